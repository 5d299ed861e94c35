import { and, asc, desc, eq, exists, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { database, prepared } from "#db/client.ts";
import { drafts, messages, notices, riskStates, sessions } from "#db/schema.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { NO_DRAFT, type Draft } from "./drafts.server.ts";
import type { NoticeRow } from "#app/models/risk/notices.server.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import { isOwnConversation } from "#app/models/storage/own-rows.ts";

// A conversation that runs past midnight is not cut off in the middle.
const STILL_GOING_MS = 4 * 60 * 60_000;

export type Conversation = typeof sessions.$inferSelect;

const conversationOf = prepared((db) =>
  db.select().from(sessions).where(isOwnConversation()).limit(1).prepare(),
);

// One query in place of four: each costs as much as what it finds.
const openedOf = prepared((db) =>
  db
    .select({
      conversation: sessions,
      draft: { content: drafts.content, updatedAt: drafts.updatedAt },
      risk: riskStates,
      beganWith: { kind: notices.kind, language: notices.language },
    })
    .from(sessions)
    .leftJoin(drafts, and(eq(drafts.userId, sessions.userId), eq(drafts.conversation, sessions.id)))
    .leftJoin(riskStates, eq(riskStates.userId, sessions.userId))
    // A voice call has a notice of its own, which isn't the one at the beginning of the conversation.
    .leftJoin(
      notices,
      and(
        eq(notices.conversationId, sessions.id),
        isNull(notices.messageId),
        ne(notices.kind, "voice"),
      ),
    )
    .where(isOwnConversation())
    .orderBy(asc(notices.shownAt))
    .limit(1)
    .prepare(),
);

const begunOf = prepared((db) =>
  db
    .select(columns(sessions, "id", "therapistType", "isCompleted", "duration", "lastMessageAt"))
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder("userId")),
        exists(
          db
            .select({ id: messages.id })
            .from(messages)
            .where(eq(messages.conversationId, sessions.id)),
        ),
      ),
    )
    .orderBy(desc(sessions.lastMessageAt))
    .limit(1)
    .prepare(),
);

/** One conversation of this person, or null: someone else's is as good as missing. */
export async function findConversation(
  userId: string,
  conversationId: string,
): Promise<Conversation | null> {
  const [conversation] = await conversationOf().all({ userId, conversationId });
  return conversation ?? null;
}

/** A conversation that is being opened: with what was typed in it, and where its owner stands. */
export interface OpenedConversation {
  conversation: Conversation;
  draft: Draft;
  risk: RiskState | null;
  /** The notice at its start, once it has begun. */
  beganWith: Pick<NoticeRow, "kind" | "language"> | null;
}

/** One conversation of this person with all that its page shows around the messages, or null. */
export async function findOpenedConversation(
  userId: string,
  conversationId: string,
): Promise<OpenedConversation | null> {
  const [opened] = await openedOf().all({ userId, conversationId });
  return opened ? { ...opened, draft: opened.draft ?? NO_DRAFT } : null;
}

/** The conversation with the latest message, or null. */
export async function latestConversation(userId: string): Promise<Conversation | null> {
  const rows = await database()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastMessageAt))
    .limit(1);
  return rows[0] ?? null;
}

/** Where the guide stood at the end of the latest other conversation that it spoke in; null where there is none. */
export async function findEarlierGuidedState(
  userId: string,
  conversationId: string | null,
): Promise<unknown> {
  const [earlier] = await database()
    .select({ state: sessions.guidedState })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNotNull(sessions.guidedState),
        sessions.isKept,
        conversationId === null ? undefined : ne(sessions.id, conversationId),
      ),
    )
    .orderBy(desc(sessions.lastMessageAt))
    .limit(1);
  return earlier?.state ?? null;
}

/** The latest conversation in which something was said, if one can go on with it, or null. */
export async function findUnfinishedConversation(
  userId: string,
  timeZone: string | null,
): Promise<Pick<Conversation, "id" | "therapistType"> | null> {
  const [latest] = await begunOf().all({ userId });
  return latest && isWritable(latest, timeZone, Date.now()) ? latest : null;
}

/** Whether its session was ended. Ending it stores its length, even if nothing was written about it. */
export function isEnded(conversation: Pick<Conversation, "isCompleted" | "duration">): boolean {
  return conversation.isCompleted || conversation.duration !== null;
}

/** Whether one can still write in it: today's (in the person's time zone) and not ended. */
export function isWritable(
  conversation: Pick<Conversation, "isCompleted" | "duration" | "lastMessageAt">,
  timeZone: string | null,
  now = Date.now(),
): boolean {
  if (isEnded(conversation)) return false;
  if (now - conversation.lastMessageAt < STILL_GOING_MS) return true;
  return dayIn(timeZone, conversation.lastMessageAt) === dayIn(timeZone, now);
}
