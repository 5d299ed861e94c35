import { and, asc, between, count, eq, isNotNull, ne, or, isNull, sql } from "drizzle-orm";
import type { Felt } from "#app/catalogue/feelings.ts";
import type { MoodId } from "#app/catalogue/moods.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import {
  checkUps,
  dailyAssessments,
  exerciseRuns,
  feelings,
  journalEntries,
  weekReviews,
} from "#db/schema.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { dayAfter, dayIn, timeOf } from "./days.server.ts";
import { findGoalsSetBetween, type Goal } from "./goals.server.ts";
import { keyOfForm } from "./journal-entries.server.ts";
import type { DayRange } from "./mood-record.server.ts";

/** What came up less often than this has not returned. */
const MIN_TIMES = 2;
/** Of each kind so many of the most frequent are looked at. */
const MAX_CANDIDATES = 5;
/** Entries of a week that its page names. */
const MAX_ENTRIES = 50;

/** Something that came up more than once, and how often. */
export interface Returned {
  kind: "tag" | "feeling" | "subject";
  /** Its name; of a subject its id. */
  name: string;
  count: number;
}

/** What is in the record about one week, counted, with none of the words of entries and messages. */
export interface WeekFacts extends DayRange {
  /** The five moods as often as they were chosen, the most frequent first. */
  moods: { mood: MoodId; count: number }[];
  /** The same with feelings of one's own apart. */
  felt: (Felt & { count: number })[];
  daysWithMood: number;
  exercises: { exerciseId: string; count: number }[];
  /** Conversations by their program; null for those without one. */
  conversations: { trackType: string | null; count: number }[];
  entries: { id: string; date: string }[];
  checkIns: number;
  checkUps: number;
  /** The most frequent first. */
  returned: Returned[];
  goals: Goal[];
}

/** The Sunday that the newest page is about: today where it is one, else the last one. */
export function latestSunday({ timeZone }: Pick<User, "timeZone">, now = Date.now()): string {
  const today = dayIn(timeZone, now);
  return dayAfter(today, -new Date(today).getUTCDay());
}

/** The days of the week that ends on this Sunday, from Monday. */
export function weekUntil(sunday: string): DayRange {
  return { from: dayAfter(sunday, -6), to: sunday };
}

/** Whether nothing was logged, written, done or set in a week. */
export function isEmptyWeek(week: WeekFacts): boolean {
  const { moods, exercises, conversations, entries, goals } = week;
  const lists = [moods, exercises, conversations, entries, goals];
  return lists.every(({ length }) => length === 0) && week.checkIns + week.checkUps === 0;
}

/** Counts the week that ends on a Sunday, in the person's own zone. */
export async function findWeek(
  { id: userId, timeZone }: Pick<User, "id" | "timeZone">,
  sunday: string,
): Promise<WeekFacts> {
  const days = weekUntil(sunday);
  const since = timeOf(days.from, 0, timeZone);
  const until = timeOf(dayAfter(sunday, 1), 0, timeZone) - 1;
  const notKept = otherThanKept(sunday);
  const [moods, exercises, conversations, entries, checkInCount, checkUpCount, returned, goals] =
    await Promise.all([
      countMoods(userId, days, notKept),
      countExercises(userId, since, until),
      countConversations(userId, since, until),
      findEntryDays(userId, days, notKept),
      database().$count(
        dailyAssessments,
        and(
          eq(dailyAssessments.userId, userId),
          between(dailyAssessments.assessmentDate, days.from, days.to),
        ),
      ),
      database().$count(
        checkUps,
        and(eq(checkUps.userId, userId), between(checkUps.date, days.from, days.to)),
      ),
      findReturned(userId, days, since, until),
      findGoalsSetBetween(userId, since, until),
    ]);
  const chosen = [...Map.groupBy(moods, ({ mood }) => mood)]
    .map(([mood, same]) => ({ mood, count: same.reduce((sum, { times }) => sum + times, 0) }))
    .toSorted((one, other) => other.count - one.count || one.mood.localeCompare(other.mood));
  const daysWithMood = new Set(moods.flatMap(({ dates }) => dates.split(","))).size;
  return {
    ...days,
    moods: chosen,
    felt: moods.map(({ mood, feelingId, times }) => ({ mood, feelingId, count: times })),
    daysWithMood,
    exercises,
    conversations,
    entries,
    checkIns: checkInCount,
    checkUps: checkUpCount,
    returned,
    goals,
  };
}

/** Names the entry in which somebody keeps the page of a week: two clicks make one. */
export function weekEntryKey(sunday: string): string {
  return `week:${sunday}`;
}

// The page that was kept is no part of what it tells about.
function otherThanKept(sunday: string) {
  const kept = keyOfForm(weekEntryKey(sunday));
  return or(isNull(journalEntries.formKey), ne(journalEntries.formKey, kept));
}

