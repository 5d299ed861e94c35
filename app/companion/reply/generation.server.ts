import { setTimeout as wait } from "node:timers/promises";
import { REPLY_REASONS } from "#app/catalogue/reply-reasons.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { releaseLease, RENEW_EVERY_MS, renewLease } from "#app/models/process-leases.server.ts";
import { stoppedAmong } from "#app/models/replies.server.ts";
import {
  createGuard,
  isAboutDanger,
  reviewedText,
  type GuardStep,
  type GuardViolation,
} from "#app/safety/guard.server.ts";
import { companionText } from "#app/safety/screened-text.server.ts";
import { ModelError, streamAnswer, type ModelFailure } from "#app/services/anthropic.server.ts";
import { recordExercise } from "../exercises/chat-exercises.server.ts";
import { framedGuidedReply } from "./framed-guided-reply.server.ts";
import { placeAfter } from "./guided-reply.server.ts";
import type { GuidedReason } from "../guided.server.ts";
import { allLiveReplies, LiveReply } from "./live-reply.server.ts";
import type { KnowledgePassage } from "../prompt/knowledge.server.ts";
import type { LedExercise } from "../exercises/led-exercise.server.ts";
import { MarkReader } from "./mark-reader.ts";
import { promptFor } from "../prompt/prompt.server.ts";
import { ReplyCeiling } from "./reply-ceiling.ts";
import { closingOf, closingOfStep, openRiskOf, voiceOf } from "./reply-closing.server.ts";
import { finishReply, type ReplyOrigin } from "./reply-ending.server.ts";
import {
  findingOfRule,
  raiseRisk,
  rememberAsked,
  seekOpinion,
  type Asked,
} from "./reply-risk.server.ts";
import type { ReplySource } from "./reply-event.ts";
import { SUMMARISE_FROM_MESSAGES, summariseIfLong } from "../memory/summarise.server.ts";
import { gatherTurn, type TurnContext } from "../prompt/turn-context.server.ts";
import { countTokens } from "../prompt/token-usage.server.ts";
import { allWritten, queueChange, unwrittenReplies } from "./write-queue.server.ts";
import { QuestionFilter } from "./without-questions.ts";
import { writtenReply } from "../risk/written-reply.server.ts";

/** When what was said so far is kept, counted from the start of the reply. */
const CHECKPOINTS_MS = [2_000, 10_000];
/** How long a process that leaves waits for the database to take its replies. */
const LEAVING_PATIENCE_MS = 3_000;
/** How long it waits to give up its lease, which lapses by itself. */
const LEASE_PATIENCE_MS = 500;
/** A model that says so much within one frame is read at once. */
const UNREAD_MAX_LENGTH = 2_000;

let renewal: NodeJS.Timeout | undefined;
let isRenewing = false;

/**
 * Starts a model's reply that is already stored as running; it goes on whoever is connected. Where an
 * exercise is led, its own words stand under the reply.
 */
export function startGeneration(
  replyId: string,
  asked: Asked,
  led: LedExercise | null = null,
): LiveReply {
  const live = open(replyId, asked);
  const opinion = seekOpinion(replyId, live, asked);
  void generate(live, { asked, led }, opinion).catch((error: unknown) => {
    log().error(errorFields(error), "a reply failed");
    finishReply(live, "failed");
  });
  return live;
}

/** Starts a reply of the guided companion that waits for the second opinion, which may take its question back. */
export function startWaiting(replyId: string, asked: Asked): LiveReply {
  const live = open(replyId, asked);
  const { waitsWith = "" } = asked;
  live.closing = () => reviewedText(waitsWith + closingOf(asked, [])(waitsWith));
  void seekOpinion(replyId, live, asked).then(() => {
    if (!live.isTakenOver) finishReply(live, "done", buttonsOf(asked));
  });
  return live;
}

// A question that was taken back has no buttons.
function buttonsOf({ frame, screening }: Asked): ReplyOrigin {
  if (screening.assessment.tier !== "check_in" || frame.asksNothing) return {};
  return { quickAnswers: [] };
}

/** Stops a reply of this process, keeping what was said. */
export function stopGeneration(live: LiveReply): void {
  live.aborter.abort();
  finishReply(live, "stopped");
}

