import type { Line } from "#app/content/line-ids.ts";
import {
  gradeOf,
  MAX_SENTENCE_WORDS,
  readableSentencesOf,
  readableWordsOf,
} from "./readability.ts";
import { CONTENT_LANGUAGES, type WrittenLanguage } from "./schema.ts";
import { styleFaults } from "./style.ts";

/** The school years that a whole piece, and one longer text of it, may take to read. */
const MAX_GRADE = 6;
const MAX_TEXT_GRADE = 8;
/** A shorter text has no grade that means anything. */
const GRADED_WORDS = 20;

export interface CheckedText {
  /** Where in the file it stands. */
  at: string;
  language: WrittenLanguage;
  text: string;
}

/** Not said by the companion: what only reviewers read. */
const UNSPOKEN: ReadonlySet<string> = new Set(["source", "fact"]);

/** Every text of a piece, in all of its languages. */
export function checkedTextsOf(piece: unknown, at = ""): readonly CheckedText[] {
  if (typeof piece !== "object" || piece === null) return [];
  if (isText(piece)) {
    return CONTENT_LANGUAGES.flatMap((language) =>
      [piece[language] ?? []].flat().map((text) => ({ at, language, text })),
    );
  }
  return Object.entries(piece).flatMap(([key, part]) =>
    UNSPOKEN.has(key) ? [] : checkedTextsOf(part, at === "" ? key : `${at}.${key}`),
  );
}

function isText(piece: object): piece is Partial<Line> & Pick<Line, "en"> {
  return "en" in piece;
}

/** What is wrong with the wording of a piece. */
export function wordingFaults(piece: object): readonly string[] {
  const texts = checkedTextsOf(piece);
  return [...textFaults(texts), ...gradeFaults(texts)];
}

/** What is wrong with each of these texts. */
export function textFaults(texts: readonly CheckedText[]): readonly string[] {
  return texts.flatMap(({ at, language, text }) => [
    ...styleFaults(text, language).map((fault) => `${at}: ${fault}`),
    ...readableSentencesOf(text)
      .filter((sentence) => readableWordsOf(sentence).length > MAX_SENTENCE_WORDS)
      .map((sentence) => `${at}: more than ${MAX_SENTENCE_WORDS} words: ${sentence}`),
    ...(questionsIn(text) > 1 ? [`${at}: more than one question: ${text}`] : []),
    ...(language === "en" &&
    readableWordsOf(text).length >= GRADED_WORDS &&
    gradeOf(text) > MAX_TEXT_GRADE
      ? [`${at}: grade ${gradeOf(text).toFixed(1)} (at most ${MAX_TEXT_GRADE}): ${text}`]
      : []),
  ]);
}

/** A question that is quoted is an example: nobody is asked it. */
function questionsIn(text: string): number {
  return text.replaceAll(/“[^”]*”/gu, "").match(/\?/gu)?.length ?? 0;
}

/** Whether the English of a piece, taken together, is too hard to read. */
export function gradeFaults(texts: readonly CheckedText[]): readonly string[] {
  const english = texts.filter(({ language }) => language === "en").map(({ text }) => text);
  const grade = gradeOf(
    english.map((text) => (/[.!?]$/u.test(text) ? text : `${text}.`)).join(" "),
  );
  return grade > MAX_GRADE ? [`grade ${grade.toFixed(1)} as a whole (at most ${MAX_GRADE})`] : [];
}
