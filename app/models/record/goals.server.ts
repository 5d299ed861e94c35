import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { database } from "#db/client.ts";
import { goalOutcomes } from "#db/schema.ts";
import { goalLines, conversationOfGoal } from "#app/models/conversations/goal-lines.server.ts";

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
  /** Names it among all that were set there. */
  id: string;
  /** Which exercise it was; null for a session. */
  exerciseId: string | null;
  words: string;
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

/** Where goals were set, with all outcomes of them: a session may hold several. */
interface Origin {
  source: GoalSource;
  id: string;
  exerciseId: string | null;
  words: string;
  setAt: number;
  outcomes: string;
}

const outcomesSchema = z.array(
  z.object({ of: z.string(), outcome: z.enum(["kept", "carried", "let_go"]), at: z.number() }),
);

/** The goals of the last weeks, and older ones that were carried over. */
async function readGoals(userId: string, since: number): Promise<Goal[]> {
  const origins = await database().all<Origin>(sql`
    select * from (
      ${originsOf("session", userId, sql`${SOURCES.session.setAt} > ${since}`)}
      union all ${originsOf("exercise", userId, sql`${SOURCES.exercise.setAt} > ${since}`)}
      union all ${carriedOriginsOf("session", userId, since)}
      union all ${carriedOriginsOf("exercise", userId, since)})
    order by coalesce("newestOutcomeAt", "setAt") desc, "id" limit ${MAX_GOALS}`);
  const isInView = ({ setAt, outcome }: Goal) => setAt > since || outcome === "carried";
  const lastAt = ({ setAt, outcomeAt }: Goal) => outcomeAt ?? setAt;
  return origins
    .flatMap(goalsIn)
    .filter(isInView)
    .toSorted((one, other) => lastAt(other) - lastAt(one))
    .slice(0, MAX_GOALS);
}

/** Gives each goal its own outcome. An outcome from before lines had their own counts for all of them. */
function goalsIn({ source, id: sourceId, exerciseId, words, setAt, outcomes }: Origin): Goal[] {
  const known = new Map(outcomesSchema.parse(JSON.parse(outcomes)).map((each) => [each.of, each]));
  const lines = source === "session" ? goalLines(sourceId, words) : [{ id: sourceId, words }];
  return lines.map((line) => {
    const { outcome = null, at: outcomeAt = null } =
      known.get(line.id) ?? known.get(sourceId) ?? {};
    return { ...line, source, sourceId, exerciseId, setAt, outcome, outcomeAt };
  });
}

function originsOf(source: GoalSource, userId: string, when: SQL): SQL {
  const { table, words, setAt, exercise, fit } = SOURCES[source];
  const results = sql`from goal_outcomes as result
    where result.user_id = origin.user_id and result.source = ${source} and ${isOf(source)}`;
  return sql`
    select ${source} as "source", origin.id as "id", ${exercise} as "exerciseId",
      trim(${words}) as "words", ${setAt} as "setAt",
      (select max(result.at) ${results}) as "newestOutcomeAt",
      (select json_group_array(json_object(
        'of', result.source_id, 'outcome', result.outcome, 'at', result.at)) ${results}) as "outcomes"
    from ${table} as origin
    where origin.user_id = ${userId} and ${when} and trim(${words}) <> '' and ${fit}`;
}

/** Whether an outcome is of what was set at an origin: its id, or that of one of its lines, begins so. */
function isOf(source: GoalSource): SQL {
  return source === "session"
    ? sql`(result.source_id = origin.id or (result.source_id > origin.id || '.'
        and result.source_id < origin.id || '/'))`
    : sql`result.source_id = origin.id`;
}

function carriedOriginsOf(source: GoalSource, userId: string, before: number): SQL {
  const carried = sql`select substr(source_id, 1, instr(source_id || '.', '.') - 1)
    from goal_outcomes
    where user_id = ${userId} and source = ${source} and outcome = 'carried'`;
  return originsOf(
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

/** What somebody set themselves between two moments, the newest first. */
export async function findGoalsSetBetween(
  userId: string,
  since: number,
  until: number,
): Promise<Goal[]> {
  const goals = await readGoals(userId, since - 1);
  return goals.filter(({ setAt }) => setAt >= since && setAt <= until);
}

/** What somebody wants to work on this week, in their own words, the newest first. */
export async function findGoalsOfTheWeek(userId: string, now = Date.now()): Promise<Goal[]> {
  const goals = await readGoals(userId, now - WEEK_MS);
  return goals.filter((goal) => isOfThisWeek(goal, now));
}

/** Says what became of a goal; the last word counts. False where this person has no such goal. */
export async function markGoal(
  userId: string,
  { source, id }: Pick<Goal, "source" | "id">,
  outcome: GoalOutcome,
  now = Date.now(),
): Promise<boolean> {
  const { table, words } = SOURCES[source];
  const sourceId = source === "session" ? conversationOfGoal(id) : id;
  const [origin] = await database().all<{ words: string }>(sql`
    select trim(${words}) as "words" from ${table} as origin
    where origin.id = ${sourceId} and origin.user_id = ${userId} and trim(${words}) <> ''`);
  if (!origin) return false;
  const lines = source === "session" ? goalLines(sourceId, origin.words) : [{ id: sourceId }];
  if (!lines.some((line) => line.id === id)) return false;
  await database()
    .insert(goalOutcomes)
    .values({ userId, source, sourceId: id, outcome, at: now })
    .onConflictDoUpdate({
      target: [goalOutcomes.userId, goalOutcomes.source, goalOutcomes.sourceId],
      set: { outcome, at: now },
    });
  return true;
}
