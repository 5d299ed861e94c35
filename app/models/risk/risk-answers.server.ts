import type { Assessment } from "#app/safety/assessment.ts";
import type { ConsideredAnswer } from "#app/safety/written-answers.server.ts";
import { database } from "#db/client.ts";
import { NOTHING_FOUND } from "#app/safety/detector/findings.ts";
import {
  crisisEventRow,
  eventStatements,
  settleStatements,
  keptOnPage,
} from "./crisis-events.server.ts";
import { findPageQuestion } from "./page-question.server.ts";
import {
  afterNotMeant,
  afterSaferNow,
  findRiskState,
  mayBeCorrected,
  nextRisk,
  riskStatement,
  type RiskChange,
  type RiskState,
} from "./risk.server.ts";

/** Takes the answer to "I'm feeling safer now"; only a yes closes the risk. */
export async function answerSaferNow(userId: string, answer: ConsideredAnswer): Promise<void> {
  const now = Date.now();
  const current = await findRiskState(userId);
  if (current) await recordChange(userId, afterSaferNow(current, answer === "yes", now), now);
}

/**
 * Takes the answer to "This isn't what I meant": a no closes it as a false alarm, a yes is a finding
 * of its own and opens the risk, anything else leaves it as it is.
 */
export async function answerNotMeant(
  userId: string,
  answer: ConsideredAnswer,
  { about = null, now = Date.now() }: { about?: "abuse" | null; now?: number } = {},
): Promise<void> {
  const current = await findRiskState(userId);
  if (!current || !mayBeCorrected(current, now) || answer === "unsure") return;
  const misread = misreadFinding(current, about);
  if (answer === "yes") return recordYes(current, misread, now);
  const isAbuse = misread.kind === "abuse_or_violence" && current.neutralCheckBack;
  // What stands open beside it was not what they were asked about.
  const isBeside = isAbuse && current.status === "open";
  const change = isBeside ? afterAbuseNotMeant(current, now) : afterNotMeant(current, now);
  const state =
    change.state && isAbuse ? { ...change.state, neutralCheckBack: false } : change.state;
  await recordChange(userId, { ...change, state }, now);
}

/** The same under a panel about abuse, where another risk stands open: that stays as it is. */
function afterAbuseNotMeant(current: RiskState, now: number): RiskChange {
  return { state: current, settles: [{ resolution: "false_alarm", covers: "abuse", until: now }] };
}

const SAYS = { no: "no", unsure: "maybe" } as const;

/** Takes the answer to the question on a card, by the same table as an answer in the chat. */
export async function answerCard(userId: string, answer: ConsideredAnswer): Promise<void> {
  const now = Date.now();
  const current = await findRiskState(userId);
  if (!current || (await findPageQuestion(userId, now)) === null) return;
  if (answer === "yes") return recordYes(current, misreadFinding(current), now);
  const sign = { finding: NOTHING_FOUND, says: SAYS[answer], where: "card" } as const;
  await recordChange(userId, nextRisk(userId, current, sign, now), now);
}

async function recordYes(current: RiskState, misread: Misread, now: number): Promise<void> {
  const { userId } = current;
  const finding = confirmed(current, misread);
  const event = crisisEventRow(userId, finding, keptOnPage(null), now);
  const { state } = nextRisk(userId, current, { finding, says: "yes", where: "card" }, now);
  const [first, ...rest] = [...eventStatements(event), ...(state ? [riskStatement(state)] : [])];
  if (first) await database().batch([first, ...rest]);
}

/** Writes where a person stands after a change, with the events that it settles. */
export async function recordChange(
  userId: string,
  change: RiskChange,
  now = Date.now(),
): Promise<void> {
  if (!change.state) return;
  await database().batch([
    riskStatement(change.state),
    ...settleStatements(userId, change.settles, now),
  ]);
}

// A yes opens risk at moderate at least; what was found graver stays so.
function confirmed(risk: RiskState, { kind, subject }: Misread): Assessment {
  const isVague = kind === "passive_ideation" || kind === "distress" || kind === "none";
  return {
    tier: "crisis",
    kind: isVague ? "active_ideation" : kind,
    severity: risk.severity === "low" ? "moderate" : risk.severity,
    subject,
    rules: ["answered_not_meant"],
  };
}

type Misread = Pick<Assessment, "kind" | "subject">;

/**
 * What somebody may say was misread: what its panel was about where that was abuse, else an emergency or
 * another's danger, else what stands open.
 */
export function misreadFinding(risk: RiskState, about: "abuse" | null = null): Misread {
  if (about === "abuse" && risk.neutralCheckBack)
    return { kind: "abuse_or_violence", subject: "self" };
  const { followUpKind, followUpSubject, kind, subject } = risk;
  if (risk.status !== "open" && followUpKind && followUpSubject) {
    return { kind: followUpKind, subject: followUpSubject };
  }
  return {
    kind: risk.neutralCheckBack && risk.status !== "open" ? "abuse_or_violence" : kind,
    subject,
  };
}
