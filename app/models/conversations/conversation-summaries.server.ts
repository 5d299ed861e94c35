import { and, asc, eq, gt, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { columns } from "#db/columns.ts";
import { database, prepared } from "#db/client.ts";
import { conversationSummaries, messages, replies, sessions, users } from "#db/schema.ts";
import { openRow, wasSaidAtRisk } from "./memories.server.ts";
import { inOwnConversation, isOwnConversation } from "#app/models/storage/own-rows.ts";

/** At most so many messages are read after a summary: the next one is due long before. */
export const MAX_HISTORY_MESSAGES = 300;

/** Finds all that the next reply of a conversation is made from, but for its messages. */
const contextQuery = prepared((db) =>
  db
    .select({
      conversation: sessions,
      firstName: users.firstName,
      remembers: users.remembers,
      summary: conversationSummaries.content,
      reachesSeq: conversationSummaries.reachesSeq,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(conversationSummaries, eq(conversationSummaries.conversationId, sessions.id))
    .where(isOwnConversation())
    .limit(1)
    .prepare(),
);

/** One conversation of this person with its owner's name and what came before, or null. */
export async function findReplyContext(userId: string, conversationId: string) {
  const [row] = await contextQuery().all({ userId, conversationId });
  return row ? { ...row, reachesSeq: row.reachesSeq ?? 0 } : null;
}

const historyQuery = prepared((db) =>
  db
    .select({
      ...columns(messages, "seq", "id", "role", "content", "classes"),
      ...columns(replies, "source", "reason", "therapistType", "appSaid"),
    })
    .from(messages)
    .leftJoin(replies, eq(replies.id, messages.id))
    .where(
      and(
        inOwnConversation(messages),
        gt(messages.seq, sql.placeholder("afterSeq")),
        isNull(messages.replacedAt),
      ),
    )
    .orderBy(sql`${messages.seq} desc`)
    .limit(sql.placeholder("count"))
    .prepare(),
);

type ReplyRow = typeof replies.$inferSelect;

export interface SequencedMessage {
  seq: number;
  id: string;
  role: "user" | "assistant";
  content: string;
  /** What a person's message was read as when it came. */
  classes: (typeof messages.$inferSelect)["classes"];
  /** Of a reply: whose words it holds, and which of them are the app's. */
  source: ReplyRow["source"] | null;
  reason: ReplyRow["reason"];
  therapistType: string | null;
  appSaid: ReplyRow["appSaid"];
}

export type MessageToSummarise = Pick<SequencedMessage, "seq" | "id" | "role" | "content">;

/** The newest messages of a conversation after a place in it, oldest first. */
export async function findHistoryAfter(
  userId: string,
  conversationId: string,
  afterSeq: number,
  count: number,
): Promise<SequencedMessage[]> {
  const rows = await historyQuery().all({ userId, conversationId, afterSeq, count });
  return rows.reverse();
}

/**
 * The messages of a stretch of a conversation that a summary may be made from, oldest first: nothing
 * that was said or answered at risk.
 */
export async function findMessagesToSummarise(
  userId: string,
  conversationId: string,
  { afterSeq, beforeSeq, limit }: { afterSeq: number; beforeSeq: number; limit: number },
): Promise<MessageToSummarise[]> {
  return database()
    .select(columns(messages, "seq", "id", "role", "content"))
    .from(messages)
    .leftJoin(replies, eq(replies.id, messages.id))
    .where(
      and(
        inOwnConversation(messages, { userId, conversationId }),
        gt(messages.seq, afterSeq),
        lt(messages.seq, beforeSeq),
        isNull(messages.replacedAt),
        or(isNull(replies.source), ne(replies.source, "written")),
        not(wasSaidAtRisk(userId)),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(limit);
}

/**
 * Stores a summary and how far it reaches, unless another request stored one meanwhile. Without
 * `content` it only moves the place on.
 */
export async function saveSummary(
  userId: string,
  conversationId: string,
  summary: { content: ScreenedText | null; fromSeq: number; reachesSeq: number },
  now = Date.now(),
): Promise<void> {
  const { content, fromSeq, reachesSeq } = summary;
  await database().batch([
    openRow(userId, conversationId, now),
    database()
      .update(conversationSummaries)
      .set({ ...(content === null ? {} : { content }), reachesSeq, updatedAt: now })
      .where(
        and(
          inOwnConversation(conversationSummaries, { userId, conversationId }),
          eq(conversationSummaries.reachesSeq, fromSeq),
        ),
      ),
  ]);
}
