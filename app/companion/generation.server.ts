import { errorFields, log } from "#app/config/log.server.ts";
import { recentHistory } from "#app/models/conversations.server.ts";
import { releaseLease, RENEW_EVERY_MS, renewLease } from "#app/models/process-leases.server.ts";
import { stoppedAmong, type ReplyEnd } from "#app/models/replies.server.ts";
import { companionText } from "#app/safety/screened-text.server.ts";
import { ModelError, streamAnswer, type ModelFailure } from "#app/services/anthropic.server.ts";
import { guidedReply, type ReplyPlace } from "./guided-reply.server.ts";
import { allLiveReplies, LiveReply } from "./live-reply.server.ts";
import { HISTORY_MESSAGES, promptFor } from "./prompt.server.ts";
import { allWritten, queueChange } from "./write-queue.server.ts";

/** When what was said so far is kept, counted from the start of the reply. */
const CHECKPOINTS_MS = [2_000, 10_000];
/** A reply longer than this is cut: nobody in pain reads more. */
const REPLY_MAX_LENGTH = 12_000;

let renewal: NodeJS.Timeout | undefined;

/** Starts a model's reply that is already stored as running; it goes on whoever is connected. */
export function startGeneration(replyId: string, place: ReplyPlace): LiveReply {
  renewal ??= setInterval(renewAndObey, RENEW_EVERY_MS).unref();
  const live = new LiveReply(replyId, place.sessionId);
  void generate(live, place).catch((error: unknown) => {
    log().error(errorFields(error), "a reply failed");
    finish(live, "failed");
  });
  return live;
}

/** Stops a reply of this process, keeping what was said. */
export function stopGeneration(live: LiveReply): void {
  live.aborter.abort();
  finish(live, "stopped");
}

/** On shutdown: keeps what was said of every reply, marks it interrupted, and gives the lease up. */
export async function interruptAllReplies(): Promise<void> {
  for (const live of allLiveReplies()) {
    if (live.ending) continue;
    const content = companionText(live.text);
    live.end("failed");
    live.aborter.abort();
    queueChange({ replyId: live.id, content, end: { status: "interrupted" } });
  }
  await allWritten();
  clearInterval(renewal);
  await releaseLease();
}

async function generate(live: LiveReply, place: ReplyPlace): Promise<void> {
  const history = await recentHistory(place.userId, place.sessionId, HISTORY_MESSAGES);
  const checkpoints = CHECKPOINTS_MS.map((afterMs) =>
    setTimeout(() => keep(live), afterMs).unref(),
  );
  try {
    await streamAnswer(promptFor(history), {
      signal: live.aborter.signal,
      onText(text) {
        live.append(text);
        if (live.text.length > REPLY_MAX_LENGTH) live.aborter.abort("too long");
      },
    });
    finish(live, "done");
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    await afterFailure(live, place, error.failure);
  } finally {
    for (const checkpoint of checkpoints) clearTimeout(checkpoint);
  }
}

async function afterFailure(
  live: LiveReply,
  place: ReplyPlace,
  failure: ModelFailure,
): Promise<void> {
  if (live.ending) return;
  if (failure === "stopped")
    return finish(live, live.aborter.signal.reason === "too long" ? "done" : "stopped");
  if (failure === "broken") return finish(live, "failed");
  log().warn({ failure }, "the model did not answer: the guided companion does");
  if (live.text !== "") live.reset();
  const reason = failure === "unavailable" ? "model_unavailable" : (`model_${failure}` as const);
  const turn = await guidedReply(place, reason);
  live.append(turn.text);
  finish(live, "done", {
    source: "guided",
    reason,
    quickAnswers: turn.quickAnswers,
    guidedState: { sessionId: place.sessionId, state: turn.state },
  });
}

function finish(
  live: LiveReply,
  ending: "done" | "stopped" | "failed",
  more: Omit<ReplyEnd, "status"> = {},
): void {
  if (live.ending) return;
  live.end(ending);
  const content = companionText(live.text);
  // Until it is written, whoever asks is answered from here.
  queueChange({ replyId: live.id, content, end: { status: ending, ...more } }, () => live.forget());
}

function keep(live: LiveReply): void {
  if (live.ending || live.text === "") return;
  queueChange({ replyId: live.id, content: companionText(live.text), end: null });
}

// Another process can only leave a mark in the row; whoever renews the lease also looks for marks.
async function renewAndObey(): Promise<void> {
  try {
    await renewLease();
    const running = allLiveReplies().filter((live) => !live.ending);
    const stopped = new Set(await stoppedAmong(running.map((live) => live.id)));
    for (const live of running) if (stopped.has(live.id)) stopGeneration(live);
  } catch (error) {
    log().error(errorFields(error), "the lease was not renewed");
  }
}
