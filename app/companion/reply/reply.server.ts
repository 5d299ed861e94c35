import type { DraftSent } from "#app/models/conversations/drafts.server.ts";
import {
  CEILING_WINDOW_MS,
  eventsOfMessages,
  isBeyondCeiling,
  type ActionTaken,
} from "#app/models/risk/crisis-events.server.ts";
import {
  findConversation,
  type Conversation,
} from "#app/models/conversations/conversations.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { countOwnMessagesSince, recentHistory } from "#app/models/conversations/messages.server.ts";
import {
  findReply,
  storeRetry,
  untilStoppedIsKept,
  type StoredReply,
} from "#app/models/replies/replies.server.ts";
import { findRiskState, isExempt, stateOf, type RiskState } from "#app/models/risk/risk.server.ts";
import { hasNoLimit } from "#app/models/billing/subscriptions.server.ts";
import {
  storeTurn,
  type ReplacedMessage,
  type NewReply,
  type Turn,
  type TurnOutcome,
} from "#app/models/conversations/turns.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { isJustAsked } from "#app/safety/asking.ts";
import { isFromModelAlone, type Assessment } from "#app/safety/assessment.ts";
import { NOTHING_FOUND } from "#app/safety/detector/findings.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { recordEffects } from "../guide-effects.server.ts";
import { answerInWords, lineOfAnswer, takeAnswerInWords } from "../offers/answer-offer.server.ts";
import { rememberLeftConversations } from "../memory/remember.server.ts";
import {
  assessMessage,
  writtenReply,
  type AssessedMessage,
} from "../risk/assess-message.server.ts";
import { lookBackIfDue } from "../conversations/checkpoint.server.ts";
import { isNumberRefused } from "#app/safety/scripts/numbers-refused.ts";
import { toldBefore } from "../risk/told-before.server.ts";
import { choiceIn, HISTORY_ENTRIES, guidedStateAfter } from "./guided-reply.server.ts";
import { hearPlace } from "./hear-place.server.ts";
import {
  historyBefore,
  type HeardMessage,
  type ReplyContext,
  type ReplyTarget,
} from "./reply-context.ts";
import { noticesFor } from "./notices.server.ts";
import {
  planContinuation,
  planFreeReply,
  planReply,
  written,
  type ReplyPlan,
} from "./plan-reply.server.ts";
import { frameOfQuestion, PLAIN_FRAME, type ReplyFrame } from "./reply-frame.server.ts";
import { languageOf } from "./reply-language.ts";
import { runReply } from "./run-reply.server.ts";
import { withAgeHeard } from "./minors.server.ts";
import { allWritten } from "./save-queue.server.ts";
import { stopRunningHere, settleEnded } from "./running-reply.server.ts";

/** A conversation that a message goes on with, or the id and companion of one that it opens. */
export type AnsweredConversation = Conversation | Pick<Conversation, "id" | "therapistType">;

export interface MessageToAnswer {
  user: User;
  conversation: AnsweredConversation;
  /** Where the person stood before the message. */
  risk: RiskState | null;
  /** Whether the conversation has begun with its notice. */
  hasOpening: boolean;
  screening: Screening;
  /** The id of the button that was tapped, where it stands; null where the words are their own. */
  choice: string | null;
  /** The writer's messages before it, oldest first: what it was screened together with. */
  earlier: readonly string[];
  formKey: string;
  timeZone: string | null;
  /** Which draft it came from; null where it is no draft's. */
  draftOf: DraftSent | null;
  /** The person's last message, which this one takes the place of. */
  replaces?: ReplacedMessage | null;
}

/**
 * What became of a message, and where it led: to another session, if it said yes to one. `hasPanel`
 * where help stands beside it, because of its words or of what it answered; `wasAtRisk` where a risk was
 * open before it.
 */
export type AnsweredMessage = TurnOutcome & {
  hasPanel: boolean;
  wasAtRisk: boolean;
  openedConversationId: string | null;
};

/** How often the written exercises are asked for other words than those that were said. */
const MAX_REWORDING_TRIES = 4;

/**
 * Answers a screened message: plans its reply, stores both in one batch, and starts the reply. The life
 * of a reply is written down in `reply-states`. Ends a reply that still runs, keeping its words.
 */
