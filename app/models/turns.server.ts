import { and, eq, isNull, notExists, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Assessment } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { drafts, messages, replies, sessions, users } from "#db/schema.ts";
import { findConversation, isEnded } from "./conversations.server.ts";
import { findLastOwnMessage } from "./messages.server.ts";
import {
  crisisEventRow,
  eventStatements,
  settleStatements,
  type ActionTaken,
} from "./crisis-events.server.ts";
import type { DraftSent } from "./drafts.server.ts";
import { guidedStateBefore } from "./guided-place.server.ts";
import { digestOf } from "./identifier.server.ts";
import { noticeStatement, type NewNotice } from "./notices.server.ts";
import { riskStatement, type RiskChange } from "./risk.server.ts";
import { FREE_MESSAGES } from "./subscriptions.server.ts";
import { progressStatement, type TrackProgress } from "./therapy-tracks.server.ts";

/** A person's message with everything that belongs to it, stored all at once or not at all. */
export interface Turn {
  userId: string;
  /** The conversation; a new one is opened with the message when `opens` is given. */
  sessionId: string;
  opens: { therapistType: string } | null;
  message: { id: string; content: ScreenedText; formKey: string };
  /** The person's last message, which this one takes the place of. */
  replaces?: ReplacedMessage | null;
  /** Whether the message uses up a free one, and is refused when none is left. */
  isCounted: boolean;
  finding: Assessment;
  actionTaken: ActionTaken;
  risk: RiskChange;
  /** The check-back that stood on the screen when the message was written: kept above it. */
  checkBack?: NewReply | null;
  /** A line that closes something earlier: it comes before the reply. */
  followUp?: NewReply | null;
  notices?: readonly NewNotice[];
  reply: NewReply;
  /** Undefined leaves the guided companion where it is. */
  guidedState?: unknown;
  /** How far the session of the conversation's track has come with this turn. */
  progress?: TrackProgress | null;
  /** The person's time zone, as their browser told it with the message. */
  timeZone: string | null;
  /** Which draft the message came from; null where it is no draft's. */
  draftOf: DraftSent | null;
}

/** A message that another wording takes the place of. */
export interface ReplacedMessage {
  id: string;
  /** Whether it used up a free message: its new wording then needs no other. */
  wasCounted: boolean;
}

export interface NewReply {
  id: string;
  status: "running" | "done";
  source: "model" | "guided" | "written";
  reason: string | null;
  content: ScreenedText;
  quickAnswers: readonly { label: string; message: string }[];
  processId: string | null;
}

export type TurnOutcome =
  | { outcome: "stored"; sessionId: string; messageId: string; replyId: string }
  | { outcome: "duplicate"; sessionId: string; messageId: string; replyId: string | null }
  | { outcome: "limit" }
  /** The session was ended meanwhile, in another tab. */
  | { outcome: "closed" }
  /** It was deleted meanwhile, in another tab. */
  | { outcome: "missing" }
  /** The message to be replaced is not the last one any more. */
  | { outcome: "overtaken" };

/**
 * Stores a turn in one batch: the message, what the detector found, the state of risk, the reply,
 * and the end of any reply that still runs. The free limit and double posts are decided inside it,
 * so that twenty posts at once never let an eleventh through, nor one message in twice.
 */
