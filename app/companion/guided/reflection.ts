import { turnPronouns } from "./quoting.ts";
import { capitalise, clausesOf, countWords, plainText, writeOut } from "./wording.ts";

const MAX_CLAUSES = 1;
const MIN_WORDS = 3;
const MAX_WORDS = 14;
/** What weighs is often told in a longer breath. */
const MAX_TENDER_WORDS = 18;
const MAX_CHARACTERS = 100;

/** What stands before a statement and is no part of it. */
const LEAD_IN =
  /^(?:(?:and|but|so|well|ok(?:ay)?|oh|um+|uh|hm+|hi|hey|hello|yeah|yes|honestly|actually|basically|anyway|then|also|plus|because|like|just|now|idk|i mean|i guess|i think|i feel like|i suppose|it's just(?: that)?|it's that|the thing is(?: that)?|the worst is(?: that)?|i just want to say(?: that)?|i don't know)[\s,]+)+/iu;
/** What hangs on behind and says nothing. */
const TAIL =
  /(?<![\s,])[\s,]+(?:lol|haha+|lmao|tho|though|you know|i guess|i think|i suppose|or something|or whatever|and stuff|too|please|anyway|hm+|ugh|thanks|thank you|honestly|actually|basically|so|to be honest|tbh)$/iu;

/** A whole statement begins with who it is about. */
const SUBJECT =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|my (?:\w+ ){1,3}|our (?:\w+ ){1,3}|(?:he|she|they)(?:'s|'re|'ve|'d|'ll)?|everyone|everybody|nobody|no one|someone|the \w+)\b/iu;
/** What weighs is named whoever it begins with: "it would have been our anniversary". */
const TENDER_SUBJECT =
  /^(?!(?:and|but|to|for|with|in|on|at|because|when|after|before|of|from|by|which|who|if)\b)\p{L}/iu;
/** One word written in capitals among others. */
const SHOUTED = /\b\p{Lu}{3,}\b/gu;
/** And has a verb: what is said about it. */
const VERB =
  /\b(?:am|is|are|was|were|'m|'re|been|be|have|has|had|do|does|did|don't|doesn't|didn't|won't|wouldn't|can't|couldn't|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|shouldn't|will|would|can|could|should|keep|keeps|kept|feel|feels|felt|get|gets|got|go|goes|went|want|wants|need|needs|know|knows|knew|think|thinks|thought|say|says|said|tell|tells|told|make|makes|made|take|takes|took|come|comes|came|leave|leaves|left|lose|loses|lost|miss|misses|see|sees|saw|hear|hears|heard|work|works|start|starts|stay|stays|sit|sat|lie|lay|wake|woke|sleep|slept|eat|ate|cry|cries|cried|hate|hates|love|loves|live|lives|broke|break|breaks|fight|fought|argue|yell|write|wrote|read|give|gave|put|find|found|hold|held|run|ran|spend|spent|stand|stood|bring|brought|buy|bought|pay|paid|lie|lied|act|acts|look|looks|worry|worries|wish|forget|forgot|begin|began|call|calls|sing|sang|meet|met|send|sent|let|cut|set|quit|tr(?:y|ies)|\w{3,}ed)\b|(?:'s|'re|'ve|'d|'ll)\b/iu;

/** Said back by itself it would be a verdict, a confirmation or worse; so it is never said back. */
const NEVER_SAID_BACK: readonly RegExp[] = [
  // To the companion, or about it.
  /\b(?:you|your|yours|u|ur|ai|bot|chat|app|program)\b/iu,
  // What may be danger, however it is meant.
  /\b(?:die|died|dies|dying|dead|death|kill\w*|suicid\w*|cut(?:s|ting)?|overdos\w*|attempt\w*|hurt\w*|harm\w*|rap(?:e|ed|ist)|abus\w*|hit(?:s|ting)?|beat\w*|slap\w*|chok\w*|punch\w*|threw|grab\w*|murder\w*|stab\w*|shoot\w*|shot|pills?|gun|knife|blade|rope|bridge|garage|jump\w*|roof|drown\w*|hang\w*|bleed\w*|blood|poison\w*|drunk|drugs?|weapon|burn\w*|crash\w*|disappear\w*|vanish\w*|anymore|wake up|give up|giving up|given up|go on|goodbye|suicide note|pointless|worth|without me|better off|last time|burden|alone|gone|end it|over with|can't (?:do|take|cope|handle|stand|live|bear)|done with|exist\w*|alive|pray\w*|hell|heaven|forever|touch\w*|force\w*|safe|dangers?|scared of|afraid of|threat\w*|stalk\w*|police|hospital|lost|lose|losing)\b/iu,
  // Verdicts about oneself, and about others.
  /\b(?:stupid|worthless|failure|failing|fail(?:ed)?|bad|terrible|awful|horrible|lazy|useless|pathetic|idiot\w*|broken|ugly|fat|weak|disgust\w*|monster|fault|blame|loser|mess|crazy|insane|hopeless|(?:am|i'm|feel like|worth) nothing|no good|not (?:good )?enough|hate\w*|evil|toxic|narciss\w*|liar|selfish|dumb|incompetent|fraud|fake|wrong|deserve\w*|shame\w*|guilty|sin|sinner|punish\w*|damaged|unlovable|ruin\w*|waste|silly|ridiculous|childish|dramatic|lame|weird|dumb|needy|gross)\b/iu,
  // Told as if it were played: "he's like oh whatever".
  /\b(?:(?:is|was|were|are)|(?:he|she|they)'(?:s|re)) like\b/iu,
  // What somebody would never do is no news to give back.
  /\b(?:wouldn't|would never|not going to|would not) (?:ever )?do\b|\bnot like that\b/iu,
  // Beliefs that nobody here should confirm.
  /\b(?:watch(?:es|ed|ing)? me|follow\w*|spy\w*|track\w*|chips?|implant\w*|government|cia|fbi|voices?|signs?|messages? (?:to|for|from)|read(?:s|ing)? my|mind|control\w*|god|devil|demons?|angels?|jesus|chosen|special|secret\w*|they know|hack\w*|record\w*|camera\w*|aliens?|conspir\w*|plot\w*|cursed?|possess\w*|spirits?|evil)\b/iu,
  // Illness and the body: said flatly, it would be cruel.
  /\b(?:cancer|tumou?r|stroke|miscarr\w*|abort\w*|diagnos\w*|terminal|disease|hiv|pregnan\w*|funeral|passed|buried|ashes|put (?:him|her|it|down)|put our|sepsis|sex\w*|naked|porn\w*)\b/iu,
  /\b(?:fuck\w*|shit\w*|bitch\w*|cunt\w*|asshole\w*|bastard\w*|whore\w*|slut\w*|damn\w*|crap|piss\w*|suck\w*|screw\w*|wtf)\b/iu,
  // Not a plain statement: a question, a condition, a guess, or "I should", which turned would be a reproach.
  /\b(?:who|who's|what|what's|how|which|don't (?:really |even )?know|no idea)\b/iu,
  /\b(?:is|are|am|was|were|do|does|did|can|will|would)(?:n't)? (?:i|he|she|they|it|we)\b/iu,
  // Two subjects in a row: turned, it would mock somebody who writes in a second language.
  /\b(?:girlfriend|boyfriend|wife|husband|mother|mom|father|dad|boss|friend|son|daughter|sister|brother) (?:he|she|they)\b/iu,
  /\b(?:if|whether|maybe|perhaps|supposed|except|as if|why|shall|should\w*|ought|must|might)\b/iu,
];
/** Signs that make a clause no plain statement. */
const SIGNS = /["“”?!:@#%&/\\]|\d{5}|\S{19,}/u;

/** It breaks off, or points at what stands elsewhere. */
const UNFINISHED =
  /\b(?:a|an|the|my|his|her|their|our|and|or|but|to|of|for|with|at|in|on|from|about|than|because|that|this|so|very|really|too|as|is|are|was|were|am|be|i|i'm|not|just|like|into|by|it)$/iu;

const PLURAL: ReadonlyMap<string, string> = new Map([
  ["we", "you"],
  ["we're", "you're"],
  ["we've", "you've"],
  ["we'd", "you'd"],
  ["us", "you"],
  ["our", "your"],
  ["ours", "yours"],
  ["ourselves", "yourselves"],
]);

/**
 * A short statement of the person's turned to face them, as a sentence: "my landlord kept the
 * deposit" becomes "Your landlord kept the deposit." English only. Null where no statement stands by
 * itself, or where it must not be said back: verdicts, danger, illness, beliefs, anything unsure.
 */
export function sayBack(content: string): string | null {
  const plain = writeOut(plainText(calmed(content))).replace(EMOTICON, "");
  if (plain.includes("?")) return null;
  const clauses = clausesOf(plain);
  // One clause of several, said back alone, shows that the rest was read past.
  if (clauses.length > MAX_CLAUSES) return null;
  // The last is what they came to say, unless it says nothing by itself.
  const last = clauses.findLast((clause) => countWords(bareOf(clause)) >= MIN_WORDS);
  return last === undefined ? null : turned(last);
}

const FEW_CLAUSES = 4;
const CONCRETE_WORDS = 6;
/** What somebody else did is concrete in fewer words: "he was making coffee". */
const OF_OTHERS = /^(?:he|she|they|my|our|the)\b/iu;

/**
 * The most concrete statement of a short message of several, turned to face them, where nothing else
 * is known to be said to it: better than "go on". Null where none is fit to be said back.
 */
export function sayBackOneOf(content: string): string | null {
  const plain = writeOut(plainText(calmed(content))).replace(EMOTICON, "");
  const clauses = clausesOf(plain);
  if (plain.includes("?") || clauses.length > FEW_CLAUSES || isNeverSaidBack(plain)) return null;
  const [longest] = clauses
    .filter(
      (clause) =>
        countWords(bareOf(clause)) >= (OF_OTHERS.test(bareOf(clause)) ? 4 : CONCRETE_WORDS),
    )
    .flatMap((clause) => turned(clause) ?? [])
    .toSorted((one, other) => countWords(other) - countWords(one));
  return longest ?? null;
}

function turned(clause: string): string | null {
  return isNeverSaidBack(bareOf(clause)) ? null : faceClause(clause);
}

/** A whole clause turned to face who wrote it, whatever it says; null where it's no plain statement. */
export function faceClause(clause: string, isTender = false): string | null {
  const bare = bareOf(clause).replaceAll(SHOUTED, (word) => word.toLowerCase());
  const words = countWords(bare);
  const isFit =
    words >= (isTender ? 2 : MIN_WORDS) &&
    words <= (isTender ? MAX_TENDER_WORDS : MAX_WORDS) &&
    bare.length <= MAX_CHARACTERS &&
    (isTender ? TENDER_SUBJECT : SUBJECT).test(bare) &&
    (isTender || VERB.test(bare)) &&
    (!UNFINISHED.test(bare) || (isTender && /\b(?:it|that|this)$/iu.test(bare))) &&
    !SIGNS.test(bare);
  if (!isFit) return null;
  const singular = bare
    .split(" ")
    .map((word) => PLURAL.get(word.toLowerCase()) ?? word)
    .join(" ");
  const said = turnPronouns(singular).replace(/\byou are\b/iu, "you're");
  return `${capitalise(said)}.`;
}

/** Whether words must not be given back, whoever they are of. */
export function isNeverSaidBack(text: string): boolean {
  return NEVER_SAID_BACK.some((each) => each.test(text));
}

const EMOTICON =
  /(?<!\s)\s+(?:[:;=8]-?[()DPp/|\]['*]+|<3|xd)(?=\s|$)|(?:[:;=8]-?[()DPp/|\]['*]+|<3|xd)(?=\s|$)/giu;

/** Without the capitals of somebody who shouts. */
function calmed(content: string): string {
  const capitals = content.match(/\p{Lu}/gu)?.length ?? 0;
  const small = content.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > small ? content.toLowerCase() : content;
}

function bareOf(clause: string): string {
  let bare = clause.replace(LEAD_IN, "");
  for (let before = ""; before !== bare;) {
    before = bare;
    bare = bare.replace(TAIL, "");
  }
  return bare.replace(/(?<![\s.,:;…])[\s.,:;…]+$/u, "");
}
