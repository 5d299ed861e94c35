import type { Conversation, Reply } from "#app/models/conversations.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { thisProcess } from "#app/models/process-leases.server.ts";
import {
  findReply,
  interruptOrphans,
  stopReply,
  storeRetry,
  whoMakes,
} from "#app/models/replies.server.ts";
import { findRiskState, nextRisk, type RiskState } from "#app/models/risk.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import { storeTurn, type NewReply, type TurnOutcome } from "#app/models/turns.server.ts";
import type { User } from "#app/models/users.server.ts";
import { companionText, type Screening } from "#app/safety/screened-text.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { startGeneration, stopGeneration } from "./generation.server.ts";
import { guidedReply, type ReplyPlace } from "./guided-reply.server.ts";
import { allLiveReplies, findLiveReply, type LiveReply } from "./live-reply.server.ts";
import { allWritten } from "./write-queue.server.ts";
import { writtenReply, answerToQuestion } from "./written-reply.server.ts";

export interface MessageToAnswer {
  user: User;
  /** The conversation, or the id and companion of one that this message opens. */
  conversation: Pick<Conversation, "id" | "therapistType">;
  isNew: boolean;
  screening: Screening;
  formKey: string;
  draftOf: string;
}

/** Whether a message, or where its writer stands, asks for written answers only. */
export function isAtRisk(screening: Screening, risk: RiskState | null): boolean {
  return screening.assessment.tier !== "none" || risk?.status === "open";
}

/**
 * Stores a screened message with its reply and starts the reply: a written one for anyone at risk,
 * else the model's, else the guided companion's. Ends a reply that still runs, keeping its words.
 */
export async function answerMessage(input: MessageToAnswer): Promise<TurnOutcome> {
  const { user, conversation, screening } = input;
  await settleEnded(conversation.id);
  const now = Date.now();
  const place: ReplyPlace = {
    userId: user.id,
    sessionId: conversation.id,
    message: { id: newId(), content: screening.text },
  };
  const before = await findRiskState(user.id);
  const answer = answerToQuestion(before, screening);
  const risk = nextRisk(user.id, before, screening.assessment, answer, now);
  const atRisk = isAtRisk(screening, before);
  const { reply, guidedState } =
    atRisk || before?.status === "follow_up"
      ? { reply: await writtenReply(place, screening, before, risk), guidedState: undefined }
      : await freeReply(place);
  const outcome = await storeTurn(
    {
      userId: user.id,
      sessionId: conversation.id,
      opens: input.isNew ? { therapistType: conversation.therapistType } : null,
      message: { id: place.message.id, content: screening.text, formKey: input.formKey },
      isCounted: !isPremium(user, now) && !atRisk,
      finding: screening.assessment,
      actionTaken:
        screening.assessment.tier === "crisis" ? "panel_and_written_answer" : "written_answer",
      risk,
      reply,
      guidedState,
      draftOf: input.draftOf,
    },
    now,
  );
  if (outcome.outcome === "stored") {
    // The next reply answers everything unanswered, so it must be able to read what was said.
    if (stopRunningHere(conversation.id)) await allWritten();
    if (reply.status === "running") startGeneration(reply.id, place);
  }
  return outcome;
}

/** Answers again after a reply that failed, was interrupted or stopped; null when it is not the last. */
export async function retryReply(
  user: User,
  conversation: Conversation,
  replyId: string,
  question: { id: string; content: string },
): Promise<string | null> {
  await settleEnded(conversation.id);
  const place: ReplyPlace = { userId: user.id, sessionId: conversation.id, message: question };
  const before = await findRiskState(user.id);
  const { reply } =
    before?.status === "open"
      ? { reply: await writtenReply(place, null, before, { state: before, resolution: null }) }
      : await freeReply(place);
  const isStored = await storeRetry(user.id, conversation.id, replyId, reply);
  if (!isStored) return null;
  if (reply.status === "running") startGeneration(reply.id, place);
  return reply.id;
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
  | { from: "stored"; reply: Reply; content: string }
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
  if (reply.status !== "running") return { from: "stored", reply, content };
  const maker = await whoMakes(reply);
  if (maker !== "nobody" && maker !== "this") {
    return { from: "elsewhere", machine: maker.machine, reply, content };
  }
  await interruptOrphans(userId, sessionId);
  return { from: "stored", reply: { ...reply, status: "interrupted" }, content };
}

async function freeReply(place: ReplyPlace): Promise<{ reply: NewReply; guidedState: unknown }> {
  if (isModelConfigured()) {
    const reply: NewReply = {
      id: newId(),
      status: "running",
      source: "model",
      reason: null,
      content: companionText(""),
      quickAnswers: [],
      processId: thisProcess.id,
    };
    return { reply, guidedState: undefined };
  }
  const turn = await guidedReply(place, "no_model");
  const reply: NewReply = {
    id: newId(),
    status: "done",
    source: "guided",
    reason: null,
    content: companionText(turn.text),
    quickAnswers: turn.quickAnswers,
    processId: null,
  };
  return { reply, guidedState: turn.state };
}

function stopRunningHere(sessionId: string): boolean {
  const running = allLiveReplies().filter((live) => live.sessionId === sessionId && !live.ending);
  for (const live of running) stopGeneration(live);
  return running.length > 0;
}
