import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "#db/client.ts";
import { undos } from "#db/schema.ts";
import { newId } from "./identifier.server.ts";

/** How long what was changed or deleted can be put back. */
export const UNDO_MS = 24 * 60 * 60_000;

export type Undo = typeof undos.$inferSelect;
type UndoKind = Undo["kind"];

/** Keeps a mood as it stands, for a batch with what changes or deletes it. */
export function keepMoodForUndo(
  userId: string,
  moodId: string,
  kind: Extract<UndoKind, "mood_changed" | "mood_deleted">,
  now: number,
): BatchItem<"sqlite"> {
  return database().run(sql`
    insert into undos (id, user_id, kind, subject_id, content, row, created_at)
    select ${newId()}, user_id, ${kind}, id, notes, json_object(
      'mood', mood, 'feelingId', feeling_id, 'date', date, 'tags', json(activities), 'createdAt', created_at), ${now}
    from mood_entries
    where id = ${moodId} and user_id = ${userId} and journal_entry_id is null
    ${takesOver}`);
}

/** Keeps a journal entry as it stands, for a batch with what changes or deletes it. */
export function keepEntryForUndo(
  userId: string,
  entryId: string,
  kind: Extract<UndoKind, "entry_changed" | "entry_deleted">,
  now: number,
): BatchItem<"sqlite"> {
  return database().run(sql`
    insert into undos (id, user_id, kind, subject_id, content, row, created_at)
    select ${newId()}, user_id, ${kind}, id, content, json_object(
      'seq', seq, 'mood', mood, 'feelingId', feeling_id, 'date', date, 'tags', json(tags), 'shareWithAi', share_with_ai,
      'aiResponse', ai_response, 'tier', tier, 'exerciseRunId', exercise_run_id,
      'version', version, 'createdAt', created_at, 'logsMood',
      exists (select 1 from mood_entries where journal_entry_id = journal_entries.id)), ${now}
    from journal_entries where id = ${entryId} and user_id = ${userId}
    ${takesOver}`);
}

// Only the last change of an entry or mood can be undone.
const takesOver = sql`
  on conflict (user_id, subject_id) do update set id = excluded.id, kind = excluded.kind,
    content = excluded.content, row = excluded.row, created_at = excluded.created_at`;

/** Finds what this person can restore by this id, or null. */
export async function findUndo(
  userId: string,
  undoId: string,
  now = Date.now(),
): Promise<Undo | null> {
  const [found] = await database()
    .select()
    .from(undos)
    .where(and(eq(undos.userId, userId), eq(undos.id, undoId), gt(undos.createdAt, now - UNDO_MS)))
    .limit(1);
  return found ?? null;
}

/** The last thing of these kinds that this person can put back, since a time; of one entry or mood where it's named. */
export async function latestUndo(
  userId: string,
  kinds: readonly UndoKind[],
  { since, subjectId }: { since: number; subjectId?: string },
): Promise<Undo | null> {
  const [found] = await database()
    .select()
    .from(undos)
    .where(
      and(
        eq(undos.userId, userId),
        inArray(undos.kind, [...kinds]),
        gt(undos.createdAt, since),
        subjectId === undefined ? undefined : eq(undos.subjectId, subjectId),
      ),
    )
    .orderBy(desc(undos.createdAt))
    .limit(1);
  return found ?? null;
}

/** Deletes an undo, in the same batch as the restore. */
export function forgetUndo(userId: string, undoId: string): BatchItem<"sqlite"> {
  return database()
    .delete(undos)
    .where(and(eq(undos.userId, userId), eq(undos.id, undoId)));
}

/** Deletes undos that are older than a day; returns whether there were any. */
export async function clearUndos(now = Date.now()): Promise<boolean> {
  const gone = await database()
    .delete(undos)
    .where(lt(undos.createdAt, now - UNDO_MS))
    .returning({ id: undos.id });
  return gone.length > 0;
}
