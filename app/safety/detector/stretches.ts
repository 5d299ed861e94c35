import { MAX_SCORED_WORDS } from "./features.ts";
import { blankIdioms } from "./idioms.ts";
import type { Sentence } from "./sentence-reader.ts";

/** Words that are scored as one, and which sentences they are: from the first to the last, counted from nought. */
export interface Stretch {
  words: readonly string[];
  first: number;
  last: number;
}

/** The stretches of a text that are scored: each sentence, neighbours together, and a short text as a whole. */
export function readStretches(sentences: readonly Sentence[]): Stretch[] {
  const parts = sentences.map((sentence) => {
    const words = blankIdioms(sentence.words)
      .split(" ")
      .filter((word) => word !== "");
    return sentence.isQuestion ? [...words, "?"] : words;
  });
  const stretches: Stretch[] = [];
  for (const [index, words] of parts.entries())
    if (words.length > 0) stretches.push({ words, first: index, last: index });
  if (parts.length < 2) return stretches;
  const whole = parts.flat();
  if (whole.length <= MAX_SCORED_WORDS)
    stretches.push({ words: whole, first: 0, last: parts.length - 1 });
  if (parts.length === 2 && whole.length <= MAX_SCORED_WORDS) return stretches;
  for (let index = 0; index + 1 < parts.length; index += 1) {
    const words = [...(parts[index] ?? []), ...(parts[index + 1] ?? [])];
    if (words.length <= MAX_SCORED_WORDS) stretches.push({ words, first: index, last: index + 1 });
  }
  return stretches;
}
