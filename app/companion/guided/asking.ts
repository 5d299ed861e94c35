import { countWords, foldedText } from "./wording.ts";

const QUESTION_MAX_WORDS = 25;
/** In a longer message a question is one thing among others. */
const QUESTION_SENTENCES = 4;
const ASKS =
  /^(?:(?:so|but|and|then|y|pero|entonces)[ ,]+)?(?:(?:(?:how|why|what|when|where|who|which) (?:\w+ ){0,2}?(?:do|does|did|is|are|was|were|will|would|can|could|should|am|have|has|to|about|if|come)\b|(?:why|how) not\b|(?:what|who|which) (?:one|else|happens|helps|works)\b)|(?:should|would|will|can(?!')|could|is|are|am|was|were|did|do|does) (?:i|it|you|he|she|they|we|this|that|there|my|people|anyone|someone)\b|(?:¿?(?:c[oó]mo|por qu[eé]|qu[eé]|cu[aá]l|cu[aá]ndo|d[oó]nde|qui[eé]n|deber[ií]a|puedo|es)(?!\p{L})))/u;
/** "Right??", "you know?" only wants a nod. */
const TAG =
  /^(?:(?:oh|and|i|i'm) )?(?:right|you know|know what i mean|eh|huh|ok(?:ay)?|yeah|no|really|what|seriously|who (?:does|says|do) that|can you believe (?:it|that|her|him)|am i right|sabes|no crees|verdad)[\s?!.]*$/u;

/** Whether a message is a question, which deserves an honest answer: that nobody here knows. */
export function asksSomething(content: string): boolean {
  const sentences = sentencesOf(content);
  const last = sentences.at(-1) ?? "";
  const asked = sentences.filter((each) => each.endsWith("?") && !TAG.test(each));
  if (asked.some((each) => countWords(each) <= QUESTION_MAX_WORDS)) {
    return sentences.length <= QUESTION_SENTENCES;
  }
  if (countWords(last) > QUESTION_MAX_WORDS || TAG.test(last)) return false;
  return last.endsWith("?") || (ASKS.test(last) && !/[.!,]$/u.test(last) && countWords(last) <= 8);
}

/** The last sentence of a message that asks something, as it's written out; null where none does. */
export function questionIn(content: string): string | null {
  const asked = sentencesOf(content).findLast(
    (each) =>
      !TAG.test(each) && ((each.endsWith("?") && !STATES.test(each)) || ASKS_PLAINLY.test(each)),
  );
  return asked ?? null;
}

/** "I'm not leaving??" states something, whatever mark it ends with. */
const STATES =
  /^(?:(?:no|but|and|so|what|wait)[ ,]+)*(?:i|i'm|i've|i'd)\b(?!.*\b(?:if|whether|or|right)\b)/u;
const ASKS_PLAINLY =
  /^(?:(?:so|but|and|ok|then|i'm asking|i asked|te pregunto|te pregunt[eé])[ ,]+)*(?:(?:do|does|should|can|could|would|will|is|are|am) (?:i|it|this|that|he|she|they|we|you)\b|how (?:do|can|should|would|could) i\b|what (?:do|should|can|would|could) i\b|where (?:do|should|can) i\b|(?:c[oó]mo|qu[eé]) (?:le|se lo|lo|hago|puedo|debo))/u;

function sentencesOf(content: string): readonly string[] {
  return foldedText(content)
    .trim()
    .split(/(?<=[.!?…])\s+/u);
}
