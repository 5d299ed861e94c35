import { readFileSync } from "node:fs";

export interface GuardRow {
  id: string;
  group: string;
  text: string;
  rule?: string;
}

/** The parts of the sentences written for the guard that its weights are trained on. */
export const LEARNED_PARTS = ["tuned", "learned"] as const;
/**
 * The others: "families" made the rules about amounts, places, medicines, violence at home and harm to
 * others, "families-set-aside" was written when they were done; "held-out" was read too often to be set aside.
 */
export type GuardPart =
  | (typeof LEARNED_PARTS)[number]
  | "held-out"
  | "later"
  | "set-aside"
  | "families"
  | "families-set-aside";

/** Sentences of a part: those that must not be said, or those that may. */
export function readGuardRows(sort: "violating" | "harmless", part: GuardPart): GuardRow[] {
  const folder = LEARNED_PARTS.some((learned) => learned === part) ? "training/guard" : "guard";
  return readGuardFile(`${folder}/${sort}-${part}.jsonl`);
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
