import { DAY_MS } from "#app/config/durations.ts";
import { and, asc, count, eq, gte, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { columns } from "#db/columns.ts";
import { database } from "#db/client.ts";
import {
  conversationSummaries,
  crisisEvents,
  deletions,
  drafts,
  exerciseAnswers,
  exerciseRuns,
  messages,
  replies,
  sessions,
  users,
} from "#db/schema.ts";
import { accountEventStatement } from "#app/models/accounts/account-events.server.ts";
import { findConversation } from "./conversations.server.ts";
import {
  deleteInSteps,
  deletionStatement,
  eraseDeleted,
  listDeletions,
} from "#app/models/storage/deletions.server.ts";
import { inOwnConversation, isOwnConversation } from "#app/models/storage/own-rows.ts";
import type { User } from "#app/models/accounts/users.server.ts";

/** How long conversations are kept after their last message, in milliseconds; null where for ever. */
const KEPT_MS = {
  always: null,
  year: 365 * DAY_MS,
  "90_days": 90 * DAY_MS,
} as const satisfies Record<User["keepConversations"], number | null>;

type Keeping = User["keepConversations"];

/**
 * Deletes a conversation of this person for good: its messages, its drafts, what was answered in it to
 * an exercise, and its words in the record of a crisis. That record and what was remembered stay.
 * False where there is none.
 */
export async function deleteConversation(
  userId: string,
  conversationId: string,
  now = Date.now(),
): Promise<boolean> {
  if (!(await findConversation(userId, conversationId))) return false;
  // Before its messages go in steps: where that is broken off, the next process ends it.
  await deletionStatement("sessions", conversationId, now);
  await eraseCopies(inOwnConversation(crisisEvents, { userId, conversationId }));
  await deleteInSteps((atOnce) => {
    const some = database()
      .select({ seq: messages.seq })
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), eq(messages.userId, userId)))
      .limit(atOnce);
    return database()
      .delete(messages)
      .where(inArray(messages.seq, some))
      .returning({ seq: messages.seq });
  });
  await database().batch([
    // What an exercise gave back of the answers; that it was done stays.
    database()
      .update(exerciseRuns)
      .set({ said: sql`''`, goal: null })
      .where(and(eq(exerciseRuns.conversationId, conversationId), eq(exerciseRuns.userId, userId))),
    database().delete(sessions).where(isOwnConversation({ userId, conversationId })),
    // What was typed about it or for it has the conversation's id at its end.
    database()
      .delete(drafts)
      .where(
        and(
          eq(drafts.userId, userId),
          or(
            eq(drafts.conversation, conversationId),
            sql`${drafts.conversation} glob ${`*:${conversationId}`}`,
          ),
        ),
      ),
  ]);
  await listDeletions(now);
  return true;
}

/** Ends the deletions of conversations that a process before this one had begun. */
export async function finishConversationDeletions(): Promise<void> {
  const begun = await database()
    .select({ id: sessions.id, userId: sessions.userId })
    .from(deletions)
    .innerJoin(sessions, eq(sessions.id, deletions.subjectId))
    .where(eq(deletions.kind, "sessions"));
  for (const { id, userId } of begun) await deleteConversation(userId, id);
  if (begun.length > 0) await eraseDeleted();
}

/** Notes in the trail what a person deleted of their conversations, and has the words taken out of the files. */
export async function recordConversationsDeleted(
  userId: string,
  kind: "conversation_deleted" | "conversations_deleted",
  userAgent: string | null,
): Promise<void> {
  await accountEventStatement(userId, { kind, userAgent });
  void eraseDeleted();
}

/**
 * Deletes one message of this person's conversation, theirs or a reply that has ended, for good, with
 * whatever was made of its words since: summaries, answers to an exercise, the words in the record of a
 * crisis. All other messages stay. With the last one the conversation goes. Says what is gone.
 */
