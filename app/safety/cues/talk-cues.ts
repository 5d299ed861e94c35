import { longPattern } from "#app/config/long-pattern.ts";

/*
 * What a message says about the talk itself: that it goes on about the danger or turns away from it, that it was
 * misread, whom it is about.
 */

const THANKS_OR_BYE = /\b(?:thanks?|thank you|ok(?:ay)?|bye|good night|gracias|adi[oó]s)\b/i;
const OF_SOMEBODY = longPattern("iu")`
  \b(?:
    he|she|him|her|his|(?:my|the) (?:
      husband|wife|boyfriend|girlfriend|partner|ex|dad|mom|father|mother|stepdad|stepmom
    )|[eé]l|ella|mi (?:esposo|esposa|marido|novio|novia|pareja|pap[aá]|mam[aá])
  )(?:'?s|'?ll|'?d)?\b`;
/** How the body does, or whether help is called: it's still about the emergency. */
const IS_ABOUT_IT = longPattern("i")`
  \b(?:
    not stopping|won'?t stop|still (?:bleeding|hurts?)|faint\w*|dizzy|pass(?:ed|ing)? out|sleepy|
    drowsy|blue|gr[ae]y|worse|confused|vomit\w*|threw up|throwing up|won'?t wake|not waking|
    breath\w*|numb|sweat\w*|shaking|seizure|ambulance|hospital|doctor|alone|911|calling?
  )\b`;
const NAMES_A_HELP_LINE = longPattern("iu")`
  \b988\b|\b741741\b|\bhot ?lines?\b|\bhelp ?lines?\b|
  \b(?:crisis|suicide|lifeline) (?:line|text|number)s?\b|\bl[ií]nea de (?:crisis|ayuda)\b|
  \b(?:what|which|what'?s|who)\b.{0,20}\b(?:number|call|dial|ring)\b|
  (?<!\p{L})(?:qu[eé]|cu[aá]l)\b.{0,12}n[uú]mero|a qui[eé]n llam`;
/** A wish to talk of something else, or to do something. */
const TURNS_AWAY = longPattern("iu")`
  \b(?:
    (?:talk|write|think) about something (?:else|different)|something else|change the subject|
    can we (?:just |please )?(?:talk|do|go back|start)|(?:an|another|some) exercises?|
    algo distinto|otra cosa
  )\b`;
/** That the danger is over. */
const IS_SAFE = longPattern("iu")`
  \b(?:i'?m|i am|we'?re|she'?s|he'?s|feel(?:ing)?) (?:all |much |a bit |a little |really )?
  (?:safe|stable|asleep now)\b|\bcame out (?:of|and)\b|\b(?:estoy a salvo)\b`;
/** Relief, thanks or a goodbye. */
const RELIEF = longPattern("iu")`
  \b(?:
    (?:i'?m|i am|we'?re|she'?s|he'?s|feel(?:ing)?) (?:all |much |a bit |a little |really )?
    (?:better|calmer|fine|okay|ok)\b(?! (?:to|with|if|enough))|thanks?|thank you|good ?night|bye|
    going to (?:sleep|bed)|estoy (?:mejor|bien)|gracias|adi[oó]s|buenas noches
  )\b`;
const NOT_BLEEDING = /\bstopped bleeding\b/iu;
const SPEAKS_OF_THEM = longPattern("iu")`
  \b(?:he|she|they|him|her|them|his|their|[eé]l|ella|ellos)\b|\b(?:
    what (?:do|should|can|am) i|help|not sure|don'?t know|idk|no idea|away|drive|driving|miles|
    answering|pick(?:ing)? up|qu[eé] hago|no s[eé]
  )\b`;
const ONE_OF_THEIRS =
  "(?:my|a|an|mi|un|una) (?:[a-z]+ )?(?:friend|mate|brother|sister|son|daughter|kid|child|boy|girl|lad|baby|little one|husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|cousin|uncle|aunt|nephew|niece|roommate|flatmate|neighbou?r|coworker|colleague|student|ex|hermano|hermana|hijo|hija|amigo|amiga|novio|novia|marido|mujer|madre|padre|primo|prima)";
