import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  lte,
  sql,
  type SQL,
} from "drizzle-orm";
import type { FeltNow } from "#app/catalogue/feelings.ts";
import { MOODS, type MoodId } from "#app/catalogue/moods.ts";
import type { ScreenedText, Screening } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { journalEntries, moodEntries } from "#db/schema.ts";
import { pageFindingStatements } from "#app/models/risk/crisis-events.server.ts";
import { isLateDraft, LATE_DRAFT_MS } from "#app/models/conversations/drafts.server.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { moodStatements, tagStatements } from "./moods.server.ts";
import { keepEntryForUndo } from "#app/models/storage/undos.server.ts";
import { requireRoom } from "#app/models/storage/room.server.ts";

/** Characters of an entry. */
export const ENTRY_MIN_LENGTH = 10;
export const ENTRY_MAX_LENGTH = 20_000;
/** Entries that one page of them shows. */
export const ENTRIES_PAGE_SIZE = 10;

/** An entry; its mood is null where nobody chose one, as of a page that was kept in the journal. */
export type JournalEntry = Omit<typeof journalEntries.$inferSelect, "mood"> & {
  mood: MoodId | null;
};

/** Only of an entry whose mood was chosen is one logged. */
export const chosenMood = sql<MoodId | null>`case when exists (
  select 1 from mood_entries where mood_entries.journal_entry_id = journal_entries.id
) then journal_entries.mood end`;

const ENTRY_COLUMNS = { ...getTableColumns(journalEntries), mood: chosenMood };

/** An entry as somebody writes it. */
export interface EntryDetails extends FeltNow {
  /** Its words, and what was found in them. */
  content: Screening;
  tags: readonly ScreenedText[];
  shareWithAi: boolean;
  /** The day that it's about, YYYY-MM-DD in the person's own zone. */
  date: string;
}

/** What comes with an entry that is new. */
export interface EntryOrigin {
  /** Of the form that wrote it: the same key with the same words and choices is the same entry. */
  formKey: string;
  /** The key alone says which entry it is, whatever its words are. */
  isOneForKey?: boolean;
  /** Whether its mood is one that was chosen, and counts as one that was logged: it is, where nothing is said. */
  logsMood?: boolean;
  /** The exercise whose result it is. */
  exerciseRunId: string | null;
}

/**
 * Keeps a new entry with its mood, its tags and what was found in its words, all or nothing. Its id;
 * of a form that is sent twice, the id of what the first one wrote.
 */
export async function writeEntry(
  userId: string,
  { mood, feelingId = null, content, tags, shareWithAi, date }: EntryDetails,
  { formKey: sentKey, isOneForKey = false, logsMood = true, exerciseRunId }: EntryOrigin,
  now = Date.now(),
): Promise<{ id: string; isNew: boolean }> {
  // If the person changed the text of a form whose answer never came, it counts as a new entry.
  const sent = [sentKey, content.text, feelingId ?? mood, tags, shareWithAi, date];
  const formKey = isOneForKey ? keyOfForm(sentKey) : digestOf(JSON.stringify(sent));
  const written = await findByKey(userId, formKey);
  if (written) return { id: written, isNew: false };
  await requireRoom(userId, ["journalEntries", "moodEntries", "undos"]);
  const id = newId();
  const felt = { id: newId(), mood, feelingId, date, notes: null };
  const [inserted] = await database().batch([
    database()
      .insert(journalEntries)
      .values({
        id,
        userId,
        mood,
        feelingId,
        content: content.text,
        tags: [...tags],
        shareWithAi,
        tier: content.assessment.tier,
        exerciseRunId,
        date,
        formKey,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: journalEntries.id }),
    ...(logsMood
      ? moodStatements(userId, { ...felt, activities: tags, journalEntryId: id }, now)
      : []),
    ...(await pageFindingStatements(userId, content, now)),
  ]);
  if (inserted.length > 0) return { id, isNew: true };
  return { id: (await findByKey(userId, formKey)) ?? id, isNew: false };
}

/** The stored key of an entry that a form key may create only once. */
export function keyOfForm(key: string): string {
  return digestOf(JSON.stringify([key]));
}

/** The entry that this key created, or null. */
export async function findEntryOfKey(userId: string, key: string): Promise<string | null> {
  return findByKey(userId, keyOfForm(key));
}

