import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { database, type Database } from "#db/client.ts";
import { exerciseRuns } from "#db/schema.ts";

/** How it went with a goal is asked at least 20 hours later. */
export const GOAL_ASKED_AFTER_MS = 20 * 60 * 60_000;

/** The plans that exercises made, as goals, with when they were begun: half of the query for the newest goal. */
export function plannedGoals(db: Database, ...conditions: readonly SQL[]) {
  return db
    .select({
      goal: exerciseRuns.goal,
      setAt: exerciseRuns.updatedAt,
      at: sql<number>`${exerciseRuns.startedAt}`.as("at"),
    })
    .from(exerciseRuns)
    .where(
      and(
        eq(exerciseRuns.userId, sql.placeholder("userId")),
        isNotNull(exerciseRuns.goal),
        ...conditions,
      ),
    );
}

/**
 * The exercise that was finished last in a conversation, unless a goal from another reply has been
 * accepted since.
 */
export async function findExerciseBeforeGoal(
  userId: string,
  conversationId: string,
  replyId: string,
): Promise<{ exerciseId: string; finishedAt: number } | null> {
  const [run] = await database().all<{ exerciseId: string; finishedAt: number }>(sql`
    select run.exercise_id as "exerciseId", run.finished_at as "finishedAt"
    from exercise_runs as run
    where run.user_id = ${userId} and run.session_id = ${conversationId} and run.status = 'finished'
      and not exists (
        select 1 from replies as kept
        where kept.user_id = ${userId} and kept.session_id = ${conversationId} and kept.id <> ${replyId}
          and kept.offer_answer = 'accepted' and kept.offer ->> 'kind' = 'goal'
          and kept.offer_answered_at >= run.finished_at)
    order by run.finished_at desc limit 1`);
  return run ?? null;
}
