import { readFileSync } from "node:fs";

/** A text that a companion says, or must not say. */
export interface GuardRow {
  id: string;
  text: string;
  /** What is forbidden of it. */
  group?: string;
  language?: "en" | "es";
  /** Said to somebody who may be in danger. */
  strict?: boolean;
}

/** The parts of the sentences written for the guard that its marker is trained on. */
export const LEARNED_PARTS = ["tuned", "learned"] as const;

/** Sentences that the marker may learn from. */
export function readGuardRows(
  sort: "violating" | "harmless",
  part: (typeof LEARNED_PARTS)[number],
): GuardRow[] {
  return readGuardFile(`training/guard/${sort}-${part}.jsonl`);
}

/**
 * What measures the guard: whole replies by somebody who had seen neither rules nor rows, and hard
 * sentences that were split off before anything was learned or written.
 */
export const MEASURED = {
  good: ["replies-good", "harmless-set-aside"],
  bad: ["replies-bad", "violating-set-aside"],
} as const;

/** The rows of a file that measures. */
export function readMeasuringRows(
  name: (typeof MEASURED)[keyof typeof MEASURED][number],
): GuardRow[] {
  return readGuardFile(`guard/${name}.jsonl`);
}

/**
 * What this project's own authors let the companion say: the lines of its written exercises and
 * answers, and what it makes of them in whole talks.
 */
export function readWrittenWords(): { lines: string[]; talks: string[] } {
  const textsOf = (name: string) =>
    readGuardFile(`training/guard/${name}.jsonl`).map(({ text }) => text);
  return { lines: textsOf("written-lines"), talks: textsOf("written-talks") };
}

function readGuardFile(file: string): GuardRow[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): GuardRow => JSON.parse(line));
}
