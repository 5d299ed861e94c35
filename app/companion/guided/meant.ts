import { isQuestion, questionsIn } from "./question-forms.ts";
import type { Turn } from "./turn-reply.ts";
import { countWords, plainText, writeOut } from "./wording.ts";

const BEFORE = "^(?:(?:no+|nah|nope|wait|sorry|but|ok(?:ay)?|um|huh|what|wtf|hey|well)[\\s,.!]+)*";
/** "No, I mean the practical", "I was asking about my knee", "I just told you, a present": what was meant stands behind it. */
const MEANT: readonly RegExp[] = [
  new RegExp(
    `${BEFORE}(?:that(?:'s| is| was)(?: not|n't) what i (?:asked|meant|said)|you (?:got|took) (?:it|that|me) wrong|you misunderstood(?: me)?)[\\s,.:;!]+(?![\\s,.:;!])(?:i (?:asked|meant|said) )?(.+)$`,
    "iu",
  ),
  new RegExp(
    `${BEFORE}i(?:'ve)? (?:(?:just |already |literally )+(?:said|asked(?: you)?)|(?:just |already |literally )*told you)[,.:;!]+ (.+)$`,
    "iu",
  ),
  /^(?:(?:no|pero|perdona|espera)[\s,.!]+)*(?:no (?:te he|me has|me) entendido[\s,.]+)?(?:te (?:pregunto|pregunté|preguntaba)|me ref(?:iero|ería) a|quer[ií]a decir|quise decir)[\s,:]+(?![\s,:])(?:que )?(.+)$/iu,
  new RegExp(
    `${BEFORE}i(?:'m| am| was) (?:just )?(?:asking|talking)(?: you)?(?: about)? (?!about (?:that|it)$)(.+)$`,
    "iu",
  ),
  new RegExp(`${BEFORE}i meant (?!(?:it|to|well|no|every|so|nothing)\\b)(.+)$`, "iu"),
  /^(?:(?:no+|nah|nope|wait|sorry)[\s,.!]+)+i mean[\s,]+(?![\s,])(?!(?:it|well|that)$)(?:literally[\s,]+(?![\s,]))?(.+)$/iu,
];

const GOOD_NEWS =
  /^(?:no+|nah|nope|but|wait)[\s,.!]+(?:that|it|this)(?:'s| is| was) (?:a |really |actually )*(?:good|great|happy|lovely|amazing) (?:news|thing)\b/iu;
const MESSAGES_BACK = 4;
/** In fewer words it only changes what was asked before. */
const WORDS_OF_ITS_OWN = 4;
const MAX_WORDS = 40;

/** What stands behind "no, I mean"; null where nothing does. */
export function meantIn(content: string): string | null {
  const said = writeOut(plainText(content));
  const meant = MEANT.map((pattern) => pattern.exec(said)?.[1]).find((each) => each !== undefined);
  return meant === undefined || countWords(meant) < 1 ? null : meant;
}

/** What a message sets right, in the words that it would have had from the start; null where it's no such message. */
export function whatWasMeant({ message, history }: Turn): string | null {
  const said = writeOut(plainText(message.content));
  if (countWords(said) > MAX_WORDS || !history.some(({ role }) => role === "user")) return null;
  if (GOOD_NEWS.test(said)) return "I have good news";
  const meant = meantIn(message.content);
  if (meant === null) return null;
  if (isQuestion(meant) || countWords(meant) >= WORDS_OF_ITS_OWN) return meant;
  const before = history.filter(({ role }) => role === "user").slice(-MESSAGES_BACK);
  const asked = before.map(({ content }) => questionsIn(content).at(-1)).findLast(Boolean);
  return asked === undefined ? meant : `${asked.replace(/(?<![\s?!.])[\s?!.]+$/u, "")} ${meant}`;
}

const RELATION =
  "(?:friend|mate|boyfriend|girlfriend|husband|wife|partner|boss|landlord|landlady|brother|sister|son|daughter|mother|mom|mum|father|dad|child|kid|baby|ex|neighbou?r|roommate|coworker|colleague|teacher|doctor|cat|dog)";
const NOT_BUT = new RegExp(
  `\\b(?:he|she|it|they)(?:'s| is|'re| are)? not my (${RELATION})\\b[\\s,.!]*(?:(?:he|she|it|they)(?:'s| is|'re| are)? |it's )?my (${RELATION})\\b`,
  "iu",
);

/** "He's not my friend, he's my landlord": who it's about, and who it isn't. */
export function notButIn(content: string): { not: string; but: string } | null {
  const [, not, but] = NOT_BUT.exec(writeOut(plainText(content))) ?? [];
  return not === undefined || but === undefined
    ? null
    : { not: not.toLowerCase(), but: but.toLowerCase() };
}
