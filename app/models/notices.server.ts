import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Language } from "#app/safety/assessment.ts";
import type { NoticeOccasion } from "#app/safety/notices.ts";
import { database } from "#db/client.ts";
import { messages, notices } from "#db/schema.ts";
import { newId } from "./identifier.server.ts";

export type NoticeRow = typeof notices.$inferSelect;

/** A notice that is about to be shown with a turn. */
export interface NewNotice {
  kind: NoticeOccasion;
  language: Language;
  /** The reply that it stands with; null at the start of the conversation. */
  messageId: string | null;
}

/** When this person was last told, and when they last wrote. */
export async function findNoticeTimes(
  userId: string,
): Promise<{ lastNoticeAt: number | null; lastActiveAt: number | null }> {
  const [told, wrote] = await database().batch([
    database()
      .select({ at: notices.shownAt })
      .from(notices)
      .where(eq(notices.userId, userId))
      .orderBy(desc(notices.shownAt))
      .limit(1),
    database()
      .select({ at: messages.createdAt })
      .from(messages)
      .where(and(eq(messages.userId, userId), eq(messages.role, "user")))
      .orderBy(desc(messages.createdAt))
      .limit(1),
  ]);
  return { lastNoticeAt: told[0]?.at ?? null, lastActiveAt: wrote[0]?.at ?? null };
}

/** The notice at the start of a conversation, once that has begun. */
export async function findOpeningNotice(
  userId: string,
  sessionId: string,
): Promise<NoticeRow | null> {
  const rows = await database()
    .select()
    .from(notices)
    .where(
      and(eq(notices.sessionId, sessionId), eq(notices.userId, userId), isNull(notices.messageId)),
    )
    .orderBy(asc(notices.shownAt))
    .limit(1);
  return rows[0] ?? null;
}

/** The notices that stand with these replies, by the reply's id. */
export async function noticesOfReplies(
  userId: string,
  replyIds: readonly string[],
): Promise<Map<string, NoticeRow>> {
  if (replyIds.length === 0) return new Map();
  const rows = await database()
    .select()
    .from(notices)
    .where(and(inArray(notices.messageId, [...replyIds]), eq(notices.userId, userId)));
  return new Map(rows.flatMap((row) => (row.messageId ? [[row.messageId, row] as const] : [])));
}

/** Records a notice in one batch with the turn that it is shown with. */
export function noticeStatement(
  userId: string,
  sessionId: string,
  notice: NewNotice,
  now: number,
  condition: SQL,
): BatchItem<"sqlite"> {
  return database().run(sql`
    insert into notices (id, user_id, kind, language, session_id, message_id, shown_at)
    select ${newId()}, ${userId}, ${notice.kind}, ${notice.language}, ${sessionId},
      ${notice.messageId}, ${now}
    where ${condition}`);
}
