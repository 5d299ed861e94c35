import { KNOWLEDGE_WORDS } from "#app/content/knowledge-words.ts";

// What says nothing about a matter: asked for, it would only be found everywhere.
const STOP_WORDS = new Set(KNOWLEDGE_WORDS.stopWords.map(withoutMarks));
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
const WORD_MIN_LENGTH = 3;
const WORD_MAX_LENGTH = 40;
/** A text that is longer is searched by its beginning and its end, half of this each. */
const TEXT_MAX_LENGTH = 4_000;

/**
 * The words of a text that can be asked for, each once, in their order. Letters and digits alone are
 * left, so nothing of a person's text is ever read as the search's own language.
 */
export function searchWords(text: string): string[] {
  const half = TEXT_MAX_LENGTH / 2;
  const read = text.length > TEXT_MAX_LENGTH ? `${text.slice(0, half)} ${text.slice(-half)}` : text;
  const words = read.normalize("NFKC").toLowerCase().match(WORD) ?? [];
  return [...new Set(words.map(withoutMarks))].filter(
    (word) =>
      word.length >= WORD_MIN_LENGTH && word.length <= WORD_MAX_LENGTH && !STOP_WORDS.has(word),
  );
}

function withoutMarks(word: string): string {
  return word.replaceAll(/['’]/g, "");
}