/** On shutdown: keeps what was said of every reply, marks it interrupted, and gives the lease up. */
export async function interruptAllReplies(): Promise<void> {
  for (const live of allLiveReplies()) {
    if (live.ending) continue;
    live.end("failed");
    const content = companionText(live.text);
    live.aborter.abort();
    queueChange({ replyId: live.id, content, end: { status: "interrupted" } });
  }
  await allWritten(LEAVING_PATIENCE_MS);
  if (unwrittenReplies() > 0) log().error({ replies: unwrittenReplies() }, "replies were lost");
  clearInterval(renewal);
  await Promise.race([releaseLease(), wait(LEASE_PATIENCE_MS, undefined, { ref: false })]);
}

function open(replyId: string, asked: Asked): LiveReply {
  if (!renewal) {
    renewal = setInterval(renewAndObey, RENEW_EVERY_MS).unref();
    // Without a lease another process would take the first replies for nobody's.
    void renewAndObey();
  }
  const live = new LiveReply(replyId, asked.place.sessionId);
  rememberAsked(live, asked);
  return live;
}

/** What a model's reply answers. */
interface Answering {
  asked: Asked;
  led: LedExercise | null;
}

async function generate(
  live: LiveReply,
  { asked, led }: Answering,
  opinion: Promise<void>,
): Promise<void> {
  const { userId, sessionId } = asked.place;
  // Where the person is asked something, the opinion may still take the question back.
  if (asked.frame.asksNothing) await opinion;
  if (live.ending || live.isTakenOver) return;
  const turn = { ...(await gatherTurn(asked)), exercise: led?.step ?? null };
  const closing = closingOf(asked, turn.history);
  live.closing = led?.step ? closingOfStep(led.step, closing) : closing;
  const checkpoints = CHECKPOINTS_MS.map((afterMs) =>
    setTimeout(() => keep(live), afterMs).unref(),
  );
  const outcome = await speak(live, turn, asked);
  for (const checkpoint of checkpoints) clearTimeout(checkpoint);
  // No word waits for the second opinion, but the end does: so it still finds whoever reads.
  await opinion;
  if (live.ending || live.isTakenOver) return;
  if (outcome === "whole") {
    finishReply(live, "done", { knowledgeIds: live.sources.map(idOf), ...buttonsOf(asked) });
    // What this turn has read is all that no summary covers, this message and its reply perhaps not.
    if (turn.history.length >= SUMMARISE_FROM_MESSAGES - 2) void summariseIfLong(userId, sessionId);
    return;
  }
  // What answers in the model's place says the exercise's words itself.
  if (outcome !== "stopped" && outcome !== "broken") live.closing = closing;
  if (typeof outcome === "string") await afterFailure(live, { asked, led }, outcome);
  else await afterViolation(live, { asked, led }, outcome);
}

/** Streams the model's words through the guard; what they came to. */
async function speak(
  live: LiveReply,
  turn: TurnContext,
  asked: Asked,
): Promise<"whole" | ModelFailure | GuardViolation> {
  const { frame } = asked;
  const isStrict = frame.isStrict || openRiskOf(asked) !== null;
  const guard = createGuard({ openRisk: isStrict, ...voiceOf(asked) });
  const filter = frame.asksNothing ? new QuestionFilter() : null;
  const { knowledge: passages } = turn;
  const marks = new MarkReader(passages.length);
  const ceiling = new ReplyCeiling();
  const take = ({ show, violation }: GuardStep): GuardViolation | null => {
    const kept = filter ? reviewedText(filter.push(show)) : show;
    if (kept !== "" && !live.isTakenOver) {
      live.append(
        live.text === "" && frame.lead !== "" ? reviewedText(`${frame.lead} ${kept}`) : kept,
      );
    }
    return violation;
  };
  let heard = "";
  const read = () => {
    const text = heard;
    heard = "";
    if (live.aborter.signal.aborted || text === "") return;
    if (take(guard.push(ceiling.push(marks.push(text))))) withdraw(live);
    else if (ceiling.isReached) live.aborter.abort("too long");
  };
  live.onFrame = read;
  try {
    const { isCutOff } = await streamAnswer(promptFor(turn), {
      signal: live.aborter.signal,
      onUsage: countTokens(asked.place.userId, "reply", live.id),
      onText(text) {
        heard += text;
        // The first words at once; those that nobody sees before the next frame are judged with it.
        if (live.text === "" || heard.length > UNREAD_MAX_LENGTH) read();
        else live.awaitFrame();
      },
    });
    read();
    take(guard.push(ceiling.push(marks.end()) + ceiling.end()));
    const violation = guard.violation ?? take(guard.end());
    const rest = filter?.end() ?? "";
    if (rest !== "" && !violation && !live.isTakenOver) live.append(reviewedText(rest));
    if (violation) withdraw(live);
    else if (isCutOff) trailOff(live);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    read();
    if (guard.violation) return guard.violation;
    if (live.aborter.signal.reason !== "too long") return error.failure;
    // What the guard still held belongs to the sentences that may be said.
    if (take(guard.end())) withdraw(live);
  } finally {
    live.onFrame = null;
  }
  if (guard.violation) return guard.violation;
  if (live.text.trim() === "" && !frame.asksNothing) return "unavailable";
  live.sources = passages.filter((_, index) => marks.used.includes(index)).map(sourceOf);
  return "whole";
}

