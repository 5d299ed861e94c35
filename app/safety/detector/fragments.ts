import type { Sentence } from "./sentence-reader.ts";

/** So many words, those of two or more sentences together, are read in one piece. */
const MOST_WORDS = 16;
const MOST_SENTENCES = 4;

/** Short sentences that follow each other, in one piece. */
export interface Fragments {
  words: string;
  /** The place of the first of them. */
  first: number;
}

/**
 * Sentences that are cut so short that none says anything alone ("rope. attic. tonight"), put together
 * with commas between them and one before: as many as make up a few words, from each on. A message that
 * is one short sentence stands by itself.
 */
export function joinFragments(sentences: readonly Sentence[]): Fragments[] {
  const lengths = sentences.map(({ words }) => words.split(" ").length);
  const joined: Fragments[] = [];
  let lastEnd = 0;
  const [only] = sentences;
  if (only !== undefined && sentences.length === 1 && (lengths[0] ?? 0) <= MOST_WORDS)
    return [{ words: `, ${only.words}`, first: 0 }];
  for (let first = 0; first + 1 < sentences.length; first += 1) {
    let end = first;
    let count = 0;
    while (end < sentences.length && end < first + MOST_SENTENCES) {
      count += lengths[end] ?? 0;
      if (count > MOST_WORDS) break;
      end += 1;
    }
    // What ends where the piece before ended was read with it.
    if (end - first < 2 || end === lastEnd) continue;
    lastEnd = end;
    const words = sentences.slice(first, end).map((sentence) => sentence.words);
    joined.push({ words: `, ${words.join(" , ")}`, first });
  }
  return joined;
}