export async function storeTurn(turn: Turn, now = Date.now()): Promise<TurnOutcome> {
  const db = database();
  const digest = digestOf(turn.message.content);
  const isStored = sql`exists (select 1 from ${messages} where ${messages.id} = ${turn.message.id})`;
  const { checkBack, followUp } = turn;
  const statements: BatchItem<"sqlite">[] = [
    ...(checkBack ? [insertReplyMessage(turn, checkBack, hasSession(turn), now)] : []),
    insertMessage(turn, digest, now),
    ...(checkBack
      ? [...deleteUnanswered(checkBack, isStored), insertReply(turn, checkBack, isStored, now)]
      : []),
    db
      .update(users)
      .set({
        messagesUsed: sql`${users.messagesUsed} + ${turn.isCounted ? 1 : 0}`,
        // Every chat form says that writing confirms it, until onboarding asks.
        adultConfirmedAt: sql`coalesce(${users.adultConfirmedAt}, ${now})`,
        ...(turn.timeZone ? { timeZone: turn.timeZone } : {}),
        updatedAt: now,
      })
      .where(and(eq(users.id, turn.userId), isStored)),
    ...safetyRows(turn, isStored, now),
    ...(turn.replaces ? [setAside(turn, turn.replaces, isStored, now)] : []),
    db
      .update(replies)
      .set({ status: "stopped", endedAt: now })
      .where(and(eq(replies.sessionId, turn.sessionId), eq(replies.status, "running"), isStored)),
    ...(followUp
      ? [
          insertReplyMessage(turn, followUp, isStored, now),
          insertReply(turn, followUp, isStored, now),
        ]
      : []),
    insertReplyMessage(turn, turn.reply, isStored, now),
    insertReply(turn, turn.reply, isStored, now),
    ...(turn.notices ?? []).map((notice) =>
      noticeStatement(turn.userId, turn.sessionId, notice, now, isStored),
    ),
    db
      .update(sessions)
      .set({
        lastMessageAt: now,
        ...(turn.guidedState === undefined
          ? {}
          : {
              guidedState: turn.guidedState,
              guidedStateBefore: guidedStateBefore([turn.replaces?.id ?? turn.message.id]),
            }),
      })
      .where(and(eq(sessions.id, turn.sessionId), isStored)),
    ...(turn.progress
      ? [progressStatement(turn.userId, turn.sessionId, turn.progress, isStored)]
      : []),
    ...(turn.draftOf ? [forgetDraft(turn, turn.draftOf, isStored)] : []),
  ];
  const opening = turn.opens ? [openSession(turn, turn.opens, now)] : [];
  const [first, ...rest] = [
    ...opening,
    ...statements,
    ...(turn.opens ? [deleteIfEmpty(turn)] : []),
  ];
  if (first) await db.batch([first, ...rest]);
  return whatHappened(turn, digest);
}

