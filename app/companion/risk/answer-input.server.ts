import { helpRegion } from "#app/safety/help-region.server.ts";
import { stateOf, type RiskState } from "#app/models/risk/risk.server.ts";
import { isRiskOpen, NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { asksAboutDanger, type Assessment, type Kind } from "#app/safety/assessment.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { dangersIn } from "#app/safety/beside.ts";
import { isAskedByUs, type ReplyIds } from "#app/safety/said.ts";
import {
  isAnotherDanger,
  markOf,
  situationOf,
  situationPriority,
} from "#app/safety/scripts/situation.ts";
import type { WrittenAnswerInput } from "#app/safety/written-answers.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { languageOf } from "../reply/reply-language.ts";
import { toldInAll } from "#app/safety/scripts/told.ts";
import { isStillBleeding, openWound } from "./open-wound.server.ts";
import { toldBefore } from "./told-before.server.ts";

/** What is known of the replies so far, newest last: the written ones, and those that one of our questions ends. */
export interface SaidSoFar {
  written: readonly ReplyIds[];
  /** The last reply, whoever gave it; null where there is none. */
  last: ReplyIds | null;
  isLastWritten: boolean;
  /** It is still being said: its question comes at its end. */
  isLastRunning?: boolean;
  /** How many of the last replies left a question of the script for later. */
  postponed: number;
}

/** What the written answers have to know: what was found, or what stands, and what was said so far. */
export function answerInput(
  target: ReplyTarget,
  screening: Screening | null,
  before: RiskState | null,
  said: SaidSoFar,
): WrittenAnswerInput {
  const isOpen = isRiskOpen(stateOf(before));
  const found = screening?.assessment;
  const leads =
    found &&
    (isOpen ? found.tier === "crisis" : asksAboutDanger(found.tier)) &&
    !isLessThanStands(found, before);
  const wound = isStillBleeding(target, screening?.asides ?? [], before)
    ? openWound(found ?? null)
    : null;
  return {
    ...(leads ? asEmergency(found, before) : { ...standing(before), tier: "none" }),
    ...(wound && { ...wound, tier: leads ? found.tier : "none" }),
    ...(before ? { openedBy: before.tier } : {}),
    language: screening ? languageOf(screening) : "en",
    region: helpRegion(),
    turn: before?.answersGiven ?? 0,
    previous: said.written,
    // What was said last only counts as asked where it was: another's words may stand in between.
    isLastAsked: said.isLastWritten || (said.last !== null && isAskedByUs(said.last)),
    isYoung: isSaidToBeYoung(target),
    words: target.message.read.words,
    choice: target.message.choice,
    heard: screening?.asides ?? [],
    asks: screening?.asks === true && target.message.choice === null,
    askedBeside: screening?.askedBeside ?? null,
    subjects: screening?.subjects ?? [],
    also: found ? dangersIn(found) : [],
    opens:
      leads === true &&
      found?.tier === "crisis" &&
      isAnotherDanger(situationOf(found), before?.situation ?? null),
    told: toldBefore(target),
  };
}

/** Whether somebody says, or has said in this conversation, that they are under eighteen, and not that they aren't. */
export function isSaidToBeYoung(target: ReplyTarget): boolean {
  if (target.message.read.words.says.has("minor")) return true;
  if (target.history.some(({ reason }) => reason === "is_adult")) return false;
  return toldInAll(toldBefore(target)).has("minor");
}

/** What is told of a life in danger is no new and lesser matter: "I feel weird now" belongs to what was taken. */
export function isLessThanStands(found: Assessment, before: RiskState | null): boolean {
  if (before?.situation == null || Date.now() - before.lastSignAt >= NEW_VISIT_AFTER_MS)
    return false;
  return situationPriority(before.situation) > situationPriority(situationOf(found));
}

const MAY_BLEED: ReadonlySet<Kind> = new Set<Kind>([
  "medical_emergency",
  "self_harm",
  "plan_or_attempt",
]);

/** What grows worse minutes after an injury or an emergency is no new question: the call comes first. */
function asEmergency(found: Assessment, before: RiskState | null): Assessment {
  if (found.kind !== "medical_emergency" || found.tier !== "check_in" || before === null)
    return found;
  const isRecent = Date.now() - before.lastSignAt < NEW_VISIT_AFTER_MS;
  if (!isRecent || !MAY_BLEED.has(before.kind)) return found;
  return { ...found, tier: "crisis", rules: [...found.rules, markOf("medical")] };
}

// A harmless message is answered by the script of what stands open, or of what was just asked about.
function standing(before: RiskState | null) {
  // What was only asked about is no emergency, whatever else is said before it is answered.
  const isAsked = before?.tier === "check_in" && before.kind === "medical_emergency";
  const situation = before?.situation ?? (isAsked ? "check_in_medical" : null);
  const rules: readonly string[] = situation ? [markOf(situation)] : [];
  if (!before) return { kind: "distress", severity: "low", subject: "self", rules } as const;
  const { kind, severity, subject, followUpKind, followUpSubject } = before;
  if (before.status !== "open" && followUpKind && followUpSubject) {
    return { kind: followUpKind, severity, subject: followUpSubject, rules };
  }
  return { kind, severity, subject, rules };
}
