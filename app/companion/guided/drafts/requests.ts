import { foldedText } from "../wording.ts";

const KIND =
  "(?:text|message|email|letter|note|card|reply|sentences?|lines?|words|script|opening|opener|something)";
const SOMEBODY =
  "(?:him|her|them|(?:my|our|the) [\\p{L}-]+|[\\p{L}'-]+(?= (?:saying|asking|telling|about|that)\\b))";
const LEAD =
  "^(?:(?:so|ok(?:ay)?|well|please|and|but|yes|yeah|fine|it's|it is|its|just|then|maybe|hi|hey)[\\s,.:]+)*";

/** What asks for words to somebody else. */
const WRITES: readonly RegExp[] = [
  /\bhelp (?:me )?(?:to )?tell(?:ing)? (?:my|him|her|them)\b/u,
  /\b(?:help|helping) me (?:to )?(?:\w+ )?(?:write|word|draft|phrase|compose)\b/u,
  /\b(?:can|could|would|will) you (?:please |just |maybe |also |at least )*(?:help me )?(?:write|draft|word|phrase|compose)\b/u,
  new RegExp(
    `(?:^|[.!?,:] |\\b(?:ok|so|please|just|then|and|at least) )(?:write|draft|compose|word) (?:me |us |him |her |them |my \\p{L}+ |our \\p{L}+ )?(?:it|that|this|an?|the|two|three|one|some|my|${KIND})\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:give|need|want|have|like) (?:me )?(?:just )?(?:an?|one|two|three|some|the|a few) (?:\\w+ ){0,2}${KIND} (?:to|for|i can|that says|saying|about)\\b`,
    "u",
  ),
  /\bhelp me (?:to )?(?:text|message|email|reply to|write to) \p{L}/u,
  new RegExp(`${LEAD}(?:write|text|email|message) (?:to )?(?:my|our|his|her) \\p{L}+`, "u"),
  /\bhelp (?:me )?(?:to )?(?:say no|say sorry|say thanks?|say thank you) to (?:my|his|her|their|him|them|the|our)\b/u,
  /\bhelp (?:me )?(?:to )?(?:apologi[sz]e|decline|cancel|turn (?:\S+ ){1,4}down|get out of|call in sick|thank (?:my|him|her|them|the))\b/u,
  /\b(?:need|have|got|want) to (?:write|text|email|message) (?:to )?(?:my|our|the|him|her|them) .{0,40}?\b(?:that|to say|saying)\b/u,
  /\b(?:write|give me|send me|do me|do) (?:out )?(?:the )?(?:actual|exact|full) (?:text|message|letter|email|words|thing|wording)\b/u,
  /\b(?:can|could) (?:i|you|we) (?:get|have|do|give) (?:me )?an? (?:\w+ )?(?:text|message|email|letter|note) (?:to|for)\b/u,
  /\bi'm (?:trying to write|writing) (?:an? |my )?(?:\w+ )?(?:message|text|letter|email|card|note) (?:to|for)\b.*\b(?:don't know|stuck|no idea|not sure)\b/u,
  /\bhelp (?:me )?(?:to )?with (?:what|how) to (?:text|write|email|message)\b/u,
  new RegExp(`\\bhelp (?:me )?with (?:an?|the|one|my) (?:\\w+ )?${KIND}\\b`, "u"),
  new RegExp(
    `${LEAD}(?:an?|the|one|two)? ?(?:\\w+ )?(?:text|message|email|letter|note|sentence|words) (?:to|for) ${SOMEBODY}`,
    "u",
  ),
  new RegExp(
    `${LEAD}(?:to|for) ${SOMEBODY}(?: [\\p{L}'-]+){0,2}[\\s,:]+(?:saying|asking|telling|that|to (?:say|tell|ask)|i (?:want|would|need))\\b`,
    "u",
  ),
];

/** Written for nobody in particular. */
const FOR_NOBODY =
  /\b(?:poem|essay|story|song|profile|resume|cv|cover letter|code|python|javascript|script (?:that|which)|program|speech|eulogy|vows|homework|report|journal|diary|list|plan|book)\b|\bwrite (?:it |this |that |them )?down\b/u;

