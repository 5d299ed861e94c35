/** Sentences longer than this are read twice. */
export const MAX_SENTENCE_WORDS = 25;

const WORD = /[\p{L}\p{Nd}][\p{L}\p{Nd}'’-]*/gu;

export function readableWordsOf(text: string): readonly string[] {
  return text.replaceAll(/[*_]|\{[^}]*\}/gu, "").match(WORD) ?? [];
}

export function readableSentencesOf(text: string): readonly string[] {
  return text
    .replaceAll(/\b(?:a|p)\.m\.(?!\s+\p{Lu})/gu, "am")
    .split(/(?<=[.!?…:])["”']?\s+|\n+/u)
    .filter((sentence) => readableWordsOf(sentence).length > 0);
}

/** About how many syllables an English word has. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, "");
  if (letters.length <= 3) return 1;
  const trimmed = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/u, "").replace(/^y/u, "");
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/gu)?.length ?? 1);
}

/** The Flesch-Kincaid grade of an English text: the school years that it takes to read it. */
export function gradeOf(text: string): number {
  const words = readableWordsOf(text);
  const sentences = Math.max(1, readableSentencesOf(text).length);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
