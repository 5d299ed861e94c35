import { readFileSync } from "node:fs";
import path from "node:path";

/** What begins and ends a window, fills a short one, and stands for what no piece holds. */
export const BEGIN = 0;
export const FILL = 1;
export const END = 2;
const UNKNOWN = 3;
const SPACE = "▁";
/** How much less likely than the rarest piece a letter is that no piece holds. */
const PENALTY_OF_UNKNOWN = 10;
/** A stretch without a space is read in parts of so many letters. */
const MAX_WORD_LETTERS = 400;

interface Vocabulary {
  scores: ReadonlyMap<string, { id: number; score: number }>;
  longest: number;
  unknown: number;
}

let vocabulary: Vocabulary | undefined;

/** Reads the pieces from disk, once. Throws where the file is missing or is not as it should be. */
export function readVocabulary(): Vocabulary {
  return (vocabulary ??= openVocabulary());
}

function openVocabulary(): Vocabulary {
  const file = path.resolve("app/reader/model/pieces.json");
  const pieces: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(pieces)) throw new Error("app/reader/model/pieces.json is no list");
  const scores = new Map<string, { id: number; score: number }>();
  let longest = 1;
  let least = 0;
  for (const [id, piece] of pieces.entries()) {
    if (id <= UNKNOWN || !Array.isArray(piece)) continue;
    const [text, score]: readonly unknown[] = piece;
    if (typeof text !== "string" || typeof score !== "number") continue;
    scores.set(text, { id, score });
    if (text.length > longest) longest = text.length;
    if (score < least) least = score;
  }
  return { scores, longest, unknown: least - PENALTY_OF_UNKNOWN };
}

/**
 * The pieces of a text by their numbers: the unigram model of SentencePiece (Kudo 2018, "Subword
 * Regularization"), word by word, the best way through the letters by dynamic programming.
 */
export function readPieces(text: string): number[] {
  const pieces: number[] = [];
  for (const word of withStraightMarks(text.normalize("NFKC")).split(/\s+/u)) {
    if (word === "") continue;
    const letters = [...`${SPACE}${word}`];
    for (let start = 0; start < letters.length; start += MAX_WORD_LETTERS)
      readWord(letters.slice(start, start + MAX_WORD_LETTERS), pieces);
  }
  return pieces;
}

/** A phone writes other apostrophes than a keyboard, and means the same. */
function withStraightMarks(text: string): string {
  return text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"');
}

function readWord(letters: readonly string[], pieces: number[]): void {
  const { scores, longest, unknown } = readVocabulary();
  const best = new Float64Array(letters.length + 1).fill(-Infinity);
  const from = new Int32Array(letters.length + 1);
  const ids = new Int32Array(letters.length + 1);
  best[0] = 0;
  for (let start = 0; start < letters.length; start += 1) {
    const before = best[start] ?? -Infinity;
    let text = "";
    for (let end = start + 1; end <= letters.length; end += 1) {
      text += letters[end - 1] ?? "";
      if (text.length > longest) break;
      const piece = scores.get(text);
      if (piece === undefined && end > start + 1) continue;
      const sum = before + (piece?.score ?? unknown);
      if (sum <= (best[end] ?? 0)) continue;
      best[end] = sum;
      from[end] = start;
      ids[end] = piece?.id ?? UNKNOWN;
    }
  }
  const path: number[] = [];
  for (let end = letters.length; end > 0; end = from[end] ?? 0) {
    const id = ids[end] ?? UNKNOWN;
    // Letters that no piece holds are one piece together.
    if (id !== UNKNOWN || path.at(-1) !== UNKNOWN) path.push(id);
  }
  pieces.push(...path.reverse());
}
