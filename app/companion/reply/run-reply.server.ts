import { errorFields, log } from "#app/config/log.server.ts";
import { countReply } from "#app/config/metrics.server.ts";
import { recordTold } from "#app/models/conversations/messages.server.ts";
import { withoutWaiting } from "#app/models/storage/keep-trying.server.ts";
import { recordRested } from "#app/models/risk/raised-risk.server.ts";
import type { NewReply, ReplyReason } from "#app/models/conversations/turns.server.ts";
import { answeredId } from "#app/safety/done.ts";
import { reviewedText } from "#app/safety/guard.server.ts";
import { NOTHING_SAID, type Said } from "#app/safety/said.ts";
import { helpNamedIn } from "#app/safety/model-asked.ts";
import { askedAtEnd, isAskedAs, questionAsked } from "#app/safety/model-question.server.ts";
import {
  findingNamed,
  MESSAGES_OF_A_PANEL,
  panelOfFinding,
} from "#app/safety/shown-panel.server.ts";
import { type ModelFailure } from "#app/services/anthropic.server.ts";
import type { GuidedExercise } from "../exercises/guided-exercise.server.ts";
import { offerAtEnd } from "../offers/check-offer.server.ts";
import { isSummaryDue, summariseIfLong } from "../memory/summarise.server.ts";
import { gatherTurn } from "../prompt/turn-context.server.ts";
import { writtenReply } from "../risk/assess-message.server.ts";
import { LiveReply, type Closing, type ReplyOrigin } from "./live-reply.server.ts";
import type { ReplyPlan } from "./plan-reply.server.ts";
import { closingOf, isDangerOfVisit, openRiskOf, wordsOfStep } from "./reply-closing.server.ts";
import { type ReplyContext } from "./reply-context.ts";
import { startProcessLease } from "./reply-lease.server.ts";
import { languageOf } from "./reply-language.ts";
import { endUnanswered, tellReason } from "./unanswered.server.ts";
import { seekOpinion, type Run } from "./follow-opinion.server.ts";
import { streamModelReply, type QuestionSignal } from "./model-speech.server.ts";

/** When what was said so far is kept, counted from the start of the reply. */
const SAVE_SO_FAR_AFTER_MS = [2_000, 10_000];

interface ModelRun extends Run {
  readonly live: LiveReply;
  readonly exercise: GuidedExercise | null;
  /** The script's question waits: the person asked something that needs an answer first. */
  isPostponed?: boolean;
}

/**
 * Runs a reply that is stored: the model's words, or guided ones that wait, with the second opinion
 * beside them; of one that is whole only the second opinion. It goes on whoever is connected.
 */
export function runReply({ reply, exercise, waitsWith }: ReplyPlan, context: ReplyContext): void {
  if (reply.status !== "running") {
    countReply(reply.status, reply.source);
    void seekOpinion({ replyId: reply.id, live: null, context });
    return;
  }
  const { user, conversation } = context.target;
  void startProcessLease();
  const live = new LiveReply(reply.id, {
    userId: user.id,
    conversationId: conversation.id,
    answerInWriting: (risk) => writtenReply(context.target, context.screening, risk),
  });
  const isModels = waitsWith === null;
  const run: ModelRun = { replyId: reply.id, live, isModels, context, exercise };
  const opinion = seekOpinion(run);
  const running = isModels ? speakAndEnd(run, opinion) : wait(run, reply, waitsWith, opinion);
  running.catch((error: unknown) => {
    log().error(errorFields(error), "a reply failed");
    live.finish("fail");
  });
}

// The words are there; whether our question stands at their end is what the opinion may change.
async function wait(
  run: ModelRun,
  { source, question, quickAnswers }: NewReply,
  said: Said,
  opinion: Promise<void>,
): Promise<void> {
  const { live } = run;
  // A script is whole: nothing of ours stands at its end.
  const isScript = source === "written";
  live.closeWith(() =>
    isScript
      ? { words: reviewedText(said.text), lines: said.lines, question }
      : closed(run, said.text, said),
  );
  await opinion;
  if (live.isRunning) live.finish("finish", isScript ? { quickAnswers } : buttonsOf(run));
}

