import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { moodScore, type MoodId } from "#app/catalogue/moods.ts";
import { database, prepared } from "#db/client.ts";
import { moodEntries, users } from "#db/schema.ts";
import { dayIn } from "./days.server.ts";
import { newId } from "./identifier.server.ts";

/** The same mood again within this time is the same tap: a double click, or a form sent twice. */
export const SAME_TAP_MS = 60_000;

const latestOfDay = prepared((db) =>
  db
    .select({ mood: moodEntries.mood, createdAt: moodEntries.createdAt })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.userId, sql.placeholder("userId")),
        eq(moodEntries.date, sql.placeholder("date")),
      ),
    )
    // Of two in one millisecond the one that was stored last.
    .orderBy(desc(moodEntries.createdAt), sql`rowid desc`)
    .limit(1)
    .prepare(),
);

/** The latest mood of this person's own day, or null. */
export async function findMoodOfToday(
  userId: string,
  timeZone: string | null,
  now = Date.now(),
): Promise<MoodId | null> {
  const [latest] = await latestOfDay().all({ userId, date: dayIn(timeZone, now) });
  return latest?.mood ?? null;
}

/**
 * Logs a mood for the person's own day, once however often it is sent; the score follows from the
 * catalogue. `timeZone` is what is known already, or else what their browser says.
 */
export async function recordMood(
  userId: string,
  mood: MoodId,
  timeZone: string | null,
  now = Date.now(),
): Promise<void> {
  const db = database();
  const date = dayIn(timeZone, now);
  await db.batch([
    db.run(sql`
      insert into mood_entries (id, user_id, mood, mood_score, date, created_at)
      select ${newId()}, ${userId}, ${mood}, ${moodScore(mood)}, ${date}, ${now}
      where not exists (
        select 1 from (
          select mood, created_at from mood_entries
          where user_id = ${userId} and date = ${date}
          order by created_at desc, rowid desc limit 1
        ) where mood = ${mood} and created_at > ${now - SAME_TAP_MS}
      )`),
    db
      .update(users)
      .set({ timeZone })
      .where(and(eq(users.id, userId), isNull(users.timeZone))),
  ]);
}
