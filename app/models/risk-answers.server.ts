import type { Assessment } from "#app/safety/assessment.ts";
import type { ConsideredAnswer } from "#app/safety/written-answers.server.ts";
import { database } from "#db/client.ts";
import { findingStatements, settleStatements } from "./crisis-events.server.ts";
import {
  afterNotMeant,
  afterSaferNow,
  findRiskState,
  isMild,
  riskStatement,
  type RiskChange,
  type RiskState,
} from "./risk.server.ts";

/** Whether "This isn't what I meant" may still be asked about: once, and never what is grave. */
export function mayBeCorrected(risk: RiskState | null): boolean {
  return risk?.status === "open" && risk.notMeantAnsweredAt === null && isMild(risk);
}

/** Takes the answer to "I'm feeling safer now"; only a yes closes the risk. */
export async function answerSaferNow(
  userId: string,
  answer: ConsideredAnswer,
  now = Date.now(),
): Promise<void> {
  const current = await findRiskState(userId);
  if (current) await recordChange(userId, afterSaferNow(current, answer === "yes", now), now);
}

/** Takes the answer to "This isn't what I meant": a no closes it, a yes is a finding of its own. */
export async function answerNotMeant(
  userId: string,
  answer: ConsideredAnswer,
  now = Date.now(),
): Promise<void> {
  const current = await findRiskState(userId);
  if (!current || !mayBeCorrected(current)) return;
  await recordChange(userId, afterNotMeant(current, answer === "no", now), now);
  if (answer !== "yes") return;
  const kept = {
    sessionId: null,
    messageId: null,
    triggerMessage: null,
    actionTaken: "panel_on_page",
  } as const;
  const [first, ...rest] = await findingStatements(userId, confirmed(current), kept, now);
  if (first) await database().batch([first, ...rest]);
}

async function recordChange(userId: string, change: RiskChange, now: number): Promise<void> {
  if (!change.state) return;
  await database().batch([
    riskStatement(change.state),
    ...settleStatements(userId, change.settles, now),
  ]);
}

function confirmed({ kind, subject }: RiskState): Assessment {
  return {
    tier: "crisis",
    kind: kind === "passive_ideation" ? "active_ideation" : kind,
    severity: "moderate",
    subject,
    rules: ["answered_not_meant"],
  };
}
