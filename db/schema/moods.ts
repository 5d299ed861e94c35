import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  type AnySQLiteColumn,
} from "drizzle-orm/sqlite-core";
import type { Tier } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { ownerId } from "./accounts.ts";
import { journalEntries } from "./journal.ts";

/** A mood, logged. `date` is a day (YYYY-MM-DD) in the person's own zone. */
export const moodEntries = sqliteTable(
  "mood_entries",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    mood: text({ enum: ["happy", "calm", "anxious", "sad", "neutral"] }).notNull(),
    moodScore: integer().notNull(),
    /** The feeling of one's own that it was logged as. Once that is deleted, the mood alone counts. */
    feelingId: text(),
    notes: text().$type<ScreenedText>(),
    /** What went with it, in the person's words: the tags of an entry, or what they did that day. */
    activities: text({ mode: "json" })
      .$type<ScreenedText[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The journal entry that it was chosen for, and goes with. */
    journalEntryId: text()
      .unique("mood_entries_entry")
      .references((): AnySQLiteColumn => journalEntries.id, { onDelete: "cascade" }),
    date: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("mood_entries_user").on(table.userId, table.date, table.createdAt),
    // All that a chart needs of years stands in the index alone.
    index("mood_entries_scores").on(table.userId, table.date, table.moodScore),
  ],
);

/** The activities and tags of moods, one a row, so that years of them are counted from an index. */
export const moodTags = sqliteTable(
  "mood_tags",
  {
    moodEntryId: text()
      .notNull()
      .references(() => moodEntries.id, { onDelete: "cascade" }),
    userId: ownerId(),
    tag: text().$type<ScreenedText>().notNull(),
    date: text().notNull(),
    moodScore: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moodEntryId, table.tag] }),
    index("mood_tags_user").on(table.userId, table.date, table.tag, table.moodScore),
    index("mood_tags_tag").on(table.userId, table.tag, table.date),
  ],
);

/** A mood out of a file, and what the detector made of its note. */
export interface WaitingMood {
  date: string;
  /** Minutes after midnight; null where the file doesn't say. */
  minute: number | null;
  /** As the file calls it. */
  mood: ScreenedText;
  activities: ScreenedText[];
  notes: ScreenedText | null;
  tier: Tier;
}

/** What was read of a file; once its owner has said yes, only what became of it. */
export type MoodImportContent =
  | {
      waiting: WaitingMood[];
      /** Rows that can't be taken, by their number in the file. */
      leftOut: {
        row: number;
        why:
          | "unreadable-date"
          | "in-the-future"
          | "too-long-ago"
          | "no-mood"
          | "long-note"
          | "repeated";
      }[];
      encoding: "UTF-8" | "UTF-16" | "Windows-1252";
    }
  | { imported: number; alreadyThere: number };

/** Moods from another app, read and shown, that wait for their owner's yes. */
export const moodImports = sqliteTable(
  "mood_imports",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    rows: text({ mode: "json" }).$type<MoodImportContent>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index("mood_imports_user").on(table.userId, table.createdAt)],
);