/** Whether an entry that was saved just now holds these words already. */
export async function wasJustSaved(userId: string, words: string): Promise<boolean> {
  const [newest] = await database()
    .select({ content: journalEntries.content })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.userId, userId),
        gt(journalEntries.updatedAt, Date.now() - LATE_DRAFT_MS),
      ),
    )
    .orderBy(desc(journalEntries.updatedAt))
    .limit(1);
  return newest !== undefined && isLateDraft(words, newest.content);
}

async function findByKey(userId: string, formKey: string): Promise<string | null> {
  const [found] = await database()
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, userId), eq(journalEntries.formKey, formKey)))
    .limit(1);
  return found?.id ?? null;
}

export type ChangeOutcome = "changed" | "conflict" | "missing";

/**
 * Changes an entry and keeps its earlier state for a day. `version` is the one that its writer saw: if
 * the entry has changed since, this changes nothing and reports a conflict. What the companion said about
 * the earlier words is deleted.
 */
export async function changeEntry(
  userId: string,
  entryId: string,
  version: number,
  { mood, feelingId = null, content, tags, shareWithAi, date }: EntryDetails,
  now = Date.now(),
): Promise<ChangeOutcome> {
  const kept = await findEntry(userId, entryId);
  if (!kept) return "missing";
  if (kept.version !== version) return "conflict";
  await requireRoom(userId, ["journalEntries", "undos"], 0);
  const saysTheSame = kept.content === content.text && shareWithAi;
  const isIt = and(ownEntry(userId, entryId), eq(journalEntries.version, version));
  const [, changed] = await database().batch([
    keepEntryForUndo(userId, entryId, "entry_changed", now),
    database()
      .update(journalEntries)
      .set({
        mood,
        feelingId,
        content: content.text,
        tags: [...tags],
        shareWithAi,
        aiResponse: saysTheSame ? kept.aiResponse : null,
        tier: content.assessment.tier,
        date,
        version: version + 1,
        updatedAt: now,
      })
      .where(isIt)
      .returning({ id: journalEntries.id }),
    // A page that was kept is given its first mood.
    ...(kept.mood === null
      ? moodStatements(
          userId,
          {
            id: newId(),
            mood,
            feelingId,
            date,
            notes: null,
            activities: tags,
            journalEntryId: entryId,
          },
          now,
        )
      : moodOfEntryStatements(userId, entryId)),
    ...(await pageFindingStatements(userId, content, now)),
  ]);
  return changed.length > 0 ? "changed" : "conflict";
}

/** Brings the mood beside an entry to what the entry says: for a batch that changed it. */
export function moodOfEntryStatements(userId: string, entryId: string) {
  const scores = sql.join(
    MOODS.map(({ id, score: points }) => sql`when ${id} then ${points}`),
    sql` `,
  );
  const beside = sql`(select id from mood_entries where journal_entry_id = ${entryId})`;
  return [
    database().run(sql`
      update mood_entries set mood = entry.mood, feeling_id = entry.feeling_id, activities = entry.tags, date = entry.date,
        mood_score = case entry.mood ${scores} else mood_score end
      from journal_entries as entry
      where entry.id = mood_entries.journal_entry_id and entry.id = ${entryId}
        and entry.user_id = ${userId} and mood_entries.user_id = ${userId}`),
    ...tagStatements(userId, beside),
  ];
}

/** Deletes an entry with its mood, keeping it for a day; false where there is none. */
export async function deleteEntry(userId: string, entryId: string): Promise<boolean> {
  if (!(await findEntry(userId, entryId))) return false;
  await database().batch([
    keepEntryForUndo(userId, entryId, "entry_deleted", Date.now()),
    database().delete(journalEntries).where(ownEntry(userId, entryId)),
  ]);
  return true;
}

/** Keeps what the companion says about an entry, as long as it says what it said then and is shared. */
export async function keepEntryInsight(
  userId: string,
  { id, version }: Pick<JournalEntry, "id" | "version">,
  aiResponse: ScreenedText,
): Promise<boolean> {
  const kept = await database()
    .update(journalEntries)
    .set({ aiResponse })
    .where(
      and(
        ownEntry(userId, id),
        eq(journalEntries.version, version),
        eq(journalEntries.shareWithAi, true),
      ),
    )
    .returning({ id: journalEntries.id });
  return kept.length > 0;
}

