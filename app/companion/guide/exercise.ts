import { HELPED } from "#app/catalogue/exercise-ratings.ts";
import type { Exercise } from "#app/content/exercise.ts";
import { findExercise } from "#app/content/exercises.ts";
import { findCore } from "#app/content/programs.ts";
import type { ExercisePosition, GuideState, PlaceAt } from "./state.ts";
import {
  answerOfChoice,
  beginningOf,
  choicesAt,
  closingAt,
  hintAt,
  promptAt,
  skipStep,
  stepNamed,
  stepBack,
  takeAnswer,
} from "./steps.ts";
import type { StepAnswer } from "./steps.ts";
import { buttons, choice, line, numberOn, reply } from "./turn.ts";
import type { Effects, GuideChoice, GuideLine, GuideReply, Talk } from "./turn.ts";

/** What a message makes of an exercise that runs. */
export type Led =
  | {
      kind: "goes_on";
      lines: readonly GuideLine[];
      choices: readonly GuideChoice[];
      position: ExercisePosition;
    }
  | { kind: "done"; lines: readonly GuideLine[]; position: ExercisePosition }
  | { kind: "stopped" };

/** Anything that is led step by step: an exercise of the menu, or the one inside a session. */
export function findStepExercise(id: string): Exercise | undefined {
  return findExercise(id) ?? findCore(id);
}

const MOST_NUMBER = 100;

/** Leads an exercise on by one message; null for a choice that isn't about it. */
export function leadOn(talk: Talk, exercise: Exercise, position: ExercisePosition): Led | null {
  const { input, state } = talk;
  const { choice: tapped, classes, messageId } = input;
  const choices = choicesAt(exercise, position);
  const stay = (said: GuideLine): Led => ({ kind: "goes_on", lines: [said], choices, position });
  const prompt = promptAt(exercise, position, state.turn);
  if (tapped === null) {
    const number = numberOn(classes, MOST_NUMBER);
    const isNumber = stepNamed(exercise, position.step)?.expects.kind === "number";
    return isNumber && number === null && messageId !== state.told
      ? stay({ ...line(talk, "number_wanted"), leads: true })
      : taken(talk, exercise, position, { messageId, picked: null, number });
  }
  if (tapped === "stop") return { kind: "stopped" };
  if (tapped === "go_on") return stay(prompt);
  if (tapped === "hint") return stay(hintAt(exercise, position, state.turn));
  if (tapped === "skip")
    return moved(talk, exercise, skipStep(exercise, position), line(talk, "step_skipped"));
  if (tapped === "back") {
    const before = stepBack(exercise, position) ?? position;
    return moved(talk, exercise, { position: before, isDone: false }, null);
  }
  const answer = answerOfChoice(exercise, position, messageId, tapped);
  return answer && taken(talk, exercise, position, answer);
}

function taken(talk: Talk, exercise: Exercise, position: ExercisePosition, answer: StepAnswer) {
  const { reflection, ...after } = takeAnswer(exercise, position, answer, talk.state.turn);
  const { choice: tapped, classes } = talk.input;
  // What is said to "Done", or to an answer, is said to no other words: they may be a question, or a wish.
  const isReady = stepNamed(exercise, position.step)?.expects.kind === "ready";
  const isOther = tapped === null && (isReady || classes.asks || classes.wish !== "none");
  const isAsked = isOther && classes.asks && !after.isDone;
  const said = isOther ? line(talk, isAsked ? "step_asked" : "step_met") : reflection;
  return moved(talk, exercise, after, said, isAsked ? buttons("about_app") : []);
}

function moved(
  { state }: Talk,
  exercise: Exercise,
  { position, isDone }: { position: ExercisePosition; isDone: boolean },
  before: GuideLine | null,
  beside: readonly GuideChoice[] = [],
): Led {
  const said = before === null ? [] : [before];
  const end = closingAt(exercise, position, state.turn);
  if (isDone) return { kind: "done", lines: [...said, ...end], position };
  const lines = [...said, promptAt(exercise, position, state.turn)];
  const choices = [...choicesAt(exercise, position), ...beside];
  return { kind: "goes_on", lines, choices, position };
}

/** The first words of an exercise, or the question where it was left. */
export function opened(talk: Talk, exercise: Exercise, position: ExercisePosition) {
  const { turn } = talk.state;
  const isNew = Object.keys(position.answerMessageIds).length === 0;
  const intro = { id: `exercises.${exercise.id}.intro`, wording: turn, leads: true as const };
  return {
    lines: [isNew ? intro : line(talk, "exercise_resumed"), promptAt(exercise, position, turn)],
    choices: choicesAt(exercise, position),
  };
}

/** What Spanish speakers are told before something in English begins, with the tap that begins it; null once told. */
export function inEnglish({ state, input }: Talk, begin: string) {
  if (state.language !== "es" || state.choices.includes("in_spanish")) return null;
  return [
    choice(input.choice ?? begin, "begin_anyway"),
    ...buttons("in_spanish", "listen", "help"),
  ];
}

/** Begins an exercise, or takes up the one that was left; what led to it waits behind it. */
export function beginExercise(
  talk: Talk,
  exercise: Exercise,
  behind: Pick<PlaceAt<"exercise">, "subject" | "topic"> = { subject: null, topic: null },
  left: ExercisePosition | null = null,
): GuideReply {
  const ways = left ? null : inEnglish(talk, `exercise.${exercise.id}`);
  if (ways) return reply(talk, talk.state.place, [line(talk, "exercises_in_english")], ways);
  const position = left ?? beginningOf(exercise, behind.subject);
  const { lines, choices } = opened(talk, exercise, position);
  const state: GuideState = { ...talk.state, parked: left ? null : talk.state.parked };
  const place = { at: "exercise", position, isDone: false, ...behind } as const;
  return reply({ ...talk, state }, place, lines, choices, { exercise: exercise.id });
}

/** Takes up an exercise that was left in the middle; null where there is none. */
export function resumeExercise(talk: Talk): GuideReply | null {
  const { parked } = talk.state;
  const exercise = parked && findExercise(parked.exerciseId);
  return exercise ? beginExercise(talk, exercise, undefined, parked) : null;
}

/** What finishing an exercise leaves behind: its record, and the plan that was made as a goal. */
export function finishedEffects({ id, plan = [] }: Exercise, position: ExercisePosition): Effects {
  const { step, answerMessageIds } = position;
  const planned = plan.flatMap((name) => answerMessageIds[name] ?? []);
  return {
    exercise: id,
    finished: { exerciseId: id, step, answerMessageIds },
    ...(planned.length > 0 && { goal: { line: null, messageIds: planned } }),
  };
}

/** The state of a talk in which an exercise was finished. */
export function withFinished(talk: Talk, id: string): Talk {
  const finished = [...new Set([...talk.state.finished, id])];
  return { ...talk, state: { ...talk.state, finished } };
}

/** How an exercise may have helped, and the ways on. */
export const RATINGS = buttons(...HELPED.map((id) => `helped.${id}`), "keep_writing", "menu");

/** Whether it helped: asked after an exercise, and free to leave open. */
export function askHelped(
  talk: Talk,
  place: PlaceAt<"exercise">,
  lines: readonly GuideLine[],
  effects: Effects,
): GuideReply {
  const question = { ...line(talk, "did_it_help"), leads: true as const };
  return reply(talk, { ...place, isDone: true }, [...lines, question], RATINGS, effects);
}
