import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { exerciseRuns } from "#db/schema.ts";

/** The plans that exercises made, as goals, with when they were begun: half of the query for the newest goal. */
export function plannedGoals(db: Database, ...when: readonly SQL[]) {
  return db
    .select({ goal: exerciseRuns.goal, at: sql<number>`${exerciseRuns.startedAt}`.as("at") })
    .from(exerciseRuns)
    .where(
      and(
        eq(exerciseRuns.userId, sql.placeholder("userId")),
        isNotNull(exerciseRuns.goal),
        ...when,
      ),
    );
}
