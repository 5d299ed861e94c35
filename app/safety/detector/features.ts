import { classesOf } from "./word-classes.ts";

/** Sizes of the hashed tables: one weight each for danger at all, and for each kind. */
export const DANGER_BITS = 14;
export const KIND_BITS = 11;

/** Longest stretch of words that is scored as one. */
export const LONGEST_SCORED = 40;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

/** Names of what the model sees in words: the words, their pairs, their letters, and the order of their classes. */
export function readFeatures(words: readonly string[]): Uint32Array {
  const found = new Set<number>();
  const seenClasses = new Set<string>();
  let previous = "^";
  let beforePrevious = "^";
  for (const word of words.slice(0, LONGEST_SCORED)) {
    if (word === ",") continue;
    found.add(hash(`w ${word}`));
    found.add(hash(`b ${previous} ${word}`));
    found.add(hash(`s ${beforePrevious} ${word}`));
    if (word.length > 4) {
      found.add(hash(`p ${word.slice(0, 4)}`));
      for (let start = 0; start + 4 <= word.length; start += 1)
        found.add(hash(`c ${word.slice(start, start + 4)}`));
    }
    for (const name of classesOf(word)) {
      found.add(hash(`k ${name}`));
      for (const earlier of seenClasses) found.add(hash(`o ${earlier} ${name}`));
      for (const near of classesOf(previous)) found.add(hash(`n ${near} ${name}`));
    }
    for (const name of classesOf(word)) seenClasses.add(name);
    beforePrevious = previous;
    previous = word;
  }
  return Uint32Array.from(found);
}
