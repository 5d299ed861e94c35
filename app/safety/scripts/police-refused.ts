import { ASIDES } from "#app/content/safety.ts";
import type { Part } from "#app/content/safety-script.ts";
import { signCalled } from "#app/safety/rules/detector-rules.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";

const SIGN = signCalled("aside_police_abuse");
/** The sentence of the answer to a refusal that names no number, to know it by. */
const BEGINNINGS = [ASIDES.aside_police_abuse]
  .flatMap((aside) => (aside ? [...aside.en, ...aside.es] : []))
  .map((line) => line.split(/[.{]/u)[0] ?? line);
const OF_VIOLENCE = /\babuse|violence/;

interface Told {
  kind: string;
  message?: string;
  previousTexts: readonly string[];
}

/** Whether somebody who is hurt by another said, now or before, that they want no police. */
export function isPoliceRefused({ kind, message = "", previousTexts }: Told): boolean {
  if (!OF_VIOLENCE.test(kind)) return false;
  const isNow = readSentences(message).some(
    ({ words }) => SIGN.pattern.matchesIn(words) && SIGN.unless?.matchesIn(words) !== true,
  );
  return isNow || previousTexts.some((text) => BEGINNINGS.some((line) => text.includes(line)));
}

/** The parts of a reply without the lines that begin with the emergency call; the panel still names it. */
export function withoutPolice(parts: readonly Part[]): readonly Part[] {
  const kept = parts.filter(
    (part) => typeof part === "string" || !part.en.every((line) => line.startsWith("{Emergency}")),
  );
  return kept.some((part) => part !== "question") ? kept : parts;
}
