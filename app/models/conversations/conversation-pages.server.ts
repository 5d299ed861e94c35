import { and, asc, desc, eq, exists, gt, gte, lt, lte, sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { prepared, type Database } from "#db/client.ts";
import { crisisEvents, messages, notices, replies } from "#db/schema.ts";
import { eventsOfMessages, type CrisisEvent } from "#app/models/risk/crisis-events.server.ts";
import { findSources, type KnowledgeSource } from "#app/models/knowledge/knowledge.server.ts";
import { noticesOfReplies, type NoticeRow } from "#app/models/risk/notices.server.ts";
import { inOwnConversation } from "#app/models/storage/own-rows.ts";
import type { Language } from "#app/safety/assessment.ts";
import { replyChoices, replyIds } from "#app/models/replies/reply-ids.server.ts";

/** Messages a page of a conversation shows. */
export const PAGE_SIZE = 30;

export type Reply = typeof replies.$inferSelect;

export interface Entry {
  seq: number;
  id: string;
  role: "user" | "assistant";
  content: string;
  /** The id of the button that it was tapped with. */
  choice: string | null;
  createdAt: number;
  /** When another wording or answer took its place. */
  replacedAt: number | null;
  reply:
    | (Pick<
        Reply,
        | "status"
        | "source"
        | "reason"
        | "openedConversationId"
        | "therapistType"
        | "quickAnswers"
        | "knowledgeIds"
        | "offer"
        | "offerAnswer"
        | "namedHelp"
      > & {
        /** The language of our own lines in it; null where it has none. */
        language: Language | null;
      })
    | null;
  event: CrisisEvent | null;
  /** The notice that an AI is writing, where it stands with this reply. */
  disclosure: NoticeRow | null;
  /** The approved articles that this reply drew on. */
  sources: readonly KnowledgeSource[];
}

const entriesOf = (db: Database) =>
  db
    .select({
      ...columns(messages, "seq", "id", "role", "content", "choice", "createdAt", "replacedAt"),
      reply: {
        status: replies.status,
        source: replies.source,
        reason: replies.reason,
        openedConversationId: replies.openedConversationId,
        therapistType: replies.therapistType,
        quickAnswers: replies.quickAnswers,
        lines: replies.lines,
        question: replies.question,
        knowledgeIds: replies.knowledgeIds,
        offer: replies.offer,
        offerAnswer: replies.offerAnswer,
        namedHelp: replies.namedHelp,
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

const isInConversation = () => inOwnConversation(messages);

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

/** Which page of a conversation: before a message, after it, or with it in the middle. */
export type PageCursor = { before: number } | { after: number } | { around: number };

export interface ConversationPage {
  /** Oldest first. */
  entries: Entry[];
  hasEarlier: boolean;
  hasLater: boolean;
}

const NEWEST: PageCursor = { before: Number.MAX_SAFE_INTEGER };

/** A page of a conversation: the newest, or the one at a cursor. It costs the same at any length. */
export async function readPage(
  userId: string,
  conversationId: string,
  cursor: PageCursor = NEWEST,
): Promise<ConversationPage> {
  const { rows, hasEarlier, hasLater } = await rowsAt({ userId, conversationId }, cursor);
  return { entries: await completeEntries(userId, rows), hasEarlier, hasLater };
}

async function rowsAt(owned: { userId: string; conversationId: string }, cursor: PageCursor) {
  if ("around" in cursor) {
    const half = PAGE_SIZE / 2;
    const seq = cursor.around;
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
  if ("after" in cursor) {
    const rows = await pageAfter().all({ ...owned, seq: cursor.after, count });
    const earlier = await oneUpTo().all({ ...owned, seq: cursor.after });
    return {
      rows: rows.slice(0, PAGE_SIZE),
      hasEarlier: earlier.length > 0,
      hasLater: rows.length > PAGE_SIZE,
    };
  }
  const rows = await pageBefore().all({ ...owned, seq: cursor.before, count });
  const later = cursor === NEWEST ? [] : await oneFrom().all({ ...owned, seq: cursor.before });
  return {
    rows: rows.slice(0, PAGE_SIZE).reverse(),
    hasEarlier: rows.length > PAGE_SIZE,
    hasLater: later.length > 0,
  };
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof pageBefore>["all"]>>[number];

function withChoices(reply: NonNullable<EntryRow["reply"]>, content: string) {
  const { lines: _lines, question: _question, ...shown } = reply;
  const { lines } = replyIds({ ...reply, content });
  const language = lines.at(-1)?.language ?? null;
  return { ...shown, language, quickAnswers: replyChoices({ ...reply, content }) };
}

async function completeEntries(userId: string, shown: readonly EntryRow[]): Promise<Entry[]> {
  const knowledgeIds = [...new Set(shown.flatMap(({ reply }) => reply?.knowledgeIds ?? []))];
  const [events, disclosures, sources] = await Promise.all([
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
    reply: entry.reply && withChoices(entry.reply, entry.content),
    event: events.get(entry.id) ?? null,
    disclosure: disclosures.get(entry.id) ?? null,
    sources: sources.filter(({ id }) => entry.reply?.knowledgeIds.includes(id)),
  }));
}