/** An entry of this person's, or null: somebody else's is as good as missing. */
export async function findEntry(userId: string, entryId: string): Promise<JournalEntry | null> {
  const [found] = await database()
    .select(ENTRY_COLUMNS)
    .from(journalEntries)
    .where(ownEntry(userId, entryId))
    .limit(1);
  return found ?? null;
}

function ownEntry(userId: string, entryId: string) {
  return and(eq(journalEntries.userId, userId), eq(journalEntries.id, entryId));
}

/** Whether this person has written anything in their journal. */
export async function hasEntries(userId: string): Promise<boolean> {
  const [one] = await database()
    .select({ seq: journalEntries.seq })
    .from(journalEntries)
    .where(eq(journalEntries.userId, userId))
    .limit(1);
  return one !== undefined;
}

/** A day with something in it, as a calendar shows it. */
export interface JournalDay {
  date: string;
  entries: number;
  /** The last mood of the day; null where only a page was kept. */
  mood: MoodId | null;
  feelingId: string | null;
}

/** The days between two (both counted) that hold entries or moods. */
export async function findJournalDays(
  userId: string,
  from: string,
  to: string,
): Promise<JournalDay[]> {
  const daysOf = (table: typeof moodEntries | typeof journalEntries, entries: SQL<number>) => {
    const { date, mood, feelingId, createdAt } = table;
    return database()
      .select({
        date,
        entries,
        // Of a group, SQLite takes the other columns from the row with the maximum.
        mood,
        feelingId,
        latest: sql<number>`max(${createdAt})`,
      })
      .from(table)
      .where(and(eq(table.userId, userId), gte(date, from), lte(date, to)))
      .groupBy(date);
  };
  const written = await daysOf(journalEntries, sql<number>`count(*)`);
  // Each mood that was chosen is among the moods, also of an entry.
  const days = new Map<string, JournalDay>(
    written.map((day) => [day.date, { ...day, mood: null, feelingId: null }]),
  );
  for (const day of await daysOf(moodEntries, sql<number>`count(null)`))
    days.set(day.date, { ...day, entries: days.get(day.date)?.entries ?? 0 });
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** How many entries this person has. */
export async function countEntries(userId: string, filter: SQL | undefined = undefined) {
  const [row] = await database()
    .select({ number: count() })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, userId), filter));
  return row?.number ?? 0;
}

/** A page of entries that a filter leaves, the latest day first, and where the next one begins. */
export async function listEntries(
  userId: string,
  filter: SQL | undefined,
  after: EntryPlace | null,
  most = ENTRIES_PAGE_SIZE,
): Promise<{ entries: JournalEntry[]; next: EntryPlace | null }> {
  const { date, seq } = journalEntries;
  const rows = await database()
    .select(ENTRY_COLUMNS)
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.userId, userId),
        filter,
        after ? sql`(${date}, ${seq}) < (${after.date}, ${after.seq})` : undefined,
      ),
    )
    .orderBy(desc(date), desc(seq))
    .limit(most + 1);
  const entries = rows.slice(0, most);
  const last = entries.at(-1);
  if (!last || rows.length === entries.length) return { entries, next: null };
  return { entries, next: { date: last.date, seq: last.seq } };
}

/** Where a page of entries ends. */
export interface EntryPlace {
  date: string;
  seq: number;
}

/** The ids of the entries next to one, by their days; null at either end. */
export async function findNeighbors(userId: string, place: EntryPlace) {
  const { id, date, seq } = journalEntries;
  const next = async (isAfter: SQL, order: typeof asc) => {
    const [row] = await database()
      .select({ id })
      .from(journalEntries)
      .where(and(eq(journalEntries.userId, userId), isAfter))
      .orderBy(order(date), order(seq))
      .limit(1);
    return row?.id ?? null;
  };
  const [earlier, later] = await Promise.all([
    next(sql`(${date}, ${seq}) < (${place.date}, ${place.seq})`, desc),
    next(sql`(${date}, ${seq}) > (${place.date}, ${place.seq})`, asc),
  ]);
  return { earlier, later };
}

/** A place as a form or an address carries it, and back; null where it is none. */
export function readEntryPlace(sent: string | null | undefined): EntryPlace | null {
  const [, date, seq] = /^(\d{4}-\d{2}-\d{2})_(\d{1,12})$/.exec(sent ?? "") ?? [];
  return date === undefined || seq === undefined ? null : { date, seq: Number(seq) };
}

export function entryPlaceText({ date, seq }: EntryPlace): string {
  return `${date}_${seq}`;
}