export async function answerMessage(input: MessageToAnswer): Promise<AnsweredMessage> {
  const now = Date.now();
  await hearPlace(input, input.screening.words.place);
  const target = await openTarget(input);
  const { user, risk: before } = target;
  const { earlier } = input;
  const screening = readAsMeant(input.screening, target);
  const assessed = await assessMessage(target, screening, before, now);
  const { finding, isAtRisk } = assessed;
  const frame = assessed.reply
    ? assessed.frame
    : await withAgeHeard(target, assessed.screening, assessed.frame);
  const isBeyond = await isBeyondCeiling(user.id, finding, now);
  const answered = isAtRisk ? null : answerInWords(target);
  const context: ReplyContext = {
    target,
    screening: assessed.screening,
    before,
    after: assessed.risk.state,
    at: now,
    earlier,
    frame: withLine(frame, lineOfAnswer(answered, languageOf(assessed.screening))),
    isThrottled: isBeyond || (isAtRisk && (await hasWrittenMuch(user.id, now))),
  };
  const planned = await planReply(context, assessed);
  const plan = isBeyond ? markBeyond(planned, assessed) : planned;

  const turn = await turnOf(input, { context, assessed, plan, isBeyond });
  const outcome = await storeTurn(turn, now);

  if (outcome.outcome === "stored") {
    const isKept = target.conversation.isKept !== false;
    if (plan.turn) await recordEffects(target, isKept ? plan.turn : { forget: plan.turn.forget });
    await takeAnswerInWords(target, answered);
    // The next reply answers everything unanswered, so it must be able to read what was said.
    if (stopRunningHere(target.conversation.id)) await allWritten();
    await untilStoppedIsKept(target.conversation.id, now);
    runReply(plan, context);
    if (turn.isCounted && isKept) await lookBackIfDue(user, outcome);
    if (target.history.length === 0) {
      void rememberLeftConversations(user, target.conversation.id);
    }
  }
  const openedConversationId = await sessionOpenedBy(user.id, outcome, plan.reply);
  return {
    ...outcome,
    hasPanel: finding.tier === "crisis",
    wasAtRisk: before?.status === "open",
    openedConversationId,
  };
}

/**
 * A button's words are ours ("Jaw", "I hear voices"), and its id says what was meant, so a finding of the
 * reader alone is dropped. A finding of a rule stands, and so does every finding while danger is known.
 */
function readAsMeant(screening: Screening, target: ReplyTarget): Screening {
  const { message, risk } = target;
  const isTapped = choiceIn(target) !== null || (message.choice !== null && risk === null);
  return isTapped && isFromModelAlone(screening.assessment)
    ? { ...screening, assessment: NOTHING_FOUND }
    : screening;
}

/** Says at the reply's end what was kept, unless a safety line stands there. */
function withLine(frame: ReplyFrame, line: string): ReplyFrame {
  return line === "" || frame.tail.text !== ""
    ? frame
    : { ...frame, tail: { text: line, lines: [] } };
}

/** What is known of the conversation before the message, read once. */
async function openTarget(input: MessageToAnswer): Promise<ReplyTarget> {
  const { user, conversation, replaces } = input;
  const hasSettled = await settleEnded(conversation.id);
  // The first of two posts of one form may have opened this conversation already.
  const isCurrent = "createdAt" in conversation && !hasSettled;
  const now = isCurrent ? conversation : await findConversation(user.id, conversation.id);
  return {
    user,
    conversation: now ?? { trackType: null, ...conversation },
    history: now ? await recentHistory(user.id, conversation.id, HISTORY_ENTRIES) : [],
    risk: input.risk,
    message: {
      id: newId(),
      content: input.screening.text,
      choice: input.choice,
      read: input.screening,
    },
    ...(replaces ? { replacesId: replaces.id } : {}),
  };
}

/** So many messages of somebody at risk within the window go to a model. */
const MAX_MESSAGES_AT_RISK = 20;

/** Whether somebody at risk has written so much within minutes that no model is asked any more. */
async function hasWrittenMuch(userId: string, now: number): Promise<boolean> {
  return (await countOwnMessagesSince(userId, now - CEILING_WINDOW_MS)) >= MAX_MESSAGES_AT_RISK;
}

// A written answer that has no event of its own: the page shows the panel beside it.
function markBeyond(plan: ReplyPlan, { reply, finding }: AssessedMessage): ReplyPlan {
  if (!reply || finding.tier !== "crisis") return plan;
  return { ...plan, reply: { ...plan.reply, reason: "beyond_ceiling" } };
}

interface PlannedTurn {
  context: ReplyContext;
  assessed: AssessedMessage;
  plan: ReplyPlan;
  isBeyond: boolean;
}

async function turnOf(
  input: MessageToAnswer,
  { context, assessed, plan, isBeyond }: PlannedTurn,
): Promise<Turn> {
  const { user, screening, replaces = null } = input;
  const { conversation, message, history } = context.target;
  const { finding, risk, checkBack, followUp } = assessed;
  const opens = "createdAt" in input.conversation ? null : input.conversation;
  const hasOpening = input.hasOpening || (opens !== null && history.length > 0);
  const shown = { userId: user.id, hasOpening, replyId: plan.reply.id, screening };
  return {
    userId: user.id,
    conversationId: conversation.id,
    opens,
    message: {
      id: message.id,
      content: screening.text,
      formKey: input.formKey,
      choice: message.choice,
      classes: assessed.classes,
    },
    replaces,
    // What is said for the sake of safety, and all while risk is open, uses up no free message.
    isCounted:
      !plan.isFree && !assessed.isAtRisk && !replaces?.wasCounted && !hasNoLimit(user, context.at),
    finding,
    actionTaken: actionFor(finding, assessed.reply),
    isBeyondCeiling: isBeyond,
    risk,
    checkBack,
    followUp,
    notices: await noticesFor(shown, context.at),
    reply: plan.reply,
    guidedState: plan.guidedState,
    progress: plan.progress,
    timeZone: input.timeZone,
    draftOf: input.draftOf,
  };
}

