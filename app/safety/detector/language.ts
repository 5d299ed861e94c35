import type { Language } from "../assessment.ts";
import { WORD_LISTS } from "./words.ts";

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** Shares of a text's letters that must be Latin for it to be read at all. */
const LATIN_SHARE = 0.6;

/** So few letters may be of any script. */
const FEW_LETTERS = 3;

const NOT_ASCII = /[^\0-\u007f]/;

/** The share of a text's letters that are Latin, or undefined where they are too few to tell. */
function readScript(text: string): number | undefined {
  if (!NOT_ASCII.test(text)) return /[a-z]/i.test(text) ? 1 : undefined;
  const plain = text.normalize("NFKC");
  const letters = plain.match(LETTER)?.length ?? 0;
  if (letters === 0) return undefined;
  return letters > FEW_LETTERS ? (plain.match(LATIN)?.length ?? 0) / letters : 1;
}

function readWords(text: string): readonly string[] {
  if (!NOT_ASCII.test(text))
    return (
      text
        .toLowerCase()
        .replaceAll("'", "")
        .match(/[a-z]+/g) ?? []
    );
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "");
  return plain.match(/[\p{L}]+/gu) ?? [];
}

/** The language of a text, as far as the detector can read it; English where there is too little to tell. */
export function detectLanguage(text: string): Language | "other" {
  const latin = readScript(text);
  if (latin === undefined) return "en";
  let spanish = 0;
  let english = 0;
  let other = 0;
  for (const word of readWords(text)) {
    if (WORD_LISTS.languages.es.has(word)) spanish += 1;
    if (WORD_LISTS.languages.en.has(word)) english += 1;
    if (WORD_LISTS.languages.other.has(word)) other += 1;
  }
  if (latin < LATIN_SHARE && english < 2) return "other";
  if (spanish > english && spanish >= other) return "es";
  if (other > english && other > spanish && other >= 2) return "other";
  return "en";
}
