import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  sql,
} from "drizzle-orm";
import { database, prepared, type Database } from "#db/client.ts";
import {
  crisisEvents,
  drafts,
  messages,
  notices,
  replies,
  riskStates,
  sessions,
} from "#db/schema.ts";
import { dayIn } from "./days.server.ts";
import { NO_DRAFT, type Draft } from "./drafts.server.ts";
import { newId } from "./identifier.server.ts";
import { findSources, type KnowledgeSource } from "./knowledge.server.ts";
import { noticesOfReplies, type NoticeRow } from "./notices.server.ts";
import { eventsOfMessages, type CrisisEvent } from "./crisis-events.server.ts";
import type { RiskState } from "./risk.server.ts";

/** Messages a page of a conversation shows. */
export const PAGE_SIZE = 30;
/** Characters of one message; longer ones are refused with the text kept. */
export const MESSAGE_MAX_LENGTH = 4_000;
// A conversation that runs past midnight is not cut off in the middle.
const STILL_GOING_MS = 4 * 60 * 60_000;
const GOAL_LASTS_MS = 7 * 24 * 60 * 60_000;

export type Conversation = typeof sessions.$inferSelect;
export type Reply = typeof replies.$inferSelect;

export interface Entry {
  seq: number;
  id: string;
  role: "user" | "assistant";
  content: string;
  createdAt: number;
  /** When another wording or answer took its place. */
  replacedAt: number | null;
  reply: Pick<
    Reply,
    "status" | "source" | "reason" | "therapistType" | "quickAnswers" | "knowledgeIds"
  > | null;
  event: CrisisEvent | null;
  /** What this reply told about who is writing, if it did. */
  told: NoticeRow | null;
  /** The approved articles that this reply drew on. */
  sources: readonly KnowledgeSource[];
}

const conversationOf = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(sessions.userId, sql.placeholder("userId")),
      ),
    )
    .limit(1)
    .prepare(),
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
    // A call that begins here has its own, which is no beginning of the conversation.
    .leftJoin(
      notices,
      and(eq(notices.sessionId, sessions.id), isNull(notices.messageId), ne(notices.kind, "voice")),
    )
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(sessions.userId, sql.placeholder("userId")),
      ),
    )
    .orderBy(asc(notices.shownAt))
    .limit(1)
    .prepare(),
);

const entriesOf = (db: Database) =>
  db
    .select({
      seq: messages.seq,
      id: messages.id,
      role: messages.role,
      content: messages.content,
      createdAt: messages.createdAt,
      replacedAt: messages.replacedAt,
      reply: {
        status: replies.status,
        source: replies.source,
        reason: replies.reason,
        therapistType: replies.therapistType,
        quickAnswers: replies.quickAnswers,
        knowledgeIds: replies.knowledgeIds,
      },
      // Most have neither: then nobody has to look for them.
      hasEvent: exists(
        db
          .select({ id: crisisEvents.id })
          .from(crisisEvents)
          .where(eq(crisisEvents.messageId, messages.id)),
      ).mapWith(Boolean),
      hasNotice: exists(
        db.select({ id: notices.id }).from(notices).where(eq(notices.messageId, messages.id)),
      ).mapWith(Boolean),
    })
    .from(messages)
    .leftJoin(replies, eq(replies.id, messages.id));

const isInConversation = () =>
  and(
    eq(messages.sessionId, sql.placeholder("sessionId")),
    eq(messages.userId, sql.placeholder("userId")),
  );

// The newest page is the one before every place that there can be.
const pageBefore = prepared((db) =>
  entriesOf(db)
    .where(and(isInConversation(), lt(messages.seq, sql.placeholder("seq"))))
    .orderBy(desc(messages.seq))
    .limit(sql.placeholder("count"))
    .prepare(),
);

const pageAfter = prepared((db) =>
  entriesOf(db)
    .where(and(isInConversation(), gt(messages.seq, sql.placeholder("seq"))))
    .orderBy(asc(messages.seq))
    .limit(sql.placeholder("count"))
    .prepare(),
);

const oneFrom = prepared((db) =>
  db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(isInConversation(), gte(messages.seq, sql.placeholder("seq"))))
    .limit(1)
    .prepare(),
);

const oneUpTo = prepared((db) =>
  db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(isInConversation(), lte(messages.seq, sql.placeholder("seq"))))
    .limit(1)
    .prepare(),
);

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
    .select({ id: messages.id, role: messages.role, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.sessionId, sql.placeholder("sessionId")),
        eq(messages.userId, sql.placeholder("userId")),
        isNull(messages.replacedAt),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(sql.placeholder("count"))
    .prepare(),
);

const begunOf = prepared((db) =>
  db
    .select({
      id: sessions.id,
      therapistType: sessions.therapistType,
      isCompleted: sessions.isCompleted,
      duration: sessions.duration,
      lastMessageAt: sessions.lastMessageAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder("userId")),
        exists(
          db.select({ id: messages.id }).from(messages).where(eq(messages.sessionId, sessions.id)),
        ),
      ),
    )
    .orderBy(desc(sessions.lastMessageAt))
    .limit(1)
    .prepare(),
);