const IT_IS = "(?:it'?s|its|it is|this is|that'?s|i meant?|i'?m talking about|es|se trata de)";
/** "It's not me, it's my brother": who is meant, and that it isn't the writer. */
const PUT_RIGHT = new RegExp(
  `\\b(?:not (?:about )?me|no soy yo|no es por m[ií])\\b.{0,30}\\b${ONE_OF_THEIRS}\\b|\\b${IT_IS} (?:about |for |por )?${ONE_OF_THEIRS}\\b.{0,30}\\b(?:not (?:about )?me|no (?:soy )?yo)\\b`,
  "iu",
);
const OF_ENGLISH =
  /\b(?:i|i'?m|i'?ll|the|my|you|it|its|not|don'?t|is|to|and|he|she|they|what|yes|ok)\b/iu;
/** Thoughts or a wish that are denied outright, not only an act of today. */
const DENIES_THOUGHTS = longPattern("iu")`
  \bnot (?:at all |actually |really |feeling )*suicidal\b|\bnot in (?:any )?danger\b|
  \b(?:don'?t|do not|never|no longer) (?:really |actually |even )?want to (?:
    die|kill myself|end my life|hurt (?:myself|anyone|anybody|someone|him|her|them)
  )\b|\b(?:not|never|isn'?t|aren'?t) (?:
    going to|gonna|about to|planning (?:to|on)|thinking (?:of|about)|
    having (?:any )?thoughts (?:of|about)
  ) (?:
    kill(?:ing)? myself|suicide|dying|end(?:ing)? my life|
    hurt(?:ing)? (?:myself|anyone|anybody|someone|him|her|them)
  )\b|\bno soy suicida\b|\bno (?:me )?(?:quiero|voy a|pienso) (?:morir|morirme|matarme|suicidarme|
    hacerme daño|hacerle daño)
  \b|\bno estoy pensando en (?:eso|matarme|morir|suicidarme)(?!\p{L})`;
/** "No, sorry, I meant the relationship": what was meant is named. */
const NAMES_WHAT_WAS_MEANT = longPattern("iu")`
  ^(?:(?:no|nope|oh|sorry|god|wait|what|lol)[\s,.!?]*)+
  (?:i (?:just )?(?:mean|meant|was talking about|am talking about)|i'?m talking about) (?:the|my|our|
    this|that|it about) \w+`;
/** "That's not what I meant": a misreading, named as one. */
const MISREADING = longPattern("iu")`
  \b(?:it|that) was (?:over )?(?:\d+|ten|twelve|fifteen|twenty|thirty|many) years ago|
  not what i (?:meant|mean|said)|
  did(?:n'?t| not) mean (?:it|that)(?: (?:like that|that way|literally))?|figure of speech|
  misunderst|misread|got (?:that|me|it|this|my \w+) (?:all |totally |completely )?wrong|
    why (?:is there|are there|do i see|am i|did|are|r) .{0,60}
  (?:violence|suicide|crisis|hotline|help ?lines?|abuse|warning|panel)|
  no (?:me refer[ií]a|quise decir) (?:a )?eso|forma de hablar|me entendiste mal`;
/** "No, not for twenty years": a no to our question, though another reply came between. */
const LATE_NO =
  /^(?:no|nope|nah)[,.]? +(?:not|never|nothing|i(?:'m| am| don't| do not| haven't| have not) )\b/iu;
const AGREES = longPattern("iu")`
  ^(
    ok(ay)?|sure|alright|all right|let'?s( do (it|that|this))?|please|vale|bueno|de acuerdo|dale|
    hagámoslo|por favor|[ ,.!]
  )+$`;
/** That a thought is unwanted, from somebody who was taken for one who means it. */
const NEVER_MEANT = longPattern("iu")`
  \b(?:
    (?:i'?d|i would|id) (?:\w+ )?never|(?:don'?t|do not|dont) want to (?:hurt|harm|do)|horrif\w*|
    disgust\w*|makes me sick|scares me
  )\b|(?<!\p{L})(?:nunca|jam[aá]s) (?:lo |le )?har[ií]a`;
/** That it is about dying, in words that leave nothing to ask. */
const SAID_PLAINLY = longPattern("iu")`
  \b(?:
    kill(?:ing)? my ?self|kms|suicid\w*|end(?:ing)? my (?:own )?life|
    tak(?:e|ing) my (?:own )?life|matarme|quitarme la vida
  )\b`;
const ASKS_NO_QUESTIONS =
  /\b(?:stop|quit|don'?t|do not|no more|without)\b.{0,20}\b(?:ask|question)|\b(?:no|sin|deja|más)\b.{0,20}\bpregunt/iu;
const SOMETHING_ELSE = longPattern("iu")`
  \b(?:
    (?:talk|write|ask) about something else|change the subject|pretend (?:this|we'?re|it'?s)|
    hablemos de otra cosa|cambia de tema
  )\b`;

/** What is said about the talk, by id. */
export const TALK_CUES = {
  thanks_or_bye: THANKS_OR_BYE,
  somebody: OF_SOMEBODY,
  emergency: IS_ABOUT_IT,
  help_line: NAMES_A_HELP_LINE,
  turns_away: TURNS_AWAY,
  safe: IS_SAFE,
  relief: RELIEF,
  not_bleeding: NOT_BLEEDING,
  them: SPEAKS_OF_THEM,
  puts_right: PUT_RIGHT,
  english: OF_ENGLISH,
  denies_thoughts: DENIES_THOUGHTS,
  meant_else: NAMES_WHAT_WAS_MEANT,
  misreading: MISREADING,
  late_no: LATE_NO,
  never_meant: NEVER_MEANT,
  other_talk: SOMETHING_ELSE,
  no_questions: ASKS_NO_QUESTIONS,
  plainly: SAID_PLAINLY,
  agrees: AGREES,
  question_mark: /\?/u,
} as const;
