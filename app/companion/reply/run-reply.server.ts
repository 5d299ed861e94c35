import { errorFields, log } from "#app/config/log.server.ts";
import { countReply } from "#app/config/metrics.server.ts";
import { recentOwnMessages, recordTold } from "#app/models/conversations/messages.server.ts";
import { withoutWaiting } from "#app/models/storage/keep-trying.server.ts";
import { stopAllElsewhere } from "#app/models/replies/replies.server.ts";
import { recordLowered, recordRested } from "#app/models/risk/raised-risk.server.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import type { NewReply, ReplyReason } from "#app/models/conversations/turns.server.ts";
import { asksAboutDanger, type Assessment } from "#app/safety/assessment.ts";
import { answeredId } from "#app/safety/done.ts";
import { reviewedText } from "#app/safety/guard.server.ts";
import { NOTHING_SAID, type Said } from "#app/safety/said.ts";
import {
  askSecondOpinion,
  EARLIER_MESSAGES,
  lowers,
  putRight,
  raise,
} from "#app/safety/second-opinion.server.ts";
import { isOfBody, situationOf } from "#app/safety/scripts/situation.ts";
import { modelAsked } from "#app/safety/model-asked.ts";
import { findingNamed, panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { helpLink } from "#app/safety/written-answers.server.ts";
import { isModelConfigured, type ModelFailure } from "#app/services/anthropic.server.ts";
import type { GuidedExercise } from "../exercises/guided-exercise.server.ts";
import { offerAtEnd } from "../offers/check-offer.server.ts";
import { isSummaryDue, summariseIfLong } from "../memory/summarise.server.ts";
import { countTokens } from "../prompt/token-usage.server.ts";
import { gatherTurn } from "../prompt/turn-context.server.ts";
import { scriptAtRisk, writtenReply } from "../risk/assess-message.server.ts";
import { isMatterOpen, isMetAlready, recordFinding } from "../risk/raise-risk.server.ts";
import { isOfThisVisit, isSameMatter } from "../risk/same-matter.ts";
import { wantsNoQuestions } from "../risk/told-before.server.ts";
import { hearPlace } from "./hear-place.server.ts";
import { allLiveReplies, LiveReply, type Closing, type ReplyOrigin } from "./live-reply.server.ts";
import type { ReplyPlan } from "./plan-reply.server.ts";
import { closingOf, openRiskOf, wordsOfStep } from "./reply-closing.server.ts";
import { frameOfQuestion, frameWithAgenda } from "./reply-frame.server.ts";
import { historyBefore, type ReplyContext } from "./reply-context.ts";
import { startProcessLease } from "./reply-lease.server.ts";
import { languageOf } from "./reply-language.ts";
import { endUnanswered, tellReason } from "./unanswered.server.ts";
import { speak } from "./speak.server.ts";
import { allWritten, queueChange } from "./write-queue.server.ts";

/** When what was said so far is kept, counted from the start of the reply. */
const CHECKPOINTS_MS = [2_000, 10_000];

/** A reply under way: the second opinion may still change what it answers, its question taken back. */
interface Run {
  readonly replyId: string;
  /** Null where the reply was whole before it was stored: its readers have the page. */
  readonly live: LiveReply | null;
  /** The model's own words are its answer. */
  readonly isModels?: boolean;
  context: ReplyContext;
}

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
  const running = isModels ? speakAndEnd(run, opinion) : wait(run, waitsWith, opinion);
  running.catch((error: unknown) => {
    log().error(errorFields(error), "a reply failed");
    live.finish("fail");
  });
}

// The words are there; whether our question stands at their end is what the opinion may change.
async function wait(run: ModelRun, said: Said, opinion: Promise<void>): Promise<void> {
  const { live } = run;
  live.closeWith(() => closed(run, said.text, said));
  await opinion;
  if (live.isRunning) live.finish("finish", buttonsOf(run));
}

