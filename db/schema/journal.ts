import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import type { Tier } from "#app/safety/assessment.ts";
import { BY_LETTER } from "../letterwise-scripts.ts";
import { ownerId } from "./accounts.ts";
import { exerciseRuns } from "./exercises.ts";

/** What somebody wrote in their journal. Its emoji follows from the mood, so it isn't stored. */
export const journalEntries = sqliteTable(
  "journal_entries",
  {
    /** The number that the search knows it by. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    userId: ownerId(),
    mood: text({ enum: ["happy", "calm", "anxious", "sad", "neutral"] }).notNull(),
    /** The feeling of one's own that was chosen for it; it may have been deleted since. */
    feelingId: text(),
    content: text().$type<ScreenedText>().notNull(),
    tags: text({ mode: "json" })
      .$type<ScreenedText[]>()
      .notNull()
      .default(sql`'[]'`),
    shareWithAi: integer({ mode: "boolean" }).notNull().default(false),
    /** What the companion said about it, where it was shared. */
    aiResponse: text().$type<ScreenedText>(),
    /** What the detector made of it: words about danger are never given to anybody again. */
    tier: text().$type<Tier>().notNull(),
    /** The exercise whose result it is. */
    exerciseRunId: text().references(() => exerciseRuns.id, { onDelete: "set null" }),
    /** The day that it's about (YYYY-MM-DD), in the person's own zone. */
    date: text().notNull(),
    /** Carried by the form that wrote it, so that a double post is one entry. */
    formKey: text(),
    /** Goes up with every change: of two at once the second is shown both texts. */
    version: integer().notNull().default(1),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    index("journal_entries_user").on(table.userId, table.date, table.seq),
    index("journal_entries_mood").on(table.userId, table.mood, table.date, table.seq),
    index("journal_entries_run").on(table.exerciseRunId),
    index("journal_entries_by_letter")
      .on(table.userId, table.seq)
      .where(sql.raw(`content glob '${BY_LETTER}' or tags glob '${BY_LETTER}'`)),
    uniqueIndex("journal_entries_once")
      .on(table.userId, table.formKey)
      .where(sql`form_key is not null`),
  ],
);

/** How an entry or a mood stood before it was changed or deleted: for a day it can be put back. */
export const undos = sqliteTable(
  "undos",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    kind: text({
      enum: ["entry_changed", "entry_deleted", "mood_changed", "mood_deleted"],
    }).notNull(),
    /** The id of the entry or mood. */
    subjectId: text().notNull(),
    /** The words as they stood. */
    content: text().$type<ScreenedText>(),
    /** The rest of the row: ids, days, numbers and tags. */
    row: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("undos_subject").on(table.userId, table.subjectId),
    index("undos_time").on(table.createdAt),
  ],
);
