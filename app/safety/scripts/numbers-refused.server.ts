import type { Part, Spoken } from "#app/content/safety-script.ts";
import { asksAboutDanger, LANGUAGES, type Tier } from "#app/safety/assessment.ts";
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

/** What names no line, of a set of wordings; null where every one does. */
export function withoutNumbers(spoken: Spoken): Spoken | null {
  const [en, es] = LANGUAGES.map((each) => spoken[each].filter((line) => !NAMES_A_LINE.test(line)));
  return en?.length && es?.length ? { en, es } : null;
}

/** The parts of a reply in which no line is named. */
export function partsWithoutNumbers(parts: readonly Part[]): readonly Part[] {
  const kept = parts
    .map((part) => (typeof part === "string" ? part : withoutNumbers(part)))
    .filter((part) => part !== null);
  return kept.some((part) => part !== "question") ? kept : ["reply", ...kept];
}
