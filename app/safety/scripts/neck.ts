import { MOMENTS } from "#app/content/safety.ts";
import type { Part } from "#app/content/safety-script.ts";
import { asksAboutDanger, type Tier } from "#app/safety/assessment.ts";
import type { WordsRead } from "#app/safety/words-read.ts";
import type { Situation } from "./situation.ts";

const OF_VIOLENCE = /^(?:young_|dependent_)?abuse/;

interface Told {
  words?: WordsRead | undefined;
  tier: Tier;
}

/** Whether a message tells of a neck that was held or squeezed by somebody. */
export function isOfNeck(situation: Situation, { words, tier }: Told): boolean {
  return OF_VIOLENCE.test(situation) && asksAboutDanger(tier) && words?.says.has("neck") === true;
}

/**
 * Whoever is believed is told of it right after that, and where the call stands first, after the call. With a sign of
 * harm inside, the emergency room today is said before all else.
 */
export function withNeck([first, ...rest]: readonly Part[], words?: WordsRead): readonly Part[] {
  if (first === undefined) return [MOMENTS.neck];
  return words?.says.has("neck_signs")
    ? [MOMENTS.neck, first, ...rest]
    : [first, MOMENTS.neck, ...rest];
}
