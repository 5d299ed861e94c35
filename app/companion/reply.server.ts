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
import { findRiskState } from "#app/models/risk.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import { storeTurn, type NewReply, type TurnOutcome } from "#app/models/turns.server.ts";
import type { User } from "#app/models/users.server.ts";
import { companionText, type Screening } from "#app/safety/screened-text.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { startGeneration, stopGeneration } from "./generation.server.ts";
import { guidedReply, type ReplyPlace } from "./guided-reply.server.ts";
import { allLiveReplies, findLiveReply, type LiveReply } from "./live-reply.server.ts";
import { allWritten } from "./write-queue.server.ts";
import { noticesFor } from "./told-notices.server.ts";
import { weighMessage, writtenReply } from "./written-reply.server.ts";

export interface MessageToAnswer {
  user: User;
  /** The conversation, or the id and companion of one that this message opens. */
  conversation: Pick<Conversation, "id" | "therapistType">;
  isNew: boolean;
  screening: Screening;
  formKey: string;
  draftOf: string;
}

/**
 * Stores a screened message with its reply and starts the reply: a written one for anyone at risk,
 * else the model's, else the guided companion's. Ends a reply that still runs, keeping its words.
 */
export async function answerMessage(input: MessageToAnswer): Promise<TurnOutcome> {
  const { user, conversation, screening } = input;
  const now = Date.now();
  const place: ReplyPlace = {
    userId: user.id,
    sessionId: conversation.id,
    message: { id: newId(), content: screening.text },
  };
  const weighed = await weighMessage(place, screening, await findRiskState(user.id), now);
  const { finding, risk, checkBack, followUp } = weighed;
  const { reply, guidedState } = weighed.reply
    ? { reply: weighed.reply, guidedState: undefined }
    : await freeReply(place);
  const toTell = { userId: user.id, sessionId: conversation.id, replyId: reply.id, screening };
  const outcome = await storeTurn(
    {
      userId: user.id,
      sessionId: conversation.id,
      opens: input.isNew ? { therapistType: conversation.therapistType } : null,
      message: { id: place.message.id, content: screening.text, formKey: input.formKey },
      // What we asked, or answer for the sake of safety, uses up no free message.
      isCounted: !isPremium(user, now) && weighed.reply === null,
      finding,
      actionTaken: finding.tier === "crisis" ? "panel_and_written_answer" : "written_answer",
      risk,
      checkBack,
      followUp,
      notices: await noticesFor(toTell, now),
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
  const place: ReplyPlace = { userId: user.id, sessionId: conversation.id, message: question };
  const before = await findRiskState(user.id);
  const { reply } =
    before?.status === "open"
      ? { reply: await writtenReply(place, before) }
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
