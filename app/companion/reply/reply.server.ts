import type { Reply } from "#app/models/conversation-pages.server.ts";
import type { Conversation } from "#app/models/conversations.server.ts";
import { countOwnMessagesSince, recentHistory } from "#app/models/messages.server.ts";
import type { DraftSent } from "#app/models/drafts.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { findSources } from "#app/models/knowledge.server.ts";
import { isOverBudget } from "#app/models/model-usage.server.ts";
import { thisProcess } from "#app/models/process-leases.server.ts";
import {
  findReply,
  interruptOrphans,
  stopReply,
  storeRetry,
  whoMakes,
} from "#app/models/replies.server.ts";
import {
  CEILING_WINDOW_MS,
  EVENTS_CEILING,
  eventsOfMessages,
  isBeyondCeiling,
  type ActionTaken,
} from "#app/models/crisis-events.server.ts";
import { findRiskState, isExempt, stateOf, type RiskState } from "#app/models/risk.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import type { TrackProgress } from "#app/models/therapy-tracks.server.ts";
import {
  storeTurn,
  type NewReply,
  type ReplacedMessage,
  type TurnOutcome,
} from "#app/models/turns.server.ts";
import type { User } from "#app/models/users.server.ts";
import { isJustAsked } from "#app/safety/asking.ts";
import type { Assessment } from "#app/safety/assessment.ts";
import { companionText, screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { startGeneration, startWaiting, stopGeneration } from "./generation.server.ts";
import { lookBackIfDue } from "../sessions/checkpoint.server.ts";
import { recordExercise } from "../exercises/chat-exercises.server.ts";
import type { GuidedTurn } from "../guided.server.ts";
import { placeAfter, progressOf, type ReplyPlace } from "./guided-reply.server.ts";
import { framedGuidedReply } from "./framed-guided-reply.server.ts";
import { ledExercise, type LedExercise } from "../exercises/led-exercise.server.ts";
import { allLiveReplies, findLiveReply, type LiveReply } from "./live-reply.server.ts";
import type { ReplySource } from "./reply-event.ts";
import { closingOf, openRiskOf } from "./reply-closing.server.ts";
import { frameOfQuestion, PLAIN_FRAME, type Frame } from "./reply-frame.server.ts";
import { rememberLeftConversations } from "../memory/remember.server.ts";
import { seekOpinion, type Asked } from "./reply-risk.server.ts";
import { progressByPace } from "../programmes/track-session.server.ts";
import { allWritten } from "./write-queue.server.ts";
import { noticesFor } from "./notices.server.ts";
import { answerAboutAge } from "./minors.server.ts";
import { answerAboutTracks, switchedTo } from "../tracks/track-switch.server.ts";
import { weighMessage, writtenReply } from "../risk/written-reply.server.ts";

export interface MessageToAnswer {
  user: User;
  /** The conversation, or the id and companion of one that this message opens. */
  conversation: Pick<Conversation, "id" | "therapistType" | "trackType"> &
    Partial<Pick<Conversation, "createdAt" | "lastMessageAt">>;
  isNew: boolean;
  screening: Screening;
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
 * where help stands beside it, because of its words or of what it answered.
 */
export type AnsweredMessage = TurnOutcome & { hasPanel?: boolean } & (
    { trackSwitched: true; newSessionId: string } | { trackSwitched: false; newSessionId: null }
  );

/** Entries that are read to know which way to help was named last. */
const CLOSING_HISTORY = 8;
/** How often the written exercises are asked for other words than those that were said. */
const OTHER_WORDS_TRIES = 4;
/** Why a written reply stands without an event of its own: the page then shows the panel beside it. */
export const BEYOND_CEILING = "beyond_ceiling";

/** Whether a message, or where its writer stands, is about danger: answered and not counted. */
export function isAtRisk(screening: Screening, risk: RiskState | null): boolean {
  return isExempt(screening.assessment.tier, risk);
}

/**
 * Stores a screened message with its reply and starts the reply: a written one for anyone at risk,
 * else the model's, else the guided companion's. Ends a reply that still runs, keeping its words.
 */
export async function answerMessage(input: MessageToAnswer): Promise<AnsweredMessage> {
  const { user, conversation, screening } = input;
  await settleEnded(conversation.id);
  const now = Date.now();
  const replaces = input.replaces ?? null;
  const place: ReplyPlace = {
    ...(replaces ? { replacesId: replaces.id } : {}),
    userId: user.id,
    sessionId: conversation.id,
    message: { id: newId(), content: screening.text },
    therapistType: conversation.therapistType,
  };
  const before = await findRiskState(user.id);
  const { earlier } = input;
  const weighed = await weighMessage(place, screening, before, earlier, now);
  const { finding, risk, checkBack, followUp, frame } = weighed;
  const asked: Asked = { place, before, screening: weighed.screening, at: now, earlier, frame };
  const isBeyond = await isBeyondCeiling(user.id, finding, now);
  asked.isQuiet = isBeyond || (weighed.isExempt && (await hasWrittenMuch(user.id, now)));
  const written = weighed.reply;
  const isAboutNothingElse = written === null && !weighed.isExempt;
  // Before anything else, except danger.
  const aboutAge =
    written === null ? await answerAboutAge(place, screening, stateOf(before), frame) : null;
  const aboutTracks =
    isAboutNothingElse && !aboutAge ? await answerAboutTracks({ ...input, place }) : null;
  const writtenFirst = written ? markedBeyond(written, isBeyond, finding) : aboutAge;
  const free = writtenFirst
    ? { reply: writtenFirst, ...NOTHING_GUIDED }
    : aboutTracks
      ? { ...aboutTracks, turn: null, led: null }
      : await freeReply(asked, conversation.trackType !== null);
  const { reply, guidedState, progress, turn, led } = free;
  // What is said for the sake of safety, and all while risk is open, uses up no free message.
  const isCounted =
    !isPremium(user, now) &&
    !replaces?.wasCounted &&
    !weighed.isExempt &&
    !aboutAge &&
    !aboutTracks?.isAnswer;
  const toTell = { userId: user.id, sessionId: conversation.id, replyId: reply.id, screening };
  const outcome = await storeTurn(
    {
      userId: user.id,
      sessionId: conversation.id,
      opens: input.isNew ? { therapistType: conversation.therapistType } : null,
      message: { id: place.message.id, content: screening.text, formKey: input.formKey },
      replaces,
      isCounted,
      finding,
      actionTaken: actionFor(finding, written),
      isBeyondCeiling: isBeyond,
      risk,
      checkBack,
      followUp,
      notices: await noticesFor(toTell, now),
      reply,
      guidedState,
      progress,
      timeZone: input.timeZone,
      draftOf: input.draftOf,
    },
    now,
  );
  if (outcome.outcome === "stored") {
    if (turn) await recordExercise(place, turn);
    // The next reply answers everything unanswered, so it must be able to read what was said.
    if (stopRunningHere(conversation.id)) await allWritten();
    if (reply.status === "done") void seekOpinion(reply.id, null, asked);
    else if (reply.source === "guided") startWaiting(reply.id, asked);
    else startGeneration(reply.id, asked, led);
    if (isCounted) await lookBackIfDue({ ...place, messageId: place.message.id });
    // What was left without an end is read once the next conversation begins.
    const begins = input.isNew || conversation.createdAt === conversation.lastMessageAt;
    if (begins) void rememberLeftConversations(user.id, conversation.id, now);
  }
  const hasPanel = finding.tier === "crisis";
  return { ...(await withSwitch(user.id, outcome, reply)), hasPanel };
}

/** Whether somebody at risk has written so much within minutes that no model is asked any more. */
async function hasWrittenMuch(userId: string, now: number): Promise<boolean> {
  return (await countOwnMessagesSince(userId, now - CEILING_WINDOW_MS)) >= EVENTS_CEILING;
}

function markedBeyond(written: NewReply, isBeyond: boolean, finding: Assessment): NewReply {
  return isBeyond && finding.tier === "crisis" ? { ...written, reason: BEYOND_CEILING } : written;
}

function actionFor(finding: Assessment, written: NewReply | null): ActionTaken {
  if (finding.tier === "crisis") return "panel_and_written_answer";
  return written ? "written_answer" : "asked";
}

// A post that comes twice is led to where the first one led.
async function withSwitch(
  userId: string,
  outcome: TurnOutcome,
  reply: NewReply,
): Promise<AnsweredMessage> {
  const led = outcome.outcome === "stored" || outcome.outcome === "duplicate" ? outcome : null;
  const { replyId = null, sessionId = "" } = led ?? {};
  const isOwn = replyId === reply.id;
  const stored = replyId && !isOwn ? await findReply(userId, sessionId, replyId) : null;
  const newSessionId = switchedTo(isOwn ? reply.reason : (stored?.reply.reason ?? null));
  return newSessionId
    ? { ...outcome, trackSwitched: true, newSessionId }
    : { ...outcome, trackSwitched: false, newSessionId: null };
}

/**
 * Answers again: after a reply that failed, was interrupted or stopped, or with another answer in the
 * place of a whole one. At risk the answer is a written one. Returns the new reply's id, or why there
 * is none: the reply is not the last one any more, or nothing else is written about it.
 */
export async function retryReply(
  user: User,
  conversation: Conversation,
  replyId: string,
  question: { id: string; content: string },
): Promise<{ newReplyId: string } | "not_last" | "nothing_else"> {
  await settleEnded(conversation.id);
  const place: ReplyPlace = { userId: user.id, sessionId: conversation.id, message: question };
  const [before, events, screening] = await Promise.all([
    findRiskState(user.id),
    eventsOfMessages(user.id, [question.id]),
    screenText(question.content),
  ]);
  // What was found then, by the detector or by the second opinion, still stands.
  const screened = {
    ...screening,
    assessment: events.get(question.id) ?? screening.assessment,
  };
  const state = stateOf(before);
  const isAsked = isJustAsked(state) && screened.assessment.tier !== "crisis";
  const frame = isAsked ? frameOfQuestion(before, screened) : PLAIN_FRAME;
  const asked: Asked = { place, before, at: Date.now(), screening: screened, frame };
  const { reply, turn, progress, led } =
    isAtRisk(asked.screening, before) && !isAsked
      ? { ...NOTHING_GUIDED, reply: await writtenReply(place, asked.screening, before) }
      : await otherReply(asked, replyId, conversation.trackType !== null);
  if (!reply) return "nothing_else";
  const isStored = await storeRetry({
    userId: user.id,
    sessionId: conversation.id,
    earlierReplyId: replyId,
    reply,
    guidedPlace: turn && { ...placeAfter(place, turn), progress },
  });
  if (!isStored) return "not_last";
  if (reply.status === "running") startGeneration(reply.id, asked, led);
  return { newReplyId: reply.id };
}

// Written exercises may have no other words for it, or none that this try meets.
async function otherReply(
  asked: Asked,
  earlierReplyId: string,
  isOnTrack: boolean,
): Promise<Omit<FreeReply, "reply"> & { reply: NewReply | null }> {
  const { userId, sessionId } = asked.place;
  const earlier = await findReply(userId, sessionId, earlierReplyId);
  for (let tries = 0; tries < OTHER_WORDS_TRIES; tries += 1) {
    const free = await freeReply(asked, isOnTrack);
    if (free.reply.content !== earlier?.content || free.reply.status === "running") return free;
  }
  return { ...NOTHING_GUIDED, reply: null };
}

/** Stops a running reply, wherever it is made, keeping what was said. */
export async function stopRunningReply(
  userId: string,
  sessionId: string,
  replyId: string,
): Promise<boolean> {
  const isStopped = await stopReply(userId, sessionId, replyId);
  const live = findLiveReply(replyId);
  if (isStopped && live) stopGeneration(live);
  return isStopped;
}

/**
 * Lets what has just ended in a conversation be written. Ends wait a moment for others, and whoever
 * reads the rows meanwhile would find a reply that seems to run.
 */
export async function settleEnded(sessionId: string): Promise<void> {
  const hasEnded = allLiveReplies().some((live) => live.sessionId === sessionId && live.ending);
  if (hasEnded) await allWritten();
}

export type OpenedReply =
  | { from: "live"; live: LiveReply; reply: Reply }
  | { from: "stored"; reply: Reply; content: string; sources: readonly ReplySource[] }
  | { from: "elsewhere"; machine: string; reply: Reply; content: string };

/** A reply as it stands now: growing here, stored, or growing on another machine; null if missing. */
export async function openReply(
  userId: string,
  sessionId: string,
  replyId: string,
): Promise<OpenedReply | null> {
  const found = await findReply(userId, sessionId, replyId);
  if (!found) return null;
  const live = findLiveReply(replyId);
  if (live) return { from: "live", live, reply: found.reply };
  const { reply, content } = found;
  if (reply.status !== "running") {
    const sources = await findSources(reply.knowledgeIds);
    return { from: "stored", reply, content, sources };
  }
  const maker = await whoMakes(reply);
  if (maker !== "nobody" && maker !== "this") {
    return { from: "elsewhere", machine: maker.machine, reply, content };
  }
  await interruptOrphans(userId, sessionId);
  return { from: "stored", reply: { ...reply, status: "interrupted" }, content, sources: [] };
}

/** A reply in the making, and the guided companion's turn where it is one. */
interface FreeReply {
  reply: NewReply;
  guidedState: unknown;
  progress: TrackProgress | null;
  turn: GuidedTurn | null;
  /** The exercise whose own words stand under a model's reply. */
  led: LedExercise | null;
}

const NOTHING_GUIDED = { guidedState: undefined, progress: null, turn: null, led: null };

async function freeReply(asked: Asked, isOnTrack: boolean): Promise<FreeReply> {
  const { place, frame } = asked;
  const isOver = isModelConfigured() && (asked.isQuiet || (await isOverBudget(place.userId)));
  if (isModelConfigured() && !isOver && frame.mayUseModel) {
    const isLed = !openRiskOf(asked) && !frame.asksNothing && frame.lead === "";
    const led = isLed ? await ledExercise(place) : null;
    const reply: NewReply = {
      id: newId(),
      status: "running",
      source: "model",
      reason: null,
      content: companionText(""),
      quickAnswers: frame.asksNothing ? buttonsOf(frame) : (led?.turn.quickAnswers ?? []),
      processId: thisProcess.id,
    };
    const { userId, sessionId, message } = place;
    const progress = isOnTrack ? await progressByPace(userId, sessionId, message.content) : null;
    const turn = led?.turn ?? null;
    return { reply, guidedState: turn?.state, progress, turn, led };
  }
  const said = await framedGuidedReply(asked, isOver ? "over_budget" : "no_model");
  const reply: NewReply = {
    id: newId(),
    status: "done",
    source: "guided",
    reason: isOver ? "over_budget" : null,
    content: companionText(said.text + (await closingOfGuided(asked, said.text))),
    quickAnswers: said.quickAnswers,
    processId: null,
  };
  return {
    reply: waitsForOpinion(asked) ? waiting(asked, said.text, reply) : reply,
    guidedState: said.state,
    progress: said.turn ? progressOf(said.turn.state, place.sessionId) : null,
    turn: said.turn,
    led: null,
  };
}

/** Where a model is there to be asked, a question to the person waits for its opinion. */
function waitsForOpinion(asked: Asked): boolean {
  return asked.screening.assessment.tier === "check_in" && isModelConfigured() && !asked.isQuiet;
}

function waiting(asked: Asked, text: string, reply: NewReply): NewReply {
  asked.waitsWith = text;
  return { ...reply, status: "running", content: companionText(""), processId: thisProcess.id };
}

function buttonsOf({ quickAnswers }: Frame): NewReply["quickAnswers"] {
  return quickAnswers.map(({ label, message }) => ({ label, message }));
}

// The guided companion speaks of languages by itself; while risk is open it also names a way to help.
async function closingOfGuided(asked: Asked, text: string): Promise<string> {
  if (!openRiskOf(asked)) return asked.frame.tail === "" ? "" : `\n\n${asked.frame.tail}`;
  const { userId, sessionId } = asked.place;
  return closingOf(asked, await recentHistory(userId, sessionId, CLOSING_HISTORY))(text);
}

function stopRunningHere(sessionId: string): boolean {
  const running = allLiveReplies().filter((live) => live.sessionId === sessionId && !live.ending);
  for (const live of running) stopGeneration(live);
  return running.length > 0;
}
