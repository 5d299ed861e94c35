import { lineId, wordingsOf, type Line } from "#app/content/line-ids.ts";
import type { Region } from "#app/content/help-lines.ts";
import { QUESTIONS } from "#app/content/safety.ts";
import { QUESTION_IDS, type QuestionId } from "#app/content/safety-script.ts";
import type { Language } from "./assessment.ts";
import { fillWording, sentencesOf } from "./scripts/fill-line.ts";

/** A written line as it was said: its id, and which of its wordings, in which language. */
export interface SaidLine {
  id: string;
  wording: number;
  language: Language;
}

/** Written words with the ids of the lines that they are made of. */
export interface Said {
  text: string;
  lines: readonly SaidLine[];
}

/** What is known of a reply: its lines, and the question about danger that it leaves standing. */
export interface ReplyIds {
  lines: readonly SaidLine[];
  question: QuestionId | null;
}

export const NOTHING_SAID: Said = { text: "", lines: [] };

export interface Voice {
  language: Language;
  /** Whose help lines are named; without it the line names none. */
  region?: Region;
  /** Help is named briefly: it was named in full before. */
  briefly?: boolean;
}

/** A line in one of its wordings, counted on from the first again after the last. */
export function say(line: Line, wording: number, { language, region, briefly }: Voice): Said {
  const wordings = [line[language]].flat();
  const at = Math.abs(Math.trunc(wording)) % wordings.length;
  const words = wordings[at] ?? "";
  const text = region === undefined ? words : fillWording(words, region, language, briefly);
  return { text, lines: [{ id: lineId(line), wording: at, language }] };
}

/** Pieces one below the other; what says nothing leaves no gap. */
export function joined(...pieces: readonly Said[]): Said {
  const texts = pieces.map(({ text }) => text).filter((text) => text !== "");
  return { text: texts.join("\n\n"), lines: pieces.flatMap(({ lines }) => lines) };
}

/** Whether one of these replies said a line, in any of its wordings. */
export function wasSaid(line: Line, replies: readonly Pick<ReplyIds, "lines">[]): boolean {
  const id = lineId(line);
  return replies.some(({ lines }) => lines.some((said) => said.id === id));
}

/** Whether one of these replies said the very same: these lines, in these wordings. */
export function wasSaidAlike(
  { lines }: Said,
  replies: readonly Pick<ReplyIds, "lines">[],
): boolean {
  const said = replies.flatMap((reply) => reply.lines);
  return lines.every(({ id, wording }) =>
    said.some((each) => each.id === id && each.wording === wording),
  );
}

/** The question of ours among these lines, the last of them; null where they ask none. */
export function questionAskedIn(lines: readonly SaidLine[]): QuestionId | null {
  const said = new Set(lines.map(({ id }) => id));
  return QUESTION_IDS.findLast((id) => said.has(lineId(QUESTIONS[id].ask))) ?? null;
}

/** Whether the question that a reply leaves is a line of ours, and not in a model's own words. */
export function isAskedByUs({ lines, question }: ReplyIds): boolean {
  return question !== null && questionAskedIn(lines) !== null;
}

/** Whether a wording of a line is left that none of these replies said. */
export function isLeftToSay(
  line: Line,
  language: Language,
  replies: readonly Pick<ReplyIds, "lines">[],
): boolean {
  const id = lineId(line);
  const said = replies.flatMap(({ lines }) => lines.filter((each) => each.id === id));
  return new Set(said.map(({ wording }) => wording)).size < line[language].length;
}

/**
 * Which wording of a line to say, counted from `seed`: never one that shares a sentence with the reply
 * right above, rather one that shares none with any before. Which wordings share one, the content tells.
 */
export function freshWording(
  line: Line,
  seed: number,
  { language, replies }: { language: Language; replies: readonly Pick<ReplyIds, "lines">[] },
  isFit: (words: string) => boolean = () => true,
): number {
  const wordings = [line[language]].flat();
  const start = Math.abs(seed) % wordings.length;
  const order = wordings.map((_, index) => (start + index) % wordings.length);
  const fit = order.filter((index) => isFit(wordings[index] ?? ""));
  const before = sentencesSaid(replies);
  const last = sentencesSaid(replies.slice(-1));
  const isNew = (index: number, said: ReadonlySet<string>) =>
    !sentencesOf(wordings[index] ?? "").some((sentence) => said.has(sentence));
  return (
    fit.find((index) => isNew(index, before)) ??
    fit.find((index) => isNew(index, last)) ??
    fit[0] ??
    start
  );
}

function sentencesSaid(replies: readonly Pick<ReplyIds, "lines">[]): ReadonlySet<string> {
  const lines = replies.flatMap((reply) => reply.lines);
  return new Set(
    lines.flatMap(({ id, wording, language }) =>
      sentencesOf(wordingsOf(id, language)[wording] ?? ""),
    ),
  );
}
