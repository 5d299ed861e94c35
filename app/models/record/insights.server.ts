import { and, between, desc, eq, gt, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import {
  crisisEvents,
  dailyAssessments,
  insightDismissals,
  journalEntries,
  sessions,
} from "#db/schema.ts";
import type { DayRange } from "./mood-record.server.ts";
import { HEAVY_TO, LIGHT_FROM, MIN_DAYS, type MoodSpan, type TagDays } from "./patterns.ts";
import { requireRoom } from "#app/models/storage/room.server.ts";
import { SPEAKERS } from "#app/models/conversations/speakers.server.ts";

/** Insights of each kind that are read at most. */
const MAX_OF_A_KIND = 10;

/** What was noted at the end of these sessions, newest first; none of a session that was about danger. */
export async function findReflectionInsights(userId: string, since: number) {
  const danger = database()
    .select({ id: crisisEvents.id })
    .from(crisisEvents)
    .where(and(eq(crisisEvents.userId, userId), eq(crisisEvents.conversationId, sessions.id)));
  return database()
    .select({
      id: sessions.id,
      speakers: SPEAKERS,
      content: sessions.insights,
      at: sessions.lastMessageAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.lastMessageAt, since),
        isNotNull(sessions.insights),
        notExists(danger),
      ),
    )
    .orderBy(desc(sessions.lastMessageAt))
    .limit(MAX_OF_A_KIND);
}

/** What the companion said about entries that were shared with it, newest first; never about danger. */
export async function findEntryInsights(userId: string, { from, to }: DayRange) {
  const { id, date, aiResponse, shareWithAi, tier } = journalEntries;
  return database()
    .select({ id, date, content: aiResponse })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.userId, userId),
        between(date, from, to),
        eq(shareWithAi, true),
        isNotNull(aiResponse),
        inArray(tier, ["none", "watch"]),
      ),
    )
    .orderBy(desc(date), desc(journalEntries.seq))
    .limit(MAX_OF_A_KIND);
}

/** Tags with the days they were used on. What was written in danger is left out, with all beside it. */
export async function findTagDays(userId: string, { from, to }: DayRange): Promise<TagDays[]> {
  const inDanger = await database().all<{ id: string }>(sql`
    select mood.id as "id" from journal_entries as entry
      join mood_entries as mood on mood.journal_entry_id = entry.id
    where entry.user_id = ${userId} and entry.date between ${from} and ${to}
      and entry.tier in ('check_in', 'crisis')`);
  // Mostly nothing was written in danger, and then an index alone answers.
  const isOther =
    inDanger.length === 0
      ? sql`true`
      : sql`mood_entry_id not in (select value from json_each(${JSON.stringify(inDanger.map(({ id }) => id))}))`;
  const rows = await database().all<Omit<TagDays, "dates"> & { dates: string }>(sql`
    select tag as "tag", sum(highest >= ${LIGHT_FROM}) as "light",
      sum(lowest <= ${HEAVY_TO}) as "heavy", group_concat(date) as "dates"
    from (
      select tag, date, max(mood_score) as highest, min(mood_score) as lowest from mood_tags
      where user_id = ${userId} and date between ${from} and ${to} and ${isOther}
      group by date, tag)
    group by tag having count(*) >= ${MIN_DAYS}`);
  return rows.map(({ dates, ...row }) => ({ ...row, dates: dates.split(",") }));
}

/** The highest and the lowest mood of each day that has one. */
export async function findMoodSpans(userId: string, { from, to }: DayRange): Promise<MoodSpan[]> {
  return database().all(sql`
    select date as "date", max(mood_score) as "highest", min(mood_score) as "lowest"
    from mood_entries where user_id = ${userId} and date between ${from} and ${to}
    group by date`);
}

/** The daily check-ins of these days, the oldest first. */
export async function findCheckIns(userId: string, { from, to }: DayRange) {
  const { assessmentDate, moodScore, sleepQuality, stressLevel } = dailyAssessments;
  return database()
    .select({ date: assessmentDate, mood: moodScore, sleep: sleepQuality, stress: stressLevel })
    .from(dailyAssessments)
    .where(and(eq(dailyAssessments.userId, userId), between(assessmentDate, from, to)))
    .orderBy(assessmentDate);
}

/** Which of these insights this person doesn't want to see anymore. */
export async function findDismissed(
  userId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database()
    .select({ key: insightDismissals.key })
    .from(insightDismissals)
    .where(and(eq(insightDismissals.userId, userId), inArray(insightDismissals.key, [...keys])));
  return new Set(rows.map(({ key }) => key));
}

/** Puts an insight away for good. */
export async function dismissInsight(userId: string, key: string, now = Date.now()): Promise<void> {
  await requireRoom(userId, ["insightDismissals"]);
  await database().insert(insightDismissals).values({ userId, key, at: now }).onConflictDoNothing();
}
