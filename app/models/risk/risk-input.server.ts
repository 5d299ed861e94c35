import {
  CLOSES_AFTER_MS,
  FALSE_ALARMS_BEFORE_FOLD,
  isAfterNo,
  isRiskOpen,
  STEPS_DOWN_AFTER_MESSAGES,
  WATCH_LASTS_MS,
  type AskingInput,
} from "#app/safety/asking.ts";
import { ASKING_TRANSITIONS } from "#app/safety/asking-table.server.ts";
import { asksAboutDanger, isFromModelAlone, type Assessment } from "#app/safety/assessment.ts";
import { isUnsure } from "#app/safety/detector/hints.ts";
import { lastingOf, rank } from "#app/safety/scripts/lasting.ts";
import { isMild, stateOf, type RiskState, type RiskSign } from "./risk-state.server.ts";

/** What a text is in the table of asking, to somebody who stands where they stand. */
export function inputOf(current: RiskState | null, sign: RiskSign, now: number): AskingInput {
  const { finding, says } = sign;
  // A yes is worth more than what its words say; a no is worth less than a sign in them.
  if (says === "yes") return lastingInput(finding) ?? "yes";
  if (says === "past") return "past";
  if (asksAboutDanger(finding.tier)) return signOf(current, sign);
  if (isRiskOpen(stateOf(current)) && current && isQuietLongEnough(current, now)) return "quiet";
  if (says === "no") return isThirdFalseAlarm(current, now) ? "not_meant_third" : "no";
  return says === "answer" ? "other" : says;
}

// A yes to "Are you afraid of someone?" is about abuse: it locks nothing.
/** What locks nothing by itself: an emergency of the body, another's danger, abuse; null for all else. */
export function lastingInput(finding: Assessment): "brief" | "neutral" | null {
  if (!asksAboutDanger(finding.tier)) return null;
  const lasting = lastingOf(finding);
  if (lasting === "neutral") return "neutral";
  return lasting === "brief" || lasting === "until_answered" ? "brief" : null;
}

function signOf(current: RiskState | null, { finding, where }: RiskSign): AskingInput {
  if (finding.tier === "check_in") {
    const isAlone = isFromModelAlone(finding) || (current !== null && isDenied(current, finding));
    // Where the model alone asks nothing in a reply, it asks nothing on a page either.
    const asksNothing =
      isAlone && ASKING_TRANSITIONS[stateOf(current)].model.answer === "ordinary_and_link";
    if (where === "page") return asksNothing ? "model" : "page";
    return isAlone ? "model" : "pattern";
  }
  const isAlone = isFromModelAlone(finding);
  const aside = lastingInput(finding);
  if (aside) return aside;
  if (lastingOf(finding) === "asked") return isAlone ? "model" : "pattern";
  if (isAlone) return "model_crisis";
  return isRiskOpen(stateOf(current)) && current && isGraverOrOther(finding, current)
    ? "graver"
    : "crisis";
}

/** Whether a question would be about what they have said no to, for words that also stand in harmless talk. */
function isDenied(current: RiskState, finding: Assessment): boolean {
  // Who has no thoughts of it has no plan either.
  const isOfIt =
    finding.kind === current.kind ||
    (SUICIDE.includes(finding.kind) && SUICIDE.includes(current.kind));
  return (
    isAfterNo(stateOf(current)) &&
    isOfIt &&
    finding.subject === current.subject &&
    finding.rules.every((rule) => isUnsure(rule))
  );
}

function isGraverOrOther(finding: Assessment, current: RiskState): boolean {
  return rank(finding.severity) > rank(current.severity) || isOtherMatter(finding, current);
}

/** Whether a pattern found something that was not asked about, nor denied, within a day. */
export function isSomethingNew(
  current: RiskState | null,
  finding: Assessment,
  input: AskingInput,
  now: number,
): boolean {
  if (input !== "pattern" && !(input === "page" && !isFromModelAlone(finding))) return false;
  if (!current || (!isRecent(current.askedAt.at(-1), now) && !isDeniedLately(current, now))) {
    return true;
  }
  const isWorse = rank(finding.severity) > rank(current.severity);
  return isWorse || finding.subject !== current.subject || isOtherMatter(finding, current);
}

// The script's questions are none of ours: a no to them is known by the watch that it began.
function isDeniedLately(current: RiskState, now: number): boolean {
  return isAfterNo(stateOf(current)) && isRecent(current.statusSince, now);
}

function isRecent(at: number | undefined, now: number): boolean {
  return at !== undefined && now - at < WATCH_LASTS_MS;
}

/** Thoughts of suicide, each of which a no to a graver one denies as well. */
const SUICIDE: readonly string[] = ["passive_ideation", "active_ideation", "plan_or_attempt"];

function isOtherMatter({ kind }: Assessment, current: RiskState): boolean {
  const isLess = SUICIDE.includes(kind) && SUICIDE.indexOf(kind) < SUICIDE.indexOf(current.kind);
  return kind !== current.kind && !isLess;
}

function isQuietLongEnough(current: RiskState, now: number): boolean {
  const isLong = now - current.lastSignAt >= CLOSES_AFTER_MS;
  return isMild(current) && isLong && current.quietMessages + 1 >= STEPS_DOWN_AFTER_MESSAGES;
}

/** Whether one more false alarm is the third of a day, at high or critical risk. */
export function isThirdFalseAlarm(current: RiskState | null, now: number): boolean {
  if (!current || !isRiskOpen(stateOf(current)) || isMild(current)) return false;
  return lately(current.falseAlarmsAt, now).length + 1 >= FALSE_ALARMS_BEFORE_FOLD;
}

/** The times within the last 24 hours. */
export function lately(times: readonly number[], now: number): number[] {
  return times.filter((at) => now - at < WATCH_LASTS_MS);
}
