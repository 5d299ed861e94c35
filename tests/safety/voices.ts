import { readdirSync } from "node:fs";
import { readRows, type LabelledRow } from "#tests/safety/rows.ts";

const FOLDER = "tests/safety/voices";

/** Whole authors whose text measures, and whose sets the bars; all others teach. `reader/rows.py` has the same. */
export const MEASURING = ["a06", "a12", "a22", "a27", "a31", "a36"];
export const OF_THE_BARS = ["a09", "a19", "a35"];

/** The rows of all authors of one part. */
export function readVoices(part: "teach" | "bars" | "measure"): LabelledRow[] {
  return readdirSync(FOLDER)
    .filter((name) => /^a\d+\.jsonl$/.test(name) && partOfAuthor(name.slice(0, 3)) === part)
    .sort()
    .flatMap((name) => readRows(`${FOLDER}/${name}`));
}

function partOfAuthor(author: string): "teach" | "bars" | "measure" {
  if (MEASURING.includes(author)) return "measure";
  return OF_THE_BARS.includes(author) ? "bars" : "teach";
}
