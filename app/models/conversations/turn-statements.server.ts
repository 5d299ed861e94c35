import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { batched } from "#db/client.ts";
import type { SaidLine } from "#app/safety/said.ts";
import { drafts, type QuickAnswer, type replies } from "#db/schema.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import { isPartOfStored } from "./drafts.server.ts";
import { FREE_MESSAGES } from "#app/catalogue/plans.ts";

/** Why a reply is not the usual one. */
export type ReplyReason = NonNullable<(typeof replies.$inferSelect)["reason"]>;

export interface NewReply {
  id: string;
  status: "running" | "done" | "failed";
  source: "model" | "guided" | "written";
  reason: ReplyReason | null;
  /** The track that it offers, or that needs premium. */
  offeredTrack?: string;
  /** The session that it leads to. */
  openedConversationId?: string;
  content: ScreenedText;
  /** Each has an id: only rows from before ids have none. */
  quickAnswers: readonly Required<QuickAnswer>[];
  /** The written lines that it is made of, and the question about danger that it leaves standing. */
  lines: readonly SaidLine[];
  question: QuestionId | null;
  processId: string | null;
}

/*
 * What every turn writes, as statements that are built once: building them anew costs as much as
 * running them. Each asks first whether the turn's message (`messageId`) went in.
 */

const value = sql.placeholder;
/** No search finds what is said in a conversation that isn't kept. */
const isConversationKept = sql`(select is_kept from sessions where id = ${value("conversationId")})`;
const isStored = sql`exists (select 1 from messages where id = ${value("messageId")})`;

export const insertConversation = batched((db) =>
  db.run(sql`
    insert into sessions (id, user_id, therapist_type, last_message_at, created_at)
    values (${value("conversationId")}, ${value("userId")}, ${value("therapistType")}, ${value("now")},
      ${value("now")})
    on conflict do nothing`),
);

/** Where the message was refused there is nothing to open a session for. */
export const deleteIfEmpty = batched((db) =>
  db.run(sql`
    delete from sessions where id = ${value("conversationId")}
      and not exists (select 1 from messages where session_id = ${value("conversationId")})`),
);

/** The person's message: refused (nothing goes in) in a closed session and over the free limit. */
export const insertMessage = batched((db) =>
  db.run(sql`
    insert into messages
      (id, session_id, user_id, role, content, form_key, content_digest, choice, classes, counted,
        is_indexed, created_at)
    select ${value("messageId")}, ${value("conversationId")}, ${value("userId")}, 'user',
      ${value("content")}, ${value("formKey")}, ${value("digest")}, ${value("choice")},
      ${value("classes")}, ${value("keptAsCounted")}, ${isConversationKept}, ${value("now")}
    where (${value("replacedId")} is null or ${value("replacedId")} = (
      select id from messages
      where session_id = ${value("conversationId")} and user_id = ${value("userId")}
        and role = 'user' and replaced_at is null
      order by seq desc limit 1)
    ) and exists (
      select 1 from sessions
      where id = ${value("conversationId")} and user_id = ${value("userId")}
        and duration is null and is_completed = 0
    ) and exists (
      select 1 from users
      where id = ${value("userId")}
        and (${value("counted")} = 0 or messages_used < ${sql.raw(String(FREE_MESSAGES))})
    )
    on conflict do nothing`),
);

/** A reply's text; one that goes `before` the message asks only for the session. */
export const insertReplyMessage = batched((db) =>
  db.run(sql`
    insert into messages
      (id, session_id, user_id, role, content, counted, is_indexed, created_at)
    select ${value("replyId")}, ${value("conversationId")}, ${value("userId")}, 'assistant',
      ${value("content")}, 0, ${value("status")} <> 'running' and ${isConversationKept}, ${value("now")}
    where case when ${value("before")} then exists (
      select 1 from sessions where id = ${value("conversationId")} and user_id = ${value("userId")}
    ) else ${isStored} end`),
);

const insertReply = batched((db) =>
  db.run(sql`
    insert into replies (id, session_id, user_id, status, source, reason, offered_track,
      opened_session_id, therapist_type, quick_answers, lines, question, process_id, started_at,
      ended_at)
    select ${value("replyId")}, ${value("conversationId")}, ${value("userId")}, ${value("status")},
      ${value("source")}, ${value("reason")}, ${value("offeredTrack")}, ${value("openedConversationId")},
      (select therapist_type from sessions where id = ${value("conversationId")}),
      ${value("quickAnswers")}, ${value("lines")}, ${value("question")}, ${value("processId")},
      ${value("now")}, ${value("endedAt")}
    where ${isStored}`),
);

/** The row beside a reply's text, which goes in where the message `messageId` did. */
export function replyRow(
  ids: { userId: string; conversationId: string; messageId: string; now: number },
  reply: NewReply,
): BatchItem<"sqlite"> {
  const { id: replyId, status, source, reason, processId } = reply;
  const { offeredTrack = null, openedConversationId = null, question } = reply;
  const lines = JSON.stringify(reply.lines);
  const quickAnswers = JSON.stringify(reply.quickAnswers);
  const endedAt = status === "running" ? null : ids.now;
  const origin = { source, reason, offeredTrack, openedConversationId, lines, question };
  return insertReply({ ...ids, ...origin, replyId, status, quickAnswers, processId, endedAt });
}

/** A message used up, a first one that confirms the age, a first word of the time zone; mostly none of it. */
export const updateWriter = batched((db) =>
  db.run(sql`
    update users set
      messages_used = messages_used + ${value("counted")},
      adult_confirmed_at = coalesce(adult_confirmed_at, ${value("now")}),
      time_zone = coalesce(time_zone, ${value("timeZone")}),
      updated_at = ${value("now")}
    where id = ${value("userId")} and ${isStored} and (
      ${value("counted")} > 0 or adult_confirmed_at is null
      or coalesce(time_zone, ${value("timeZone")}) is not time_zone
    )`),
);

/** Whatever still runs in the session. */
export const stopRunning = batched((db) =>
  db.run(sql`
    update replies set status = 'stopped', ended_at = ${value("now")}
    where session_id = ${value("conversationId")} and status = 'running' and ${isStored}`),
);

export const touchConversation = batched((db) =>
  db.run(sql`
    update sessions set last_message_at = ${value("now")}
    where id = ${value("conversationId")} and ${isStored}`),
);

/** What another device typed meanwhile, or this page after it sent, is no part of what was sent. */
export const forgetDraft = batched((db) =>
  db.run(sql`
    delete from ${drafts}
    where user_id = ${value("userId")} and conversation = ${value("conversation")} and ${isStored}
      and ${isPartOfStored({ version: value("version"), writer: value("writer"), words: value("content") })}`),
);
