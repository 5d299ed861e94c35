import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { z } from "zod";
import { MOOD_IDS, moodScore } from "#app/catalogue/moods.ts";
import { TIERS } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { journalEntries, moodEntries } from "#db/schema.ts";
import { newId } from "./identifier.server.ts";
import { moodOfEntryStatements } from "#app/models/record/journal-entries.server.ts";
import { moodStatements, tagStatements } from "#app/models/record/moods.server.ts";
import {
  findUndo,
  forgetUndo,
  keepEntryForUndo,
  keepMoodForUndo,
  type Undo,
} from "./undos.server.ts";

// Only screened texts are ever kept for undo.
const screened = z.custom<ScreenedText>((value) => typeof value === "string");

const moodRow = z.object({
  mood: z.enum(MOOD_IDS),
  feelingId: z.string().nullable().default(null),
  date: z.string(),
  tags: z.array(screened),
  createdAt: z.number(),
});

const entryRow = moodRow.extend({
  seq: z.number(),
  shareWithAi: z.coerce.boolean(),
  aiResponse: screened.nullable(),
  tier: z.enum(TIERS),
  exerciseRunId: z.string().nullable(),
  logsMood: z.coerce.boolean().default(true),
  version: z.number(),
});

/** What was put back: its id, and whether it is an entry or a mood. */
export interface RestoredRows {
  id: string;
  what: "entry" | "mood";
}

/**
 * Puts an entry or a mood back as it stood before its last change or before it was deleted. What a
 * change is put back over is kept in turn, so that nothing is lost either way. Null where there is
 * nothing of this person's to put back by this id.
 */
export async function restoreDeleted(userId: string, undoId: string): Promise<RestoredRows | null> {
  const now = Date.now();
  const undo = await findUndo(userId, undoId, now);
  if (!undo) return null;
  const id = undo.subjectId;
  switch (undo.kind) {
    case "entry_deleted":
      await bringBack(userId, undo, insertEntry(userId, undo, now));
      return { id, what: "entry" };
    case "mood_deleted":
      await bringBack(userId, undo, insertMood(userId, undo));
      return { id, what: "mood" };
    case "entry_changed":
      await database().batch([
        keepEntryForUndo(userId, id, "entry_changed", now),
        ...resetEntry(userId, undo, now),
      ]);
      return { id, what: "entry" };
    case "mood_changed":
      await database().batch([
        keepMoodForUndo(userId, id, "mood_changed", now),
        ...resetMood(userId, undo),
      ]);
      return { id, what: "mood" };
  }
}

async function bringBack(
  userId: string,
  { id }: Undo,
  statements: BatchItem<"sqlite">[],
): Promise<void> {
  await database().batch([forgetUndo(userId, id), ...statements]);
}

function insertEntry(userId: string, undo: Undo, now: number): BatchItem<"sqlite">[] {
  const { seq, mood, feelingId, date, tags, createdAt, logsMood, ...rest } = entryRow.parse(
    undo.row,
  );
  const id = undo.subjectId;
  const felt = { mood, feelingId };
  const entry = { id, seq, userId, ...felt, date, tags, createdAt, updatedAt: now };
  const beside = { id: newId(), ...felt, date, notes: null, activities: tags, journalEntryId: id };
  return [
    database()
      .insert(journalEntries)
      .values({ ...entry, ...rest, content: wordsOf(undo) })
      .onConflictDoNothing(),
    ...(logsMood ? moodStatements(userId, beside, createdAt) : []),
  ];
}

function insertMood(userId: string, undo: Undo): BatchItem<"sqlite">[] {
  const { mood, feelingId, date, tags, createdAt } = moodRow.parse(undo.row);
  const { subjectId: id, content: notes } = undo;
  const details = { mood, feelingId, date, notes, activities: tags, journalEntryId: null };
  return moodStatements(userId, { id, ...details }, createdAt);
}

function resetEntry(userId: string, undo: Undo, now: number): BatchItem<"sqlite">[] {
  const row = entryRow.parse(undo.row);
  const { mood, feelingId, date, tags, shareWithAi, aiResponse, tier } = row;
  const id = undo.subjectId;
  // Two versions on: whoever has either of the two texts open is asked, and neither is written over.
  const felt = { mood, feelingId };
  const change = { ...felt, date, tags, shareWithAi, aiResponse, tier, version: row.version + 2 };
  return [
    database()
      .update(journalEntries)
      .set({ ...change, content: wordsOf(undo), updatedAt: now })
      .where(and(eq(journalEntries.userId, userId), eq(journalEntries.id, id))),
    ...moodOfEntryStatements(userId, id),
  ];
}

function resetMood(userId: string, undo: Undo): BatchItem<"sqlite">[] {
  const { mood, feelingId, date, tags } = moodRow.parse(undo.row);
  const id = undo.subjectId;
  const felt = { mood, feelingId, moodScore: moodScore(mood) };
  return [
    database()
      .update(moodEntries)
      .set({ ...felt, date, notes: undo.content, activities: tags })
      .where(and(eq(moodEntries.userId, userId), eq(moodEntries.id, id))),
    ...tagStatements(userId, id),
  ];
}

function wordsOf({ content }: Undo): ScreenedText {
  if (content === null) throw new Error("an entry is kept with its words");
  return content;
}
