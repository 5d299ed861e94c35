import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "#app/content/parse-yaml.ts";

const words = z.string().transform((text) => text.trim().split(/\s+/));
const wordSet = words.transform((list): ReadonlySet<string> => new Set(list));

/** Entries "as written = as read", one a line or several with bars between them. */
const pairs = z.string().transform((text) =>
  text
    .split(/[|\n]/)
    .filter((pair) => pair.includes("="))
    .map((pair): [string, string] => [
      pair.slice(0, pair.lastIndexOf("=")).trim(),
      pair.slice(pair.lastIndexOf("=") + 1).trim(),
    ]),
);

const listsFile = z.strictObject({
  shortForms: pairs,
  codedWords: pairs,
  critical: words,
  common: wordSet,
  classes: z.record(z.string(), words),
  languages: z.strictObject({ es: wordSet, en: wordSet, other: wordSet }),
  function: wordSet,
  others: wordSet,
  beforeWill: wordSet,
  beforeTo: wordSet,
  hints: wordSet,
  likely: wordSet,
  unsure: wordSet,
  lookAlikes: z.record(z.string(), z.string()),
  emoji: z.record(z.string(), z.string()),
  skeleton: z.record(z.string(), z.string()),
  beforeIs: words,
});

/** The tables of words that the detector reads by; what each is for stands in their file. */
export const WORD_LISTS = listsFile.parse(
  parseYaml(readFileSync(path.resolve("app/safety/detector/word-lists.yaml"), "utf8")),
);

/** Short forms, slang and coded words, and what rules read in their place (nothing at all for mere emphasis). */
export const EXPANSIONS: ReadonlyMap<string, string> = new Map([
  ...WORD_LISTS.shortForms,
  ...WORD_LISTS.codedWords,
]);

/** Words that a misspelled, masked, run-together or leet word may turn out to be. */
export const CRITICAL_WORDS: readonly string[] = WORD_LISTS.critical;

/** Everyday words: they are never corrected into something else, and they tell English from gibberish. */
export const COMMON_WORDS: ReadonlySet<string> = WORD_LISTS.common;
