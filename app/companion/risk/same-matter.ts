import { NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { situationPriority, type Situation } from "#app/safety/scripts/situation.ts";
import type { WordsRead } from "#app/safety/words-read.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";

const OF_ABUSE = /^(?:young_|dependent_)?abuse|^assault/;

/** Whether a situation is that of somebody who is hurt by another. */
export function isOfAbuse(situation: string): boolean {
  return OF_ABUSE.test(situation);
}

/** Situations of one matter each: it is opened once, and gone on with as it grows graver. */
const MATTERS: readonly RegExp[] = [
  /^(?:passive|active|imminent|attempt|self_harm)/,
  /^(?:overdose|act_done|poisoning|medical)(?!_other)/,
  /^(?:poisoning|medical)_other/,
  /^other_(?:worry|imminent)/,
  /^(?:young_)?abuse(?!_other)|^assault/,
  /^(?:harm_|harm$|unwanted)/,
  /^psychosis/,
];

/** Whether two situations are of one matter: a wish to be dead and a plan are, and what is swallowed is another. */
export function isSameMatter(one: Situation, other: Situation): boolean {
  return one === other || MATTERS.some((matter) => matter.test(one) && matter.test(other));
}

/** Whether the last sign of danger was seen in this visit. */
export function isOfThisVisit({ lastSignAt }: Pick<RiskState, "lastSignAt">, now = Date.now()) {
  return now - lastSignAt < NEW_VISIT_AFTER_MS;
}

/** So much is an addition to what was told, and no subject of its own. */
const ADDITION_WORDS = 8;

/** Whether a message adds to what was just told, and has no subject of its own. */
export function isAddition({ count, says }: WordsRead): boolean {
  return count <= ADDITION_WORDS && !says.has("question_mark") && !says.has("thanks_or_bye");
}

/** Longer than this it is a story of its own. */
const STORY_WORDS = 30;

/** Whether a message goes on about whoever hurts its writer: somebody is spoken of, and nothing is asked. */
export function speaksOfWhoHurts({ count, says }: WordsRead): boolean {
  if (count > STORY_WORDS || !says.has("somebody")) return false;
  return !says.has("question_mark") && !says.has("thanks_or_bye");
}

/** Whether an emergency of the body was told in this visit. */
export function isEmergencyOfThisVisit(risk: RiskState, now: number): boolean {
  const isOfBody =
    risk.followUpKind === "medical_emergency" ||
    /^(?:medical|poisoning)/.test(risk.situation ?? "");
  return isOfBody && now - (risk.followUpSince ?? risk.lastSignAt) < NEW_VISIT_AFTER_MS;
}

/**
 * Whether a message turns to something else, or says that the danger is over. Where a life may hang on
 * it a goodbye, thanks or feeling fine end nothing; where a body is in danger only what stops it does.
 */
export function movesOn({ says }: WordsRead, situation: Situation): boolean {
  if (says.has("not_bleeding")) return true;
  const grave = situationPriority(situation);
  if (grave === 2 || says.has("emergency")) return false;
  return says.has("turns_away") || says.has("safe") || (grave === 0 && says.has("relief"));
}
