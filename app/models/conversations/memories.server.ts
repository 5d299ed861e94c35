import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNull,
  ne,
  not,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { GivenRecordId } from "#app/catalogue/given-records.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { columns } from "#db/columns.ts";
import { database, prepared } from "#db/client.ts";
import {
  conversationSummaries,
  crisisEvents,
  memories,
  messages,
  replies,
  sessions,
  users,
} from "#db/schema.ts";
import { changeUser } from "#app/models/accounts/users.server.ts";
import { isOwn } from "#app/models/risk/crisis-events.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { inOwnConversation, isOwnConversation } from "#app/models/storage/own-rows.ts";
import { BOUNDS } from "#app/models/storage/room.server.ts";

/** How much is remembered of one person: what anybody can read through in a few minutes. */
export const MAX_MEMORIES = BOUNDS.memories.rows;
/** Characters of one memory. */
export const MEMORY_MAX_LENGTH = 240;
/** Of one conversation so many messages are read for what is worth keeping, the newest. */
const MAX_READ_MESSAGES = 200;

export type Memory = typeof memories.$inferSelect;
export type MemoryKind = Memory["kind"];
export const MEMORY_KINDS = memories.kind.enumValues;

/** A memory with where it comes from. */
export interface SourcedMemory extends Memory {
  /** The conversation and the time of the message; null where the person wrote it themselves. */
  source: { conversationId: string; messageId: string; seq: number; createdAt: number } | null;
}

/** Something that a conversation holds, and the message that says it. */
export interface FoundMemory {
  kind: MemoryKind;
  content: ScreenedText;
  sourceMessageId: string;
}

/** What a conversation changes in what is remembered. */
export interface FoundChanges {
  memories: readonly FoundMemory[];
  /** What was replaced or doesn't hold anymore. */
  outdatedIds: readonly string[];
  /** What the conversation was about; null where nobody can tell. */
  title: ScreenedText | null;
}

const memoriesOf = prepared((db) =>
  db
    .select()
    .from(memories)
    .where(eq(memories.userId, sql.placeholder("userId")))
    .orderBy(asc(memories.createdAt), asc(memories.id))
    .limit(MAX_MEMORIES)
    .prepare(),
);

/** All that is remembered of a person, oldest first. */
export async function findMemories(userId: string): Promise<Memory[]> {
  return memoriesOf().all({ userId });
}

/** The same with their sources, newest first: what its owner reads. */
export async function findSourcedMemories(userId: string): Promise<SourcedMemory[]> {
  const rows = await sourced(eq(memories.userId, userId));
  return rows.map(withSource);
}

/** One memory of this person, or null: somebody else's is as good as missing. */
export async function findMemory(userId: string, memoryId: string): Promise<SourcedMemory | null> {
  const [row] = await sourced(and(eq(memories.userId, userId), eq(memories.id, memoryId)));
  return row ? withSource(row) : null;
}

function sourced(condition: SQL | undefined) {
  return database()
    .select({
      memory: memories,
      source: {
        conversationId: messages.conversationId,
        messageId: messages.id,
        seq: messages.seq,
        createdAt: messages.createdAt,
      },
    })
    .from(memories)
    .leftJoin(messages, eq(messages.id, memories.sourceMessageId))
    .where(condition)
    .orderBy(desc(memories.createdAt), desc(memories.id))
    .limit(MAX_MEMORIES);
}

type SourcedRow = Awaited<ReturnType<typeof sourced>>[number];

function withSource({ memory, source }: SourcedRow): SourcedMemory {
  return { ...memory, source };
}

/** Adds what a person wants to be remembered; false where there is no more room. */
export async function addMemory(
  userId: string,
  memory: { kind: MemoryKind; content: ScreenedText },
  now = Date.now(),
): Promise<boolean> {
  const { kind, content } = memory;
  const added = await database().run(sql`
    insert into memories (id, user_id, kind, content, edited_at, created_at)
    select ${newId()}, ${userId}, ${kind}, ${content}, ${now}, ${now}
    where (select count(*) from memories where user_id = ${userId}) < ${MAX_MEMORIES}`);
  return added.rowsAffected > 0;
}

