import { and, between, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { database, prepared } from "#db/client.ts";
import type { ReplyIds } from "#app/safety/said.ts";
import { messages, replies, type MessageClasses } from "#db/schema.ts";
import { isLateDraft, LATE_DRAFT_MS } from "./drafts.server.ts";
import { inOwnConversation } from "#app/models/storage/own-rows.ts";
import { replyIds } from "#app/models/replies/reply-ids.server.ts";

/** What a person says themselves. */
const NO_IDS: ReplyIds = { lines: [], question: null };

const ownLast = prepared((db) =>
  db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.userId, sql.placeholder("userId")), eq(messages.role, "user")))
    .orderBy(desc(messages.createdAt))
    .limit(sql.placeholder("count"))
    .prepare(),
);

const historyOf = prepared((db) =>
  db
    .select({
      ...columns(messages, "id", "role", "content", "choice"),
      reason: replies.reason,
      source: replies.source,
      offeredTrack: replies.offeredTrack,
      offer: replies.offer,
      offerAnswer: replies.offerAnswer,
      lines: replies.lines,
      question: replies.question,
      namedHelp: replies.namedHelp,
      quickAnswers: replies.quickAnswers,
      classes: messages.classes,
    })
    .from(messages)
    .leftJoin(replies, eq(replies.id, messages.id))
    .where(and(inOwnConversation(messages), isNull(messages.replacedAt)))
    .orderBy(desc(messages.seq))
    .limit(sql.placeholder("count"))
    .prepare(),
);

/** A message of a conversation, and of a reply what it was about. */
export interface PastMessage extends ReplyIds {
  id: string;
  role: "user" | "assistant";
  content: string;
  /** What one of the person's own was tapped with; null for words. */
  choice: string | null;
  reason: (typeof replies.$inferSelect)["reason"];
  /** Null for the person's own. */
  source: (typeof replies.$inferSelect)["source"] | null;
  offeredTrack: string | null;
  /** What the model offered with it, and how that was answered. */
  offer: (typeof replies.$inferSelect)["offer"];
  offerAnswer: (typeof replies.$inferSelect)["offerAnswer"];
  /** For what a model's own words named a help line. */
  namedHelp: (typeof replies.$inferSelect)["namedHelp"];
  /** What could be tapped below it. */
  quickAnswers: (typeof replies.$inferSelect)["quickAnswers"] | null;
  /** What one of the person's own was read as; null where it is older than that. */
  classes: MessageClasses | null;
}

/** The last `count` messages of a conversation, oldest first: what a companion answers from. */
export async function recentHistory(
  userId: string,
  conversationId: string,
  count: number,
): Promise<PastMessage[]> {
  const rows = await historyOf().all({ userId, conversationId, count });
  return rows
    .reverse()
    .map((row) => ({ ...row, ...(row.source === null ? NO_IDS : replyIds(row)) }));
}

/** The person's own last messages in any conversation, oldest first: what the detector reads with. */
export async function recentOwnMessages(userId: string, count: number): Promise<string[]> {
  const rows = await ownLast().all({ userId, count });
  return rows.map((row) => row.content).reverse();
}

/** Whether a person's last message, of a moment ago, holds these words already. */
export async function wasJustSent(userId: string, words: string): Promise<boolean> {
  const [last] = await database()
    .select({ content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.role, "user"),
        gt(messages.createdAt, Date.now() - LATE_DRAFT_MS),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return last !== undefined && isLateDraft(words, last.content);
}

/** The last message that a person wrote in a conversation, as it is worded now; null where there is none. */
export async function findLastOwnMessage(userId: string, conversationId: string) {
  const { id, content, choice, counted, classes } = messages;
  const rows = await database()
    .select({ id, content, choice, counted, classes })
    .from(messages)
    .where(
      and(
        inOwnConversation(messages, { userId, conversationId }),
        eq(messages.role, "user"),
        isNull(messages.replacedAt),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  return rows[0] ?? null;
}

/** The words of the button that a form was sent with before; null where it was not. */
export async function findSentChoice(
  userId: string,
  formKey: string,
  choice: string,
): Promise<string | null> {
  const [sent] = await database()
    .select({ content: messages.content })
    .from(messages)
    .where(
      and(eq(messages.userId, userId), eq(messages.formKey, formKey), eq(messages.choice, choice)),
    )
    .limit(1);
  return sent?.content ?? null;
}

/** One message of this person's own in this conversation, also one that was replaced, or null. */
export async function findOwnMessage(
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<{ id: string; content: string } | null> {
  const rows = await database()
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.id, messageId),
        inOwnConversation(messages, { userId, conversationId }),
        eq(messages.role, "user"),
      ),
    )
    .limit(1);
  return rows[0] ?? null;
}

/** How many messages this person wrote in this conversation. */
export async function countOwnMessagesIn(userId: string, conversationId: string): Promise<number> {
  const here = inOwnConversation(messages, { userId, conversationId });
  return database().$count(
    messages,
    and(here, eq(messages.role, "user"), isNull(messages.replacedAt)),
  );
}

/** How many messages this person sent since then: the limit on speed, with no row of its own. */
export async function countOwnMessagesSince(userId: string, since: number): Promise<number> {
  const own = and(eq(messages.userId, userId), eq(messages.role, "user"));
  // Times in the future come from a clock that was ahead, so they don't count.
  const isSince = between(messages.createdAt, since + 1, Date.now());
  return database().$count(messages, and(own, isSince));
}

/** Messages of this person with these ids, oldest first: others are as good as missing. */
export async function findOwnMessages(
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; role: "user" | "assistant"; content: string }[]> {
  return database()
    .select({ id: messages.id, role: messages.role, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.role, "user"),
        inArray(messages.id, [...ids]),
        isNull(messages.replacedAt),
      ),
    )
    .orderBy(asc(messages.seq));
}

/** Whether one of a person's messages in a conversation told something, by its id. */
export async function hasTold(
  userId: string,
  conversationId: string,
  id: string,
): Promise<boolean> {
  const isTold = sql`exists (select 1 from json_each(${messages.classes}, '$.told') where value = ${id})`;
  const [found] = await database()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId), isTold))
    .limit(1);
  return found !== undefined;
}

/** Keeps with a person's message one more thing that it told, by its id. */
export async function recordTold(userId: string, messageId: string, id: string): Promise<void> {
  await database()
    .update(messages)
    .set({ classes: sql`json_insert(${messages.classes}, '$.told[#]', ${id})` })
    .where(and(eq(messages.userId, userId), eq(messages.id, messageId)));
}
