import { globSync, readFileSync } from "node:fs";

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
  return readFileSync(new URL(`./guard/${sort}-${part}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): GuardRow => JSON.parse(line));
}

/** Fewer words are a label or a name. */
const WORDS_OF_A_LINE = 6;
const QUOTED = /"((?:[^"\\\n]|\\.)+)"|`([^`$]+)`/g;

/** What this project's own authors let the companion say: the lines of its written exercises and answers. */
export function readWrittenLines(): string[] {
  const files = globSync([
    "app/companion/{exercises,guided,programmes}/**/*.ts",
    "app/safety/scripts/*.ts",
  ]);
  const lines = files
    .filter((file) => !file.includes(".test."))
    .sort()
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(QUOTED)])
    .map(([, quoted = "", framed = ""]) => (quoted + framed).replaceAll(/\{\w+\}/g, "it"))
    .filter(
      (line) =>
        line.split(/\s+/).length >= WORDS_OF_A_LINE && /^[A-Z\u00c0-\u00de\u00bf"'“]/u.test(line),
    );
  return [...new Set(lines)];
}
