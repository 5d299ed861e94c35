import { GOAL_ASKED_AFTER_MS } from "#app/models/conversations/planned-goals.server.ts";
import { findLastGoal } from "#app/models/conversations/conversation-endings.server.ts";
import { findRiskState, type RiskState } from "#app/models/risk/risk.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { quotedGoal } from "../words/quoting.ts";

/** How long after it was set a goal is still asked about. */
const GOAL_KEPT_MS = 21 * 24 * 60 * 60_000;

type Owner = Pick<User, "id" | "remembers">;

/**
 * What the person had set themselves when they ended their last session before this one, in their own
 * words, and when; null where there is nothing, it is long ago, memory is off, or the detector stops at it.
 */
export async function lastGoalOf(
  user: Owner,
  createdAt: number | null,
): Promise<{ goal: string; setAt: number } | null> {
  return findSayableGoal(user, createdAt ?? Date.now());
}

/** The same, as soon as there was time to do something about it. */
export async function goalToAskAbout(
  user: Owner,
  createdAt: number | null,
): Promise<string | null> {
  const before = createdAt ?? Date.now();
  const found = await findSayableGoal(user, before);
  return found && found.setAt <= before - GOAL_ASKED_AFTER_MS ? found.goal : null;
}

async function findSayableGoal({ id, remembers }: Owner, before: number) {
  if (!remembers) return null;
  const found = await findLastGoal(id, before - GOAL_KEPT_MS, before);
  if (found === null || quotedGoal(found.goal) === null || isAboutNow(await findRiskState(id)))
    return null;
  const { assessment } = await screenText(found.goal);
  return !asksAboutDanger(assessment.tier) ? found : null;
}

function isAboutNow(risk: RiskState | null): boolean {
  return risk !== null && risk.status !== "closed";
}