/** The model was cut off in the middle of a sentence: said openly, as a person would trail off. */
function trailOff(live: LiveReply): void {
  if (!/[.!?…]["'”’)*_]*\s*$/u.test(live.text)) live.append(reviewedText(" …"));
}

function sourceOf({ id, title, source }: KnowledgePassage): ReplySource {
  return { id, title, source };
}

function idOf({ id }: ReplySource): string {
  return id;
}

// At once, for whoever is reading; what stands in its place follows.
function withdraw(live: LiveReply): void {
  live.aborter.abort("withheld");
  if (live.text !== "") live.reset();
}

async function afterViolation(
  live: LiveReply,
  { asked, led }: Answering,
  { rule }: GuardViolation,
): Promise<void> {
  log().warn({ rule }, "the guard withheld a reply");
  const reason = "guard_withheld";
  if (openRiskOf(asked)) return answerWritten(live, asked, reason);
  if (isAboutDanger(rule)) return raiseRisk(live.id, live, asked, findingOfRule(rule), reason);
  // Towards the exercises it is as if the model had not wanted to answer.
  return answerGuided(live, { asked, led }, "model_refused", reason);
}

async function afterFailure(
  live: LiveReply,
  { asked, led }: Answering,
  failure: ModelFailure,
): Promise<void> {
  if (failure === "stopped") return finishReply(live, "stopped");
  if (failure === "broken") return finishReply(live, "failed");
  log().warn({ failure }, "the model did not answer: a written answer takes its place");
  if (live.text !== "") live.reset();
  if (openRiskOf(asked)) return answerWritten(live, asked, "written_instead");
  const reason = failure === "unavailable" ? "model_unavailable" : (`model_${failure}` as const);
  return answerGuided(live, { asked, led }, reason, reason);
}

async function answerGuided(
  live: LiveReply,
  { asked, led }: Answering,
  cause: GuidedReason,
  reason: string,
): Promise<void> {
  const { place } = asked;
  const said = await framedGuidedReply(asked, cause, led?.begins ?? null);
  // Stopped meanwhile, or followed by another message.
  if (live.ending) return;
  const { turn, state } = said;
  tellReason(live, reason);
  live.append(reviewedText(said.text));
  finishReply(live, "done", {
    source: "guided",
    reason,
    quickAnswers: said.quickAnswers,
    ...(state ? { guidedState: placeAfter(place, { state }) } : {}),
  });
  if (turn) await recordExercise(place, turn);
}

async function answerWritten(live: LiveReply, asked: Asked, reason: string): Promise<void> {
  const { place, screening, before } = asked;
  const written = await writtenReply(place, screening, before);
  tellReason(live, reason);
  live.closing = null;
  live.append(reviewedText(written.content));
  const { quickAnswers } = written;
  finishReply(live, "done", { source: "written", reason, quickAnswers });
}

function tellReason(live: LiveReply, reason: string): void {
  const notice = REPLY_REASONS[reason];
  if (notice) live.tell(notice);
}

function keep(live: LiveReply): void {
  if (live.ending || live.isTakenOver || live.text === "") return;
  queueChange({ replyId: live.id, content: companionText(live.text), end: null });
}

// Another process can only leave a mark in the row; whoever renews the lease also looks for marks.
async function renewAndObey(): Promise<void> {
  // One that waits for a lock is followed by none that would wait behind it.
  if (isRenewing) return;
  isRenewing = true;
  try {
    await renewLease();
    const running = allLiveReplies().filter((live) => !live.ending);
    const stopped = new Set(await stoppedAmong(running.map((live) => live.id)));
    for (const live of running) if (stopped.has(live.id)) stopGeneration(live);
  } catch (error) {
    log().error(errorFields(error), "the lease was not renewed");
  } finally {
    isRenewing = false;
  }
}