export async function deleteMessage(
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<"message" | "conversation" | "missing"> {
  const found = await findDeletable(userId, conversationId, messageId);
  if (!found) return "missing";
  const [others] = await database()
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(inOwnConversation(messages, { userId, conversationId }), ne(messages.id, messageId)))
    .limit(1);
  if (!others)
    return (await deleteConversation(userId, conversationId)) ? "conversation" : "missing";
  const { seq } = found;
  const inIt = isOwnConversation({ userId, conversationId });
  await eraseCopies(and(eq(crisisEvents.messageId, messageId), eq(crisisEvents.userId, userId)));
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    forgetAnswered(userId, messageId),
    database()
      .delete(messages)
      .where(
        and(inOwnConversation(messages, { userId, conversationId }), eq(messages.id, messageId)),
      ),
    // They may say it again. The one for the next replies is made anew, from what is left.
    database()
      .update(sessions)
      .set({ suggestedTitle: null, summary: null, insights: null, openThreads: null })
      .where(inIt),
    database()
      .update(sessions)
      .set({ checkpointSummary: null, checkpointAfterSeq: null })
      .where(and(inIt, gte(sessions.checkpointAfterSeq, seq))),
    database()
      .update(conversationSummaries)
      .set({ content: null, reachesSeq: 0 })
      .where(
        and(
          inOwnConversation(conversationSummaries, { userId, conversationId }),
          gte(conversationSummaries.reachesSeq, seq),
        ),
      ),
  ];
  await database().batch(statements);
  await listDeletions(Date.now());
  void eraseDeleted();
  return "message";
}

/** A message that can be deleted, with its words; null where it's not theirs, or still being written. */
export async function findDeletable(userId: string, conversationId: string, messageId: string) {
  const [found] = await database()
    .select({
      ...columns(messages, "seq", "role", "content"),
      status: replies.status,
    })
    .from(messages)
    .leftJoin(replies, eq(replies.id, messages.id))
    .where(and(inOwnConversation(messages, { userId, conversationId }), eq(messages.id, messageId)))
    .limit(1);
  return found && found.status !== "running" ? found : null;
}

// The line above an exercise's field may give back what was answered before.
function forgetAnswered(userId: string, messageId: string) {
  const runs = database()
    .select({ id: exerciseAnswers.runId })
    .from(exerciseAnswers)
    .where(and(eq(exerciseAnswers.messageId, messageId), eq(exerciseAnswers.userId, userId)));
  return database()
    .update(exerciseRuns)
    .set({ said: sql`''`, goal: null })
    .where(inArray(exerciseRuns.id, runs));
}

async function eraseCopies(which: ReturnType<typeof and>): Promise<void> {
  await database()
    .update(crisisEvents)
    .set({ triggerMessage: null })
    .where(and(which, isNotNull(crisisEvents.triggerMessage)));
}

/** How many conversations this person has. */
export async function countConversations(userId: string): Promise<number> {
  const [row] = await database()
    .select({ number: count() })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return row?.number ?? 0;
}

/** The moment before which this person's conversations are deleted; null where they keep them all. */
export function keptSince(keeping: Keeping, now = Date.now()): number | null {
  const keptMs = KEPT_MS[keeping];
  return keptMs === null ? null : now - keptMs;
}

/** How many conversations are older than this person would keep them. */
export async function countOutdated(userId: string, keeping: Keeping): Promise<number> {
  const keptMs = KEPT_MS[keeping];
  if (keptMs === null) return 0;
  const [row] = await database()
    .select({ number: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.lastMessageAt, Date.now() - keptMs)));
  return row?.number ?? 0;
}

/** Some of a person's conversations, the oldest first: all, or those that are older than they keep them. */
export async function someConversations(
  userId: string,
  atMost: number,
  outdatedBy: Keeping | null,
  now = Date.now(),
): Promise<string[]> {
  const keptMs = outdatedBy && KEPT_MS[outdatedBy];
  if (outdatedBy !== null && keptMs === null) return [];
  const rows = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        keptMs === null ? undefined : lt(sessions.lastMessageAt, now - keptMs),
      ),
    )
    .orderBy(asc(sessions.lastMessageAt))
    .limit(atMost);
  return rows.map(({ id }) => id);
}

/** Everybody who keeps conversations for a time only. */
export async function peopleWhoKeepForATime(): Promise<
  Pick<User, "id" | "timeZone" | "keepConversations">[]
> {
  const { id, timeZone, keepConversations } = users;
  return database()
    .select({ id, timeZone, keepConversations })
    .from(users)
    .where(ne(keepConversations, "always"));
}

/** Stores how long this person keeps their conversations. */
export async function chooseKeeping(
  userId: string,
  keepConversations: Keeping,
  userAgent: string | null,
  now = Date.now(),
): Promise<void> {
  await database().batch([
    database().update(users).set({ keepConversations, updatedAt: now }).where(eq(users.id, userId)),
    accountEventStatement(userId, { kind: "retention_changed", userAgent }, now),
  ]);
}
