import type { Part } from "#app/content/safety-script.ts";
import { isPlainSign, type Kind, type Language, type Tier } from "#app/safety/assessment.ts";
import { toldIn, toldInAll, type Told, type Telling } from "./told.ts";

const NAMES_A_LINE = /\{\w+\}/u;

interface Talk extends Telling {
  tier: Tier;
  kind: Kind;
  told?: readonly Told[];
  rules?: readonly string[];
}

/**
 * A wish not to be there is what somebody wants to say without getting a number for it: it is no new sign. Nor does a
 * blow make the screen safe that somebody else looks at.
 */
const MAY_BE_SAID: ReadonlySet<Kind> = new Set<Kind>([
  "none",
  "distress",
  "passive_ideation",
  "abuse_or_violence",
]);

/**
 * Whether somebody said in this conversation, whenever it was, that they want no number. Another new sign
 * has its line named with it, and that once.
 */
export function isNumberRefused({ tier, kind, told = [], rules = [], ...telling }: Talk): boolean {
  // What is asked for in one breath with the sign holds for it, too: somebody may look at the screen.
  if (toldIn(telling).has("aside_no_numbers")) return true;
  if (isPlainSign({ tier, rules }) && !MAY_BE_SAID.has(kind)) return false;
  return toldInAll(told).has("aside_no_numbers");
}

/** Whether a wording names no line. */
export function namesNoLine(words: string): boolean {
  return !NAMES_A_LINE.test(words);
}

/** Whether it names none but the emergency line, which everybody knows: a number that gives nothing away. */
export function namesEmergencyAlone(words: string): boolean {
  return namesNoLine(words.replaceAll(/\{[Ee]mergency\}/gu, ""));
}

/** The parts of a reply that can be said without naming a line. */
export function partsWithoutNumbers(
  parts: readonly Part[],
  language: Language,
  isFit = namesNoLine,
): readonly Part[] {
  const kept = parts.filter(
    (part) => typeof part === "string" || part[language].some((words) => isFit(words)),
  );
  return kept.some((part) => part !== "question") ? kept : ["reply", ...kept];
}
