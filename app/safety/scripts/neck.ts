import { MOMENTS } from "#app/content/safety.ts";
import type { Part } from "#app/content/safety-script.ts";
import { asksAboutDanger, type Tier } from "#app/safety/assessment.ts";
import { wasSaid, type ReplyIds } from "#app/safety/said.ts";
import type { WordsRead } from "#app/safety/words-read.ts";
import { shareOf, type AsideHeard } from "./asides-heard.ts";
import type { Situation } from "./situation.ts";

/** What is heard of a body that was hurt, and what such a message is about. */
const SIGNS = ["aside_neck_after", "aside_neck", "aside_neck_theirs", "aside_body"];
const OF_THE_BODY = ["illness", "health-worry", "chronic-pain"];
/** Once a neck was told of, so much is enough: of 30 other things that people then say none is taken for a sign. */
const SURE_SIGN = 0.2;
const OF_VIOLENCE = /^(?:young_|dependent_)?abuse/;

interface Told {
  words?: WordsRead | undefined;
  tier: Tier;
}

interface Sign {
  choice?: string | null;
  heard?: readonly AsideHeard[];
  /** What the message is about. */
  subjects?: readonly AsideHeard[];
  told?: readonly { told: ReadonlySet<string> }[];
  previous: readonly ReplyIds[];
  /** Something was found of their own body, however it was heard. */
  isOfBody?: boolean;
}

/** Whether a message tells of the voice, the throat, the eyes or the head, after a neck that was held in this talk. */
export function isSignAfterNeck({ choice, heard = [], subjects = [], ...before }: Sign): boolean {
  const { told = [], previous, isOfBody = false } = before;
  const isKnown =
    told.some((each) => each.told.has("aside_neck")) || wasSaid(MOMENTS.neck, previous);
  if (!isKnown || choice) return false;
  return isOfBody || shareOf(heard, SIGNS) + shareOf(subjects, OF_THE_BODY) >= SURE_SIGN;
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
