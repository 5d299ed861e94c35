import { and, between, desc, eq, sql } from "drizzle-orm";
import type { Felt } from "#app/catalogue/feelings.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { database, prepared } from "#db/client.ts";
import { moodEntries, moodTags } from "#db/schema.ts";

/** Moods with a tag, or of a weekday, below which their average says nothing. */
export const MIN_MOODS_FOR_AVERAGE = 5;
/** Tags that a chart has room for. */
const MAX_TAGS_SHOWN = 8;

/** Days of a person's own calendar, YYYY-MM-DD, both counted. */
export interface DayRange {
  from: string;
  to: string;
}

/** Moods taken together: how many, and the mean of their scores. */
export interface MoodMean {
  count: number;
  mean: number;
}

export interface DayMean extends MoodMean {
  date: string;
}

const inRange = (table: typeof moodEntries | typeof moodTags) =>
  and(
    eq(table.userId, sql.placeholder("userId")),
    between(table.date, sql.placeholder("from"), sql.placeholder("to")),
  );

const meanOf = (table: typeof moodEntries | typeof moodTags) => ({
  count: sql<number>`count(*)`,
  mean: sql<number>`avg(${table.moodScore})`,
});

// An index alone answers these, so that twenty thousand moods cost no more than the days asked for.
// Two years of days are one row here: each row of its own costs more than all that is in it.
const dailyOf = prepared((db) => {
  const days = db
    .select({
      date: moodEntries.date,
      count: sql<number>`count(*)`.as("count"),
      sum: sql<number>`sum(${moodEntries.moodScore})`.as("sum"),
    })
    .from(moodEntries)
    .where(inRange(moodEntries))
    .groupBy(moodEntries.date)
    .as("days");
  const each = sql`${days.date} || ' ' || ${days.count} || ' ' || ${days.sum}`;
  return db
    .select({ all: sql<string | null>`group_concat(${each})` })
    .from(days)
    .prepare();
});

const scoresOf = prepared((db) =>
  db
    .select({ score: moodEntries.moodScore, count: sql<number>`count(*)` })
    .from(moodEntries)
    .where(inRange(moodEntries))
    .groupBy(moodEntries.moodScore)
    .orderBy(sql`count(*) desc`)
    .prepare(),
);

const tagsOf = prepared((db) =>
  db
    .select({ tag: moodTags.tag, ...meanOf(moodTags) })
    .from(moodTags)
    .where(inRange(moodTags))
    .groupBy(moodTags.tag)
    .having(sql`count(*) >= ${MIN_MOODS_FOR_AVERAGE}`)
    .orderBy(desc(sql`count(*)`), moodTags.tag)
    .limit(MAX_TAGS_SHOWN)
    .prepare(),
);

/** The mean mood of each day that has one, the oldest first. */
export async function findDailyMoods(userId: string, { from, to }: DayRange): Promise<DayMean[]> {
  const [row] = await dailyOf().all({ userId, from, to });
  // A day stands first in each, so that they are in order of their days.
  return (row?.all?.split(",") ?? []).toSorted().map((each) => {
    const [date = "", count = "", sum = ""] = each.split(" ");
    return { date, count: Number(count), mean: Number(sum) / Number(count) };
  });
}

/** How often each score was logged, the most frequent first. */
export async function countScores(
  userId: string,
  { from, to }: DayRange,
): Promise<{ score: number; count: number }[]> {
  return scoresOf().all({ userId, from, to });
}

/** The mean mood of the most frequent tags; one with few moods is left out, because it says nothing. */
export async function findTagMoods(
  userId: string,
  { from, to }: DayRange,
): Promise<(MoodMean & { tag: ScreenedText })[]> {
  return tagsOf().all({ userId, from, to });
}

/** The last mood of each day that has one. */
export async function findLastMoods(
  userId: string,
  { from, to }: DayRange,
): Promise<ReadonlyMap<string, Felt>> {
  const rows = await database().all<Felt & { date: string }>(sql`
    select date as "date", mood as "mood", feeling_id as "feelingId" from (
      select date, mood, feeling_id,
        row_number() over (partition by date order by created_at desc, rowid desc) as place
      from mood_entries where user_id = ${userId} and date between ${from} and ${to})
    where place = 1`);
  return new Map(rows.map(({ date, mood, feelingId }) => [date, { mood, feelingId }]));
}

/** The years that hold a mood, the latest first: one look into the index a year. */
export async function findMoodYears(userId: string): Promise<number[]> {
  const rows = await database().all<{ year: number }>(sql`
    with recursive latest(date) as (
      select max(date) from mood_entries where user_id = ${userId}
      union all
      select (select max(date) from mood_entries
        where user_id = ${userId} and date < substr(latest.date, 1, 4))
      from latest where latest.date is not null)
    select cast(substr(date, 1, 4) as integer) as "year" from latest where date is not null`);
  return rows.map(({ year }) => year);
}

/** Several means as one, each with the weight of its moods; null where there are none. */
export function joinMeans(means: readonly MoodMean[]): MoodMean | null {
  const count = means.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  return { count, mean: means.reduce((sum, each) => sum + each.mean * each.count, 0) / count };
}

/** The mean mood of each day of the week, Sunday (0) to Saturday (6); null where there is none. */
export function weekdayMeans(days: readonly DayMean[]): (MoodMean | null)[] {
  const byWeekday = Map.groupBy(days, ({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay());
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => joinMeans(byWeekday.get(weekday) ?? []));
}
