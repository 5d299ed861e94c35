import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, gt, lt, ne, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Felt } from "#app/catalogue/feelings.ts";
import { moodScore, type MoodId } from "#app/catalogue/moods.ts";
import { signatureOf } from "#app/config/signatures.server.ts";
import { database } from "#db/client.ts";
import { moodImports } from "#db/schema.ts";
import type { MoodImportContent, WaitingMood } from "#db/schema/moods.ts";
import { timeOf } from "./days.server.ts";
import { ID_LENGTH, newId } from "#app/models/storage/identifier.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { requireRoom } from "#app/models/storage/room.server.ts";
import { chunksOf } from "#app/models/storage/chunks.ts";

/** A file waits this long for its owner's confirmation. */
export const MOOD_IMPORT_KEPT_MS = 24 * 60 * 60_000;
/** The minute of a mood without a time of day. */
const NOON = 12 * 60;
const ROWS_A_STATEMENT = 500;

export type { MoodImportContent, WaitingMood };

/** What each name of a file stands for, by the name in lower case. */
export type MoodNames = ReadonlyMap<string, Felt>;

/** A mood of a file as the database takes it: names of columns, short because there are thousands. */
interface NewRow {
  id: string;
  mood: MoodId;
  feeling: string | null;
  score: number;
  notes: string | null;
  activities: readonly string[];
  date: string;
  at: number;
}

/**
 * Keeps what was read of a file until its owner has seen it; what they left before goes. Its id, which is
 * the same for the same rows: a button that is clicked twice leads to one page.
 */
export async function keepMoodImport(
  userId: string,
  rows: Extract<MoodImportContent, { waiting: unknown }>,
  now = Date.now(),
): Promise<string> {
  const id = signatureOf(`mood-import:${userId}:${JSON.stringify(rows)}`).slice(0, ID_LENGTH);
  const db = database();
  const kept = { rows, createdAt: now };
  await db.batch([
    db
      .insert(moodImports)
      .values({ id, userId, ...kept })
      .onConflictDoUpdate({ target: moodImports.id, set: kept }),
    db.delete(moodImports).where(and(eq(moodImports.userId, userId), ne(moodImports.id, id))),
  ]);
  return id;
}

/** Finds a file that waits for this person, or its result; null if there is none. */
export async function findMoodImport(
  userId: string,
  importId: string,
  now = Date.now(),
): Promise<{ content: MoodImportContent; expiresAt: number } | null> {
  const [found] = await database()
    .select({ content: moodImports.rows, createdAt: moodImports.createdAt })
    .from(moodImports)
    .where(and(isOwn(userId, importId), gt(moodImports.createdAt, now - MOOD_IMPORT_KEPT_MS)))
    .limit(1);
  return found
    ? { content: found.content, expiresAt: found.createdAt + MOOD_IMPORT_KEPT_MS }
    : null;
}

/** Forgets what was read of a file. */
export async function discardMoodImport(userId: string, importId: string): Promise<void> {
  await database().delete(moodImports).where(isOwn(userId, importId));
}

/** Deletes files that nobody confirmed within a day. */
export async function clearMoodImports(now = Date.now()): Promise<void> {
  await database()
    .delete(moodImports)
    .where(lt(moodImports.createdAt, now - MOOD_IMPORT_KEPT_MS));
}

/** How many of these moods this person has here already: same day and minute, same mood, same note. */
export async function countMoodsAlreadyThere(
  { id: userId, timeZone }: Pick<User, "id" | "timeZone">,
  moods: readonly WaitingMood[],
  names: MoodNames,
): Promise<number> {
  let count = 0;
  for (const rows of chunksOf(newRows(moods, names, timeZone), ROWS_A_STATEMENT)) {
    const [found] = await database().all<{ count: number }>(sql`
      select count(*) as "count" from json_each(${JSON.stringify(rows)}) as row
      where ${isAlreadyThere(userId)}`);
    count += found?.count ?? 0;
    await nextTurn();
  }
  return count;
}

