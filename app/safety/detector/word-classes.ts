import { WORD_LISTS } from "./words.ts";

const CLASS_OF = new Map<string, string[]>();
for (const [name, words] of Object.entries(WORD_LISTS.classes)) {
  for (const word of words) CLASS_OF.set(word, [...(CLASS_OF.get(word) ?? []), name]);
}

const NO_CLASSES: readonly string[] = [];

export function classesOf(word: string): readonly string[] {
  return CLASS_OF.get(word) ?? NO_CLASSES;
}
