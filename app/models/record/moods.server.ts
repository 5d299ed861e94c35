import { and, desc, eq, gte, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { FeltNow, MoodChoice } from "#app/catalogue/feelings.ts";
import { MOOD_IDS, moodScore, type MoodId } from "#app/catalogue/moods.ts";
import type { ScreenedText, Screening } from "#app/safety/screened-text.server.ts";
import { columns } from "#db/columns.ts";
import { database, prepared } from "#db/client.ts";
import { moodEntries, users } from "#db/schema.ts";
import { pageFindingStatements } from "#app/models/risk/crisis-events.server.ts";
import { dayIn } from "./days.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { keepMoodForUndo } from "#app/models/storage/undos.server.ts";
import { requireRoom } from "#app/models/storage/room.server.ts";

/** The same mood again within this time is the same tap: a double click, or a form sent twice. */
export const SAME_TAP_MS = 60_000;
/** Moods that one page of them shows. */
export const MOODS_PAGE_SIZE = 12;
/** Characters of a mood's note. */
export const NOTE_MAX_LENGTH = 20_000;

export type MoodEntry = typeof moodEntries.$inferSelect;

/** A mood as somebody describes it. */
export interface MoodDetails extends FeltNow {
  /** YYYY-MM-DD in their own zone. */
  date: string;
  notes: ScreenedText | null;
  activities: readonly ScreenedText[];
}

const latestOfDay = prepared((db) =>
  db
    .select(columns(moodEntries, "id", "mood", "feelingId", "journalEntryId"))
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
): Promise<Pick<MoodEntry, "id" | "mood" | "feelingId" | "journalEntryId"> | null> {
  const [latest] = await latestOfDay().all({ userId, date: dayIn(timeZone) });
  return latest ?? null;
}

/**
 * Logs a mood for the person's own day, once however often it is sent; the score follows from the
 * catalogue. `timeZone` is what is known already, or else what their browser says.
 */
export async function recordMood(
  userId: string,
  felt: MoodId | FeltNow,
  timeZone: string | null,
  now = Date.now(),
): Promise<void> {
  const { mood, feelingId = null } = typeof felt === "string" ? { mood: felt } : felt;
  await requireRoom(userId, ["moodEntries", "undos"]);
  const db = database();
  const date = dayIn(timeZone, now);
  await db.batch([
    db.run(sql`
      insert into mood_entries (id, user_id, mood, mood_score, feeling_id, date, created_at)
      select ${newId()}, ${userId}, ${mood}, ${moodScore(mood)}, ${feelingId}, ${date}, ${now}
      where not exists (
        select 1 from (
          select mood, feeling_id, created_at from mood_entries
          where user_id = ${userId} and date = ${date}
          order by created_at desc, rowid desc limit 1
        ) where mood = ${mood} and feeling_id is ${feelingId} and created_at > ${now - SAME_TAP_MS}
      )`),
    db
      .update(users)
      .set({ timeZone })
      .where(and(eq(users.id, userId), isNull(users.timeZone))),
  ]);
}

/** What was found in a mood's own words, and the words. */
export type FoundInMood = Pick<Screening, "text" | "assessment">;

/**
 * Logs a mood with its note and activities. The same again within a minute, or under the same `id` ever,
 * is the same one. Its id.
 */
export async function addMood(
  userId: string,
  { id = newId(), ...details }: MoodDetails & { id?: string },
  found: FoundInMood,
  now = Date.now(),
): Promise<string> {
  if (await findMood(userId, id)) return id;
  const same = await findSame(userId, details, now);
  if (same) return same;
  await requireRoom(userId, ["moodEntries", "undos"]);
  await database().batch([
    ...moodStatements(userId, { id, ...details, journalEntryId: null }, now),
    ...(await pageFindingStatements(userId, found, now)),
  ]);
  return id;
}

async function findSame(
  userId: string,
  { mood, feelingId = null, date, notes, activities }: MoodDetails,
  now: number,
): Promise<string | null> {
  const [latest] = await database()
    .select()
    .from(moodEntries)
    .where(and(eq(moodEntries.userId, userId), eq(moodEntries.date, date)))
    .orderBy(desc(moodEntries.createdAt))
    .limit(1);
  const isSame =
    latest !== undefined &&
    latest.mood === mood &&
    latest.feelingId === feelingId &&
    latest.notes === notes &&
    latest.journalEntryId === null &&
    latest.activities.join() === activities.join() &&
    latest.createdAt > now - SAME_TAP_MS;
  return isSame ? latest.id : null;
}

/**
 * Changes a mood of this person's, keeping how it stood for a day; false where there is none. A mood
 * that belongs to a journal entry is changed with it.
 */
export async function changeMood(
  userId: string,
  moodId: string,
  { mood, feelingId = null, date, notes, activities }: MoodDetails,
  found: FoundInMood,
  now = Date.now(),
): Promise<boolean> {
  if (!(await findMood(userId, moodId))) return false;
  await requireRoom(userId, ["moodEntries", "undos"], 0);
  await database().batch([
    keepMoodForUndo(userId, moodId, "mood_changed", now),
    database()
      .update(moodEntries)
      .set({
        mood,
        feelingId,
        moodScore: moodScore(mood),
        date,
        notes,
        activities: [...activities],
      })
      .where(ownMood(userId, moodId)),
    ...tagStatements(userId, moodId),
    ...(await pageFindingStatements(userId, found, now)),
  ]);
  return true;
}

/** Deletes a mood of this person's, keeping it for a day; false where there is none. */
export async function deleteMood(userId: string, moodId: string): Promise<boolean> {
  if (!(await findMood(userId, moodId))) return false;
  await database().batch([
    keepMoodForUndo(userId, moodId, "mood_deleted", Date.now()),
    database().delete(moodEntries).where(ownMood(userId, moodId)),
  ]);
  return true;
}

/** A mood of this person's that stands by itself, or null: somebody else's is as good as missing. */
export async function findMood(userId: string, moodId: string): Promise<MoodEntry | null> {
  const [found] = await database()
    .select()
    .from(moodEntries)
    .where(ownMood(userId, moodId))
    .limit(1);
  return found ?? null;
}

function ownMood(userId: string, moodId: string) {
  return and(
    eq(moodEntries.userId, userId),
    eq(moodEntries.id, moodId),
    isNull(moodEntries.journalEntryId),
  );
}

/** Where a page of moods ends. */
export interface MoodPlace {
  date: string;
  createdAt: number;
  id: string;
}

/** Which moods are asked for; each part narrows it further. */
export interface MoodFilter {
  mood: MoodChoice | null;
  /** An activity or tag; an empty one is any. */
  tag: string;
  /** Days, both counted; YYYY-MM-DD. */
  from: string | null;
  to: string | null;
}

/** A page of a person's moods, the newest day first, and where the next begins; null where that is all. */
export async function listMoods(
  userId: string,
  after: MoodPlace | null,
  most = MOODS_PAGE_SIZE,
  filter: MoodFilter | null = null,
): Promise<{ moods: MoodEntry[]; next: MoodPlace | null }> {
  const { date, createdAt, id } = moodEntries;
  const rows = await database()
    .select()
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.userId, userId),
        filter ? conditionOf(userId, filter) : undefined,
        after
          ? sql`(${date}, ${createdAt}, ${id}) < (${after.date}, ${after.createdAt}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(date), desc(createdAt), desc(id))
    .limit(most + 1);
  const moods = rows.slice(0, most);
  const last = moods.at(-1);
  if (!last || rows.length === moods.length) return { moods, next: null };
  return { moods, next: { date: last.date, createdAt: last.createdAt, id: last.id } };
}

function conditionOf(userId: string, { mood, tag, from, to }: MoodFilter) {
  const { date, id } = moodEntries;
  return and(
    mood === null ? undefined : isFelt(mood),
    from === null ? undefined : gte(date, from),
    to === null ? undefined : lte(date, to),
    tag === ""
      ? undefined
      : sql`${id} in (select mood_entry_id from mood_tags where user_id = ${userId} and tag = ${tag})`,
  );
}

function isFelt(choice: MoodChoice) {
  const mood = MOOD_IDS.find((id) => id === choice);
  return mood ? eq(moodEntries.mood, mood) : eq(moodEntries.feelingId, choice.slice("own:".length));
}

/** A mood to be stored, alone or beside its journal entry. */
interface NewMood extends MoodDetails {
  id: string;
  /** Only stored where that entry is. */
  journalEntryId: string | null;
}

/** Stores a mood and counts its tags: for a batch with what it belongs to. */
export function moodStatements(
  userId: string,
  { id, mood, feelingId = null, date, notes, activities, journalEntryId }: NewMood,
  now: number,
): [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] {
  const isThere =
    journalEntryId === null
      ? sql`true`
      : sql`exists (select 1 from journal_entries where id = ${journalEntryId} and user_id = ${userId})`;
  return [
    database().run(sql`
      insert into mood_entries
        (id, user_id, mood, mood_score, feeling_id, notes, activities, journal_entry_id, date, created_at)
      select ${id}, ${userId}, ${mood}, ${moodScore(mood)}, ${feelingId}, ${notes},
        ${JSON.stringify(activities)}, ${journalEntryId}, ${date}, ${now}
      where ${isThere}`),
    ...tagStatements(userId, id),
  ];
}

/** Counts a mood's activities anew: charts read them from here. `moodId`: an id, or the query for it. */
export function tagStatements(userId: string, moodId: string | SQL): BatchItem<"sqlite">[] {
  return [
    database().run(sql`
      delete from mood_tags where mood_entry_id = ${moodId} and user_id = ${userId}`),
    database().run(sql`
      insert into mood_tags (mood_entry_id, user_id, tag, date, mood_score)
      select mood.id, mood.user_id, each.value, mood.date, mood.mood_score
      from mood_entries as mood, json_each(mood.activities) as each
      where mood.id = ${moodId} and mood.user_id = ${userId}
      on conflict do nothing`),
  ];
}

/**
 * Tags and activities that this person has used, by the alphabet: one look into the index for each,
 * however often it was used.
 */
export async function findUsedTags(userId: string, most: number): Promise<ScreenedText[]> {
  const rows = await database().all<{ tag: ScreenedText }>(sql`
    with recursive used(tag) as (
      select min(tag) from mood_tags where user_id = ${userId}
      union all
      select (select min(tag) from mood_tags where user_id = ${userId} and tag > used.tag)
      from used where used.tag is not null)
    select tag as "tag" from used where tag is not null limit ${most}`);
  return rows.map(({ tag }) => tag);
}
