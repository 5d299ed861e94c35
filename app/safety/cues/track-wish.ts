import { longPattern } from "#app/config/long-pattern.ts";
import type { TrackId } from "#app/catalogue/tracks.ts";
import { clausesOf, foldedText } from "../plain-text.ts";

/** Only so many clauses are read: a wish stands at the beginning or at the end of a long message. */
const MAX_CLAUSES = 40;

const NOUN =
  "(?:program(?:me)?s?|tracks?|courses?|sessions?|exercises?|module|path|thing|one(?! (?:of|who|that|in|from)\\b))";

/** What each track is called; `alone` also without the word "programme" behind it. */
const TOPICS: readonly { track: TrackId; alone: string; named: string }[] = [
  {
    track: "process-grief",
    alone:
      "(?:process(?:ing)? (?:my |the |this )?)?(?:grief(?: ?work)?|grieving|mourning|bereavement|loss)",
    named: "(?:process )?(?:grief|grieving|mourning|bereavement|loss)",
  },
  { track: "letting-go", alone: "letting[- ]go", named: "lett?ing[- ]go|let[- ]go" },
  {
    track: "calm-mind",
    alone: "calm(?:ing)?[- ](?:down|mind)|calming(?: down)?",
    named: "calm(?:ing|er)?(?:[- ](?:down|mind))?",
  },
  {
    track: "internal-family-systems",
    alone: "ifs|internal family systems?|(?:inner )?parts[- ]work|(?:inner )?parts(?! of)",
    named: "ifs|internal family(?: systems?)?|(?:inner )?parts(?:[- ]work)?",
  },
  { track: "just-chat", alone: "just[- ]chat(?:ting)?", named: "just[- ]chat" },
];

const WISH =
  "(?:i(?:'?d| would)? (?:much |really |just |actually )*(?:rather|prefer(?: to)?|like(?: to)?|love to|want(?: to)?|need(?: to)?|hope to)|can (?:we|i|you)|could (?:we|i|you)|may (?:we|i)|let's|lets|let us|shall we|why don't we|maybe we (?:can|could|should)|i think (?:we|i) should|how about(?: we)?|i'm ready to|is it possible to|i'd be glad to|please)";
const FILLER =
  "(?: (?:please|now|rather|instead|also|just|today|tonight|actually|maybe|try to|start to|begin to|go ahead and))*";
const ACT =
  "(?:work(?:ing)? (?:on|through|with)|continu(?:e|ing)(?: with| on with)?|resum(?:e|ing)|carry(?:ing)? on with|do(?:ing)?(?: something (?:about|with|on|for))?|try(?:ing)?(?: out)?|start(?:ing)?(?: with| on)?|begin(?:ning)?(?: with)?|switch(?:ing)?(?: over| back)?(?: to)?|chang(?:e|ing)(?: over)? to|mov(?:e|ing) (?:over |on )?to|go(?:ing)? (?:on |over |back )*(?:to|with|through|for|into)|focus(?:ing)? on|take(?: up)?|pick|choose)";
const DETERMINER = "(?: (?:the|my|a|an|some|your|this|that|our|with|on))*";

/** Whatever comes after the words of a wish that makes it something else than a wish for our track. */
const ELSEWHERE =
  "(?! (?:(?:program(?:me)?|group|course|session|counsell?ing|support|class|work)s? )?(?:at|in|from|with) (?:the|my|our|a|an|her|his|their|church|hospice|school)\\b)(?! (?:group|counsell?or|counsell?ing|therapist|support|class|book|leave|party))";
const END = "(?=$|[\\s,.!?;:])";

interface Reading {
  track: TrackId;
  patterns: readonly RegExp[];
}

const ENGLISH: readonly Reading[] = TOPICS.map(({ track, alone, named }) => ({
  track,
  patterns: [
    // "I'd rather work on grief", "can we do the calming programme instead"
    new RegExp(
      `\\b${WISH}${FILLER} ${ACT}${DETERMINER} (?:(?:${named}) ${NOUN}|(?:${alone}))${END}${ELSEWHERE}`,
      "u",
    ),
    // "continue the letting go programme": what was begun needs no wish before it
    new RegExp(
      `(?:^|\\b(?:please|and|so) )(?:continue|resume|go on with|carry on with|pick up)${DETERMINER} (?:${named}) ${NOUN}${END}${ELSEWHERE}`,
      "u",
    ),
    // "I want the grief programme", "I'd prefer the letting go track"
    new RegExp(
      `\\b${WISH}${FILLER}(?: have)?${DETERMINER} (?:${named}) ${NOUN}${END}${ELSEWHERE}`,
      "u",
    ),
    // "do the grief one with me", "start the grief sessions"
    new RegExp(
      `^(?:(?:ok|okay|please|so|well|and|hi|hello),? )*(?:do|start|open|begin|try) (?:the|that) (?:${named}) ${NOUN}(?: with me)?(?: (?:please|pls|now|today))*$`,
      "u",
    ),
    // "switch to grief", "the grief programme instead please"
    new RegExp(
      `^(?:(?:ok|okay|please|so|well|and|no|yes|hi|hello),? )*(?:switch|change|move)(?: me)?(?: over)? to${DETERMINER} (?:(?:${named}) ${NOUN}|(?:${alone}))${END}${ELSEWHERE}`,
      "u",
    ),
    new RegExp(
      `^(?:(?:ok|okay|please|maybe|rather|so|no),? )*(?:the )?(?:(?:${named}) ${NOUN}|(?:${alone}))(?: (?:instead|please|pls|now|today|rather))+$`,
      "u",
    ),
  ],
}));

