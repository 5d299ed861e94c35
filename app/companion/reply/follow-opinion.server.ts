import { errorFields, log } from "#app/config/log.server.ts";
import { recentOwnMessages, recordTold } from "#app/models/conversations/messages.server.ts";
import { stopAllElsewhere } from "#app/models/replies/replies.server.ts";
import { recordLowered, recordRested } from "#app/models/risk/raised-risk.server.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import type { NewReply, ReplyReason } from "#app/models/conversations/turns.server.ts";
import { asksAboutDanger, type Assessment } from "#app/safety/assessment.ts";
import { reviewedText } from "#app/safety/guard.server.ts";
import { NOTHING_SAID } from "#app/safety/said.ts";
import {
  askSecondOpinion,
  EARLIER_MESSAGES,
  lowers,
  putRight,
  raise,
  sharpen,
  type Opinion,
} from "#app/safety/second-opinion.server.ts";
import {
  isOfBody,
  markOf,
  situationOf,
  situationPriority,
  withoutMark,
} from "#app/safety/scripts/situation.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { helpLink } from "#app/safety/written-answers.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { countTokens } from "../prompt/token-usage.server.ts";
import { scriptAtRisk, writtenReply } from "../risk/assess-message.server.ts";
import {
  mayFallSilent,
  isMatterOpen,
  isMetAlready,
  recordFinding,
} from "../risk/raise-risk.server.ts";
import { isStillBleeding } from "../risk/open-wound.server.ts";
import { isOfThisVisit, isSameMatter } from "../risk/same-matter.ts";
import { TOLD_OVER, wantsNoQuestions } from "../risk/told-before.server.ts";
import { hearPlace } from "./hear-place.server.ts";
import { allLiveReplies, type LiveReply } from "./live-reply.server.ts";
import { frameOfQuestion, frameWithAgenda, withoutScript } from "./reply-frame.server.ts";
import { historyBefore, type ReplyContext } from "./reply-context.ts";
import { languageOf } from "./reply-language.ts";
import { allWritten, queueChange } from "./save-queue.server.ts";

/** A reply under way: the second opinion may still change what it answers, its question taken back. */
export interface Run {
  readonly replyId: string;
  /** Null where the reply was whole before it was stored: its readers have the page. */
  readonly live: LiveReply | null;
  /** The model's own words are its answer. */
  readonly isModels?: boolean;
  context: ReplyContext;
}

/**
 * Asks the model for its opinion of a stored message, beside the reply. Where it raises the tier, its
 * own event and the state of risk are written, and the panel and the written answer take the reply's
 * place. Where only the linear model asks, it may take the question back. At `crisis` there is nothing
 * to raise: it is heard how grave it is, where they are, and whether they want numbers. Never rejects;
 * at most 2.5 s and the writes.
 */
export async function seekOpinion(run: Run): Promise<void> {
  const { replyId, context } = run;
  const local = context.screening.assessment;
  if (context.isThrottled || !isModelConfigured()) return;
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
    if (opinion?.helped) await hearHelp(run);
    if (opinion?.over && local.tier !== "crisis") await endMatter(run);
    // Help for what was told of in this visit is no new danger: what they say of it is answered.
    const { before: stood, at } = context;
    if (opinion?.helped && stood && isOfThisVisit(stood, at) && isMatterOpen(stood)) return;
    if (local.tier === "crisis") return await settleCrisis(run, local, opinion);
    const righted = putRight(local, opinion);
    if (righted) await withdrawQuestion(run);
    const raised = righted ?? raise(local, opinion);
    const isUnwanted = raised?.tier === "check_in" && wantsNoQuestions(context.target);
    // Of somebody in their care who is only sad nobody is asked whether they are in danger.
    const isTheirs = raised?.kind === "distress" && raised.subject !== "self";
    const isNew =
      raised && !isUnwanted && !isTheirs && !isMetAlready(raised, context.before, context.at);
    if (isNew && raised.tier === "check_in" && run.live) await addQuestion(run, run.live, raised);
    else if (isNew && isOfOpenMatter(raised, run)) await reframeAtRisk(run, run.live, raised);
    else if (isNew && asksAboutDanger(raised.tier)) await followFinding(run, raised, null);
    else if (lowers(local, opinion)) await withdrawQuestion(run);
  } catch (error) {
    log().error(errorFields(error), "a second opinion was not followed");
  }
}

/** A crisis is what the opinion says it is where that is unsure, and may be graver, or told apart, where not. */
async function settleCrisis(run: Run, local: Assessment, opinion: Opinion | null): Promise<void> {
  const { live, context, isModels } = run;
  const righted = putRight(local, opinion);
  const found = righted ?? sharpen(local, opinion) ?? toldApart(local, opinion);
  if (found === null) return;
  const [now, before] = [situationOf(found), situationOf(local)];
  const isSame = found.subject === local.subject && found.severity === local.severity;
  if (now === before && isSame) return;
  const isGraver = situationPriority(now) > situationPriority(before);
  if (righted)
    await recordLowered(context.target.user.id, context.target.message.id, context.before);
  // The opening waits for it where what was found is unsure; what a model is saying only a graver one replaces.
  if (righted && now !== before && (isGraver || (live && !isModels)))
    return await followFinding(run, righted, null);
  await recordFinding(context, found);
}

/** A crisis in plain words as another of its matter: blows by a stranger, a plan where a wish was seen. */
function toldApart(local: Assessment, opinion: Opinion | null): Assessment | null {
  const { tier, matter = "none" } = opinion ?? {};
  if (tier !== "crisis" || matter === "none") return null;
  const before = situationOf(local);
  if (matter === before || !isSameMatter(matter, before)) return null;
  if (situationPriority(matter) < situationPriority(before)) return null;
  return { ...local, rules: [...withoutMark(local.rules), markOf(matter)] };
}

/** What is heard in other words than the detector knows is kept with the message, and holds for this reply already. */
async function refuseNumbers(run: Run): Promise<void> {
  const { target, screening, frame } = run.context;
  const id = "aside_no_numbers";
  const heard = { ...screening, asides: [{ id, score: 1 }, ...screening.asides] };
  run.context = { ...run.context, screening: heard, frame: { ...frame, refusesNumbers: true } };
  await recordTold(target.user.id, target.message.id, id);
}

/** Help was called, in other words than the reader knows: no line tells them to call, in this reply or later. */
async function hearHelp(run: Run): Promise<void> {
  const { target, screening, frame } = run.context;
  await recordTold(target.user.id, target.message.id, "done_help");
  const heard = { ...screening, asides: [{ id: "aside_help_comes", score: 1 }] };
  run.context = { ...run.context, screening: heard, frame: withoutScript(frame) };
}

/** What locks nothing, and is over, has no more lines of ours; a wound that doesn't bleed has none of the call. */
async function endMatter(run: Run): Promise<void> {
  const { target, before, screening, frame } = run.context;
  if (before === null) return;
  if (isStillBleeding(target, screening.asides, before))
    await recordTold(target.user.id, target.message.id, "told_bleeding_over");
  if (!mayFallSilent(before)) return;
  await recordTold(target.user.id, target.message.id, TOLD_OVER);
  await recordRested(target.user.id);
  run.context = { ...run.context, frame: withoutScript(frame) };
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
    (!isOfBody(situation) || isOfBody(before.situation))
  );
}

/** What the model says stands; the panel and what has to be done at once come before it, the next question under it. */
async function reframeAtRisk(run: Run, live: LiveReply, finding: Assessment): Promise<void> {
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
  const frame = { ...asked, lead, refusesNumbers, isAdded: true };
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