const goalOf = prepared((db) =>
  db
    .select({ goal: sessions.weeklyGoals })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder("userId")),
        eq(sessions.isCompleted, true),
        isNotNull(sessions.weeklyGoals),
        // What was found to be about danger is no goal to be reminded of.
        notExists(
          db
            .select({ id: crisisEvents.id })
            .from(crisisEvents)
            .where(
              and(
                eq(crisisEvents.userId, sessions.userId),
                eq(crisisEvents.sessionId, sessions.id),
                isNull(crisisEvents.messageId),
              ),
            ),
        ),
        gt(sessions.lastMessageAt, sql.placeholder("since")),
      ),
    )
    .orderBy(desc(sessions.lastMessageAt))
    .limit(1)
    .prepare(),
);

/** One conversation of this person, or null: someone else's is as good as missing. */
export async function findConversation(
  userId: string,
  sessionId: string,
): Promise<Conversation | null> {
  const [conversation] = await conversationOf().all({ userId, sessionId });
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
  sessionId: string,
): Promise<OpenedConversation | null> {
  const [opened] = await openedOf().all({ userId, sessionId });
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

/** The latest conversation in which something was said, if one can go on with it, or null. */
export async function findUnfinishedConversation(
  userId: string,
  timeZone: string | null,
  now = Date.now(),
): Promise<Pick<Conversation, "id" | "therapistType"> | null> {
  const [latest] = await begunOf().all({ userId });
  return latest && isWritable(latest, timeZone, now) ? latest : null;
}

/** What the person wanted to work on after their last completed session of a week, or null. */
export async function findGoalOfTheWeek(userId: string, now = Date.now()): Promise<string | null> {
  const [latest] = await goalOf().all({ userId, since: now - GOAL_LASTS_MS });
  return latest?.goal?.trim() || null;
}

/** Whether its session was ended: it has its length then, also where nothing was written about it. */
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

/** Where a page of a conversation lies: before a message, after it, or with it in the middle. */
export type PagePlace = { before: number } | { after: number } | { around: number };

export interface ConversationPage {
  /** Oldest first. */
  entries: Entry[];
  hasEarlier: boolean;
  hasLater: boolean;
}

const NEWEST: PagePlace = { before: Number.MAX_SAFE_INTEGER };

/** A page of a conversation: the newest, or the one at a place. It costs the same at any length. */
export async function readPage(
  userId: string,
  sessionId: string,
  place: PagePlace = NEWEST,
): Promise<ConversationPage> {
  const { rows, hasEarlier, hasLater } = await rowsAt({ userId, sessionId }, place);
  return { entries: await completeEntries(userId, rows), hasEarlier, hasLater };
}

async function rowsAt(owned: { userId: string; sessionId: string }, place: PagePlace) {
  if ("around" in place) {
    const half = PAGE_SIZE / 2;
    const seq = place.around;
    const [upTo, after] = await Promise.all([
      pageBefore().all({ ...owned, seq: seq + 1, count: half + 1 }),
      pageAfter().all({ ...owned, seq, count: half + 1 }),
    ]);
    return {
      rows: [...upTo.slice(0, half).reverse(), ...after.slice(0, half)],
      hasEarlier: upTo.length > half,
      hasLater: after.length > half,
    };
  }
  const count = PAGE_SIZE + 1;
  if ("after" in place) {
    const rows = await pageAfter().all({ ...owned, seq: place.after, count });
    const earlier = await oneUpTo().all({ ...owned, seq: place.after });
    return {
      rows: rows.slice(0, PAGE_SIZE),
      hasEarlier: earlier.length > 0,
      hasLater: rows.length > PAGE_SIZE,
    };
  }
  const rows = await pageBefore().all({ ...owned, seq: place.before, count });
  const later = place === NEWEST ? [] : await oneFrom().all({ ...owned, seq: place.before });
  return {
    rows: rows.slice(0, PAGE_SIZE).reverse(),
    hasEarlier: rows.length > PAGE_SIZE,
    hasLater: later.length > 0,
  };
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof pageBefore>["all"]>>[number];

async function completeEntries(userId: string, shown: readonly EntryRow[]): Promise<Entry[]> {
  const knowledgeIds = [...new Set(shown.flatMap(({ reply }) => reply?.knowledgeIds ?? []))];
  const [events, told, sources] = await Promise.all([
    eventsOfMessages(
      userId,
      shown.flatMap(({ id, hasEvent }) => (hasEvent ? [id] : [])),
    ),
    noticesOfReplies(
      userId,
      shown.flatMap(({ id, hasNotice }) => (hasNotice ? [id] : [])),
    ),
    findSources(knowledgeIds),
  ]);
  return shown.map(({ hasEvent: _event, hasNotice: _notice, ...entry }) => ({
    ...entry,
    event: events.get(entry.id) ?? null,
    told: told.get(entry.id) ?? null,
    sources: sources.filter(({ id }) => entry.reply?.knowledgeIds.includes(id)),
  }));
}

/** The last `count` messages of a conversation, oldest first: what a companion answers from. */
export async function recentHistory(
  userId: string,
  sessionId: string,
  count: number,
): Promise<{ id: string; role: "user" | "assistant"; content: string }[]> {
  const rows = await historyOf().all({ userId, sessionId, count });
  return rows.reverse();
}

/**
 * What this person set themselves at the end of the last session that was opened between these times,
 * in their own words; null where the last one holds nothing.
 */
export async function findLastGoal(
  userId: string,
  from: number,
  before: number,
): Promise<string | null> {
  const [last] = await database()
    .select({ goal: sessions.weeklyGoals })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.isCompleted, true),
        gte(sessions.createdAt, from),
        lt(sessions.createdAt, before),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return last?.goal?.trim() || null;
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

/** The person's own last messages in any conversation, oldest first: what the detector reads with. */
export async function recentOwnMessages(userId: string, count: number): Promise<string[]> {
  const rows = await ownLast().all({ userId, count });
  return rows.map((row) => row.content).reverse();
}

/** The last message that a person wrote in a conversation, as it is worded now; null where there is none. */
export async function findLastOwnMessage(
  userId: string,
  sessionId: string,
): Promise<{ id: string; content: string; counted: boolean } | null> {
  const rows = await database()
    .select({ id: messages.id, content: messages.content, counted: messages.counted })
    .from(messages)
    .where(
      and(
        eq(messages.sessionId, sessionId),
        eq(messages.userId, userId),
        eq(messages.role, "user"),
        isNull(messages.replacedAt),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  return rows[0] ?? null;
}

/** One message of this person's own in this conversation, also one that was replaced, or null. */
export async function findOwnMessage(
  userId: string,
  sessionId: string,
  messageId: string,
): Promise<{ id: string; content: string } | null> {
  const rows = await database()
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.sessionId, sessionId),
        eq(messages.userId, userId),
        eq(messages.role, "user"),
      ),
    )
    .limit(1);
  return rows[0] ?? null;
}

/** How many messages this person wrote in this conversation. */
export async function countOwnMessagesIn(userId: string, sessionId: string): Promise<number> {
  const rows = await database()
    .select({ count: sql<number>`count(*)` })
    .from(messages)
    .where(
      and(
        eq(messages.sessionId, sessionId),
        eq(messages.userId, userId),
        eq(messages.role, "user"),
        isNull(messages.replacedAt),
      ),
    );
  return rows[0]?.count ?? 0;
}

/** How many messages this person sent since then: the limit on speed, with no row of its own. */
export async function countOwnMessagesSince(userId: string, since: number): Promise<number> {
  const rows = await database()
    .select({ count: sql<number>`count(*)` })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.role, "user"),
        sql`${messages.createdAt} > ${since}`,
      ),
    );
  return rows[0]?.count ?? 0;
}

