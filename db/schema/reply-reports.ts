import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { ownerId } from "./accounts.ts";
import { messages } from "./conversations.ts";

/** That somebody found a reply bad: kept for the operator. The reply itself stays where it was said. */
export const replyReports = sqliteTable(
  "reply_reports",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** Null once its owner has deleted it: then nobody reads it any more. */
    replyId: text().references(() => messages.id, { onDelete: "set null" }),
    reason: text({ enum: ["harmful", "wrong", "not_helpful", "other"] }).notNull(),
    words: text().$type<ScreenedText>(),
    createdAt: integer().notNull(),
    resolvedAt: integer(),
  },
  (table) => [
    uniqueIndex("reply_reports_once").on(table.userId, table.replyId),
    index("reply_reports_reply").on(table.replyId),
    index("reply_reports_queue").on(table.resolvedAt, table.createdAt, table.id),
  ],
);