/**
 * Writes the moods of a file that aren't here yet, with their activities, all or none, and keeps only how
 * many there were. However often it's called, it writes once. `names` must hold every mood of the file.
 */
export async function importMoods(
  { id: userId, timeZone }: Pick<User, "id" | "timeZone">,
  importId: string,
  moods: readonly WaitingMood[],
  names: MoodNames,
): Promise<void> {
  const db = database();
  const rows = newRows(moods, names, timeZone);
  await requireRoom(userId, ["moodEntries"], rows.length);
  // Within this batch it says whose turn it is: nobody else ever sees it.
  const turn = JSON.stringify({ turn: newId() });
  const isOurs = sql`exists (
    select 1 from mood_imports where id = ${importId} and user_id = ${userId} and rows = ${turn})`;
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const imported = sql`(select count(*) from ${byIds(userId, ids)})`;
  await db.batch([
    db.run(sql`
      update mood_imports set rows = ${turn}
      where id = ${importId} and user_id = ${userId} and json_type(rows, '$.waiting') = 'array'`),
    ...chunksOf(rows, ROWS_A_STATEMENT).flatMap((chunk) =>
      moodRowStatements(userId, chunk, isOurs),
    ),
    db.run(sql`
      update mood_imports set rows = json_object(
        'imported', ${imported}, 'alreadyThere', ${rows.length} - ${imported})
      where id = ${importId} and user_id = ${userId} and rows = ${turn}`),
  ]);
}

function moodRowStatements(
  userId: string,
  chunk: readonly NewRow[],
  isOurs: SQL,
): BatchItem<"sqlite">[] {
  const list = JSON.stringify(chunk);
  const ids = JSON.stringify(chunk.map(({ id }) => id));
  return [
    database().run(sql`
      insert into mood_entries
        (id, user_id, mood, mood_score, feeling_id, notes, activities, date, created_at)
      select value ->> 'id', ${userId}, value ->> 'mood', value ->> 'score',
        value ->> 'feeling', value ->> 'notes',
        value -> 'activities', value ->> 'date', value ->> 'at'
      from json_each(${list}) as row where ${isOurs} and not ${isAlreadyThere(userId)}`),
    database().run(sql`
      insert into mood_tags (mood_entry_id, user_id, tag, date, mood_score)
      select mood.id, mood.user_id, each.value, mood.date, mood.mood_score
      from ${byIds(userId, ids)} cross join json_each(mood.activities) as each
      where true on conflict do nothing`),
  ];
}

/** Moods by their ids, as `mood`: left to itself the database would read all that this person has. */
function byIds(userId: string, ids: string): SQL {
  return sql`json_each(${ids}) as new
    cross join mood_entries as mood on mood.id = new.value and mood.user_id = ${userId}`;
}

/** Whether the mood in `row.value` is here already, whoever wrote it down. */
function isAlreadyThere(userId: string): SQL {
  return sql`exists (
    select 1 from mood_entries as known
    where known.user_id = ${userId} and known.date = row.value ->> 'date'
      and known.created_at between row.value ->> 'at' and (row.value ->> 'at') + 59999
      and known.mood = row.value ->> 'mood' and known.notes is row.value ->> 'notes')`;
}

function newRows(
  moods: readonly WaitingMood[],
  names: MoodNames,
  timeZone: string | null,
): NewRow[] {
  // Thousands of ids go into an index faster in their order.
  const ids = moods.map(() => newId()).toSorted();
  return moods.flatMap(({ date, minute, mood: name, activities, notes }, index) => {
    const felt = names.get(name.toLowerCase());
    if (!felt) return [];
    const { mood, feelingId: feeling } = felt;
    const at = timeOf(date, minute ?? NOON, timeZone);
    const id = ids[index] ?? newId();
    return [{ id, mood, feeling, score: moodScore(mood), notes, activities, date, at }];
  });
}

function isOwn(userId: string, importId: string) {
  return and(eq(moodImports.id, importId), eq(moodImports.userId, userId));
}