// "Let's process my grief": processing is the work itself.
const GRIEF_ITSELF = new RegExp(
  `\\b${WISH}${FILLER} process(?:ing)?${DETERMINER} (?:grief|loss|bereavement)${END}${ELSEWHERE}`,
  "u",
);

// Back to plain talk: only where it is said of the programme, never "just listen" or "let's talk".
const PLAIN_TALK: readonly RegExp[] = [
  new RegExp(
    `\\b${WISH}${FILLER} (?:just )?(?:chat|talk)(?:ing)? (?:instead|without (?:a|the|any) ${NOUN})`,
    "u",
  ),
  /\bi(?:'?d| would)? rather just chat\b/u,
  new RegExp(
    `\\b${WISH}${FILLER} (?:leave|stop|quit|end|pause|drop) (?:the|this) (?:[a-z]+ ){0,2}(?:program(?:me)?|track)\\b`,
    "u",
  ),
];

const SPANISH_WISH =
  "(?:prefiero|preferir[ií]a|quiero|quisiera|me gustar[ií]a|podemos|podr[ií]amos|puedo|vamos a|mejor|hagamos|cambiemos)(?: (?:mejor|ahora|hoy|por favor))* (?:(?:trabajar|hacer|probar|empezar|comenzar|cambiar(?:nos)?|pasar|procesar|elaborar|seguir)(?: (?:en|con|a|al|el|la|sobre))* )?(?:(?:el|la|al|a|mi|un|una) )*(?:(?:programa|sesi[oó]n|curso)(?: (?:de|del|para))* )?";

const SPANISH: readonly Reading[] = [
  {
    track: "process-grief",
    patterns: [
      /(?:trabajar|programa|procesar|elaborar|hacer|cambiar)\b.{0,24}\bduelo\b/u,
      /\bp[eé]rdida\b/u,
    ],
  },
  { track: "letting-go", patterns: [/\b(?:soltar|dejar ir)\b/u] },
  { track: "calm-mind", patterns: [/\bprograma (?:de |para )?(?:la )?calm\w+/u] },
  {
    track: "internal-family-systems",
    patterns: [/\b(?:ifs|sistemas? (?:de )?familia(?:r(?:es)?)? interno?a?s?|mis partes)\b/u],
  },
  { track: "just-chat", patterns: [/\b(?:solo|s[oó]lo|simplemente) (?:charlar|conversar)\b/u] },
];
const SPANISH_OPENING = new RegExp(`\\b${SPANISH_WISH}`, "u");
const SPANISH_ELSEWHERE = /\bprograma\b.{0,24}\b(?:del hospicio|de la iglesia|del hospital)\b/u;
const SPANISH_WORK = longPattern("u")`
  \b(?:
    trabajar|hacer|probar|empezar|comenzar|cambiar(?:nos)?|pasar|procesar|elaborar|seguir|
    programa|solo|s[oó]lo|simplemente
  )\b`;

/** Of another time or person, or not wanted: then it is no wish, whatever else the clause says. */
const NOT_A_WISH = longPattern("u")`
  \b(?:
    (?:do|did|does|would|could|can|will)(?:n't| not)|cannot|never|no longer|
    not (?:ready|sure|able)|(?:he|she|they|my \w+|doctor|therapist) (?:says?|said|thinks?|thought|
      wants?|wanted|told|suggest\w*|recommend\w*)|
    used to|last (?:year|month|week)|years? ago|if i|wish i had|have to|had to|supposed to|
    stop(?:ping)? (?:work|do)ing
  )\b|\b(?:no quiero|no puedo|me dijo|dice que)\b`;

/** "not letting go but grief": what is named only to be left. */
const LEFT_BEHIND = longPattern("gu")`
  \b(?:instead of|rather than|and not|not|en vez de|en lugar de) (?:the |doing |this )?(?:
    just chat|letting go|calm(?:ing)?(?: down| mind)?|grief|ifs|parts(?: work)?|
    internal family systems?|soltar|duelo
  )(?: (?:program(?:me)?|track|session))?\b`;

const NAMES_EXERCISE = /\b(?:exercises?|ejercicios?)\b/iu;

/**
 * The track that a message asks to work on ("I'd rather work on grief", "can we do the calming
 * programme instead"), or "other" where it asks for another one and names none. Null where it speaks of one
 * without wishing for it, wishes for two, or asks for an exercise: that is a quarter of an hour, and no programme.
 */
export function readTrackWish(content: string): TrackId | "other" | null {
  if (NAMES_EXERCISE.test(content)) return null;
  const clauses = wishClauses(content).slice(-MAX_CLAUSES);
  const found = new Set(clauses.flatMap((clause) => wishesIn(clause)));
  const [track] = found;
  if (found.size === 1 && track !== undefined) return track;
  return clauses.some(asksForOther) ? "other" : null;
}

const POLITE_END = "(?:,? (?:please|pls|now|today|instead|here|with you))*$";
// "I would like to switch to another approach", "can we try a different track"
const OTHER_TRACK: readonly RegExp[] = [
  new RegExp(
    `\\b${WISH}${FILLER} (?:switch|change|move|go)(?: over)?(?: to| with)? (?:another|a different|some other|a new|a) (?:approach|method|track|program(?:me)?|focus)${POLITE_END}`,
    "u",
  ),
  new RegExp(
    `\\b${WISH}${FILLER} (?:try|do|choose|pick|start|use) (?:another|a different|some other) (?:track|program(?:me)?|focus)${POLITE_END}`,
    "u",
  ),
  // "can we switch tracks", "change my track"
  new RegExp(
    `(?:^|\\b${WISH}${FILLER} )(?:please )?(?:switch|change|swap)(?: (?:the|my|our))? (?:tracks?|program(?:me)?s?|approach(?:es)?|focus)${POLITE_END}`,
    "u",
  ),
  /\b(?:quiero|quisiera|me gustar[ií]a|podemos|podr[ií]amos|puedo) cambiar de (?:programa|enfoque|m[eé]todo)$/u,
];

function asksForOther(clause: string): boolean {
  return !NOT_A_WISH.test(clause) && OTHER_TRACK.some((pattern) => pattern.test(clause));
}

function wishClauses(content: string): string[] {
  // "Can we do X instead, please": a comma before a pronoun ends a clause, others do not.
  return clausesOf(foldedText(content)).map((clause) =>
    clause.replace(LEFT_BEHIND, "").replace(/\s+/gu, " ").trim(),
  );
}

function wishesIn(clause: string): TrackId[] {
  if (NOT_A_WISH.test(clause)) return [];
  const english = tracksIn(ENGLISH, clause);
  if (english.length > 0) return english;
  if (GRIEF_ITSELF.test(clause)) return ["process-grief"];
  if (PLAIN_TALK.some((pattern) => pattern.test(clause))) return ["just-chat"];
  if (!SPANISH_OPENING.test(clause) || !SPANISH_WORK.test(clause)) return [];
  return SPANISH_ELSEWHERE.test(clause) ? [] : tracksIn(SPANISH, clause);
}

function tracksIn(readings: readonly Reading[], clause: string): TrackId[] {
  return readings
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(clause)))
    .map(({ track }) => track);
}