/** Changes one memory of this person; false where there is none. */
export async function changeMemory(
  userId: string,
  memoryId: string,
  change: { kind: MemoryKind; content: ScreenedText },
): Promise<boolean> {
  const changed = await database()
    .update(memories)
    .set({ ...change, editedAt: Date.now() })
    .where(and(eq(memories.userId, userId), eq(memories.id, memoryId)))
    .returning({ id: memories.id });
  return changed.length > 0;
}

/** Deletes one memory of this person, for good; false where there is none. */
export async function deleteMemory(userId: string, memoryId: string): Promise<boolean> {
  const deleted = await database()
    .delete(memories)
    .where(and(eq(memories.userId, userId), eq(memories.id, memoryId)))
    .returning({ id: memories.id });
  return deleted.length > 0;
}

/** Deletes all that is remembered of this person, for good. */
export async function deleteAllMemories(userId: string): Promise<void> {
  await database().delete(memories).where(eq(memories.userId, userId));
}

/** Switches remembering on or off. What is kept already stays until its owner deletes it. */
export async function switchRemembering(userId: string, remembers: boolean): Promise<void> {
  await changeUser(userId, { remembers });
}

/** Has the companion be given a piece of this person's records, or not any more. */
export async function setRecordGiven(
  userId: string,
  recordId: GivenRecordId,
  isGiven: boolean,
): Promise<void> {
  const others = sql`(select value from json_each(${users.withheld}) where value <> ${recordId})`;
  const all = isGiven ? others : sql`(select value from ${others} union all select ${recordId})`;
  await changeUser(userId, { withheld: sql`(select json_group_array(value) from ${all})` });
}

/** Something that was said and not read yet. */
export interface UnreadMessage {
  id: string;
  role: "user" | "assistant";
  content: string;
  createdAt: number;
  /** The button that it was tapped with: its words are ours. */
  choice: string | null;
}

/** What a conversation says since it was read last, as far as it may be read at all. */
export interface UnreadMessages {
  /** Oldest first. */
  messages: UnreadMessage[];
  /** Where reading begins and ends. */
  fromSeq: number;
  toSeq: number;
}

/**
 * The messages that were not read yet for what is worth remembering, and the reply that the first of
 * them answers. Left out is every message that raised something, everything said while an own risk was
 * open, and the rest of a conversation after an event that is unresolved: nothing of a crisis is
 * remembered.
 */