/** What asks how something is said, which has other answers too. */
const SAYS: readonly RegExp[] = [
  /\b(?:what|how) (?:do|should|can|could|would|shall) i (?:even |actually |really |best )?(?:say|text|write|tell|word|put|phrase|start|begin|open)\b/u,
  /\bhow would you (?:say|start|put|word|begin|open|phrase)\b/u,
  /\b(?:don't|do not|no idea|not sure) (?:know )?(?:how|what) to (?:say|write|text|tell|word|put|phrase)\b/u,
  /\bwhat to (?:say|write|text)\b/u,
  /\btell\b.{3,80}\bdon't know how(?:$|[.!?])/u,
  /\b(?:don't|do not|can't|cannot) (?:have|know|find) (?:the|what|any|which) words\b/u,
  /\bfirst (?:sentence|line|words)\b/u,
];

const GOODBYE_LETTER =
  /\b(?:goodbye|farewell|suicide|last|final) (?:letter|note|message|text)s?\b|\bcarta de despedida\b/u;
/** To somebody who can't read it, it's an exercise, and no message. */
const TO_THE_DEAD =
  /\b(?:(?:my|our|the|his|her) late (?!(?:rent|payment|fee|bill|shift)\b)\p{L}+|dead|who died|passed away|in heaven|unsent|never send|won't send)\b/u;

/** Somebody else's loss: a message to them is one that can be sent. */
const LOSS_OF_OTHERS =
  /\b(?:condolences?|sympathy)\b|\b(?:my|our) (?:\p{L}+ )?\p{L}+'?s \p{L}+ (?:has |just |recently )*(?:died|passed)|\b(?:her|his|their) \p{L}+ (?:has |just |recently )*(?:died|passed)/u;

/** What to answer to what somebody says next, after a message of one's own. */
const TO_AN_ANSWER =
  /\b(?:say|write|text|answer|reply|respond) (?:back|after (?:that|this)|to that|next|then)\b|\breply for when\b|\b(?:when|if) (?:he|she|they) (?:says?|asks?|goes|replies|reply|answers?)\b|\bon the phone\b/u;

/** "I want to write to her mom. Say that I'm sorry." */
const WANTS_TO_WRITE =
  /\bi(?:'d| would)? (?:want|need|have|like|got) to (?:write|text|email|message|send)\b/u;
const SAYS_WHAT = /(?:^|[.!,:] )(?:(?:just|please)\s)?(?:say|saying)\b|\bsaying\b/u;

/** How plainly a message asks for words to somebody else; null where it doesn't. */
export function wordsAskedOf(content: string): "write" | "say" | null {
  const said = foldedText(content);
  if (
    GOODBYE_LETTER.test(said) ||
    (TO_THE_DEAD.test(said) && !LOSS_OF_OTHERS.test(said)) ||
    FOR_NOBODY.test(said) ||
    TO_AN_ANSWER.test(said)
  )
    return null;
  if (WANTS_TO_WRITE.test(said) && SAYS_WHAT.test(said)) return "write";
  const sentences = [said, ...said.split(/(?<=[.!?])\s+/u).slice(1)];
  if (WRITES.some((pattern) => sentences.some((each) => pattern.test(each)))) return "write";
  if (/\b(?:didn't|did not|never) know (?:what|how) to\b/u.test(said)) return null;
  return SAYS.some((pattern) => pattern.test(said)) ? "say" : null;
}

const PLANS_TO_WRITE =
  /(?:^|[.!,] ?|\b(?:think|guess|maybe|whatever|so|well|but) )(?:i(?:'ll| will)? )?(?:might|should|want to|would like to|need to|think i(?:'ll| should)|could) (?:just )?(?:(?:write|send) (?:to )?(?:my \p{L}+|him|her|them|the \p{L}+) an? (?:\w+ )?(?:letter|email|message|text|note|card)|(?:write|send) an? (?:\w+ )?(?:letter|email|message|text|note|card) to|apologi[sz]e to (?:my|him|her|them)|say sorry to (?:my|him|her|them))\b/u;
/** What holds somebody back from it is talked about first. */
const HELD_BACK =
  /\b(?:but|can't|cannot|scared|afraid|don't|never|shouldn't|not|urge|drunk|tempted|stop|keep|if|too late|died|dead|unsent|goodbye|last)\b/u;

/** "Might write him a proper letter": a plan that can be helped with. */
export function plansToWrite(content: string): boolean {
  const said = foldedText(content);
  return PLANS_TO_WRITE.test(said) && !HELD_BACK.test(said) && !GOODBYE_LETTER.test(said);
}

const SPANISH_WRITES =
  /(?<!\p{L})(?:escríbeme|escr[ií]bele|escribe(?:me)? un|(?:puedes|podrías|me ayudas a|ayúdame a) (?:escribir|redactar)(?:me|les?)?|un (?:mensaje|correo|texto) (?:para|a) mi|una carta (?:para|a) mi|dame (?:una|dos|unas) (?:frase|frases|palabras))(?!\p{L})/iu;
const SPANISH_SAYS =
  /(?<!\p{L})(?:qué le (?:digo|escribo|pongo)|cómo (?:se lo digo|le digo|le escribo|empiezo|lo digo|decírselo)|quiero decirle|tengo que decirle)(?!\p{L})/iu;

const SPANISH_TO_AN_ANSWER =
  /(?<!\p{L})(?:si|cuando) me (?:pregunt|dic|dig|contest|respond)\p{L}*/iu;

/** The same in Spanish. */
export function spanishWordsAskedOf(content: string): "write" | "say" | null {
  if (GOODBYE_LETTER.test(content.toLowerCase()) || SPANISH_TO_AN_ANSWER.test(content)) return null;
  if (SPANISH_WRITES.test(content)) return "write";
  return SPANISH_SAYS.test(content) ? "say" : null;
}

const FACE_TO_FACE =
  /\b(?:say to|to say|tell (?:him|her|them)|conversation|talk to|in person|face to face|walks in|gets home|comes home|home in|out loud|sentence)\b/u;
const IN_WRITING = /\b(?:text|texts|message|email|letter|note|send|write to|reply|card)\b/u;

/** Whether the words are to be said and not sent. */
export function isToBeSpoken(contents: readonly string[]): boolean {
  const newest = contents
    .map(foldedText)
    .findLast((said) => FACE_TO_FACE.test(said) || IN_WRITING.test(said));
  return newest !== undefined && FACE_TO_FACE.test(newest) && !IN_WRITING.test(newest);
}

const WARMER =
  /\b(?:warmer|softer|kinder|nicer|friendlier|gentler|less (?:cold|harsh|blunt|stiff|hard))\b|\b(?:bit|too|so|pretty|really) (?:cold|harsh|blunt|stiff|hard)\b/u;
const SHORTER = /\b(?:shorter|shorten|too long|less words|fewer words|briefer|más corto)\b/u;
const ADDS =
  /\b(?:put in|add|include|mention|also say|say too|and say|leave room for|say that too)\b/u;

/** What is to be different about a draft that was given. */
export function changesWanted(content: string): {
  isWarm: boolean;
  isShort: boolean;
  adds: boolean;
} {
  const said = foldedText(content);
  // "You're kinder than I expected" is said of the companion.
  const isOfCompanion = /\byou(?:'re| are| were)\b/u.test(said);
  return {
    isWarm: !isOfCompanion && WARMER.test(said),
    isShort: SHORTER.test(said),
    adds: ADDS.test(said),
  };
}

const POLITE = /\b(?:polite|politely|formal|formally|professional|respectful)\b/u;

/** Whether a message is to be polite, whoever it's to. */
export function isPoliteAsked(contents: readonly string[]): boolean {
  return contents.some((content) => POLITE.test(foldedText(content)));
}

const ONE_LINE =
  /\b(?:one (?:line|liner|sentence)|single (?:line|sentence)|super short|very short)\b/u;

/** Whether one sentence is all that was asked for. */
export function isShortAsked(contents: readonly string[]): boolean {
  return contents.some((content) => ONE_LINE.test(foldedText(content)));
}

const WARM = /\b(?:something|make it|keep it|nice and|a) warm\b|\bwarmly\b/u;

/** Whether a message is to be warm from the start. */
export function isWarmAsked(contents: readonly string[]): boolean {
  return contents.some((content) => WARM.test(foldedText(content)));
}