/** Longer questions are about something else. */
const MAX_QUESTION_WORDS = 14;
const SWITCH = longPattern("u")`
  ^(?:(?:yes|yeah|yep|sure|ok|okay|please|s[ií])[\s,]+)*(?:
    (?:let's )?switch(?: (?:now|please|over))?|please switch|take me there|cambiar|cambiemos
  )[\s.]*$`;
const STAY = longPattern("u")`
  ^(?:(?:no|nah|ok|okay|thanks|actually|no thanks)[\s,]+)*(?:
    (?:i'll |i'd rather |let's )?stay(?: here| with this| in this)?|
    (?:let's )?(?:go|carry) on here|quedarnos aqu[ií]|quedarme aqu[ií]|seguir aqu[ií]
  )[\s.]*$`;
const ASKS = longPattern("u")`
  ^(?:and |but )?(?:what|how|which|why|tell me)\b.{0,60}\b
  (?:that|it|this|program(?:me)?|track|sessions?|happens?|mean|work|long)\b`;

/** How a message answers the offer to switch, in the words for it. */
export function readSwitch(content: string): "switch" | "stay" | "ask" | null {
  const text = foldedText(content).replace(/(?<![.!])[.!]+$/u, "");
  if (SWITCH.test(text)) return "switch";
  if (STAY.test(text)) return "stay";
  return text.split(/\s+/u).length <= MAX_QUESTION_WORDS && ASKS.test(text) ? "ask" : null;
}
