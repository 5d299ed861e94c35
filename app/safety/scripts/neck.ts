import { longPattern } from "#app/config/long-pattern.ts";
import { MOMENTS } from "#app/content/safety.ts";
import type { Part } from "#app/content/safety-script.ts";
import { asksAboutDanger, type Tier } from "#app/safety/assessment.ts";
import type { Situation } from "./situation.ts";

/** Hands at a neck are an emergency of the body, too, though nothing may show. */
const NECK_WORDS = longPattern("iu")`
  \b(?:chok|strangl|throttl)(?:e|es|ed|ing|led)\b|\b(?:neck|throat|windpipe)\b|
  (?<!\p{L})(?:ahorc|estrangul)|\bcuello\b`;
/** What tells of harm inside: the voice, swallowing, sight, or the bladder. */
const NECK_SIGNS = longPattern("iu")`
  \b(?:
    croak\w*|hoarse|raspy|swallow\w*|(?:black(?:ed|ing)?|pass(?:ed|ing)?) out|
    (?:see|saw|seeing) (?:\w+ )?(?:spots|stars|dots|black)|went (?:black|dark|blurry)|
    (?:wet|peed|pissed) (?:myself|my ?self|my pants)
  )\b|(?<!\p{L})(?:ronca|tragar|manchas|me orin|me desmay)`;
const OF_VIOLENCE = /^(?:young_|dependent_)?abuse/;

interface Told {
  message?: string;
  tier: Tier;
}

/** Whether a message tells of a neck that was held or squeezed by somebody. */
export function isOfNeck(situation: Situation, { message = "", tier }: Told): boolean {
  return OF_VIOLENCE.test(situation) && asksAboutDanger(tier) && NECK_WORDS.test(message);
}

/**
 * Whoever is believed is told of it right after that, and where the call stands first, after the call. With a sign of
 * harm inside, the emergency room today is said before all else.
 */
export function withNeck([first, ...rest]: readonly Part[], message = ""): readonly Part[] {
  if (first === undefined) return [MOMENTS.neck];
  return NECK_SIGNS.test(message) ? [MOMENTS.neck, first, ...rest] : [first, MOMENTS.neck, ...rest];
}
