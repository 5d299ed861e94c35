import { longPattern } from "#app/config/long-pattern.ts";
import type { ConsideredAnswer } from "#app/content/safety-script.ts";
import { LANGUAGES, type Language } from "#app/safety/assessment.ts";

/** Longer replies are read as what they say. */
export const MAX_LENGTH = 400;
/** A yes is short: what comes after more words is no plain yes any more. */
const MAX_WORDS_OF_YES = 8;

/** Words that open a no in passing: "God no", "oh no", "lol no". */
const BEFORE_NO: Readonly<Record<Language, string>> = {
  en: "(?:(?:oh|god|omg|gosh|hell|heck|lol|haha|ew|um|uh|well|what|wait|whoa|jeez|thankfully|luckily|honestly|definitely|absolutely|of course|certainly|thank you|thanks|sorry|i said|like i said|as i said) )*",
  es: "(?:(?:ay|dios|dios mio|uy|jaja|claro que|por supuesto que|por suerte|gracias|perdon|ya dije que|desde luego que) )*",
};

const NO_WORDS: Readonly<Record<Language, string>> = {
  en: "(?:no way|not at all|not like that|nothing like that|not that bad|not even close|of course not|definitely not|absolutely not|certainly not|god forbid|nope|nah|naw|never|no)",
  es: "(?:para nada|nada de eso|nada asi|nada|que va|en absoluto|claro que no|por supuesto que no|jamas|nunca|nop|no)",
};

/**
 * What may follow a bare "no" in the same breath. "No point", "no one", "no reason", "no idea" are no
 * noes; after a comma or a full stop anything may follow that the detector lets pass.
 */
const AFTER_NO: Readonly<Record<Language, string>> = {
  en: "(?:no|nope|nah|never|not|i|i'm|im|i'd|i've|it's|its|it|that's|thats|that|this|just|only|thanks|thank|nothing|but|because|cause|cuz|honestly|really|lol|haha|god|don't|dont|everything|all|he|he's|she|she's|they|they're|we|we're|there's|my|the|why|what|silly|dude|man|bro|sorry|sir|ma'am|ali|please|way|still)",
  es: "(?:no|nada|nunca|gracias|solo|es|eso|estoy|pero|porque|perdon|de verdad|para|yo|me|lo|la|el|mi|todo|que|claro)",
};

