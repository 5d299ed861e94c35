import type { LineKey } from "../content/schema.ts";
import { isNeverSaidBack } from "./reflection.ts";
import { sayFreshLine } from "./say.ts";
import type { Turn } from "./turn-reply.ts";
import { capitalise, countWords, foldedText, plainText } from "./wording.ts";

const BEFORE = "^(?:(?:and|so|then|but|well|ok(?:ay)?|anyway|yeah|oh|y|pero|entonces)[\\s,]+)*";
const PAST =
  "(?:was|were|had|did|went|told|said|left|got|took|kept|came|made|broke|found|saw|heard|knew|gave|put|ran|sat|wrote|bought|met|sent|brought|lost|won|felt|forgot|turned|started|asked|called|looked|walked|\\p{L}{3,}ed)";

/** What a statement tells, by how it's put, and the small question that fits it. */
const KINDS: readonly (readonly [LineKey, RegExp])[] = [
  [
    "pick_then",
    new RegExp(
      `${BEFORE}(?:he|she|they|it|everyone|everybody|somebody|someone|(?:my|the|our|his|her) \\p{L}+(?: \\p{L}+)?) (?:just |even |then |never |suddenly |also )?${PAST}\\b`,
      "u",
    ),
  ],
  [
    "pick_how_was",
    new RegExp(`${BEFORE}(?:i|we) (?:just |even |then |finally |also )?${PAST}\\b`, "u"),
  ],
  [
    "pick_how_going",
    new RegExp(
      `${BEFORE}(?:i'm|i am|we're|we are|i've been|we've been|been) \\p{L}{2,}ing\\b`,
      "u",
    ),
  ],
  ["pick_then", /(?<!\p{L})(?:me dijo|dijo que|se fue|vino|lleg[oó]|hizo|pas[oó])(?!\p{L})/u],
  ["pick_how_was", /^(?:y |pero )?(?:fui|hice|tuve|compr[eé]|com[ií]|vi|estuve|sal[ií])(?!\p{L})/u],
];

/** "Just had a weird day": what it was called, and by its noun that it's no person or thing. */
const CALLED =
  /\b(?:an?|such an?|my|the|this|that|it was|been) (?:(?:really|very|kinda|kind of|pretty|so|super|just|quite|bit of an?) )*(weird|strange|odd|rough|long|bad|crazy|hard|tough|awful|terrible|horrible|busy|stressful|exhausting|draining|great|good|nice|lovely|amazing|wild|hectic|slow|boring|emotional|confusing|tense) (?:day|night|week|shift|morning|afternoon|evening|class|lesson|weekend|month|call|meeting|talk|conversation|chat|date|dream|dinner|visit|appointment)\b/u;

/** What made a day, a call or a class what it was called; null where nothing was. */
export function askWhatMadeIt(turn: Turn): string | null {
  if (turn.state.isQuiet || turn.state.language !== "en") return null;
  const called = CALLED.exec(foldedText(turn.message.content))?.[1];
  if (called === undefined) return null;
  return sayFreshLine(turn, "pick_made_it")?.replaceAll("{it}", called) ?? null;
}

/** A small question about what a statement tells, not asked before in this talk; null where none fits. */
export function askByItsKind(turn: Turn): string | null {
  const said = foldedText(turn.message.content);
  const key = KINDS.find(([, pattern]) => pattern.test(said))?.[0];
  return key === undefined ? null : sayFreshLine(turn, key);
}

/** So few words name a thing and no more. */
const WORDS_ALONE = 2;
/** Said alone, these name nothing. */
const NAMES_NOTHING =
  /\b(?:ok|okay|yes|yeah|yep|yup|no|nope|nah|sure|hm+|well|so|and|but|lol|haha|hi|hey|hello|idk|dunno|maybe|thanks?|fine|good|great|bad|cool|nice|right|true|really|exactly|same|never|always|often|kind|kinda|sorta|meh|whatever|please|more|next|go|going|not|nothing|everything|i|i'm|it|it's|he|she|they|you|me|him|her|them|this|that|just|only|very|too|because|why|what|who|how|when|where|stop|skip|done|ready|help|now|later|today|again|there|here|alone|tired|sad|angry|lonely|worse|better|hard|\p{L}+ly|\p{L}+ing|\p{L}+ed)\b/u;

/** A word or two that name something, taken up as they are; null where they name nothing. */
export function takeUpWord(turn: Turn): string | null {
  const { message, state } = turn;
  const word = plainText(message.content).replace(/(?<![\s.!…])[\s.!…]+$/u, "");
  const isWord = /^\p{L}{3,16}(?: \p{L}{3,16})?$/u.test(word) && countWords(word) <= WORDS_ALONE;
  const isFirst = !turn.history.some(({ role }) => role === "user");
  if (state.language !== "en" || state.isQuiet || isFirst || !isWord) return null;
  const said = foldedText(word);
  if (NAMES_NOTHING.test(said) || isNeverSaidBack(said)) return null;
  return sayFreshLine(turn, "word_taken")?.replaceAll("{it}", capitalise(word)) ?? null;
}

/** "The second tutor", "a lasagne", where nothing before it makes it a mere place. */
const THING =
  /(?<!\b(?:in|on|at|to|from|of|for|with|by|like|as|than|into|over|after|before|about|during|is|was|i'm|be) )\b(?:a|an|the|this|that|some) ((?:(?:new|old|big|little|whole|second|first|other|good|whole) )?\p{Ll}{4,14})(?= ?(?:$|[.,!;:]|and\b|but\b|for\b|at\b|on\b|in\b|is\b|was\b|from\b|with\b|that\b|again\b|today\b|yesterday\b|last\b|this\b))/u;
const NO_THING =
  /\b(?:thing|things|time|times|way|day|days|week|month|year|years|night|morning|evening|moment|minute|hour|first|last|same|best|worst|rest|other|others|lot|bit|while|kind|sort|point|whole|part|most|least|only|next|more|less|little|some|much|many|ones?|people|stuff|weekend|home|house|bath|shower|guy|man|woman|dead|past|future|truth|idea)\b/u;

/** That more of one thing they named would be heard; null where a message names none by itself. */
export function hearMoreOf(turn: Turn): string | null {
  const { message, state } = turn;
  if (state.language !== "en" || state.isQuiet) return null;
  const thing = THING.exec(plainText(message.content).toLowerCase())?.[1];
  if (thing === undefined || NO_THING.test(thing) || isNeverSaidBack(thing)) return null;
  return sayFreshLine(turn, "thing_say")?.replaceAll("{it}", `the ${thing}`) ?? null;
}
