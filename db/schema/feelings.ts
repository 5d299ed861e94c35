import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { ownerId } from "./accounts.ts";

/** Feelings that somebody added to the five moods. */
export const feelings = sqliteTable(
  "feelings",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    name: text().$type<ScreenedText>().notNull(),
    emoji: text().$type<ScreenedText>().notNull(),
    color: text({ enum: ["yellow", "green", "gray", "orange", "blue"] }).notNull(),
    /** The nearest of the five: its score counts. */
    mood: text({ enum: ["happy", "calm", "anxious", "sad", "neutral"] }).notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("feelings_name").on(table.userId, table.name),
    index("feelings_user").on(table.userId, table.createdAt),
  ],
);

/** Activities that somebody wants to tick instead of typing them; once ticked, they are tags like others. */
export const activities = sqliteTable(
  "activities",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    name: text().$type<ScreenedText>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [uniqueIndex("activities_name").on(table.userId, table.name)],
);
