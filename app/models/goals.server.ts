import { sql, type SQL } from "drizzle-orm";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import type { goalOutcomes } from "#db/schema.ts";

/** How long a goal is this week's. */
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** How long a goal can be looked back on. */
const IN_VIEW_MS = 8 * WEEK_MS;
/** Goals that are read at most. */
const MAX_GOALS = 40;

type OutcomeRow = typeof goalOutcomes.$inferSelect;
export type GoalSource = OutcomeRow["source"];
export type GoalOutcome = OutcomeRow["outcome"];

/** What somebody set themselves, in their own words, and what became of it. */
export interface Goal {
  /** Where it was set: at the end of a session, or as the plan of an exercise. */
  source: GoalSource;
  sourceId: string;
  /** Which exercise it was; null for a session. */
  exerciseId: string | null;
  words: ScreenedText;
  setAt: number;
  outcome: GoalOutcome | null;
  outcomeAt: number | null;
}

/** Goals by where they stand, the newest first. */
export interface Goals {
  thisWeek: Goal[];
  /** Set in a week before, and nobody has said yet what became of them. */
  earlier: Goal[];
  kept: Goal[];
  letGo: Goal[];
}

/** Where goals are, as their query and the one that marks them know it. */
const SOURCES: Record<GoalSource, { table: SQL; words: SQL; setAt: SQL; exercise: SQL; fit: SQL }> =
  {
    session: {
      table: sql`sessions`,
      words: sql`origin.weekly_goals`,
      setAt: sql`origin.last_message_at`,
      exercise: sql`null`,
      // What was found to be about danger is no goal to be reminded of.
      fit: sql`not exists (select 1 from crisis_events as found
        where found.user_id = origin.user_id and found.session_id = origin.id
          and found.message_id is null)`,
    },
    exercise: {
      table: sql`exercise_runs`,
      words: sql`origin.goal`,
      setAt: sql`origin.started_at`,
      exercise: sql`origin.exercise_id`,
      fit: sql`not exists (select 1 from exercise_answers as answer
        where answer.run_id = origin.id and answer.tier in ('check_in', 'crisis'))`,
    },
  };

/** The goals of the last weeks, and older ones that were carried over. */
async function readGoals(userId: string, since: number): Promise<Goal[]> {
  return database().all<Goal>(sql`
    select * from (
      ${goalsOf("session", userId, sql`${SOURCES.session.setAt} > ${since}`)}
      union all ${goalsOf("exercise", userId, sql`${SOURCES.exercise.setAt} > ${since}`)}
      union all ${carriedGoalsOf("session", userId, since)}
      union all ${carriedGoalsOf("exercise", userId, since)})
    order by coalesce("outcomeAt", "setAt") desc, "sourceId" limit ${MAX_GOALS}`);
}

function goalsOf(source: GoalSource, userId: string, when: SQL): SQL {
  const { table, words, setAt, exercise, fit } = SOURCES[source];
  return sql`
    select ${source} as "source", origin.id as "sourceId", ${exercise} as "exerciseId",
      trim(${words}) as "words", ${setAt} as "setAt",
      result.outcome as "outcome", result.at as "outcomeAt"
    from ${table} as origin left join goal_outcomes as result
      on result.user_id = origin.user_id and result.source = ${source}
        and result.source_id = origin.id
    where origin.user_id = ${userId} and ${when} and trim(${words}) <> '' and ${fit}`;
}

function carriedGoalsOf(source: GoalSource, userId: string, before: number): SQL {
  const carried = sql`select source_id from goal_outcomes
    where user_id = ${userId} and source = ${source} and outcome = 'carried'`;
  return goalsOf(
    source,
    userId,
    sql`origin.id in (${carried})
    and ${SOURCES[source].setAt} <= ${before}`,
  );
}

/**
 * What this person set themselves: for this week (with what was carried over to it, until they say
 * what became of it), before, done, and let go.
 */
export async function findGoals(userId: string, now = Date.now()): Promise<Goals> {
  const goals = await readGoals(userId, now - IN_VIEW_MS);
  const open = goals.filter(({ outcome }) => outcome === null);
  const isNew = ({ setAt }: Goal) => setAt > now - WEEK_MS;
  return {
    thisWeek: goals.filter((goal) => isOfThisWeek(goal, now)),
    earlier: open.filter((goal) => !isNew(goal)),
    kept: goals.filter(({ outcome }) => outcome === "kept"),
    letGo: goals.filter(({ outcome }) => outcome === "let_go"),
  };
}

function isOfThisWeek({ outcome, setAt }: Goal, now: number): boolean {
  return outcome === "carried" || (outcome === null && setAt > now - WEEK_MS);
}

/** What somebody wants to work on this week, in their own words, the newest first. */
export async function findGoalsOfTheWeek(userId: string, now = Date.now()): Promise<Goal[]> {
  const goals = await readGoals(userId, now - WEEK_MS);
  return goals.filter((goal) => isOfThisWeek(goal, now));
}

/** Says what became of a goal; the last word counts. False where this person has no such goal. */
export async function markGoal(
  userId: string,
  { source, sourceId }: Pick<Goal, "source" | "sourceId">,
  outcome: GoalOutcome,
  now = Date.now(),
): Promise<boolean> {
  const { table, words } = SOURCES[source];
  const { rowsAffected } = await database().run(sql`
    insert into goal_outcomes (user_id, source, source_id, outcome, at)
    select origin.user_id, ${source}, origin.id, ${outcome}, ${now} from ${table} as origin
    where origin.id = ${sourceId} and origin.user_id = ${userId} and trim(${words}) <> ''
    on conflict (user_id, source, source_id) do update set outcome = excluded.outcome, at = excluded.at`);
  return rowsAffected > 0;
}
