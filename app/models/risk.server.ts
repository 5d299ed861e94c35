import { and, eq, lte, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  asksAboutDanger,
  SEVERITIES,
  type Assessment,
  type Severity,
} from "#app/safety/assessment.ts";
import { database, prepared } from "#db/client.ts";
import { riskStates } from "#db/schema.ts";

const HOUR_MS = 60 * 60_000;
/** Low and moderate risk steps down after this long and this many messages without a sign. */
export const STEP_DOWN_AFTER_MS = 72 * HOUR_MS;
export const STEP_DOWN_AFTER_MESSAGES = 2;
/** A pause of this length makes the next opening of the chat a new visit. */
export const NEW_VISIT_AFTER_MS = HOUR_MS;

export type RiskState = typeof riskStates.$inferSelect;

/** What closed a finding: the person's own answer, time, a line that followed it, or an admin. */
export type Resolution = "false_alarm" | "safer_now" | "stepped_down" | "followed_up";

/** Which of a person's unresolved events a change settles, and how. */
export interface Settlement {
  resolution: Resolution;
  /** `own`: what stays open about the writer; `brief`: what one line follows. */
  covers: "own" | "brief";
  /** Events that were written later are none of it. */
  until: number;
}

const NOTHING_SETTLED: readonly Settlement[] = [];

/** What a message makes of where its writer stands, and which earlier events that settles. */
export interface RiskChange {
  state: RiskState | null;
  settles: readonly Settlement[];
}

/** What a message says about risk. */
export interface Sign {
  finding: Assessment;
  /** It answered "yes" to a direct question about danger: a sign, whatever else it says. */
  saysYes: boolean;
  /** It left that question open: that settles nothing outside of open risk. */
  isUnsure: boolean;
}

const riskOf = prepared((db) =>
  db
    .select()
    .from(riskStates)
    .where(eq(riskStates.userId, sql.placeholder("userId")))
    .limit(1)
    .prepare(),
);

/** Where a person stands; null when no risk was ever seen. */
export async function findRiskState(userId: string): Promise<RiskState | null> {
  const [state] = await riskOf().all({ userId });
  return state ?? null;
}

const OWN_KINDS: readonly Assessment["kind"][] = [
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
  "self_harm",
];

/**
 * Suicide, self-harm and harm to others, about the writer: what stays open across messages. A
 * parent's thoughts of harming a child are the writer's, although the child is the subject.
 */
export function staysOpen(finding: Pick<Assessment, "kind" | "subject">): boolean {
  if (finding.kind === "harm_to_others") return finding.subject !== "other";
  return finding.subject === "self" && OWN_KINDS.includes(finding.kind);
}

/**
 * What closes with the next message without a sign: medical events and those about somebody else
 * after one line, distress once its question was answered. Violence against the writer does not.
 */
export function isBrief(finding: Pick<Assessment, "kind" | "subject">): boolean {
  if (staysOpen(finding) || finding.kind === "none") return false;
  return finding.kind !== "abuse_or_violence" || finding.subject !== "self";
}

/** Whether the risk is one that time or "not what I meant" can close. */
export function isMild(risk: Pick<RiskState, "severity">): boolean {
  return rank(risk.severity) <= rank("moderate");
}

/** Whether the check-back of this visit stands on the screen, unanswered so far. */
export function isCheckedBack(risk: RiskState | null): boolean {
  return risk !== null && risk.status !== "closed" && risk.checkBackShownAt !== null;
}

/** What a message makes of the state of risk. Pure; times in ms. */
export function nextRisk(
  userId: string,
  current: RiskState | null,
  sign: Sign,
  now: number,
): RiskChange {
  if (asksAboutDanger(sign.finding.tier)) {
    return { state: withSign(userId, current, sign.finding, now), settles: NOTHING_SETTLED };
  }
  if (!current) return { state: null, settles: NOTHING_SETTLED };
  const state = { ...current, lastMessageAt: now, checkBackShownAt: null };
  if (current.status === "open") return withoutSign(state, sign, now);
  if (sign.isUnsure) return { state, settles: NOTHING_SETTLED };
  if (current.status === "watch" && isCheckedBack(current)) {
    return followed({ ...state, status: "closed", closedAt: now }, current);
  }
  if (current.status === "watch" || current.followUpKind) return followed(state, current);
  return { state: null, settles: NOTHING_SETTLED };
}

/** "This isn't what I meant", answered: a clear no closes low and moderate risk as a false alarm. */
export function afterNotMeant(current: RiskState, isClearNo: boolean, now: number): RiskChange {
  const state = { ...current, notMeantAnsweredAt: now };
  if (current.status !== "open" || !isClearNo || !isMild(current))
    return { state, settles: NOTHING_SETTLED };
  const settles = settleOwn("false_alarm", current);
  return { state: { ...state, status: "closed", closedAt: now }, settles };
}

