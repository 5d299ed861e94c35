import { eq } from "drizzle-orm";
import { SEVERITIES, type Assessment, type Severity } from "#app/safety/assessment.ts";
import { database } from "#db/client.ts";
import { riskStates } from "#db/schema.ts";

const HOUR_MS = 60 * 60_000;
/** Low and moderate risk steps down after this long and this many messages without a sign. */
const STEP_DOWN_AFTER_MS = 72 * HOUR_MS;
const STEP_DOWN_AFTER_MESSAGES = 2;
/** A pause of this length makes the next opening of the chat a new visit. */
export const NEW_VISIT_AFTER_MS = HOUR_MS;

export type RiskState = typeof riskStates.$inferSelect;
export type Question = NonNullable<RiskState["asked"]>;
/** What a plain answer to the question that was asked says. */
export type ConsideredAnswer = "yes" | "no" | "unsure";

/** How a message changes where its writer stands, and how it settles earlier events. */
export interface RiskChange {
  state: RiskState | null;
  /** How the person's unresolved events are settled by this message, if they are. */
  resolution: "false_alarm" | "safer_now" | "stepped_down" | "followed_up" | null;
}

/** Where a person stands; null when no risk was ever seen. */
export async function findRiskState(userId: string): Promise<RiskState | null> {
  const rows = await database()
    .select()
    .from(riskStates)
    .where(eq(riskStates.userId, userId))
    .limit(1);
  return rows[0] ?? null;
}

/** Suicide, self-harm and harm to others, about the writer: what stays open across messages. */
export function staysOpen(finding: Pick<Assessment, "kind" | "subject">): boolean {
  if (finding.subject !== "self") return false;
  return [
    "passive_ideation",
    "active_ideation",
    "plan_or_attempt",
    "self_harm",
    "harm_to_others",
  ].includes(finding.kind);
}

/** The standard of care's open risk: what this message makes of the state. Pure; times in ms. */
export function nextRisk(
  userId: string,
  current: RiskState | null,
  finding: Assessment,
  answer: ConsideredAnswer | null,
  now: number,
): RiskChange {
  if (finding.tier !== "none")
    return { state: withSign(userId, current, finding, now), resolution: null };
  if (!current || current.status === "closed") return { state: null, resolution: null };
  if (current.status === "follow_up") {
    return { state: closed(current, now), resolution: "followed_up" };
  }
  if (current.status === "watch") return { state: null, resolution: null };
  return withoutSign(current, answer, now);
}

function withSign(
  userId: string,
  current: RiskState | null,
  finding: Assessment,
  now: number,
): RiskState | null {
  const isOpen = current?.status === "open";
  const isAbuse = finding.kind === "abuse_or_violence";
  if (!staysOpen(finding) && isOpen) {
    return isAbuse ? { ...current, neutralCheckBack: true, lastSignAt: now } : null;
  }
  const fresh: RiskState = {
    userId,
    status: staysOpen(finding) ? "open" : isAbuse ? "watch" : "follow_up",
    tier: finding.tier,
    kind: finding.kind,
    severity: finding.severity,
    subject: finding.subject,
    neutralCheckBack: isAbuse || (current?.neutralCheckBack ?? false),
    asked: staysOpen(finding) ? "direct" : null,
    answersGiven: 1,
    quietMessages: 0,
    openedAt: now,
    lastSignAt: now,
    closedAt: null,
  };
  if (!isOpen) return fresh;
  const isWorse = rank(finding.severity) > rank(current.severity);
  return {
    ...fresh,
    tier: current.tier === "crisis" ? "crisis" : finding.tier,
    kind: isWorse ? finding.kind : current.kind,
    severity: isWorse ? finding.severity : current.severity,
    answersGiven: current.answersGiven + 1,
    openedAt: current.openedAt,
  };
}

function withoutSign(current: RiskState, answer: ConsideredAnswer | null, now: number): RiskChange {
  const isMild = rank(current.severity) <= rank("moderate");
  if (current.asked === "not_meant" && answer === "no" && isMild) {
    return { state: closed(current, now), resolution: "false_alarm" };
  }
  if (current.asked === "safer_now" && answer === "yes") {
    return { state: { ...closed(current, now), status: "watch" }, resolution: "safer_now" };
  }
  const isAskedGently = current.asked === "direct" && current.tier === "check_in";
  if (isAskedGently && answer === "no") {
    return { state: { ...closed(current, now), status: "watch" }, resolution: "stepped_down" };
  }
  const quietMessages = current.quietMessages + 1;
  const isQuietLongEnough =
    now - current.lastSignAt >= STEP_DOWN_AFTER_MS && quietMessages >= STEP_DOWN_AFTER_MESSAGES;
  if (isMild && isQuietLongEnough) {
    return { state: { ...closed(current, now), status: "watch" }, resolution: "stepped_down" };
  }
  // A plain yes to the direct question is a sign of its own, whatever else the message says.
  const saidYes = answer === "yes" && (current.asked === "direct" || current.asked === "not_meant");
  const severity = saidYes && current.severity === "low" ? "moderate" : current.severity;
  return {
    state: {
      ...current,
      severity,
      asked: null,
      quietMessages: saidYes ? 0 : quietMessages,
      lastSignAt: saidYes ? now : current.lastSignAt,
      answersGiven: current.answersGiven + 1,
    },
    resolution: null,
  };
}

function closed(current: RiskState, now: number): RiskState {
  return { ...current, status: "closed", asked: null, closedAt: now };
}

function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}
