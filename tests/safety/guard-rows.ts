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

/** Sentences that set the bars of the guard's marker, and taught it nothing. */
export function readBarRows(sort: "violating" | "harmless"): GuardRow[] {
  return readGuardFile(`training/guard/${sort}-bars.jsonl`);
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

function readGuardFile(file: string): GuardRow[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): GuardRow => JSON.parse(line));
}
