import type { WordClasses } from "./pattern.ts";
import type { Rule } from "./rule.ts";

export const WORD_CLASSES: WordClasses = { disorder: "depression|bipolar|bpd" };

/** Everything that the companion must never say. */
export const RULES: readonly Rule[] = [
  { rule: "diagnosis", phrases: ["you have {disorder}"] },
  { rule: "claims_human", phrases: ["i am ..1 (human|real person)"] },
];
