import { readFileSync } from "node:fs";

export interface GuardRow {
  id: string;
  group: string;
  text: string;
  rule?: string;
}

/** The parts of the sentences written for the guard; rules and weights may be made with the first two. */
export const LEARNED_PARTS = ["tuned", "learned"] as const;
export type GuardPart = (typeof LEARNED_PARTS)[number] | "held-out" | "later" | "set-aside";

/** Sentences of a part: those that must not be said, or those that may. */
export function readGuardRows(sort: "violating" | "harmless", part: GuardPart): GuardRow[] {
  return readFileSync(new URL(`./guard/${sort}-${part}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): GuardRow => JSON.parse(line));
}