/** A denial that names the matter is a no wherever it stands. */
const DENIALS: Readonly<Record<Language, RegExp>> = {
  en: longPattern()`
    \b(?:
      (?:i'?m|i am|im|was|wasn'?t) (?:really |definitely |absolutely |at all )?not (?:at all |really |
        feeling |actively )*
      (?:
        suicidal|in danger|a danger|going to (?:kill|hurt|harm|do anything|die)|
        thinking (?:of|about) (?:suicide|killing|dying|hurting|ending|that|it|anything)|planning|
        about to
      )|i'?m safe|i am safe|i'?m (?:fine|okay|ok|good),? (?:really|honestly|now|i promise)|
      i'?m not (?:really |actually |at all )?(?:scared|afraid|frightened) of (?:him|her|them|anyone|
        anybody|my \w+)|
      not suicidal|i (?:don'?t|do not|never|would never|wouldn'?t|didn'?t|have never) (?:really |ever |
        actually )*(?:
        want to (?:die|kill myself|hurt myself|hurt anyone|hurt anybody)|
        think (?:of|about) (?:suicide|killing myself|dying|that)|have (?:any )?(?:suicidal )?
        (?:thoughts|plans?|intentions?)(?: of (?:suicide|dying|that))?|
        (?:do|try) (?:that|anything like that|such a thing)|
        (?:kill|hurt|harm) (?:myself|anyone|anybody)|
        mean (?:it |that )?(?:like that|that way|literally)|mean that
      )|i'?d never (?:do|hurt|kill|harm|try)|
      i have no (?:suicidal |such )?(?:thoughts|plans?|intentions?)\b|
      no (?:suicidal )?thoughts (?:of|like)|
      (?:that'?s|that is|it'?s|it is|was) not what i (?:meant|mean|said)|not what i meant|
      (?:it'?s|it is|was|that'?s) (?:just |only )?(?:
        a figure of speech|an expression|
        (?:from )?(?:a |the |in a )?(?:song|lyrics?|quote|game|meme|movie|film)
      )|(?:what|no|nah|wtf|omg)\b.{0,12}\bi'?m (?:just |only |literally )?
      (?:moving|relocating|emigrating|going on (?:a )?(?:holiday|vacation|trip))|
      nothing to do with (?:suicide|dying|violence|abuse|that)|
      (?:you|u) (?:misunderstood|misread)|
      (?:you|u) got (?:that|me|it|this|my \w+) (?:all |totally |completely )?wrong|why (?:
        is there|are there|do i see|am i (?:seeing|getting|shown)|
        did (?:you|u|it) (?:send|show|give)|(?:are|r) (?:you|u) (?:showing|sending|giving)
      ) .{0,30}(?:violence|suicide|crisis|hotline|help ?lines?|abuse|warning|panel)(?: .{0,30})?
    )\b`,
  es: longPattern("u")`
    (?<!\p{L})(?:
      no (?:soy|estoy|me siento) (?:
        suicida|en peligro|pensando en (?:eso|matarme|morir|suicidarme)
      )|no (?:quiero|voy a|pienso|pienso en) (?:matarme|morir|morirme|suicidarme|hacerme daño|
        hacerle daño)|
      no (?:tengo|he tenido) (?:esos |ningun )?(?:pensamiento|pensamientos|plan|planes)|
        no (?:me referia|quise decir|queria decir|lo decia|lo digo)
      (?: (?:a )?eso| asi| en ese sentido)?|nunca (?:haria|lo haria|me haria)|
      jamas (?:haria|lo haria|me haria)|(?<!no )estoy a salvo|
      es (?:solo )?(?:una forma de hablar|un decir)|me entendiste mal
    )(?!\p{L})`,
};

/** The words of a no that TAKES_BACK would take for despair: "nobody hurts me". */
const NOBODY_HURTS = longPattern("g")`
  \b(?:nobody|no one|noone|not anyone) (?:is |has |here |ever |has ever )*(?:
    hurt(?:s|ing)?|hit(?:s|ting)?|threaten(?:s|ed|ing)|control(?:s|ling)|abus(?:es|ing|ed)|
    forc(?:es|ing)
  ) me\b(?! (?:but|except|like|more|as|than|besides))`;

/** Words that take a no back, leave it open, or speak of an act: then it isn't a clear no. */
const TAKES_BACK: Readonly<Record<Language, RegExp>> = {
  en: longPattern()`
    \b(?:
      sometimes|maybe|perhaps|might|kind of|kinda|sort of|sorta|not sure|not yet|yet|almost|
      used to|thought about it|think about it|
      wish i(?! could (?:just )?(?:sleep|rest|nap|take|get|have|go))|
      if i could(?! just (?:sleep|rest))|any ?more|wouldn'?t mind|
      no (?:point|one|reason|hope|use)|nobody|nothing (?:matters|left)|doesn'?t matter|
      already (?:took|taken|did|done|swallowed|cut|started)|took (?:them|it|all)|swallowed|
      too late|goodbye|jk|joking|kidding|except|unless
    )\b`,
  es: longPattern("u")`
    (?<!\p{L})(?:
      a veces|quiza|quizas|tal vez|a lo mejor|puede que|casi|todavia no|
      ya (?:me )?(?:tom[eé]|las tome|lo hice)|me (?:tome|trague)|demasiado tarde|nadie|ya no|
      adios|broma|jaja|salvo que|excepto
    )(?!\p{L})`,
};