/** The name of a time zone that this runtime knows, or null. */
export function knownTimeZone(name: string | null): string | null {
  if (!name || name.length > 60) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Opens a conversation and returns its id; today's empty one is used again, with whom was chosen since. */
export async function openConversation(
  userId: string,
  therapistType: string,
  now = Date.now(),
): Promise<string> {
  const latest = await latestConversation(userId);
  if (latest && isWritable(latest, null, now)) {
    const { entries } = await readPage(userId, latest.id);
    if (entries.length === 0) {
      if (latest.therapistType !== therapistType) {
        await changeTherapist(userId, latest.id, therapistType);
      }
      return latest.id;
    }
  }
  const id = newId();
  await database()
    .insert(sessions)
    .values({ id, userId, therapistType, lastMessageAt: now, createdAt: now });
  return id;
}

// Of a conversation in which nothing was said: there was nobody before.
async function changeTherapist(userId: string, sessionId: string, therapistType: string) {
  await database()
    .update(sessions)
    .set({ therapistType })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
}

/**
 * Lets another companion go on with a conversation. What was said stays, and stays whose it was. Only
 * where one can still write; false where not, or where it is not this person's.
 */
export async function handOver(
  userId: string,
  sessionId: string,
  therapistType: string,
  timeZone: string | null,
): Promise<boolean> {
  const conversation = await findConversation(userId, sessionId);
  if (!conversation || !isWritable(conversation, timeZone)) return false;
  if (conversation.therapistType === therapistType) return true;
  const hasBegun = exists(
    database()
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.sessionId, sessions.id)),
  );
  await database()
    .update(sessions)
    .set({
      therapistType,
      openedByTherapist: sql`case when ${hasBegun}
        then coalesce(${sessions.openedByTherapist}, ${sessions.therapistType}) end`,
    })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return true;
}
