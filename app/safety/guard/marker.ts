import { readFeatures } from "../detector/features.ts";
import { decodeTable, scoreIn, type EncodedTable, type Table } from "../detector/model.ts";
import weights from "./weights.json" with { type: "json" };

/** Slots of the table, as a power of two. */
export const MARKER_BITS = 16;
const MASK = (1 << MARKER_BITS) - 1;
/** So few words say nothing. */
const MIN_WORDS = 4;
/** The newest words that are judged together. */
const MAX_WORDS = 40;

const ENCODED: { forbidden: EncodedTable; from: number } = weights;
let table: Table | undefined;

/** The words of a sentence, as the marker reads them; null where it has too few. */
export function wordsToMark(text: string): string[] | null {
  const words =
    text
      .normalize("NFD")
      .toLowerCase()
      .match(/[a-z]+|\?/gu) ?? [];
  return words.length < MIN_WORDS ? null : words.slice(-MAX_WORDS);
}

/**
 * Whether a trained linear model takes a sentence for what a companion must not say. It is wrong too
 * often to stop anything by itself: it only says what is worth a second look.
 */
export function isMarked(text: string): boolean {
  const words = wordsToMark(text);
  if (!words) return false;
  table ??= decodeTable(ENCODED.forbidden);
  return scoreIn(table, readFeatures(words, MARKER_BITS + 1), MASK) >= ENCODED.from;
}
