import type { AskingState } from "#app/safety/asking.ts";
import type { Assessment } from "#app/safety/assessment.ts";
import { rank } from "#app/safety/scripts/lasting.ts";
import type { riskStates } from "#db/schema.ts";

export type RiskState = typeof riskStates.$inferSelect;

/**
 * What a message says about danger. `answer`: plainly answers another question of the script. `past`:
 * a yes to whether there were such thoughts in the past month, of which nothing is known for today.
 */
export type Said = "no" | "yes" | "past" | "maybe" | "joke" | "answer" | "other";

/** What a text tells: what was found in it, and how it answers what was asked. */
export interface RiskSign {
  finding: Assessment;
  says: Said;
  /** Where a text has no reply, the next page asks, and the card there is answered. */
  where?: "conversation" | "page" | "card";
}

/** A person's state in the table of asking. */
export function stateOf(risk: Pick<RiskState, "status" | "foldedAt"> | null): AskingState {
  if (risk === null || risk.status === "closed") return "clear";
  return risk.status === "open" && risk.foldedAt !== null ? "folded" : risk.status;
}

/** Whether the risk is one that time steps down, and that a model may be allowed to talk about. */
export function isMild(risk: Pick<RiskState, "severity">): boolean {
  return rank(risk.severity) <= rank("moderate");
}

export type What = Pick<RiskState, "tier" | "kind" | "severity" | "subject">;

/** What was found, without the rest of a state. */
export function whatOf({ tier, kind, severity, subject }: What): What {
  return { tier, kind, severity, subject };
}

/** The state of somebody before their first finding. */
export function nobody(userId: string, { tier, kind, severity, subject }: Assessment, now: number) {
  return {
    userId,
    status: "closed",
    statusSince: now,
    tier,
    kind,
    severity,
    subject,
    neutralCheckBack: false,
    followUpKind: null,
    followUpSubject: null,
    followUpSince: null,
    situation: null,
    questionAsked: null,
    questionWording: 0,
    askedAt: [],
    messagesSinceAsked: 0,
    saidYesAt: null,
    falseAlarmsAt: [],
    foldedAt: null,
    checkBackShownAt: null,
    answersGiven: 0,
    quietMessages: 0,
    openedAt: now,
    lastSignAt: now,
    lastMessageAt: now,
    closedAt: null,
  } as const satisfies RiskState;
}

/** A stranger's blows, what another meets, and one's own anger are no reason that somebody looks on. */
const NOT_OF_OWN_HOME = ["assault_by_stranger", "abuse_other", "other_", "harm"];

/** Whether they plainly spoke of somebody who hurts them, and who may look at the screen at any moment. */
export function mayBeWatched({
  tier,
  kind,
  situation,
  neutralCheckBack,
}: Pick<RiskState, "tier" | "kind" | "situation" | "neutralCheckBack">): boolean {
  if (NOT_OF_OWN_HOME.some((each) => situation?.startsWith(each))) return false;
  return neutralCheckBack || (kind === "abuse_or_violence" && tier !== "watch");
}