function openSession(turn: Turn, opens: { therapistType: string }, now: number) {
  return database()
    .insert(sessions)
    .values({
      id: turn.sessionId,
      userId: turn.userId,
      therapistType: opens.therapistType,
      lastMessageAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

// Where the message was refused there is nothing to open a conversation for.
function deleteIfEmpty(turn: Turn) {
  const inside = database()
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.sessionId, turn.sessionId));
  return database()
    .delete(sessions)
    .where(and(eq(sessions.id, turn.sessionId), notExists(inside)));
}

function insertMessage(turn: Turn, digest: string, now: number) {
  const { id, content, formKey } = turn.message;
  const { replaces } = turn;
  const isCounted = turn.isCounted ? 1 : 0;
  const isKeptAsCounted = turn.isCounted || replaces?.wasCounted ? 1 : 0;
  const isLast = replaces ? isLastOfPerson(turn, replaces) : sql`1`;
  return database().run(sql`
    insert into messages
      (id, session_id, user_id, role, content, form_key, content_digest, counted, created_at)
    select ${id}, ${turn.sessionId}, ${turn.userId}, 'user', ${content}, ${formKey}, ${digest},
      ${isKeptAsCounted}, ${now}
    where ${isLast} and exists (
      select 1 from sessions
      where id = ${turn.sessionId} and user_id = ${turn.userId}
        and duration is null and is_completed = 0
    ) and exists (
      select 1 from users
      where id = ${turn.userId} and (${isCounted} = 0 or messages_used < ${FREE_MESSAGES})
    )
    on conflict do nothing`);
}

type Condition = ReturnType<typeof sql>;

function isLastOfPerson(turn: Turn, { id }: ReplacedMessage): Condition {
  return sql`${id} = (
    select id from messages
    where session_id = ${turn.sessionId} and user_id = ${turn.userId}
      and role = 'user' and replaced_at is null
    order by seq desc limit 1)`;
}

// Its reply goes with it, but for words that were written for the sake of safety: those stay in view.
function setAside(turn: Turn, { id }: ReplacedMessage, isStored: Condition, now: number) {
  const isWritten = sql`exists (
    select 1 from replies where replies.id = ${messages.id} and replies.source = 'written')`;
  return database()
    .update(messages)
    .set({ replacedAt: now })
    .where(
      and(
        eq(messages.sessionId, turn.sessionId),
        eq(messages.userId, turn.userId),
        isNull(messages.replacedAt),
        sql`${messages.seq} >= (select seq from messages where id = ${id})`,
        sql`${messages.seq} < (select seq from messages where id = ${turn.message.id})`,
        sql`not ${isWritten}`,
        isStored,
      ),
    );
}

// What another device typed there meanwhile, and this page never saw, is no part of what was sent.
function forgetDraft(
  turn: Turn,
  { conversation, writer, version }: DraftSent,
  isStored: Condition,
) {
  return database()
    .delete(drafts)
    .where(
      and(
        eq(drafts.userId, turn.userId),
        eq(drafts.conversation, conversation),
        or(
          eq(drafts.updatedAt, version),
          eq(drafts.writer, writer),
          eq(drafts.content, turn.message.content),
        ),
        isStored,
      ),
    );
}

function hasSession(turn: Turn): Condition {
  return sql`exists (
    select 1 from sessions where id = ${turn.sessionId} and user_id = ${turn.userId})`;
}

// It goes in before the message, so that it stands above it; a message that was refused takes it out.
function deleteUnanswered(checkBack: NewReply, isStored: Condition): BatchItem<"sqlite">[] {
  return [database().run(sql`delete from messages where id = ${checkBack.id} and not ${isStored}`)];
}

function insertReplyMessage(turn: Turn, reply: NewReply, condition: Condition, now: number) {
  return database().run(sql`
    insert into messages (id, session_id, user_id, role, content, counted, created_at)
    select ${reply.id}, ${turn.sessionId}, ${turn.userId}, 'assistant', ${reply.content}, 0, ${now}
    where ${condition}`);
}

function insertReply(turn: Turn, reply: NewReply, isStored: Condition, now: number) {
  const { id, status, source, reason, quickAnswers, processId } = reply;
  return database().run(sql`
    insert into replies (id, session_id, user_id, status, source, reason, therapist_type,
      quick_answers, process_id, started_at, ended_at)
    select ${id}, ${turn.sessionId}, ${turn.userId}, ${status}, ${source}, ${reason},
      (select therapist_type from sessions where id = ${turn.sessionId}),
      ${JSON.stringify(quickAnswers)}, ${processId}, ${now}, ${status === "done" ? now : null}
    where ${isStored}`);
}

function safetyRows(turn: Turn, isStored: Condition, now: number): BatchItem<"sqlite">[] {
  const { userId, finding, risk } = turn;
  const kept = {
    sessionId: turn.sessionId,
    messageId: turn.message.id,
    triggerMessage: turn.message.content,
    actionTaken: turn.actionTaken,
  };
  const event = crisisEventRow(userId, finding, kept, now);
  return [
    ...settleStatements(userId, risk.settles, now, isStored),
    ...(finding.tier === "none" ? [] : eventStatements(event, isStored)),
    ...(risk.state ? [riskStatement(risk.state, isStored)] : []),
  ];
}

async function whatHappened(turn: Turn, digest: string): Promise<TurnOutcome> {
  const { id, formKey } = turn.message;
  const found = await database()
    .select({ id: messages.id, sessionId: messages.sessionId, seq: messages.seq })
    .from(messages)
    .where(
      and(
        eq(messages.userId, turn.userId),
        eq(messages.formKey, formKey),
        eq(messages.contentDigest, digest),
      ),
    )
    .limit(1);
  const [stored] = found;
  if (!stored) return { outcome: await whyNotStored(turn) };
  if (stored.id === id) {
    return {
      outcome: "stored",
      sessionId: stored.sessionId,
      messageId: id,
      replyId: turn.reply.id,
    };
  }
  const next = await database()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.sessionId, stored.sessionId), sql`${messages.seq} > ${stored.seq}`))
    .orderBy(messages.seq)
    .limit(1);
  return {
    outcome: "duplicate",
    sessionId: stored.sessionId,
    messageId: stored.id,
    replyId: next[0]?.id ?? null,
  };
}

async function whyNotStored({ userId, sessionId, opens, replaces }: Turn) {
  const conversation = await findConversation(userId, sessionId);
  if (!conversation) return opens ? "limit" : "missing";
  if (isEnded(conversation)) return "closed";
  if (!replaces) return "limit";
  const last = await findLastOwnMessage(userId, sessionId);
  return last?.id === replaces.id ? "limit" : "overtaken";
}
