import { eq } from "drizzle-orm";
import type { SafetyPlanField } from "#app/content/safety-plan.ts";
import type { TrustedPerson } from "#app/catalogue/trusted-person.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { safetyPlans } from "#db/schema.ts";
import { pageFindingStatements } from "./crisis-events.server.ts";

/** Longest text of one step, in characters. */
export const PLAN_STEP_MAX_LENGTH = 2_000;

export type SafetyPlan = Record<SafetyPlanField, string>;

/** A person's plan as far as it is written, or null. */
export async function findSafetyPlan(userId: string): Promise<SafetyPlan | null> {
  const rows = await database()
    .select()
    .from(safetyPlans)
    .where(eq(safetyPlans.userId, userId))
    .limit(1);
  const [plan] = rows;
  if (!plan) return null;
  return {
    warningSigns: plan.warningSigns ?? "",
    onMyOwn: plan.onMyOwn ?? "",
    peopleAndPlaces: plan.peopleAndPlaces ?? "",
    askForHelp: plan.askForHelp ?? "",
    professionals: plan.professionals ?? "",
    saferSurroundings: plan.saferSurroundings ?? "",
  };
}

/** Keeps one step of the plan with what was found in it, all or nothing; an empty text clears it. */
export async function saveSafetyPlanStep(
  userId: string,
  field: SafetyPlanField,
  screening: Screening,
  now = Date.now(),
): Promise<void> {
  const text = screening.text.trim() === "" ? null : screening.text;
  const change = { [field]: text, updatedAt: now };
  await database().batch([
    database()
      .insert(safetyPlans)
      .values({ userId, createdAt: now, ...change })
      .onConflictDoUpdate({ target: safetyPlans.userId, set: change }),
    ...(await pageFindingStatements(userId, screening, now)),
  ]);
}

/** Keeps whom a person trusts with their plan; null forgets them. */
export async function saveTrustedPerson(
  userId: string,
  trusted: TrustedPerson | null,
  now = Date.now(),
): Promise<void> {
  const change = {
    trustedName: trusted?.name ?? null,
    trustedNumber: trusted?.number ?? null,
    trustedInAbuse: trusted?.isInAbuse ?? false,
    updatedAt: now,
  };
  await database()
    .insert(safetyPlans)
    .values({ userId, createdAt: now, ...change })
    .onConflictDoUpdate({ target: safetyPlans.userId, set: change });
}
