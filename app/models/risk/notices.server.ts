import { and, asc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Language } from "#app/safety/assessment.ts";
import type { NoticeOccasion } from "#app/safety/notices.ts";
import { database, inJson, prepared } from "#db/client.ts";
import { notices, users } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

/** Of one conversation: one every three hours at most, and where somebody asks. */
const MAX_NOTICES = 100;

export type NoticeRow = typeof notices.$inferSelect;

/** A notice that is about to be shown with a turn. */
export interface NewNotice {
  kind: NoticeOccasion;
  language: Language;
  /** The reply that it stands with; null at the start of the conversation. */
  messageId: string | null;
}

const lastTimesOf = prepared((db) =>
  db
    .select({
      lastNoticeAt: sql<number | null>`(
        select max(shown_at) from notices where user_id = ${sql.placeholder("userId")})`,
      lastActiveAt: sql<number | null>`(
        select max(created_at) from messages
        where user_id = ${sql.placeholder("userId")} and role = 'user')`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare(),
);

const noticesWith = prepared((db) =>
  db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, sql.placeholder("userId")),
        inJson(notices.messageId, sql.placeholder("ids")),
      ),
    )
    .prepare(),
);

/** When this person was last told, and when they last wrote. */
export async function findNoticeTimes(
  userId: string,
): Promise<{ lastNoticeAt: number | null; lastActiveAt: number | null }> {
  const [times] = await lastTimesOf().all({ userId });
  return times ?? { lastNoticeAt: null, lastActiveAt: null };
}

/** The notices that stand with these replies, by the reply's id. */
export async function noticesOfReplies(
  userId: string,
  replyIds: readonly string[],
): Promise<Map<string, NoticeRow>> {
  if (replyIds.length === 0) return new Map();
  const rows = await noticesWith().all({ userId, ids: JSON.stringify(replyIds) });
  return new Map(rows.flatMap((row) => (row.messageId ? [[row.messageId, row] as const] : [])));
}

const noticesIn = prepared((db) =>
  db
    .select({ kind: notices.kind, language: notices.language, messageId: notices.messageId })
    .from(notices)
    .where(
      and(
        eq(notices.conversationId, sql.placeholder("conversationId")),
        eq(notices.userId, sql.placeholder("userId")),
        ne(notices.kind, "voice"),
      ),
    )
    .orderBy(asc(notices.shownAt), asc(notices.id))
    .limit(MAX_NOTICES)
    .prepare(),
);

/** A notice of a conversation, and the reply that it stands with; null at the beginning. */
export type ConversationNotice = Pick<NoticeRow, "kind" | "language" | "messageId">;

/** The notices that were shown in a conversation of this person, oldest first. */
export async function findNoticesIn(
  userId: string,
  conversationId: string,
): Promise<ConversationNotice[]> {
  return noticesIn().all({ userId, conversationId });
}

/** Records a notice in one batch with the turn that it is shown with. */
export function noticeStatement(
  userId: string,
  conversationId: string,
  notice: NewNotice,
  now: number,
  condition: SQL,
): BatchItem<"sqlite"> {
  return database().run(insertNotice(userId, conversationId, notice, now, condition));
}

function insertNotice(
  userId: string,
  conversationId: string,
  notice: NewNotice,
  now: number,
  condition: SQL,
): SQL {
  return sql`
    insert into notices (id, user_id, kind, language, session_id, message_id, shown_at)
    select ${newId()}, ${userId}, ${notice.kind}, ${notice.language}, ${conversationId},
      ${notice.messageId}, ${now}
    where ${condition}`;
}

/** Records that a voice call began with its notice; false where the conversation is not theirs. */
export async function recordCallNotice(
  userId: string,
  conversationId: string,
  language: Language,
): Promise<boolean> {
  const isOwn = sql`exists (
    select 1 from sessions where id = ${conversationId} and user_id = ${userId})`;
  const notice = { kind: "voice", language, messageId: null } as const;
  const { rowsAffected } = await database().run(
    insertNotice(userId, conversationId, notice, Date.now(), isOwn),
  );
  return rowsAffected > 0;
}
