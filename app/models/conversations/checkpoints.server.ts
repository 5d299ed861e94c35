import { and, desc, eq, exists, isNull } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { database } from "#db/client.ts";
import { messages, replies, sessions, users } from "#db/schema.ts";
import { eventsOfMessages } from "#app/models/risk/crisis-events.server.ts";
import type { Tier } from "#app/safety/assessment.ts";
import type { SaidInConversation } from "./conversation-endings.server.ts";
import { isOwnConversation } from "#app/models/storage/own-rows.ts";

/** What a look back is made from: one entry, with what was found in it about danger. */
export interface Heard extends SaidInConversation {
  seq: number;
  tier: Tier;
}

/** The last `count` messages that this person and a companion exchanged anywhere, oldest first. */
export async function readHeard(userId: string, count: number): Promise<Heard[]> {
  const rows = await database()
    .select({
      ...columns(messages, "seq", "id", "role", "content"),
      source: replies.source,
      choice: messages.choice,
    })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.conversationId))
    .leftJoin(replies, eq(replies.id, messages.id))
    .where(and(eq(messages.userId, userId), sessions.isKept))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(count);
  const events = await eventsOfMessages(
    userId,
    rows.map(({ id }) => id),
  );
  return rows.reverse().map((row) => ({ ...row, tier: events.get(row.id)?.tier ?? "none" }));
}

/** The look back, and after which message of which conversation it stands. */
export interface Checkpoint {
  conversationId: string;
  afterSeq: number;
  summary: string;
}

/** Keeps the look back with its conversation: once for each account, and false where it has one. */
export async function keepCheckpoint(
  userId: string,
  { conversationId, afterSeq, summary }: Checkpoint,
): Promise<boolean> {
  const isFirst = exists(
    database()
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.checkpointAt))),
  );
  const keep = database()
    .update(sessions)
    .set({ checkpointSummary: summary, checkpointAfterSeq: afterSeq })
    .where(and(isOwnConversation({ userId, conversationId }), isFirst))
    .returning({ id: sessions.id });
  const mark = database()
    .update(users)
    .set({ checkpointAt: Date.now() })
    .where(and(eq(users.id, userId), isNull(users.checkpointAt)));
  const [kept] = await database().batch([keep, mark]);
  return kept.length > 0;
}
