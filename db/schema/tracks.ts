import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "./accounts.ts";

/** A program that someone follows. */
export const therapyTracks = sqliteTable(
  "therapy_tracks",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    trackType: text().notNull(),
    trackTitle: text().notNull(),
    description: text(),
    estimatedSessions: integer().notNull().default(12),
    currentSession: integer().notNull().default(0),
    trackStep: integer().notNull().default(1),
    stepData: text({ mode: "json" }).$type<unknown>(),
    isActive: integer({ mode: "boolean" }).notNull().default(true),
    createdAt: integer().notNull(),
  },
  (table) => [index("therapy_tracks_user").on(table.userId, table.isActive, table.createdAt)],
);