async function speakAndEnd(run: ModelRun, opinion: Promise<void>): Promise<void> {
  const { live, exercise } = run;
  const { user, conversation } = run.context.target;
  // The opinion may still take the question back, or hear that whom to call was called.
  const { frame, screening } = run.context;
  const isAsked = frame.asksNothing && screening.assessment.tier !== "crisis";
  if (isAsked || frame.lead.text !== "") await opinion;
  if (!live.isRunning) return;
  const turn = await gatherTurn(run.context, exercise);
  const { step } = exercise ?? {};
  live.closeWith((text) => {
    const words = step ? wordsOfStep(step, text) : "";
    return closed(run, text + words, { ...NOTHING_SAID, text: words });
  });
  const saves = SAVE_SO_FAR_AFTER_MS.map((afterMs) =>
    setTimeout(() => live.saveSoFar(), afterMs).unref(),
  );
  const { outcome, proposal } = await streamModelReply(live, run.context, turn, (signal) =>
    hearSignal(run, signal),
  );
  const offer = outcome === "whole" && !step ? await offerAtEnd(proposal, run.context) : {};
  for (const save of saves) clearTimeout(save);
  // Words don't wait for the second opinion, but the end does, so that it still reaches the reader.
  await opinion;
  if (!live.isRunning) return;
  if (outcome === "whole" || outcome === "cut_off") {
    const knowledgeIds = live.sources.map(({ id }) => id);
    const reason = outcome === "whole" ? {} : { reason: outcome };
    if (live.text === "" && offer.offer) live.append(lineAbove(run.context));
    if (live.text === "" && !run.context.frame.asksNothing) return afterFailure(run, "unavailable");
    const own = live.text.slice(run.context.frame.lead.text.length);
    const asked = await askedAtEnd(own);
    if (!live.isRunning) return;
    const { question, isAdded } = run.context.frame;
    // What the reply asks in its own words is asked; two questions are one too many, and ours comes with a later reply.
    if (question && isAskedAs(asked, question)) hearSignal(run, "asked");
    else if (isAdded && own.trimEnd().endsWith("?")) leaveOutQuestion(run);
    const heard = heardFrom(run, own, asked);
    live.finish("finish", { knowledgeIds, ...reason, ...buttonsOf(run), ...offer, ...heard });
    const isKept = run.context.target.conversation.isKept !== false;
    if (isKept && isSummaryDue(turn.stored)) void summariseIfLong(user.id, conversation.id);
    return;
  }
  if (outcome === "stopped") return live.finish("stop");
  if (outcome === "broken" || outcome === "malformed") return live.finish("fail");
  if (outcome === "astray") return endUnanswered(run, "model_astray");
  if (typeof outcome === "string") await afterFailure(run, outcome);
  else await afterWithheld(run, outcome.rule);
}

/** Words of ours at the end of a text, with what belongs under it. */
function closed({ context }: Run, text: string, before: Said): Closing {
  const closing = closingOf(context, text);
  const lines = [...before.lines, ...closing.lines];
  const { question } = context.frame;
  return { words: reviewedText(before.text + closing.text), lines, question };
}

/** Above an offer that the model made without a word. */
function lineAbove(context: ReplyContext) {
  return reviewedText(
    languageOf(context.screening) === "es" ? "Tengo una idea." : "I have an idea.",
  );
}

/** The question waits, stands in the reply's own words, or was answered: that is kept with the message. */
function hearSignal(run: ModelRun, signal: QuestionSignal): void {
  const { frame, target } = run.context;
  if (signal === "asked") {
    const tail = { ...frame.tail, text: "" };
    run.context = { ...run.context, frame: { ...frame, tail } };
    return;
  }
  if (signal === "answered") {
    const { user, message } = target;
    const { question } = frame;
    const told = question && recordTold(user.id, message.id, answeredId(question));
    void withoutWaiting(Promise.all([told, recordRested(user.id)]), "answered_question");
  }
  leaveOutQuestion(run);
}

function leaveOutQuestion(run: ModelRun): void {
  const withoutQuestion = { tail: NOTHING_SAID, question: null, quickAnswers: [] };
  run.context = { ...run.context, frame: { ...run.context.frame, ...withoutQuestion } };
  run.isPostponed = true;
}

/** The model is a detector, too: what it asked counts as asked, and the help that it named is shown. */
function heardFrom({ live, context }: ModelRun, text: string, asked: string | null): ReplyOrigin {
  const namedHelp = helpNamedIn(text);
  // Our own question under it is the one that is answered; a line of help under it asks nothing.
  const question = context.frame.question ?? questionAsked(asked, openRiskOf(context) !== null);
  // The panel of what was told stands: it isn't said again with that of another matter.
  if (isDangerOfVisit(context) || hasPanelAbove(context.target)) return { question };
  if (namedHelp) {
    const language = languageOf(context.screening);
    const panel = panelOfFinding(findingNamed(namedHelp), language);
    if (panel) live.showPanel(panel);
  }
  return { question, namedHelp };
}

function hasPanelAbove({ history }: ReplyContext["target"]): boolean {
  return history
    .filter(({ role }) => role === "user")
    .slice(-MESSAGES_OF_A_PANEL)
    .some(({ classes }) => classes?.danger.tier === "crisis");
}

// A question that was taken back has no buttons; nor has one that fell away once help was there.
function buttonsOf({ context, isPostponed }: ModelRun): ReplyOrigin {
  const { frame, screening } = context;
  if (isPostponed) return { quickAnswers: [] };
  if (frame.asksNothing || isDangerOfVisit(context))
    return { quickAnswers: frame.question === null ? [] : frame.quickAnswers };
  if (screening.assessment.tier !== "check_in") return {};
  return { quickAnswers: [] };
}

async function afterWithheld(run: ModelRun, rule: string): Promise<void> {
  log().warn({ rule }, "the guard withheld a reply");
  if (!isDangerOfVisit(run.context)) return endUnanswered(run, "guard_withheld");
  if (run.live.text !== "") run.live.reset();
  return answerWritten(run, "guard_withheld");
}

async function afterFailure(
  run: ModelRun,
  failure: Exclude<ModelFailure, "stopped" | "broken" | "malformed">,
): Promise<void> {
  log().warn({ failure }, "the model did not answer");
  if (!isDangerOfVisit(run.context)) return endUnanswered(run, `model_${failure}`);
  if (run.live.text !== "") run.live.reset();
  return answerWritten(run, "written_instead");
}

async function answerWritten({ live, context }: ModelRun, reason: ReplyReason): Promise<void> {
  const { content, quickAnswers, lines, question } = await writtenReply(
    context.target,
    context.screening,
    context.before,
  );
  if (!live.isRunning) return;
  tellReason(live, context, reason);
  live.closeWith(null);
  live.append(reviewedText(content));
  live.finish("finish", { source: "written", reason, quickAnswers, lines, question });
}
