import { isOverBudget } from "#app/models/replies/model-usage.server.ts";
import { stateOf } from "#app/models/risk/risk.server.ts";
import type { TrackProgress } from "#app/models/conversations/therapy-tracks.server.ts";
import type { NewReply } from "#app/models/conversations/turns.server.ts";
import type { Said } from "#app/safety/said.ts";
import { asksAboutDanger, isFromModelAlone } from "#app/safety/assessment.ts";
import { isQuestionOpen } from "#app/safety/asking.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { progressByPace } from "../programs/track-session.server.ts";
import { guidedExercise, type GuidedExercise } from "../exercises/guided-exercise.server.ts";
import { writtenReply, type AssessedMessage } from "../risk/assess-message.server.ts";
import { answerAboutTracks } from "../programs/track-switch.server.ts";
import type { GuideTurn } from "../guide.server.ts";
import { framedGuidedReply } from "./framed-guided-reply.server.ts";
import {
  choiceIn,
  goesOnOrEnds,
  menuAfter,
  pressesGuided,
  progressOf,
} from "./guided-reply.server.ts";
import { hasRoomForReply } from "./live-reply.server.ts";
import { answerAboutAge } from "./minors.server.ts";
import { runningReply, wholeReply } from "./new-reply.server.ts";
import { closingOf, isDangerOfVisit, openRiskOf, wordsOfStep } from "./reply-closing.server.ts";
import type { ReplyContext } from "./reply-context.ts";
import { choicesInstead, wordsUnanswered } from "./unanswered.server.ts";

/** A reply as it will be stored, and what else belongs to it. */
export interface ReplyPlan {
  reply: NewReply;
  /** It uses up no free message. */
  isFree: boolean;
  /** Where the guided companion stands after it; undefined leaves it where it is. */
  guidedState: unknown;
  progress: TrackProgress | null;
  /** The guided companion's turn, where it is one. */
  turn: GuideTurn | null;
  /** The exercise whose own words stand under a model's reply. */
  exercise: GuidedExercise | null;
  /** The guided words of a reply that waits for the second opinion. */
  waitsWith: Said | null;
}

const NOTHING_GUIDED = {
  guidedState: undefined,
  progress: null,
  turn: null,
  exercise: null,
  waitsWith: null,
};

/** Who answers a message. The first that has something to say does, in this order. */
export async function planReply(
  context: ReplyContext,
  assessed: Pick<AssessedMessage, "reply" | "isAtRisk">,
): Promise<ReplyPlan> {
  // 1. Danger, and every question of ours about it: the written script.
  if (assessed.reply)
    return waitingIfGuessed(context, withWaysOn(context, written(assessed.reply)));

  // 2. Somebody who may be under 18.
  const { target, screening, before, frame } = context;
  const aboutAge = await answerAboutAge(target, screening, stateOf(before), frame);
  if (aboutAge) return written(aboutAge);

  // 3. The wish for another program; while danger is the subject nothing is said of that.
  // A program has a record of its own, which a conversation that isn't kept must not write.
  const mayLead = !assessed.isAtRisk && target.conversation.isKept !== false;
  const aboutTracks = !mayLead ? null : await answerAboutTracks(context);
  if (aboutTracks) {
    const { reply, guidedState, isAnswer } = aboutTracks;
    return { ...NOTHING_GUIDED, reply, guidedState, isFree: isAnswer };
  }

  // 4. The model, or 5. the guided companion.
  return planFreeReply(context);
}

/** Where nothing is dangerous, and nothing was asked, written words lead on as the menu does. */
function withWaysOn(context: ReplyContext, plan: ReplyPlan): ReplyPlan {
  const { reply } = plan;
  // What others come for stands under no word of a danger.
  const isAboutDanger =
    isDangerOfVisit(context) ||
    isQuestionOpen(stateOf(context.before)) ||
    asksAboutDanger(context.screening.assessment.tier);
  const leadsOn = reply.question !== null || reply.quickAnswers.length > 0;
  if (isAboutDanger || leadsOn) return plan;
  const { state, quickAnswers } = menuAfter(context.target);
  return { ...plan, reply: { ...reply, quickAnswers }, guidedState: state };
}

/** Makes a script wait for the second opinion where only a model saw the danger; its panel is shown at once. */
function waitingIfGuessed(context: ReplyContext, plan: ReplyPlan): ReplyPlan {
  const { assessment } = context.screening;
  const isGuess = assessment.tier === "crisis" && isFromModelAlone(assessment);
  if (!isGuess || !isModelConfigured() || context.isThrottled) return plan;
  const { content, lines, quickAnswers, question, reason } = plan.reply;
  const reply = runningReply("written", { quickAnswers, question, reason });
  return { ...plan, reply, waitsWith: { text: content, lines } };
}

