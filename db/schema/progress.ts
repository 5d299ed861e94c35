import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { ownerId } from "./accounts.ts";

/** What became of a goal: the words of it stay where it was set. */
export const goalOutcomes = sqliteTable(
  "goal_outcomes",
  {
    userId: ownerId(),
    source: text({ enum: ["session", "exercise"] }).notNull(),
    /** The id of the session or of the exercise's run. */
    sourceId: text().notNull(),
    outcome: text({ enum: ["kept", "carried", "let_go"] }).notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source, table.sourceId] })],
);

/** Insights that somebody doesn't want to see anymore, by what they rest on. */
export const insightDismissals = sqliteTable(
  "insight_dismissals",
  {
    userId: ownerId(),
    key: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** When somebody wants to be reminded by mail. */
export const reminders = sqliteTable(
  "reminders",
  {
    userId: ownerId().primaryKey(),
    /** Names it in the mail's link that stops it. */
    id: text().notNull().unique(),
    /** Minutes after midnight, in the person's own zone. */
    minute: integer().notNull(),
    /** Days of the week, 0 for Sunday to 6. */
    days: text({ mode: "json" }).$type<number[]>().notNull(),
    isOn: integer({ mode: "boolean" }).notNull().default(true),
    /** When the next one is due; taken forward before a mail goes out, so that none goes twice. */
    nextAt: integer().notNull(),
    /** When the next mail about a week is due; null where none is wanted. */
    weekAt: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    index("reminders_next").on(table.isOn, table.nextAt),
    index("reminders_week")
      .on(table.weekAt)
      .where(sql`week_at is not null`),
  ],
);

/** What the model wrote about a week: all else on its page is counted when somebody looks at it. */
export const weekReviews = sqliteTable(
  "week_reviews",
  {
    userId: ownerId(),
    /** The day (YYYY-MM-DD) that the week ends on. */
    sunday: text().notNull(),
    /** Empty where it wrote nothing that may be shown. */
    words: text().$type<ScreenedText>().notNull(),
    /** A digest of what it was told: once the record says something else, the words no longer hold. */
    basis: text().notNull(),
    writtenAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sunday] })],
);

/** Browsers that show somebody's reminders as notifications. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** SHA-256 of the address at which the browser's push service takes messages for it. */
    endpointDigest: text().notNull(),
    /** That address and the browser's keys, encrypted with a key that isn't in the database. */
    subscription: text().notNull(),
    /** "Firefox on Windows" */
    device: text(),
    createdAt: integer().notNull(),
    /** When what its push service didn't take is tried once more; null where nothing is. */
    retryAt: integer(),
  },
  (table) => [
    index("push_subscriptions_retry").on(table.retryAt),
    uniqueIndex("push_subscriptions_endpoint").on(table.userId, table.endpointDigest),
    index("push_subscriptions_user").on(table.userId, table.createdAt),
  ],
);

/** What somebody answered to the four questions of a check-up, each from 0 to 10: one a day. */
export const checkUps = sqliteTable(
  "check_ups",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** A day (YYYY-MM-DD) in the person's own zone. */
    date: text().notNull(),
    satisfied: integer().notNull(),
    worthwhile: integer().notNull(),
    happy: integer().notNull(),
    anxious: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [uniqueIndex("check_ups_day").on(table.userId, table.date)],
);