function countMoods(userId: string, { from, to }: DayRange, notKept: ReturnType<typeof or>) {
  return database().all<Felt & { times: number; dates: string }>(sql`
    select mood_entries.mood as "mood", mood_entries.feeling_id as "feelingId", count(*) as "times",
      group_concat(distinct mood_entries.date) as "dates"
    from mood_entries left join journal_entries on journal_entries.id = mood_entries.journal_entry_id
    where mood_entries.user_id = ${userId} and mood_entries.date between ${from} and ${to}
      and ${notKept}
    group by mood_entries.mood, mood_entries.feeling_id order by count(*) desc, mood_entries.mood`);
}

async function countExercises(userId: string, since: number, until: number) {
  const { exerciseId, startedAt, finishedAt } = exerciseRuns;
  return database()
    .select({ exerciseId, count: count() })
    .from(exerciseRuns)
    .where(
      and(eq(exerciseRuns.userId, userId), between(startedAt, since, until), isNotNull(finishedAt)),
    )
    .groupBy(exerciseId)
    .orderBy(asc(sql`min(${startedAt})`));
}

// One that was opened and left without a word is no conversation, and one that isn't kept leaves no trace.
function countConversations(userId: string, since: number, until: number) {
  return database().all<{ trackType: string | null; count: number }>(sql`
    select nullif(track_type, 'just-chat') as "trackType", count(*) as "count" from sessions
    where user_id = ${userId} and created_at between ${since} and ${until} and is_kept
      and exists (select 1 from messages where messages.session_id = sessions.id)
    group by "trackType" order by "trackType" is null, min(created_at)`);
}

async function findEntryDays(
  userId: string,
  { from, to }: DayRange,
  notKept: ReturnType<typeof or>,
) {
  const { id, date, seq } = journalEntries;
  return database()
    .select({ id, date })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, userId), between(date, from, to), notKept))
    .orderBy(asc(date), asc(seq))
    .limit(MAX_ENTRIES);
}

/** Tags, feelings and subjects that came up at least twice; nothing that stands beside words about danger. */
async function findReturned(
  userId: string,
  { from, to }: DayRange,
  since: number,
  until: number,
): Promise<Returned[]> {
  const rows = await Promise.all([
    database().all<Returned>(sql`
      select 'tag' as "kind", tag as "name", count(*) as "count" from mood_tags
      where user_id = ${userId} and date between ${from} and ${to} and not exists (
        select 1 from mood_entries as mood
          join journal_entries as entry on entry.id = mood.journal_entry_id
        where mood.id = mood_tags.mood_entry_id and entry.tier in ('check_in', 'crisis'))
      group by tag having count(*) >= ${MIN_TIMES} order by count(*) desc, tag
      limit ${MAX_CANDIDATES}`),
    database().all<Returned>(sql`
      select 'feeling' as "kind", ${feelings.name} as "name", count(*) as "count" from ${feelings}
        join mood_entries on mood_entries.user_id = ${feelings.userId}
          and mood_entries.feeling_id = ${feelings.id}
      where ${feelings.userId} = ${userId} and mood_entries.date between ${from} and ${to}
      group by ${feelings.id} having count(*) >= ${MIN_TIMES} order by count(*) desc, ${feelings.name}
      limit ${MAX_CANDIDATES}`),
    database().all<Returned>(sql`
      select 'subject' as "kind", subject.value ->> 'id' as "name", count(*) as "count"
      from messages cross join json_each(classes, '$.subjects') as subject
        join sessions on sessions.id = messages.session_id and sessions.is_kept
      where messages.user_id = ${userId} and role = 'user' and replaced_at is null
        and messages.created_at between ${since} and ${until}
        and classes ->> '$.danger.tier' not in ('check_in', 'crisis')
      group by subject.value ->> 'id' having count(*) >= ${MIN_TIMES}
      order by count(*) desc, subject.value ->> 'id' limit ${MAX_CANDIDATES}`),
  ]);
  return rows.flat().toSorted((one, other) => other.count - one.count);
}

/** What the model wrote about a week when it was told this; null where nothing was written about that. */
export async function findWeekWords(
  userId: string,
  sunday: string,
  told: unknown,
): Promise<ScreenedText | null> {
  const { words, basis } = weekReviews;
  const [found] = await database()
    .select({ words })
    .from(weekReviews)
    .where(
      and(eq(weekReviews.userId, userId), eq(weekReviews.sunday, sunday), eq(basis, basisOf(told))),
    );
  return found?.words ?? null;
}

/** Keeps what the model wrote about a week, empty where it wrote nothing that may be shown. */
export async function keepWeekWords(
  userId: string,
  sunday: string,
  { told, words }: { told: unknown; words: ScreenedText },
  now = Date.now(),
): Promise<void> {
  const written = { words, basis: basisOf(told), writtenAt: now };
  await database()
    .insert(weekReviews)
    .values({ userId, sunday, ...written })
    .onConflictDoUpdate({ target: [weekReviews.userId, weekReviews.sunday], set: written });
}

function basisOf(told: unknown): string {
  return digestOf(JSON.stringify(told));
}