/** A reply whose words are already there, for the sake of safety. */
export function written(reply: NewReply): ReplyPlan {
  return { ...NOTHING_GUIDED, reply, isFree: true };
}

/** A reply by the model, where there is one that may be asked; else by the guided companion. */
export async function planFreeReply(context: ReplyContext): Promise<ReplyPlan> {
  if (!isModelConfigured()) return planGuided(context, null);
  const { target, screening, before } = context;
  const isOver = context.isThrottled || (await isOverBudget(target.user.id));
  // A new sign of danger that no model answers has its written answer.
  const isSign = openRiskOf(context) !== null && asksAboutDanger(screening.assessment.tier);
  if (isSign && (isOver || !hasRoomForReply()))
    return written(await writtenReply(target, screening, before));
  if (isOver) return planGuided(context, "over_budget");
  if (!context.frame.mayUseModel || pressesGuided(target)) return planGuided(context, null);
  const planned = await planModel(context);
  return hasRoomForReply() ? planned : planUnanswered(context, planned);
}

/** The model goes on with a reply that was cut off: nothing but its own words. Else as ever. */
export async function planContinuation(context: ReplyContext): Promise<ReplyPlan> {
  const plan = await planFreeReply(context);
  if (plan.reply.source !== "model") return plan;
  return { ...NOTHING_GUIDED, reply: runningReply("model"), isFree: true };
}

async function planModel(context: ReplyContext): Promise<ReplyPlan> {
  const { target, frame } = context;
  const { user, conversation, message } = target;
  const mayLead = !openRiskOf(context) && !frame.asksNothing && frame.lead.text === "";
  const exercise = mayLead ? await guidedExercise(target) : null;
  const quickAnswers = frame.asksNothing ? frame.quickAnswers : (exercise?.turn.quickAnswers ?? []);
  const progress =
    conversation.trackType === null
      ? null
      : await progressByPace(user.id, conversation.id, message);
  const turn = exercise?.turn ?? null;
  return {
    ...NOTHING_GUIDED,
    reply: runningReply("model", { quickAnswers }),
    isFree: goesOnOrEnds(target),
    guidedState: turn?.state,
    progress,
    turn,
    exercise,
  };
}

/** As many replies as one process can make are being made: this one fails before it begins. */
async function planUnanswered(context: ReplyContext, planned: ReplyPlan): Promise<ReplyPlan> {
  const { exercise } = planned;
  const { quickAnswers = planned.reply.quickAnswers, guidedState } = await choicesInstead(
    context,
    exercise,
  );
  const heard = wordsUnanswered(context);
  const text = heard.text + (exercise?.step ? wordsOfStep(exercise.step, heard.text) : "");
  const closing = closingOf(context, text);
  const reply = wholeReply("model", text + closing.text, {
    reason: "model_unavailable",
    quickAnswers,
    lines: [...heard.lines, ...closing.lines],
    question: context.frame.question,
  });
  return {
    ...planned,
    reply: { ...reply, status: "failed" },
    ...(guidedState && !exercise && { guidedState: guidedState.state }),
  };
}

async function planGuided(context: ReplyContext, reason: "over_budget" | null): Promise<ReplyPlan> {
  const { target } = context;
  const { said, quickAnswers, state, turn } = await framedGuidedReply(context);
  const origin = { reason, quickAnswers };
  const waits = waitsForOpinion(context);
  const closing = closingOfGuided(context, said.text);
  const reply = waits
    ? runningReply("guided", origin)
    : wholeReply("guided", said.text + closing.text, {
        ...origin,
        lines: [...said.lines, ...closing.lines],
        question: context.frame.question,
      });
  return {
    ...NOTHING_GUIDED,
    reply,
    // A tap is no message: the guide is gone through by buttons.
    isFree: choiceIn(target) !== null || goesOnOrEnds(target),
    guidedState: state,
    progress: turn ? progressOf(turn.state, target.conversation.id) : null,
    turn,
    waitsWith: waits ? said : null,
  };
}

/** Where a model is there to be asked, a question to the person waits for its opinion. */
function waitsForOpinion({ screening, isThrottled }: ReplyContext): boolean {
  return screening.assessment.tier === "check_in" && isModelConfigured() && !isThrottled;
}

// The guided companion speaks of languages by itself; while risk is open it also names a way to help.
function closingOfGuided(context: ReplyContext, text: string): Said {
  if (openRiskOf(context)) return closingOf(context, text);
  const { tail } = context.frame;
  return tail.text === "" ? tail : { ...tail, text: `\n\n${tail.text}` };
}
