import { readFileSync, writeFileSync } from "node:fs";

import { foldCharacters } from "#app/safety/detector/characters.ts";
import { COMMON_WORDS, CRITICAL_WORDS, EXPANSIONS } from "#app/safety/detector/words.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";

const DICTIONARY = "app/safety/detector/dictionary.json";
const BENT = ["misspelled", "leet", "obfuscated", "slang"];

/** Counts the words of rows that spell as everybody does, and writes them down, the most frequent first. */
export function writeDictionary(rows: readonly LabelledRow[]): boolean {
  const counts = new Map<string, number>();
  const count = (word: string, by: number): void => {
    counts.set(word, (counts.get(word) ?? 0) + by);
  };
  for (const row of rows) {
    if (row.tags.some((tag) => BENT.includes(tag))) continue;
    for (const [word] of foldCharacters(row.text).matchAll(/(?<![\w'*-])[a-z]{3,}(?![\w'*-])/g))
      count(word, 1);
  }
  for (const words of EXPANSIONS.values()) for (const word of words.split(" ")) count(word, 0);
  for (const word of COMMON_WORDS) count(word, 3);
  for (const word of CRITICAL_WORDS) count(word, 3);
  for (const word of EXPANSIONS.keys()) counts.delete(word);
  const words = [...counts]
    .sort(([one, often], [other, more]) => more - often || (one < other ? -1 : 1))
    .map(([word]) => word)
    .join(" ");
  const written = `{ "words": ${JSON.stringify(words)} }\n`;
  let before = "";
  try {
    before = readFileSync(DICTIONARY, "utf8");
  } catch {
    // none yet
  }
  if (before === written) return false;
  writeFileSync(DICTIONARY, written);
  return true;
}