/** "I'm feeling safer now", answered: a considered yes closes any risk; the next visit asks once more. */
export function afterSaferNow(current: RiskState, isYes: boolean, now: number): RiskChange {
  if (current.status !== "open" || !isYes) return { state: null, settles: NOTHING_SETTLED };
  const settles = settleOwn("safer_now", current);
  return { state: { ...current, status: "watch", closedAt: now }, settles };
}

/**
 * Writes a state, unless a newer sign has come in between: a harmless message that was read at the
 * same time never undoes it.
 */
export function riskStatement(state: RiskState, condition?: SQL): BatchItem<"sqlite"> {
  const { userId: _userId, ...changes } = state;
  return database()
    .insert(riskStates)
    .values(state)
    .onConflictDoUpdate({
      target: riskStates.userId,
      set: changes,
      setWhere: and(condition, lte(riskStates.lastSignAt, state.lastSignAt)),
    });
}

/** Notes that the check-back of this visit was put on the screen. */
export async function recordCheckBack(risk: RiskState, now = Date.now()): Promise<void> {
  if (risk.checkBackShownAt !== null) return;
  await database()
    .update(riskStates)
    .set({ checkBackShownAt: now })
    .where(eq(riskStates.userId, risk.userId));
}

function withSign(
  userId: string,
  current: RiskState | null,
  finding: Assessment,
  now: number,
): RiskState {
  const { tier, kind, severity, subject } = finding;
  const isAbuse = kind === "abuse_or_violence";
  const followUp = isBrief(finding)
    ? { followUpKind: kind, followUpSubject: subject, followUpSince: now }
    : {
        followUpKind: current?.followUpKind ?? null,
        followUpSubject: current?.followUpSubject ?? null,
        followUpSince: current?.followUpSince ?? null,
      };
  const common = {
    ...followUp,
    neutralCheckBack: isAbuse || (current?.neutralCheckBack ?? false),
    checkBackShownAt: null,
    lastMessageAt: now,
  };
  if (current?.status === "open") {
    if (!staysOpen(finding)) return { ...current, ...common };
    return { ...worse(current, finding), ...common, quietMessages: 0, lastSignAt: now };
  }
  const status = staysOpen(finding) ? "open" : isAbuse && subject === "self" ? "watch" : null;
  // What is no risk of this kind leaves a watch, or the record of what is over, as it was.
  if (status === null && current) {
    return { ...current, ...common, answersGiven: 1, lastSignAt: now };
  }
  return {
    userId,
    status: status ?? "closed",
    tier,
    kind,
    severity,
    subject,
    ...common,
    notMeantAnsweredAt: null,
    answersGiven: 1,
    quietMessages: 0,
    openedAt: now,
    lastSignAt: now,
    closedAt: status ? null : now,
  };
}

// Risk that is open already never becomes smaller by another message.
function worse(current: RiskState, finding: Assessment): RiskState {
  const isWorse = rank(finding.severity) > rank(current.severity);
  const { kind, severity, subject } = isWorse ? finding : current;
  const tier = current.tier === "crisis" ? "crisis" : finding.tier;
  return { ...current, tier, kind, severity, subject, answersGiven: current.answersGiven + 1 };
}

function withoutSign(current: RiskState, sign: Sign, now: number): RiskChange {
  const answered = { ...current, answersGiven: current.answersGiven + 1 };
  if (sign.saysYes) {
    return followed({ ...answered, quietMessages: 0, lastSignAt: now }, current);
  }
  const quietMessages = current.quietMessages + 1;
  const isQuietLongEnough =
    now - current.lastSignAt >= STEP_DOWN_AFTER_MS && quietMessages >= STEP_DOWN_AFTER_MESSAGES;
  if (!isMild(current) || !isQuietLongEnough) {
    return followed({ ...answered, quietMessages }, current);
  }
  const { state, settles } = followed(
    { ...answered, quietMessages, status: "watch", closedAt: now },
    current,
  );
  return { state, settles: [...settles, ...settleOwn("stepped_down", current)] };
}

function settleOwn(resolution: Resolution, current: RiskState): readonly Settlement[] {
  return [{ resolution, covers: "own", until: current.lastSignAt }];
}

// The one line stands before this message's reply, and what it followed is closed.
function followed(state: RiskState, current: RiskState): RiskChange {
  if (!current.followUpKind) return { state, settles: NOTHING_SETTLED };
  const until = current.followUpSince ?? current.lastSignAt;
  return {
    state: { ...state, followUpKind: null, followUpSubject: null, followUpSince: null },
    settles: [{ resolution: "followed_up", covers: "brief", until }],
  };
}

function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}
