import type { Part } from "#app/content/safety-script.ts";
import { isPlainSign, type Language, type Tier } from "#app/safety/assessment.ts";
import { toldIn, type Told, type Telling } from "./told.ts";

const NAMES_A_LINE = /\{\w+\}/u;

interface Talk extends Telling {
  tier: Tier;
  told?: readonly Told[];
  rules?: readonly string[];
}

/** Whether somebody said that they want no number again, and nothing plain since has been a new sign of danger. */
export function isNumberRefused({ tier, told = [], rules = [], ...telling }: Talk): boolean {
  if (isPlainSign({ tier, rules })) return false;
  const all = [...told, { told: toldIn(telling), tier: "none" as const }];
  const refused = all.findLastIndex((each) => each.told.has("aside_no_numbers"));
  return refused !== -1 && !all.slice(refused + 1).some(isPlainSign);
}

/** Whether a wording names no line. */
export function namesNoLine(words: string): boolean {
  return !NAMES_A_LINE.test(words);
}

/** The parts of a reply that can be said without naming a line. */
export function partsWithoutNumbers(parts: readonly Part[], language: Language): readonly Part[] {
  const kept = parts.filter((part) => typeof part === "string" || part[language].some(namesNoLine));
  return kept.some((part) => part !== "question") ? kept : ["reply", ...kept];
}
