import { requestedExercise } from "../guided/offers.ts";
import { asksToContinue, refusesExercises } from "../guided/wishes.ts";
import type { GuidedState, GuidedTurn } from "../guided/turn.ts";
import { acceptedExercise } from "../offers/answer-offer.server.ts";
import { guidedReply, saysHelped, stateBefore } from "../reply/guided-reply.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { findExercise } from "#app/content/exercises.ts";

/** An exercise that leads itself in a conversation with a model. */
export interface GuidedExercise {
  turn: GuidedTurn;
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
 * Where a message asks for an exercise, takes one up or answers one of its steps, the exercise's own
 * words lead, whoever answers: its turn is made as without a model, and a model's reply stands above
 * it. Null where the message is about something else. Not to be asked for while risk is open.
 */
export async function guidedExercise(target: ReplyTarget): Promise<GuidedExercise | null> {
  const { state } = stateBefore(target);
  const isBegun = acceptedExercise(target) !== null;
  if (!isBegun && !isAboutExercise(target.message, state)) return null;
  const turn = await guidedReply(target, { isExerciseOnly: true });
  if (!isOfExercise(turn, state)) return null;
  return { turn, step: stepOf(turn, state), stopped: stoppedBy(turn, state) };
}

function stoppedBy({ leads, state }: GuidedTurn, before: GuidedState | null) {
  const left = before?.running && findExercise(before.running.exerciseId);
  if (!left || leads !== undefined || !state || state.running !== null) return null;
  return { title: left.title, canContinue: state.parked?.exerciseId === left.id };
}

function isAboutExercise(message: ReplyTarget["message"], state: GuidedState | null): boolean {
  if (asksForIt(message)) return true;
  if (!state) return false;
  const { running, parked, pending } = state;
  if (running !== null && findExercise(running.exerciseId) !== undefined) return true;
  if (parked !== null && message.choice === null && asksToContinue(message.content)) return true;
  return pending?.kind === "helped" && saysHelped(message);
}

function asksForIt({ content, choice }: ReplyTarget["message"]): boolean {
  if (choice !== null) return choice.startsWith("exercise.");
  return requestedExercise(content) !== null && !refusesExercises(content);
}

// What merely listens is the model's to answer, and an offer that nobody sees must not be kept.
function isOfExercise({ leads, rated, state }: GuidedTurn, before: GuidedState | null): boolean {
  if (leads !== undefined || rated !== undefined) return true;
  return before?.running != null && state?.running === null && state.pending === null;
}

function stepOf(
  { leads, exercise: id }: GuidedTurn,
  before: GuidedState | null,
): WordsOfStep | null {
  const exercise = id === undefined ? undefined : findExercise(id);
  if (leads === undefined || exercise === undefined) return null;
  const { title } = exercise;
  const isBegun = ![before?.running, before?.parked].some((each) => each?.exerciseId === id);
  const page = `The same exercise has a page of its own, should you rather be by yourself with it: [${title}](/exercises/${exercise.id}).`;
  return { title, words: isBegun ? `${leads}\n\n${page}` : leads };
}
