import type { HistoryEntry } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

/** No reply begins like one of so many before it. */
const REPLIES_BEFORE = 3;
/** So many words are a beginning; a shorter first sentence is one by itself. */
const WORDS_OF_OPENING = 3;
/** A first sentence of so few words can be left out. */
const RECEIPT_WORDS = 5;

/** Whether a reply begins with the same words as one of the last three. */
export function beginsLikeLately(text: string, history: readonly HistoryEntry[]): boolean {
  const opening = openingOf(text);
  return history
    .filter(({ role }) => role === "assistant")
    .slice(-REPLIES_BEFORE)
    .some(({ content }) => openingOf(content) === opening);
}

/** A reply without the short receipt that it begins with; the same where that is all it says. */
export function withoutOpening(text: string): string {
  const [first = "", ...rest] = text.split(/(?<=[.!?])\s+/u);
  const isReceipt = countWords(first) <= RECEIPT_WORDS && !first.endsWith("?");
  return isReceipt && rest.length > 0 && !text.includes("\n") ? rest.join(" ") : text;
}

function openingOf(text: string): string {
  const [first = ""] = foldedText(text).split(/(?<=[.!?,])\s/u);
  return (first.match(/[\p{L}\p{N}']+/gu) ?? []).slice(0, WORDS_OF_OPENING).join(" ");
}