const UNSURE: Readonly<Record<Language, RegExp>> = {
  en: longPattern()`
    ^(?:well |um |uh |hm+ |honestly |i guess |i think )*(?:
      maybe|perhaps|possibly|kind of|kinda|sort of|sorta|not really|not sure|i'?m not sure|
      i am not sure|unsure|idk|dunno|i don'?t know|i do not know|i don'?t think so|
      i'?d rather not(?: say)?|rather not(?: say)?|i'?d prefer not to(?: say)?|prefer not to say|
      pass|hard to say|it depends|depends|yes and no|yeah no|no idea|no clue|probably not|
      probably|i guess(?: not| so)?|i might|i suppose(?: so)?|
      not (?:yet|quite|exactly|tonight|today|right now|now|always|anymore|any more)(?: yet)?|
      sometimes|a little|a bit|now and then|from time to time|on and off|every now and then|
      i think so|(?:there'?s |there is )?no (?:point|use|hope)|what'?s the (?:point|use)|
      no ?(?:one|body) would (?:miss me|care|notice|mind)
    )(?: (?:yet|right now|really|tbh|honestly|maybe|i guess|sometimes|so|lol|i don'?t know|idk)
    )*$`,
  es: longPattern()`
    ^(?:pues |bueno |eh |hm+ |creo que )*(?:
      quizas?|tal vez|a lo mejor|no se|no lo se|no estoy segur[oa]|mas o menos|depende|
      prefiero no(?: decirlo| decir)?|ni idea|si y no|puede ser|puede que(?: si| no)?|
      creo que (?:no|si)|esta noche no|hoy no|ahora no|todavia no(?: del todo)?|a veces|un poco|
      de vez en cuando|probablemente
    )(?: (?:creo|quiza|no se|la verdad))*$`,
};

/** A yes and nothing that makes it about something else: "yes, the money part mostly" is none. */
const YES: Readonly<Record<Language, RegExp>> = {
  en: longPattern()`
    ^(?:
      yes+|yeah|yea|yep|yup|ya|yah|mhm|uh huh|i am|i do|i have|definitely|every day|all the time
    )(?: (?:
        yes|i think so|i guess(?: so)?|i suppose(?: so)?|probably|
        i (?:do|am|have|did|might|think about it|have been|really do)|sometimes|often|a lot|
        always|every (?:day|night)|all the time|lately|it (?:is|does)|they are|
        (?:they'?re )?still (?:here|there|do)|tonight|today|now|right now|very much|unfortunately|
        sadly|honestly|really|please|kind of|a bit|a little|constantly|thinking about it|that bad|
        obviously|clearly|that'?s what i (?:just )?(?:said|told you)|
        i (?:just )?(?:said so|told you)
      )
    )*$`,
  es: longPattern()`
    ^(?:si|sip|claro que si|lo estoy(?: pensando)?|todos los dias|siempre)(?: (?:
        si|lo estoy(?: pensando)?|a veces|mucho|siempre|todos los dias|hoy|ahora|esta noche|
        siguen aqui|los tengo|la verdad|por desgracia|un poco|muchas veces
      )
    )*$`,
};

const JOKES: Readonly<Record<Language, RegExp>> = {
  en: longPattern()`
    ^(?:
      (?:
        jk|j k|just kidding|kidding|i'?m (?:just )?(?:kidding|joking)|
        (?:it'?s|it was|that was) (?:just )?a joke|just joking|joking|lol|lmao|rofl|ha(?:ha)+|
        hehe+|relax|chill|sorry|no|oh
      )\s*
    )+$`,
  es: /^(?:(?:es|era|fue) (?:una )?broma|bromeaba|(?:ja)+|jeje+|lol)(?: (?:era (?:una )?broma|perdon|nada|tranqui))*$/,
};

/** That it is, or was, a joke. */
export const A_JOKE =
  /\b(?:jk|j k|kidding|jok(?:e|ing)|lol|lmao|rofl|haha|hehe|jaja|jeje|broma)|bromeaba/;

function folded(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize("NFD")
    .replace(/(?!\u0303)\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘]/g, "'");
}

/** In small letters and single spaces, without accents and marks: for reading, never for showing. */
export function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}'\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Reads a reply to a direct question as yes, no or unsure, and null where it is none of them. It is
 * read after the detector has found no sign in it. A no counts in any usual wording; "no point",
 * "no one would care", "not tonight" and "no, sometimes" are no clear no.
 */
