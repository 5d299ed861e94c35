import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId, users } from "./accounts.ts";

export const USAGE_PURPOSES = [
  "reply",
  "second_opinion",
  "reply_guard",
  "recommendation",
  "summary",
  "memory",
  "record",
  "session_end",
  "checkpoint",
  "journal",
  "week",
  "knowledge_test",
] as const;

/** What one call of the model cost: counts, and never a word of what was said. */
export const modelUsage = sqliteTable(
  "model_usage",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    purpose: text({ enum: USAGE_PURPOSES }).notNull(),
    /** Kept without its person once the account is gone: it was paid for all the same. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** The reply that it went into, if it was for one. */
    replyId: text(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    cacheReadTokens: integer().notNull(),
    cacheWriteTokens: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index("model_usage_at").on(table.at),
    index("model_usage_user").on(table.userId, table.at),
  ],
);

/**
 * What a person used up on a day (UTC, days since 1970). Kept by a trigger, as the days of everybody
 * are, so that a budget is asked for at the cost of two rows.
 */
export const modelUsagePersonDays = sqliteTable(
  "model_usage_person_days",
  {
    userId: ownerId(),
    day: integer().notNull(),
    tokens: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What everybody together used up on a day. */
export const modelUsageDays = sqliteTable("model_usage_days", {
  day: integer().primaryKey(),
  tokens: integer().notNull(),
});
