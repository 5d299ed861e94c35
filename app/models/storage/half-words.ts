import { folded } from "./folding.ts";

/** With fewer letters a word is not looked for by its beginning: too many begin so. */
const MIN_PREFIX_LENGTH = 3;
/** An index of stems keeps at least so much of every word's beginning. */
const STEM_SURELY = 4;

const RUN = /[\p{L}\p{N}\p{M}]+/gu;

/** What the words of a search begin with, to be looked for as beginnings; null where one is too short for it. */
export function beginningsOf(words: readonly string[]): string[] | null {
  const beginnings = words.flatMap((word) => word.match(RUN) ?? []).map(folded);
  const isLongEnough = (beginning: string) => [...beginning].length >= MIN_PREFIX_LENGTH;
  return beginnings.length > 0 && beginnings.every(isLongEnough) ? beginnings : null;
}

/**
 * What an index of stems has to be asked for, so that no word with this beginning is missed: "medita"
 * is longer than the stem of "meditation".
 */
export function stemBeginning(beginning: string): string {
  const letters = [...beginning];
  const surely = letters.length > STEM_SURELY ? STEM_SURELY : MIN_PREFIX_LENGTH;
  // The stemmer turns a final "y" into an "i".
  return letters.slice(0, surely).join("").replace(/y$/, "");
}

/** The words of a text that begin so, as places in it, in order; null unless it holds each of the beginnings. */
export function findBeginnings(
  text: string,
  beginnings: readonly string[],
): { from: number; to: number }[] | null {
  const left = new Set(beginnings);
  const places: { from: number; to: number }[] = [];
  for (const { 0: word, index } of text.matchAll(RUN)) {
    const plain = folded(word);
    const found = beginnings.filter((beginning) => plain.startsWith(beginning));
    if (found.length > 0) places.push({ from: index, to: index + word.length });
    for (const beginning of found) left.delete(beginning);
  }
  return left.size === 0 ? places : null;
}
