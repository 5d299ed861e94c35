import { longPattern } from "#app/config/long-pattern.ts";
import { readLanguageFamilies } from "../rules/detector-rules.ts";
import type { Finding } from "./findings.ts";
import { PatternIndex } from "./pattern-index.ts";

/** Letters that have no plain form in Unicode, but are written with one where a keyboard has no other. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: "d",
  ı: "i",
  ł: "l",
  ß: "ss",
  ø: "o",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ى: "ي",
  ة: "ه",
};
const WITHOUT_PLAIN_FORM = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/** Accents, the vowel marks of Arabic and its stretched lines: left out as often as written. */
const MARKS = /[\u0300-\u036f\u064b-\u0652\u0640]/g;

/** Chinese and Japanese put no space between words: each sign is read as a word. */
const SIGNS = longPattern("gu")`
  (?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])
  (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])`;

const SENTENCE_END = /[.!?\n\u3002\uff01\uff1f\u0964\u06d4\u061f]+/;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const APOSTROPHE = /['\u2018\u2019\u02bc]/g;

/** Small letters without accents, and a space between signs. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKD")
    .replace(MARKS, "")
    .normalize("NFC")
    .replace(WITHOUT_PLAIN_FORM, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(SIGNS, " ");
}

const RULES = readLanguageFamilies(fold).flatMap(({ rules }) => rules);

/** What has to be read before a text is judged. */
export const LANGUAGE_INDEX = new PatternIndex(RULES.map(({ pattern }) => pattern));

/** What is said in plain words of danger in one of the sixteen languages that have rules of their own. */
export function readLanguages(text: string): Finding[] {
  const found = new Map<string, Finding>();
  for (const sentence of text.split(SENTENCE_END)) {
    const words = fold(sentence.replace(APOSTROPHE, "")).replace(NO_WORD, " ").trim();
    if (words === "") continue;
    const candidates = LANGUAGE_INDEX.read(words);
    if (candidates.size === 0) continue;
    for (const { id, kind, severity, tier, about, pattern, unless } of RULES) {
      const alternatives = candidates.get(pattern);
      if (alternatives === undefined || !pattern.test(words, alternatives)) continue;
      if (unless?.matchesIn(words)) continue;
      found.set(id, { rule: id, kind, severity, tier, subject: about ?? "self" });
    }
  }
  return [...found.values()];
}
