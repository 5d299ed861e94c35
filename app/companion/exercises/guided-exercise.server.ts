import type { GuideTurn } from "../guide.server.ts";
import { ratedExercise, runningExercise, type GuideState } from "../guide/state.ts";
import { acceptedExercise } from "../offers/answer-offer.server.ts";
import { guidedReply, saysHelped, stateBefore } from "../reply/guided-reply.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { findExercise } from "#app/content/exercises.ts";

/** An exercise that leads itself in a conversation with a model. */
export interface GuidedExercise {
  turn: GuideTurn;
  /** What stands under the model's reply; null where the exercise was left or has just been rated. */
  step: WordsOfStep | null;
  /** What was left with this message, and whether it keeps its place. */
  stopped: { title: string; canContinue: boolean } | null;
}

/** The written words of one step. */
export interface WordsOfStep {
  title: string;
  words: string;
}

/**
 * Leads an exercise by its own words when a message asks for one, takes one up or answers a step. The
 * turn is made as without a model, and a model's reply stands above it. Returns null if the message is
 * about something else. Don't call it while risk is open.
 */
export async function guidedExercise(target: ReplyTarget): Promise<GuidedExercise | null> {
  const state = stateBefore(target);
  const isBegun = acceptedExercise(target) !== null;
  if (!isBegun && !isAboutExercise(target.message, state)) return null;
  const led = await guidedReply(target, { isExerciseOnly: true });
  if (!isOfExercise(led, state)) return null;
  const step = stepOf(led, state);
  const quickAnswers = led.quickAnswers.filter(({ id }) =>
    step === null ? id === "resume" : !BESIDE_EXERCISES.has(id),
  );
  return { turn: { ...led, quickAnswers }, step, stopped: stoppedBy(led, state) };
}

/** Ways on that are the guide's: where a model answers, it is asked in words. */
const BESIDE_EXERCISES: ReadonlySet<string> = new Set(["menu", "help", "listen"]);

function stoppedBy({ leads, state }: GuideTurn, before: GuideState | null) {
  const left = findExercise((before && runningExercise(before)?.exerciseId) ?? "");
  if (!left || leads !== undefined || runningExercise(state) !== null) return null;
  return { title: left.title, canContinue: state.parked?.exerciseId === left.id };
}

function isAboutExercise(message: ReplyTarget["message"], state: GuideState | null): boolean {
  const { choice } = message;
  if (choice?.startsWith("exercise.") === true || choice === "resume") return true;
  if (!state) return false;
  const running = runningExercise(state);
  if (running !== null && findExercise(running.exerciseId) !== undefined) return true;
  return ratedExercise(state) !== null && saysHelped(message);
}

// The model answers where the guide would merely listen. Don't store an offer that nobody sees.
function isOfExercise({ leads, rated, state }: GuideTurn, before: GuideState | null): boolean {
  if (leads !== undefined || rated !== undefined) return true;
  return before !== null && runningExercise(before) !== null && runningExercise(state) === null;
}

function stepOf({ leads, exercise: id }: GuideTurn, before: GuideState | null): WordsOfStep | null {
  const exercise = id === undefined ? undefined : findExercise(id);
  if (leads === undefined || exercise === undefined) return null;
  const { title } = exercise;
  const known = before === null ? [] : [runningExercise(before), before.parked];
  const isBegun = !known.some((each) => each?.exerciseId === id);
  const page = `The same exercise has a page of its own, should you rather be by yourself with it: [${title}](/exercises/${exercise.id}).`;
  return { title, words: isBegun ? `${leads}\n\n${page}` : leads };
}
