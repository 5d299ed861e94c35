import type { HistoryEntry } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

/** So many replies back nothing begins with the same words: a talk is seldom longer. */
const REPLIES_BEFORE = 12;
/** So many words are a beginning; a shorter first sentence is one by itself. */
const WORDS_OF_OPENING = 3;
/** A first sentence of so few words can be left out. */
const RECEIPT_WORDS = 5;
/** That it's sorry isn't left out, however often it was said. */
const SAYS_SORRY = /\b(?:sorry|siento|lamento)\b/iu;
/** "What would ..." and "What's the ..." are two kinds of question. */
const WORDS_OF_QUESTION = 2;
/** After so many questions in a row a reply has none. */
const ASKED_IN_ROW = 2;

/** Whether a reply begins with the same words as one before it. */
export function beginsLikeLately(text: string, history: readonly HistoryEntry[]): boolean {
  const opening = openingOf(text);
  return repliesOf(history)
    .slice(-REPLIES_BEFORE)
    .some((content) => openingOf(content) === opening);
}

/** Whether a reply asks in the same way as the one right before it. */
export function asksLikeLast(text: string, history: readonly HistoryEntry[]): boolean {
  const asked = askedIn(text);
  const last = repliesOf(history).at(-1);
  return asked !== null && last !== undefined && askedIn(last) === asked;
}

/** Whether so many replies in a row asked something that the next has to leave room. */
export function hasAskedEnough(history: readonly HistoryEntry[]): boolean {
  const last = repliesOf(history).slice(-ASKED_IN_ROW);
  return last.length === ASKED_IN_ROW && last.every((content) => content.trimEnd().endsWith("?"));
}

/** A reply without the short receipt that it begins with; the same where that is all it says. */
export function withoutOpening(text: string): string {
  const [first = "", ...rest] = text.split(/(?<=[.!?])\s+/u);
  const isReceipt =
    countWords(first) <= RECEIPT_WORDS && !first.endsWith("?") && !SAYS_SORRY.test(first);
  return isReceipt && rest.length > 0 && !text.includes("\n") ? rest.join(" ") : text;
}

function repliesOf(history: readonly HistoryEntry[]): readonly string[] {
  return history.filter(({ role }) => role === "assistant").map(({ content }) => content);
}

function openingOf(text: string): string {
  const [first = ""] = foldedText(text).split(/(?<=[.!?,])\s/u);
  return firstWords(first, WORDS_OF_OPENING);
}

/** The first words of the last question, in small letters; null where nothing is asked. */
function askedIn(text: string): string | null {
  const last = foldedText(text)
    .trim()
    .split(/(?<=[.!?])\s+/u)
    .at(-1);
  return last?.endsWith("?") === true ? firstWords(last, WORDS_OF_QUESTION) : null;
}

function firstWords(text: string, count: number): string {
  return (text.match(/[\p{L}\p{N}']+/gu) ?? []).slice(0, count).join(" ");
}