export function readConsideredAnswer(text: string): ConsideredAnswer | null {
  if (text.length > MAX_LENGTH) return null;
  const words = plain(text);
  if (words === "") return null;
  for (const each of LANGUAGES) {
    if (UNSURE[each].test(words)) return "unsure";
    if (isClearNo(text, each)) return "no";
    if (words.split(" ").length <= MAX_WORDS_OF_YES && YES[each].test(words)) return "yes";
  }
  return null;
}

/** Whether a text denies danger in words that name it, whatever was asked before. */
export function isNamedDenial(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const words = deniedIn(text);
  return !takesBack(words) && LANGUAGES.some((each) => DENIALS[each].test(words));
}

function deniedIn(text: string): string {
  return plain(text).replaceAll(NOBODY_HURTS, "i'm not in danger");
}

function takesBack(words: string): boolean {
  return TAKES_BACK.en.test(words) || TAKES_BACK.es.test(words);
}

/** Whether a text is only a joke, or only says that it was one. */
export function isOnlyJoke(text: string): boolean {
  const words = plain(text);
  if (words === "" || words.length > 60 || !A_JOKE.test(words)) return false;
  return JOKES.en.test(words) || JOKES.es.test(words);
}

function isClearNo(text: string, language: Language): boolean {
  const words = deniedIn(text);
  if (takesBack(words)) return false;
  return DENIALS[language].test(words) || opensWithNo(text, language);
}

/** "No, I'm not calling anybody", "no plan": that's no word on whether there are thoughts. */
const OF_SOMETHING_ELSE = longPattern()`
  ^,? (?:i'?m |im |i am |i )?(?:not|won'?t|can'?t|don'?t want to|don'?t) (?:going to |gonna |want to )?
  (?:call|text|ring|phone|talk)|^,? (?:i )?(?:can'?t|cannot|couldn'?t|won'?t) (?:just )?
  (?:leave|go (?:anywhere|back|home)|move out)\b|^,? (?:where|how) would i\b|
  ^,? (?:i )?(?:haven'?t|have not|didn'?t) (?:slept|eaten|sleep|eat)\b|^,? (?:cops|police)\b|
  ^ plan\b|^,? (?:please )?(?:don'?t|do not) (?:tell|call|say)\b|^,? no tengo (?:un |ningun )?plan`;

function opensWithNo(text: string, language: Language): boolean {
  const line = folded(text)
    .replace(/["“”«»¡¿*_()]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const before = BEFORE_NO[language].replaceAll(") )*", ")[,?!.…]* )*");
  const start = new RegExp(`^${before}${NO_WORDS[language]}(?![\\p{L}'])`, "u").exec(line);
  if (!start) return false;
  const rest = line.slice(start[0].length);
  if (OF_SOMETHING_ELSE.test(rest)) return false;
  if (/^\s*(?:$|[.,;:!?…—–-])/u.test(rest)) return true;
  return new RegExp(`^ ${AFTER_NO[language]}(?![\\p{L}'])`, "u").test(rest);
}

/**
 * What a message says besides its no: "I'm not suicidal, I just can't sleep!!" leaves "I just can't
 * sleep!!". Empty where the no is all there is.
 */
export function withoutTheNo(text: string): string {
  const pieces = text.split(/(?<=[.!?…;])\s+|,\s+|(?<!\s)\s+[—–-]\s+|(?<!\s)\s+(?=but |pero )/iu);
  const kept = pieces.filter((piece) => {
    const words = plain(piece);
    const isDenial = LANGUAGES.some((each) => DENIALS[each].test(words));
    const isBareNo = LANGUAGES.some((each) =>
      new RegExp(
        `^${BEFORE_NO[each]}(?:${NO_WORDS[each]}|thanks|thank you|gracias|god|really|just|honestly| )*$`,
        "u",
      ).test(words),
    );
    return words !== "" && !isDenial && !isBareNo;
  });
  // What holds no no is given back as it is: it was read already.
  const left = kept.length === pieces.length ? text : kept.join(", ");
  const rest = left.replace(/^(?:but|pero|no|nah|nope|god no)\s+/iu, "");
  return plain(rest).split(" ").length >= 2 ? rest.trim() : "";
}
