import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "./accounts.ts";

/** Keys that people make for programs of theirs. Only what one is checked by is kept. */
export const apiTokens = sqliteTable(
  "api_tokens",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** What its owner calls it. */
    name: text().notNull(),
    /** A digest. */
    token: text().notNull().unique("api_tokens_token"),
    /** What it may do. */
    scopes: text({ mode: "json" }).$type<string[]>().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
    expiresAt: integer().notNull(),
  },
  (table) => [index("api_tokens_user").on(table.userId, table.createdAt)],
);

/** What a call was answered that changes something: the same key again gets the same answer. */
export const idempotentAnswers = sqliteTable(
  "idempotent_answers",
  {
    userId: ownerId(),
    /** A digest of what the client chose, with the call that it was for. */
    key: text().notNull(),
    /** A digest of what was sent: the same key with something else is refused. */
    request: text().notNull(),
    /** The process that answers it: machine, number and id. One that is gone left it undone. */
    takenBy: text(),
    /** Null while the first one is being answered. */
    status: integer(),
    /** Encrypted: it may hold somebody's words. */
    answer: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotent_answers_age").on(table.createdAt),
  ],
);
