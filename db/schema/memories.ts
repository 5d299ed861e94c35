import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { ownerId } from "./accounts.ts";
import { messages, sessions } from "./conversations.ts";

/** What the companion remembers of a person, each in their own voice ("My sister is called Ana"). */
export const memories = sqliteTable(
  "memories",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    kind: text({ enum: ["person", "goal", "helps", "hurts", "fact", "theme"] }).notNull(),
    content: text().$type<ScreenedText>().notNull(),
    /** The message that it was taken from; null where the person wrote it down themselves. */
    sourceMessageId: text().references(() => messages.id, { onDelete: "set null" }),
    /** Set once the person has put it in their own words: from then on only they change it. */
    editedAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("memories_user").on(table.userId, table.createdAt),
    index("memories_source").on(table.sourceMessageId),
  ],
);

/** What came before in a long conversation, and how far it has been read. */
export const conversationSummaries = sqliteTable(
  "conversation_summaries",
  {
    conversationId: text("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: ownerId(),
    content: text().$type<ScreenedText>(),
    /** The last message (its `seq`) that the summary covers. */
    reachesSeq: integer().notNull().default(0),
    /** The last message that was read for what is worth remembering: what was deleted stays so. */
    rememberedSeq: integer().notNull().default(0),
    updatedAt: integer().notNull(),
  },
  (table) => [index("conversation_summaries_user").on(table.userId)],
);
