import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { users } from "./accounts.ts";

/** A mood, logged. `date` is a day (YYYY-MM-DD) in the person's own zone. */
export const moodEntries = sqliteTable(
  "mood_entries",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mood: text({ enum: ["happy", "calm", "anxious", "sad", "neutral"] }).notNull(),
    moodScore: integer().notNull(),
    notes: text().$type<ScreenedText>(),
    date: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index("mood_entries_user").on(table.userId, table.date, table.createdAt)],
);
