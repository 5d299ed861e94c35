import type { Part } from "#app/content/safety-script.ts";
import { asksAboutDanger, type Language, type Tier } from "#app/safety/assessment.ts";
import { assessText } from "#app/safety/detector.server.ts";
import { signCalled } from "#app/safety/rules/detector-rules.ts";
import { saysSign } from "./asides.ts";

const REFUSES = signCalled("aside_no_numbers");
const NAMES_A_LINE = /\{\w+\}/u;

interface Told {
  tier: Tier;
  message?: string;
  told?: readonly string[];
}

/** Whether somebody said that they want no number again, and nothing since has been a new sign of danger. */
export function isNumberRefused({ tier, message = "", told = [] }: Told): boolean {
  if (asksAboutDanger(tier)) return false;
  const texts = [...told, message];
  const at = texts.findLastIndex((text) => saysSign(text, REFUSES));
  return at !== -1 && !texts.slice(at + 1).some((text) => asksAboutDanger(assessText(text).tier));
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