function actionFor(finding: Assessment, script: NewReply | null): ActionTaken {
  if (finding.tier === "crisis") return "panel_and_written_answer";
  return script ? "written_answer" : "asked";
}

// A form posted twice answers with the place that its first post led to.
async function sessionOpenedBy(
  userId: string,
  outcome: TurnOutcome,
  reply: NewReply,
): Promise<string | null> {
  if (outcome.outcome === "stored") return reply.openedConversationId ?? null;
  if (outcome.outcome !== "duplicate" || !outcome.replyId) return null;
  const first = await findReply(userId, outcome.conversationId, outcome.replyId);
  return first?.reply.openedConversationId ?? null;
}

/**
 * Answers again: retries a reply that failed, was interrupted or stopped, replaces a whole one, or
 * continues one that was cut off. At risk the answer is a written one. Returns the new reply's id, or why
 * there is none: the reply isn't the last one any more, or nothing else is written about it.
 */
export async function retryReply(
  user: User,
  conversation: Conversation,
  replyId: string,
  question: Omit<HeardMessage, "read">,
  isContinued = false,
): Promise<{ newReplyId: string } | "not_last" | "nothing_else"> {
  const [again, earlier] = await Promise.all([
    contextAgain(user, conversation, question),
    findReply(user.id, conversation.id, replyId),
  ]);
  const context = { ...again, isContinued, ...(isContinued ? {} : replacedAnswer(earlier)) };
  const { target, screening, before } = context;
  const isScript = isExempt(screening.assessment.tier, before) && !isOnlyAsked(context);
  const plan = isScript
    ? written(await writtenReply(target, screening, before))
    : isContinued
      ? await planContinuation(context)
      : await planOther(context, earlier?.content);
  if (!plan) return "nothing_else";
  const { reply, turn, progress } = plan;
  const isStored = await storeRetry({
    userId: user.id,
    conversationId: conversation.id,
    earlierReplyId: replyId,
    isContinued,
    reply,
    guidedStateChange: turn && { ...guidedStateAfter(target, turn), progress },
  });
  if (!isStored) return "not_last";
  if (reply.status === "running") runReply(plan, context);
  return { newReplyId: reply.id };
}

/** Returns what a whole answer said, without the app's own words, before another one replaces it. */
function replacedAnswer(earlier: StoredReply | null): Pick<ReplyContext, "insteadOf"> {
  if (earlier?.reply.status !== "done") return {};
  const { before, after } = earlier.reply.appSaid ?? { before: 0, after: 0 };
  return { insteadOf: earlier.content.slice(before, earlier.content.length - after).trim() };
}

async function contextAgain(
  user: User,
  given: Conversation,
  question: Omit<HeardMessage, "read">,
): Promise<ReplyContext> {
  await settleEnded(given.id);
  const [conversation, history, before, events, screening] = await Promise.all([
    findConversation(user.id, given.id),
    recentHistory(user.id, given.id, HISTORY_ENTRIES),
    findRiskState(user.id),
    eventsOfMessages(user.id, [question.id]),
    screenText(question.content),
  ]);
  // What was found then, by the detector or by the second opinion, still stands.
  const assessment = events.get(question.id) ?? screening.assessment;
  const refusesNumbers = isNumberRefused({
    tier: "none",
    kind: "none",
    told: toldBefore({ history }),
  });
  const context: ReplyContext = {
    target: {
      user,
      conversation: conversation ?? given,
      history,
      risk: before,
      message: { ...question, read: screening },
    },
    screening: { ...screening, assessment },
    before,
    at: Date.now(),
    frame: { ...PLAIN_FRAME, refusesNumbers },
    isThrottled: false,
  };
  if (!isOnlyAsked(context)) return context;
  const asked = frameOfQuestion(before, context.screening, historyBefore(context.target));
  return { ...context, frame: { ...asked, refusesNumbers } };
}

/** Whether our question stands and nothing graver is known: then anybody may answer, and ask it again. */
function isOnlyAsked({ before, screening }: ReplyContext): boolean {
  return isJustAsked(stateOf(before)) && screening.assessment.tier !== "crisis";
}

// The guide may have no other wording, or this try may not hit one.
async function planOther(
  context: ReplyContext,
  earlier: string | undefined,
): Promise<ReplyPlan | null> {
  for (let tries = 0; tries < MAX_REWORDING_TRIES; tries += 1) {
    const plan = await planFreeReply(context);
    const { content, status } = plan.reply;
    if (content !== earlier || status !== "done") return plan;
  }
  return null;
}
