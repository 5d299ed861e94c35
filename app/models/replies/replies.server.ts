import type { ReplyIds } from "#app/safety/said.ts";
import { setTimeout as wait } from "node:timers/promises";
import { and, desc, eq, gte, notInArray, sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { database, isDatabaseShared, prepared } from "#db/client.ts";
import { messages, replies } from "#db/schema.ts";
import type { Reply } from "#app/models/conversations/conversation-pages.server.ts";
import { withoutWaiting } from "#app/models/storage/keep-trying.server.ts";
import {
  findLivingLease,
  isReplyHeld,
  thisProcess,
  type ProcessLease,
} from "#app/models/storage/process-leases.server.ts";
import {
  replyRow,
  type NewReply,
  type ReplyReason,
} from "#app/models/conversations/turn-statements.server.ts";
import { inOwnConversation } from "#app/models/storage/own-rows.ts";
import { replyIds } from "./reply-ids.server.ts";
import {
  type ReplyChange,
  type GuidedStateChange,
  keepReplies,
  guidedStateStatements,
} from "./keep-replies.server.ts";

/** This process starts a reply within this time after storing its row, or never. */
const BEGINS_WITHIN_MS = 10_000;

const KEPT_WITHIN_MS = 2_000;

const KEPT_LOOK_MS = 100;

export interface StoredReply {
  reply: Reply;
  content: string;
}

const replyOf = prepared((db) =>
  db
    .select({ reply: replies, content: messages.content })
    .from(replies)
    .innerJoin(messages, eq(messages.id, replies.id))
    .where(and(eq(replies.id, sql.placeholder("replyId")), inOwnConversation(replies)))
    .limit(1)
    .prepare(),
);

const runningOf = prepared((db) =>
  db
    .select()
    .from(replies)
    .where(
      and(
        eq(replies.userId, sql.placeholder("userId")),
        eq(replies.conversationId, sql.placeholder("conversationId")),
        eq(replies.status, "running"),
      ),
    )
    .prepare(),
);

/** One reply of this person in this conversation with its stored text, or null. */
export async function findReply(
  userId: string,
  conversationId: string,
  replyId: string,
): Promise<StoredReply | null> {
  const [reply] = await replyOf().all({ userId, conversationId, replyId });
  return reply ?? null;
}

/** Whether a reply of this conversation was given for this reason. */
export async function hasReplyFor(
  userId: string,
  conversationId: string,
  reason: ReplyReason,
): Promise<boolean> {
  const found = await database()
    .select({ id: replies.id })
    .from(replies)
    .where(and(inOwnConversation(replies, { userId, conversationId }), eq(replies.reason, reason)))
    .limit(1);
  return found.length > 0;
}

/** The ids of the replies that still run in a conversation of this person. */
export async function findRunningReplies(
  userId: string,
  conversationId: string,
): Promise<string[]> {
  const running = await runningOf().all({ userId, conversationId });
  return running.map(({ id }) => id);
}

/** Conversations of this person in which a reply still runs. */
export async function conversationsWithRunningReplies(userId: string): Promise<string[]> {
  const running = await database()
    .selectDistinct({ conversationId: replies.conversationId })
    .from(replies)
    .where(and(eq(replies.userId, userId), eq(replies.status, "running")));
  return running.map(({ conversationId }) => conversationId);
}

/** Who makes a running reply: this process, another that lives, or nobody any more. */
export async function whoMakes(
  reply: Pick<Reply, "id" | "processId" | "startedAt">,
  now = Date.now(),
): Promise<"this" | "nobody" | ProcessLease> {
  if (!reply.processId) return "nobody";
  if (reply.processId === thisProcess.id) {
    // A moment passes between the row and its first word.
    return isReplyHeld(reply.id) || now - reply.startedAt < BEGINS_WITHIN_MS ? "this" : "nobody";
  }
  return (await findLivingLease(reply.processId)) ?? "nobody";
}

/**
 * Marks a conversation's running replies as interrupted if no process makes them any more. A reader
 * doesn't wait for a database that takes no write: the next read marks them.
 */
export async function interruptOrphans(userId: string, conversationId: string): Promise<void> {
  const changes: ReplyChange[] = [];
  for (const reply of await runningOf().all({ userId, conversationId })) {
    if ((await whoMakes(reply)) !== "nobody") continue;
    changes.push({ replyId: reply.id, content: null, end: { status: "interrupted" } });
  }
  if (changes.length > 0) await withoutWaiting(keepReplies(changes), "interrupted_replies");
}

/** Marks a person's running reply as stopped; whoever makes it ends at the mark. */
export async function stopReply(
  userId: string,
  conversationId: string,
  replyId: string,
  now = Date.now(),
): Promise<boolean> {
  const stopped = await database()
    .update(replies)
    .set({ status: "stopped", endedAt: now })
    .where(
      and(
        eq(replies.id, replyId),
        inOwnConversation(replies, { userId, conversationId }),
        eq(replies.status, "running"),
      ),
    )
    .returning({ id: replies.id });
  return stopped.length > 0;
}

/** Another answer to the last message, and where the guided companion stands after it. */
export interface Retry {
  userId: string;
  conversationId: string;
  /** The reply that the new one follows. */
  earlierReplyId: string;
  /** It goes on with the earlier one, which was cut off. */
  isContinued: boolean;
  reply: NewReply;
  guidedStateChange: GuidedStateChange | null;
}

/**
 * Opens another try after a reply. A reply that broke off, or that the new one continues, keeps its
 * place. A whole one is set aside. One that was written for safety stays as it is. The try is stored only
 * while the earlier reply is the conversation's last entry, so that a double click makes one.
 */
export async function storeRetry(retry: Retry, now = Date.now()): Promise<boolean> {
  const { userId, conversationId, earlierReplyId, isContinued, reply, guidedStateChange } = retry;
  const isLast = sql`exists (
    select 1 from replies r join messages m on m.id = r.id
    where r.id = ${earlierReplyId} and r.session_id = ${conversationId} and r.user_id = ${userId}
      and r.status <> 'running' and (${isContinued ? 0 : 1} or r.reason = 'cut_off')
      and m.seq = (select max(seq) from messages where session_id = ${conversationId}))`;
  const isStored = sql`exists (select 1 from messages where id = ${reply.id})`;
  await database().batch([
    database().run(sql`
      insert into messages
        (id, session_id, user_id, role, content, counted, is_indexed, created_at)
      select ${reply.id}, ${conversationId}, ${userId}, 'assistant', ${reply.content}, 0,
        ${reply.status} <> 'running' and (select is_kept from sessions where id = ${conversationId}),
        ${now}
      where ${isLast}`),
    replyRow({ userId, conversationId, messageId: reply.id, now }, reply),
    database()
      .update(messages)
      .set({ replacedAt: now })
      .where(
        and(
          eq(messages.id, earlierReplyId),
          sql`exists (
            select 1 from replies
            where id = ${earlierReplyId} and status = 'done' and source <> 'written')`,
          isStored,
          sql`${isContinued ? 0 : 1}`,
        ),
      ),
    ...(guidedStateChange ? guidedStateStatements(guidedStateChange, isStored) : []),
  ]);
  const stored = await database()
    .select({ id: replies.id })
    .from(replies)
    .where(eq(replies.id, reply.id))
    .limit(1);
  return stored.length > 0;
}

/** What a person was told, by the ids of its lines. */
export interface ToldReply extends ReplyIds {
  source: Reply["source"];
  status: Reply["status"];
  startedAt: number;
}

/** What a person was told last since then, in any conversation, oldest first. */
export async function recentReplies(
  userId: string,
  since: number,
  count: number,
): Promise<ToldReply[]> {
  const rows = await database()
    .select({
      ...columns(replies, "source", "status", "lines", "question"),
      content: messages.content,
      startedAt: replies.startedAt,
    })
    .from(replies)
    .innerJoin(messages, eq(messages.id, replies.id))
    .where(and(eq(replies.userId, userId), gte(replies.startedAt, since)))
    .orderBy(desc(replies.startedAt), desc(messages.seq))
    .limit(count);
  return rows.reverse().map(({ source, status, startedAt, ...row }) => ({
    source,
    status,
    startedAt,
    ...replyIds(row),
  }));
}

/**
 * Waits briefly until other instances have stored the words of replies that were marked as stopped at this
 * time, because the next page and the next reply read them.
 */
export async function untilStoppedIsKept(conversationId: string, stoppedAt: number): Promise<void> {
  if (!isDatabaseShared()) return;
  for (const until = performance.now() + KEPT_WITHIN_MS; performance.now() < until;) {
    // Whoever keeps them notes when.
    const left = await database()
      .select({ id: replies.id })
      .from(replies)
      .where(
        and(
          eq(replies.conversationId, conversationId),
          eq(replies.status, "stopped"),
          eq(replies.endedAt, stoppedAt),
        ),
      )
      .limit(1);
    if (left.length === 0) return;
    await wait(KEPT_LOOK_MS);
  }
}

/** Marks whatever else still runs for a person, on any instance, as stopped. */
export async function stopAllElsewhere(
  userId: string,
  exceptIds: readonly string[],
): Promise<void> {
  if (!isDatabaseShared()) return;
  await database()
    .update(replies)
    .set({ status: "stopped", endedAt: Date.now() })
    .where(
      and(
        eq(replies.userId, userId),
        eq(replies.status, "running"),
        notInArray(replies.id, [...exceptIds]),
      ),
    );
}

/** What is stored of replies that other processes make; the text only where it isn't as long as known. */
export async function findStoredReplies(
  known: readonly { id: string; characters: number }[],
): Promise<
  { id: string; status: Reply["status"]; processId: string | null; content: string | null }[]
> {
  return database().all(sql`
    select r.id, r.status, r.process_id as "processId",
      case when length(m.content) <> known.value ->> 'characters' then m.content end as content
    from json_each(${JSON.stringify(known)}) known
    join replies r on r.id = known.value ->> 'id' join messages m on m.id = r.id`);
}