async function speakAndEnd(run: ModelRun, opinion: Promise<void>): Promise<void> {
  const { live, exercise } = run;
  const { user, conversation } = run.context.target;
  // Where the person is asked something, the opinion may still take the question back.
  if (run.context.frame.asksNothing) await opinion;
  if (!live.isRunning) return;
  const turn = await gatherTurn(run.context, exercise);
  const { step } = exercise ?? {};
  live.closeWith((text) => {
    const words = step ? wordsOfStep(step, text) : "";
    return closed(run, text + words, { ...NOTHING_SAID, text: words });
  });
  const checkpoints = CHECKPOINTS_MS.map((afterMs) =>
    setTimeout(() => live.checkpoint(), afterMs).unref(),
  );
  const { outcome, proposal } = await speak(live, run.context, turn, (isAnswered) =>
    postpone(run, isAnswered),
  );
  const offer = outcome === "whole" && !step ? await offerAtEnd(proposal, run.context) : {};
  for (const checkpoint of checkpoints) clearTimeout(checkpoint);
  // Words don't wait for the second opinion, but the end does, so that it still reaches the reader.
  await opinion;
  if (!live.isRunning) return;
  if (outcome === "whole" || outcome === "cut_off") {
    const knowledgeIds = live.sources.map(({ id }) => id);
    const reason = outcome === "whole" ? {} : { reason: outcome };
    if (live.text === "" && offer.offer) live.append(lineAbove(run.context));
    if (live.text === "" && !run.context.frame.asksNothing) return afterFailure(run, "unavailable");
    const heard = heardFrom(run, live.text);
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

/** The question waits, or is left out because it was answered: that is kept with the message, for this talk. */
function postpone(run: ModelRun, isAnswered: boolean): void {
  const { frame, target } = run.context;
  if (isAnswered) {
    const { user, message } = target;
    const { question } = frame;
    const told = question && recordTold(user.id, message.id, answeredId(question));
    void withoutWaiting(Promise.all([told, recordRested(user.id)]), "answered_question");
  }
  const withoutQuestion = { tail: NOTHING_SAID, question: null, quickAnswers: [] };
  run.context = { ...run.context, frame: { ...run.context.frame, ...withoutQuestion } };
  run.isPostponed = true;
}

/** The model is a detector, too: what it asked counts as asked, and the help that it named is shown. */
function heardFrom({ live, context }: ModelRun, text: string): ReplyOrigin {
  const { question, namedHelp } = modelAsked(text.slice(context.frame.lead.text.length));
  // Our own question under it is the one that is answered; a line of help under it asks nothing.
  const asked = context.frame.question ?? question;
  if (openRiskOf(context)) return { question: asked };
  if (namedHelp) {
    const language = languageOf(context.screening);
    const panel = panelOfFinding(findingNamed(namedHelp), language);
    if (panel) live.showPanel(panel);
  }
  return { question: asked, namedHelp };
}

// A question that was taken back has no buttons.
function buttonsOf({ context, isPostponed }: ModelRun): ReplyOrigin {
  const { frame, screening } = context;
  if (isPostponed) return { quickAnswers: [] };
  if (frame.asksNothing) return { quickAnswers: frame.quickAnswers };
  if (screening.assessment.tier !== "check_in") return {};
  return { quickAnswers: [] };
}

async function afterWithheld(run: ModelRun, rule: string): Promise<void> {
  log().warn({ rule }, "the guard withheld a reply");
  if (!openRiskOf(run.context)) return endUnanswered(run, "guard_withheld");
  if (run.live.text !== "") run.live.reset();
  return answerWritten(run, "guard_withheld");
}

async function afterFailure(
  run: ModelRun,
  failure: Exclude<ModelFailure, "stopped" | "broken" | "malformed">,
): Promise<void> {
  log().warn({ failure }, "the model did not answer");
  if (!openRiskOf(run.context)) return endUnanswered(run, `model_${failure}`);
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

/**
 * Asks the model for its opinion of a stored message, beside the reply. Where it raises the tier, its
 * own event and the state of risk are written, and the panel and the written answer take the reply's
 * place. Where only the linear model asks, it may take the question back. Not asked at `crisis`: there
 * is nothing to raise. Never rejects; at most 1.5 s and the writes.
 */
async function seekOpinion(run: Run): Promise<void> {
  const { replyId, context } = run;
  const local = context.screening.assessment;
  if (local.tier === "crisis" || context.isQuiet || !isModelConfigured()) return;
  try {
    const { user, message } = context.target;
    const earlier = context.earlier ?? (await messagesBefore(user.id, message.content));
    // No budget switches it off; what it uses up is counted.
    const counted = countTokens(user.id, "second_opinion", replyId);
    const talk = context.target.history
      .filter(({ content }) => content.trim() !== "")
      .slice(-2 * EARLIER_MESSAGES);
    const own = new Set(talk.map(({ content }) => content));
    const before = { talk, earlier: earlier.filter((text) => !own.has(text)) };
    const opinion = await askSecondOpinion(message.content, before, counted);
    await hearPlace({ ...context.target, screening: context.screening }, opinion?.country ?? null);
    if (opinion?.noNumbers) await refuseNumbers(run);
    const righted = putRight(local, opinion);
    if (righted) await withdrawQuestion(run);
    const raised = righted ?? raise(local, opinion);
    const isUnwanted = raised?.tier === "check_in" && wantsNoQuestions(context.target);
    const isNew = raised && !isUnwanted && !isMetAlready(raised, context.before, context.at);
    if (isNew && raised.tier === "check_in" && run.live) await addQuestion(run, run.live, raised);
    else if (isNew && isOfOpenMatter(raised, run)) await deepen(run, run.live, raised);
    else if (isNew && asksAboutDanger(raised.tier)) await followFinding(run, raised, null);
    else if (lowers(local, opinion)) await withdrawQuestion(run);
  } catch (error) {
    log().error(errorFields(error), "a second opinion was not followed");
  }
}

/** What is heard in other words than the detector knows is kept with the message, and holds for this reply already. */
async function refuseNumbers(run: Run): Promise<void> {
  const { target, screening, frame } = run.context;
  const id = "aside_no_numbers";
  const heard = { ...screening, asides: [{ id, score: 1 }, ...screening.asides] };
  run.context = { ...run.context, screening: heard, frame: { ...frame, refusesNumbers: true } };
  await recordTold(target.user.id, target.message.id, id);
}

async function messagesBefore(userId: string, content: string): Promise<string[]> {
  const own = await recentOwnMessages(userId, EARLIER_MESSAGES + 1);
  return own.at(-1) === content ? own.slice(0, -1) : own.slice(-EARLIER_MESSAGES);
}

/** A model answers in a danger that was opened in this talk, and the finding is of it: no second opening. */
function isOfOpenMatter(finding: Assessment, run: Run): run is Run & { live: LiveReply } {
  const { before, at } = run.context;
  const situation = situationOf(finding);
  return (
    run.isModels === true &&
    run.live?.ending === null &&
    before?.situation != null &&
    before.answersGiven > 0 &&
    isMatterOpen(before) &&
    isOfThisVisit(before, at) &&
    isSameMatter(situation, before.situation) &&
    !isOfBody(situation)
  );
}

/** What the model says stands; the panel and what has to be done at once come before it, the next question under it. */
async function deepen(run: Run, live: LiveReply, finding: Assessment): Promise<void> {
  const { context } = run;
  const panel = panelOfFinding(finding, languageOf(context.screening));
  if (panel) live.showPanel(panel);
  const after = await recordFinding(context, finding);
  const screening = { ...context.screening, assessment: finding };
  const script = await scriptAtRisk(context.target, screening, context.before);
  const frame = frameWithAgenda({ ...context.frame, lead: NOTHING_SAID }, script, false);
  run.context = { ...context, screening, after, frame };
  live.begin(reviewedText(frame.lead.text), frame.lead.lines);
}

/** Only the linear model asks, and the second opinion sees nothing to ask about: the quiet line stands. */
async function withdrawQuestion(run: Run): Promise<void> {
  const { live, context } = run;
  const { frame, target, before, screening, at } = context;
  if (!live || live.ending || !frame.asksNothing) return;
  await recordLowered(target.user.id, target.message.id, before);
  const tail = frame.refusesNumbers
    ? NOTHING_SAID
    : helpLink(languageOf(screening), target.message.id.length + at);
  const asksNothing = false;
  run.context = {
    ...context,
    frame: { ...frame, asksNothing, mayDrop: false, question: null, quickAnswers: [], tail },
  };
}

/**
 * A second opinion sees something to ask about: the reply to what was said stands, with our question at
 * its end. Where it has ended by then, the question comes with a later one.
 */
async function addQuestion(run: Run, live: LiveReply, finding: Assessment): Promise<void> {
  const { context } = run;
  const state = await recordFinding(context, finding);
  if (live.ending) return;
  const screening = { ...context.screening, assessment: finding };
  const { lead, refusesNumbers = false } = context.frame;
  const asked = frameOfQuestion(state, screening, historyBefore(context.target));
  const frame = { ...asked, lead, refusesNumbers };
  run.context = { ...context, screening, frame };
}

/**
 * Danger was found in a stored message after all: shows the panel (at `crisis`), writes the finding,
 * and puts the written answer in the place of its reply, and of any other reply of this person that is
 * still being made.
 */
async function followFinding(
  { replyId, live, context }: Run,
  finding: Assessment,
  reason: ReplyReason | null,
): Promise<void> {
  const others = allLiveReplies().filter(
    (other) => other !== live && !other.ending && other.owner.userId === context.target.user.id,
  );
  const overridden = live ? [live, ...others] : others;
  for (const each of overridden) each.override();
  const panel = panelOfFinding(finding, languageOf(context.screening));
  if (panel && live && !live.ending) live.showPanel(panel);
  try {
    const state = await recordFinding(context, finding);
    const screening = { ...context.screening, assessment: finding };
    const answer = await writtenReply(context.target, screening, context.before);
    await answerInPlace(replyId, live, { ...answer, reason });
    for (const other of others) await answerInPlaceOf(other, state);
    // Stop what other instances are saying to this person, too.
    await stopAllElsewhere(
      context.target.user.id,
      overridden.map(({ id }) => id),
    );
  } catch (error) {
    for (const each of overridden) {
      if (each.ending) continue;
      each.reset();
      each.finish("fail");
    }
    throw error;
  }
}

async function answerInPlaceOf(other: LiveReply, risk: RiskState | null): Promise<void> {
  await answerInPlace(other.id, other, await other.owner.answerInWriting(risk));
}

async function answerInPlace(
  replyId: string,
  live: LiveReply | null,
  { content, reason, quickAnswers, lines, question }: NewReply,
): Promise<void> {
  // Write the answer before showing the panel, because the panel leads people to the page that shows it.
  const end = {
    status: "done",
    source: "written",
    reason,
    quickAnswers,
    lines,
    question,
  } as const;
  queueChange({ replyId, content, end });
  await allWritten();
  live?.endOn(reviewedText(content));
}