export async function findUnreadMessages(
  userId: string,
  conversationId: string,
): Promise<UnreadMessages> {
  const fromSeq = await rememberedUpTo(userId, conversationId);
  const [latest] = await database()
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.userId, userId)))
    .orderBy(desc(messages.seq))
    .limit(1);
  const toSeq = latest?.seq ?? fromSeq;
  const rows = await database()
    .select(columns(messages, "id", "role", "content", "createdAt", "choice"))
    .from(messages)
    .leftJoin(replies, eq(replies.id, messages.id))
    .where(
      and(
        inOwnConversation(messages, { userId, conversationId }),
        gte(messages.seq, fromSeq),
        or(gt(messages.seq, fromSeq), eq(messages.role, "assistant")),
        or(isNull(replies.source), ne(replies.source, "written")),
        isNull(messages.replacedAt),
        not(wasSaidAtRisk(userId)),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(MAX_READ_MESSAGES);
  return { messages: rows.reverse(), fromSeq, toSeq };
}

/** Whether a message was about danger, or was written while an own risk or an event beside it was open. */
export function wasSaidAtRisk(userId: string): SQL {
  const ofMessage = eq(crisisEvents.messageId, messages.id);
  const isStillOpen = and(
    sql`${crisisEvents.createdAt} <= ${messages.createdAt}`,
    or(isNull(crisisEvents.resolvedAt), gt(crisisEvents.resolvedAt, messages.createdAt)),
    or(isOwn(), eq(crisisEvents.conversationId, messages.conversationId)),
  );
  const events = database()
    .select({ one: sql`1` })
    .from(crisisEvents)
    .where(
      and(
        eq(crisisEvents.userId, userId),
        ne(crisisEvents.tier, "none"),
        or(ofMessage, isStillOpen),
      ),
    );
  return exists(events);
}

async function rememberedUpTo(userId: string, conversationId: string): Promise<number> {
  const [row] = await database()
    .select({ seq: conversationSummaries.rememberedSeq })
    .from(conversationSummaries)
    .where(
      and(
        eq(conversationSummaries.conversationId, conversationId),
        eq(conversationSummaries.userId, userId),
      ),
    )
    .limit(1);
  return row?.seq ?? 0;
}

/**
 * Keeps what was found in a conversation, with the time when it was said, takes out what doesn't hold
 * anymore, with a title where it has none, and notes how far it was read, in one batch. Where somebody else has read
 * it meanwhile, or remembering was switched off, nothing is kept. Over the most that is kept, the oldest that nobody
 * wrote or changed by hand make room.
 */
export async function keepFound(
  userId: string,
  conversationId: string,
  { memories: found, outdatedIds, title }: FoundChanges,
  { fromSeq, toSeq }: Pick<UnreadMessages, "fromSeq" | "toSeq">,
  now = Date.now(),
): Promise<void> {
  const isFirst = sql`exists (select 1 from conversation_summaries
    where session_id = ${conversationId} and user_id = ${userId} and remembered_seq = ${fromSeq})`;
  const mayRemember = sql`exists (select 1 from users where id = ${userId} and remembers = 1)`;
  const mayChange = sql`${isFirst} and ${mayRemember}`;
  const removals = outdatedIds.map((id) =>
    database().run(sql`
      delete from memories
      where id = ${id} and user_id = ${userId} and edited_at is null and ${mayChange}`),
  );
  const inserts = found.map(({ kind, content, sourceMessageId }) =>
    database().run(sql`
      insert into memories (id, user_id, kind, content, source_message_id, created_at)
      select ${newId()}, ${userId}, ${kind}, ${content}, id, created_at from messages
      where id = ${sourceMessageId} and user_id = ${userId} and session_id = ${conversationId}
        and ${mayChange}`),
  );
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    openRow(userId, conversationId, now),
    ...removals,
    ...inserts,
    makeRoom(userId),
    database()
      .update(sessions)
      .set({ suggestedTitle: title })
      .where(
        and(
          isOwnConversation({ userId, conversationId }),
          isNull(sessions.suggestedTitle),
          mayChange,
        ),
      ),
    database()
      .update(conversationSummaries)
      .set({ rememberedSeq: toSeq, updatedAt: now })
      .where(
        and(
          inOwnConversation(conversationSummaries, { userId, conversationId }),
          eq(conversationSummaries.rememberedSeq, fromSeq),
        ),
      ),
  ];
  await database().batch(statements);
}

/** The row of a conversation, if it is this person's and has none yet. */
export function openRow(userId: string, conversationId: string, now: number): BatchItem<"sqlite"> {
  return database().run(sql`
    insert into conversation_summaries (session_id, user_id, updated_at)
    select id, user_id, ${now} from sessions where id = ${conversationId} and user_id = ${userId}
    on conflict do nothing`);
}

function makeRoom(userId: string): BatchItem<"sqlite"> {
  return database().run(sql`
    delete from memories where id in (
      select id from memories where user_id = ${userId} and edited_at is null
      order by created_at limit max(0,
        (select count(*) from memories where user_id = ${userId}) - ${MAX_MEMORIES}))`);
}

/**
 * Conversations of a person, the latest first, that hold something that was not read yet; not the one
 * that is going on.
 */
export async function findUnreadConversations(
  userId: string,
  currentId: string | null,
  most: number,
): Promise<string[]> {
  const unread = database()
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sessions.id),
        gt(messages.seq, sql`coalesce(${conversationSummaries.rememberedSeq}, 0)`),
      ),
    );
  const rows = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(conversationSummaries, eq(conversationSummaries.conversationId, sessions.id))
    .where(
      and(
        eq(sessions.userId, userId),
        sessions.isKept,
        currentId === null ? undefined : ne(sessions.id, currentId),
        exists(unread),
      ),
    )
    .orderBy(desc(sessions.lastMessageAt))
    .limit(most);
  return rows.map(({ id }) => id);
}
