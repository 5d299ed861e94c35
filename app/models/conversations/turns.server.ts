import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { asksAboutDanger, type Assessment } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { columns } from "#db/columns.ts";
import { database, prepared } from "#db/client.ts";
import { messages, sessions, users, type MessageClasses } from "#db/schema.ts";
import { findConversation, isEnded } from "./conversations.server.ts";
import { findLastOwnMessage } from "./messages.server.ts";
import {
  crisisEventRow,
  eventStatements,
  settleStatements,
  type ActionTaken,
} from "#app/models/risk/crisis-events.server.ts";
import type { DraftSent } from "./drafts.server.ts";
import { guidedStateBefore } from "./guided-state.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { noticeStatement, type NewNotice } from "#app/models/risk/notices.server.ts";
import { riskStatement, type RiskChange } from "#app/models/risk/risk.server.ts";
import { progressStatement, type TrackProgress } from "./therapy-tracks.server.ts";
import {
  deleteIfEmpty,
  forgetDraft,
  insertMessage,
  insertReplyMessage,
  insertConversation,
  replyRow,
  stopRunning,
  touchConversation,
  updateWriter,
  type NewReply,
} from "./turn-statements.server.ts";

export type { NewReply, ReplyReason } from "./turn-statements.server.ts";
export type { MessageClasses } from "#db/schema.ts";

