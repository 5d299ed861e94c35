import type { Kind } from "#app/safety/assessment.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import { and, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { batched, database } from "#db/client.ts";
import { sessions, type Offer } from "#db/schema.ts";
import type { Reply } from "#app/models/conversations/conversation-pages.server.ts";
import { guidedStateBefore } from "#app/models/conversations/guided-state.server.ts";
import { usageStatement, type UsedTokens } from "./model-usage.server.ts";
import {
  progressStatement,
  type TrackProgress,
} from "#app/models/conversations/therapy-tracks.server.ts";
import type { NewReply, ReplyReason } from "#app/models/conversations/turn-statements.server.ts";
import { isOwnConversation } from "#app/models/storage/own-rows.ts";

/** What is to be kept of a reply: what was said so far, and how it ended, once it has. */
export interface ReplyChange {
  replyId: string;
  /** Null leaves the stored text. */
  content: ScreenedText | null;
  end: ReplyEnd | null;
}

/** How a reply ended, and what is stored with its end. */
export interface ReplyEnd {
  status: Exclude<Reply["status"], "running">;
  source?: Reply["source"];
  reason?: ReplyReason | null;
  quickAnswers?: NewReply["quickAnswers"];
  lines?: NewReply["lines"];
  guidedState?: GuidedStateChange;
  /** Approved articles that it drew on. */
  knowledgeIds?: readonly string[];
  /** What the model offers with it; a track is offered by its own id as well. */
  offer?: Offer | undefined;
  offeredTrack?: string;
  /** The question about danger that it leaves; and for what a model's own words name help. */
  question?: QuestionId | null;
  namedHelp?: Kind | null;
  /** How much of a model's reply, at its beginning and its end, are the app's own words. */
  appSaid?: Reply["appSaid"];
}

/** The guided companion's state after a reply of its own, and the track's progress with it. */
export interface GuidedStateChange {
  userId: string;
  conversationId: string;
  /** The message that it answered. */
  messageId: string;
  state: unknown;
  progress: TrackProgress | null;
}

/**
 * Keeps changes of several replies in one batch: all or none. A reply that was stopped meanwhile
 * stays stopped; its text is kept either way. What the model used up for them goes along.
 */
export async function keepReplies(
  changes: readonly ReplyChange[],
  used: readonly UsedTokens[] = [],
  now = Date.now(),
): Promise<void> {
  const [first, ...rest] = [
    ...changes.flatMap((change) => statementsOf(change, now)),
    ...used.map(usageStatement),
  ];
  if (first) await database().batch([first, ...rest]);
}

const endReply = batched((db) =>
  db.run(sql`
    update replies set
      status = case when status = 'running' then ${sql.placeholder("status")} else status end,
      ended_at = ${sql.placeholder("now")},
      source = coalesce(${sql.placeholder("source")}, source),
      reason = case when ${sql.placeholder("keepsReason")} then reason
        else ${sql.placeholder("reason")} end,
      quick_answers = coalesce(${sql.placeholder("quickAnswers")}, quick_answers),
      knowledge_ids = coalesce(${sql.placeholder("knowledgeIds")}, knowledge_ids),
      app_said = coalesce(${sql.placeholder("appSaid")}, app_said),
      lines = coalesce(${sql.placeholder("lines")}, lines),
      offer = coalesce(${sql.placeholder("offer")}, offer),
      offered_track = coalesce(${sql.placeholder("offeredTrack")}, offered_track),
      question = case when ${sql.placeholder("keepsQuestion")} then question
        else ${sql.placeholder("question")} end,
      named_help = ${sql.placeholder("namedHelp")}
    where id = ${sql.placeholder("replyId")}`),
);

const keepText = batched((db) =>
  db.run(sql`
    update messages set content = ${sql.placeholder("content")}
    where id = ${sql.placeholder("replyId")}`),
);

function statementsOf({ replyId, content, end }: ReplyChange, now: number): BatchItem<"sqlite">[] {
  const statements: BatchItem<"sqlite">[] = [];
  // Before the end, which puts the whole text into the search.
  if (content !== null) statements.push(keepText({ replyId, content }));
  if (end) {
    const { status, source = null, reason, quickAnswers, knowledgeIds, appSaid } = end;
    const { offer, offeredTrack = null } = end;
    const { question, namedHelp = null, lines } = end;
    statements.push(
      endReply({
        replyId,
        status,
        now,
        source,
        keepsReason: reason === undefined ? 1 : 0,
        reason: reason ?? null,
        quickAnswers: quickAnswers ? JSON.stringify(quickAnswers) : null,
        knowledgeIds: knowledgeIds ? JSON.stringify(knowledgeIds) : null,
        appSaid: appSaid ? JSON.stringify(appSaid) : null,
        lines: lines ? JSON.stringify(lines) : null,
        offer: offer ? JSON.stringify(offer) : null,
        offeredTrack,
        keepsQuestion: question === undefined ? 1 : 0,
        question: question ?? null,
        namedHelp,
      }),
    );
  }
  if (end?.guidedState) {
    statements.push(...guidedStateStatements(end.guidedState, isLatest(end.guidedState)));
  }
  return statements;
}

// A reply may end after the next message has come: where that led is where the talk is now.
function isLatest({ conversationId, messageId }: GuidedStateChange): SQL {
  return sql`not exists (
    select 1 from messages later join messages answered on answered.id = ${messageId}
    where later.session_id = ${conversationId} and later.role = 'user' and later.seq > answered.seq
  )`;
}

/** What stores the guided companion's state, where the condition holds. */
export function guidedStateStatements(
  change: GuidedStateChange,
  condition = sql`1`,
): BatchItem<"sqlite">[] {
  const { userId, conversationId, messageId, state, progress } = change;
  const changes = { guidedState: state, guidedStateBefore: guidedStateBefore([messageId]) };
  const update = database()
    .update(sessions)
    .set(changes)
    .where(and(isOwnConversation({ userId, conversationId }), condition));
  return progress
    ? [update, progressStatement(userId, conversationId, progress, condition)]
    : [update];
}
