import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "#app/content/parse-yaml.ts";

const CUE_IDS = [
  "poison",
  "collapse",
  "taken",
  "attempt",
  "done",
  "long_ago",
  "eating",
  "baby",
  "child",
  "sexual",
  "sleep_wish",
  "victim",
  "own_harm",
  "death",
  "voices",
  "unwanted",
  "pictures",
  "cut",
  "wound",
  "neck",
  "neck_signs",
  "thanks_or_bye",
  "somebody",
  "emergency",
  "help_line",
  "turns_away",
  "safe",
  "relief",
  "not_bleeding",
  "them",
  "puts_right",
  "english",
  "denies_thoughts",
  "meant_else",
  "misreading",
  "late_no",
  "never_meant",
  "plainly",
  "agrees",
  "question_mark",
] as const;

const pattern = z
  .strictObject({ flags: z.enum(["i", "u", "iu"]), pattern: z.string() })
  .transform(({ flags, pattern: lines }) => new RegExp(lines.replaceAll(/\n\s*/g, ""), flags));

/** What is said of a danger and about the talk itself, by the id of each cue. */
export const CUE_PATTERNS = z
  .record(z.enum(CUE_IDS), pattern)
  .parse(parseYaml(readFileSync(path.resolve("app/safety/cues/cues.yaml"), "utf8")));