/** A person's message with everything that belongs to it, stored all at once or not at all. */
export interface Turn {
  userId: string;
  /** The conversation; a new one is opened with the message when `opens` is given. */
  conversationId: string;
  opens: { therapistType: string } | null;
  message: {
    id: string;
    content: ScreenedText;
    formKey: string;
    choice?: string | null;
    classes?: MessageClasses | null;
  };
  /** The person's last message, which this one takes the place of. */
  replaces?: ReplacedMessage | null;
  /** Whether the message uses up a free one, and is refused when none is left. */
  isCounted: boolean;
  finding: Assessment;
  actionTaken: ActionTaken;
  /** The finding only repeats many others of the last minutes: help goes out, no event is written. */
  isBeyondCeiling?: boolean;
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

export type TurnOutcome =
  | {
      outcome: "stored";
      conversationId: string;
      messageId: string;
      replyId: string;
      /** How many free messages are used up now. */
      messagesUsed: number;
    }
  | { outcome: "duplicate"; conversationId: string; messageId: string; replyId: string | null }
  | { outcome: "limit" }
  /** The session was ended meanwhile, in another tab. */
  | { outcome: "closed" }
  /** It was deleted meanwhile, in another tab. */
  | { outcome: "missing" }
  /** The message to be replaced is not the last one any more. */
  | { outcome: "overtaken" };

/**
 * Stores a turn in one batch: the message, what the detector found, the state of risk, the reply, and the
 * end of any reply that still runs. The batch also checks the free limit and double posts: twenty posts at
 * once never get an eleventh message in, nor the same one twice.
 */
export async function storeTurn(turn: Turn, now = Date.now()): Promise<TurnOutcome> {
  const digest = digestOf(turn.message.content);
  const isStored = sql`exists (select 1 from ${messages} where ${messages.id} = ${turn.message.id})`;
  const { checkBack, followUp } = turn;
  const ids = {
    userId: turn.userId,
    conversationId: turn.conversationId,
    messageId: turn.message.id,
    now,
  };
  const [first, ...rest]: BatchItem<"sqlite">[] = [
    ...(turn.opens ? [insertConversation({ ...ids, ...turn.opens })] : []),
    ...(checkBack ? [replyMessage(ids, checkBack, true)] : []),
    insertMessage({ ...ids, ...messageValues(turn, digest) }),
    ...(checkBack ? [...deleteUnanswered(checkBack, isStored), replyRow(ids, checkBack)] : []),
    // Every chat form says that writing confirms the age, until onboarding asks.
    updateWriter({ ...ids, counted: turn.isCounted ? 1 : 0, timeZone: turn.timeZone }),
    ...safetyRows(turn, isStored, now),
    ...(turn.replaces ? [setAside(turn, turn.replaces, isStored, now)] : []),
    stopRunning(ids),
    ...[followUp, turn.reply].flatMap((reply) =>
      reply ? [replyMessage(ids, reply), replyRow(ids, reply)] : [],
    ),
    ...(turn.notices ?? []).map((notice) =>
      noticeStatement(turn.userId, turn.conversationId, notice, now, isStored),
    ),
    ...placeRows(turn, ids, isStored),
    ...(turn.draftOf ? [forgetDraft({ ...ids, ...draftValues(turn, turn.draftOf) })] : []),
    ...(turn.opens ? [deleteIfEmpty(ids)] : []),
  ];
  if (first) await database().batch([first, ...rest]);
  return eventSummary(turn, digest);
}

function messageValues({ message, isCounted, replaces }: Turn, digest: string) {
  const { content, formKey, choice = null } = message;
  const classes = message.classes ? JSON.stringify(message.classes) : null;
  const keptAsCounted = isCounted || replaces?.wasCounted ? 1 : 0;
  const replacedId = replaces?.id ?? null;
  return {
    content,
    formKey,
    digest,
    choice,
    classes,
    counted: isCounted ? 1 : 0,
    keptAsCounted,
    replacedId,
  };
}

interface TurnIds {
  userId: string;
  conversationId: string;
  messageId: string;
  now: number;
  [name: string]: string | number;
}

function replyMessage(ids: TurnIds, { id, content, status }: NewReply, isBefore = false) {
  return insertReplyMessage({ ...ids, replyId: id, content, status, before: isBefore ? 1 : 0 });
}

/** When the session went on, where the guided companion stands now, and how far a track has come. */
function placeRows(turn: Turn, ids: TurnIds, isStored: Condition): BatchItem<"sqlite">[] {
  const { userId, conversationId, guidedState, progress } = turn;
  const moved = progress ? [progressStatement(userId, conversationId, progress, isStored)] : [];
  if (guidedState === undefined) return [touchConversation(ids), ...moved];
  const before = guidedStateBefore([turn.replaces?.id ?? turn.message.id]);
  const place = { lastMessageAt: ids.now, guidedState, guidedStateBefore: before };
  const isOwn = and(eq(sessions.id, conversationId), isStored);
  return [database().update(sessions).set(place).where(isOwn), ...moved];
}

function draftValues({ message }: Turn, { conversation, writer, version }: DraftSent) {
  return { conversation, writer, version, content: message.content };
}

type Condition = ReturnType<typeof sql>;

// Its reply goes with it, but for words that were written for the sake of safety: those stay in view.
function setAside(turn: Turn, { id }: ReplacedMessage, isStored: Condition, now: number) {
  const isWritten = sql`exists (
    select 1 from replies where replies.id = ${messages.id} and replies.source = 'written')`;
  return database()
    .update(messages)
    .set({ replacedAt: now })
    .where(
      and(
        eq(messages.conversationId, turn.conversationId),
        eq(messages.userId, turn.userId),
        isNull(messages.replacedAt),
        sql`${messages.seq} >= (select seq from messages where id = ${id})`,
        sql`${messages.seq} < (select seq from messages where id = ${turn.message.id})`,
        sql`not ${isWritten}`,
        isStored,
      ),
    );
}

// It goes in before the message, so that it stands above it; a message that was refused takes it out.
function deleteUnanswered(checkBack: NewReply, isStored: Condition): BatchItem<"sqlite">[] {
  return [database().run(sql`delete from messages where id = ${checkBack.id} and not ${isStored}`)];
}

function safetyRows(turn: Turn, isStored: Condition, now: number): BatchItem<"sqlite">[] {
  const { userId, finding, risk } = turn;
  const kept = {
    conversationId: turn.conversationId,
    messageId: turn.message.id,
    triggerMessage: turn.message.content,
    actionTaken: turn.actionTaken,
  };
  const event = crisisEventRow(userId, finding, kept, now);
  return [
    ...settleStatements(userId, risk.settles, now, isStored),
    ...(asksAboutDanger(finding.tier) && !turn.isBeyondCeiling
      ? eventStatements(event, isStored)
      : []),
    ...(risk.state ? [riskStatement(risk.state, isStored)] : []),
  ];
}

const sentOnce = prepared((db) =>
  db
    .select({
      ...columns(messages, "id", "conversationId", "seq"),
      messagesUsed: users.messagesUsed,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(
      and(
        eq(messages.userId, sql.placeholder("userId")),
        eq(messages.formKey, sql.placeholder("formKey")),
        eq(messages.contentDigest, sql.placeholder("digest")),
      ),
    )
    .limit(1)
    .prepare(),
);

async function eventSummary(turn: Turn, digest: string): Promise<TurnOutcome> {
  const { id, formKey } = turn.message;
  const [stored] = await sentOnce().all({ userId: turn.userId, formKey, digest });
  if (!stored) return { outcome: await whyNotStored(turn) };
  if (stored.id === id) {
    return {
      outcome: "stored",
      conversationId: stored.conversationId,
      messageId: id,
      replyId: turn.reply.id,
      messagesUsed: stored.messagesUsed,
    };
  }
  const next = await database()
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.conversationId, stored.conversationId), sql`${messages.seq} > ${stored.seq}`),
    )
    .orderBy(messages.seq)
    .limit(1);
  return {
    outcome: "duplicate",
    conversationId: stored.conversationId,
    messageId: stored.id,
    replyId: next[0]?.id ?? null,
  };
}

async function whyNotStored({ userId, conversationId, opens, replaces }: Turn) {
  const conversation = await findConversation(userId, conversationId);
  if (!conversation) return opens ? "limit" : "missing";
  if (isEnded(conversation)) return "closed";
  if (!replaces) return "limit";
  const last = await findLastOwnMessage(userId, conversationId);
  return last?.id === replaces.id ? "limit" : "overtaken";
}
