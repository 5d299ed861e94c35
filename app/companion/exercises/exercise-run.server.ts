import { helpRegion } from "#app/safety/help-region.server.ts";
import { trustedText, type ScreenedText } from "#app/safety/screened-text.server.ts";
import {
  beginningOf,
  closingAt,
  promptAt,
  skipStep,
  stepBack,
  takeAnswer,
} from "../guide/steps.ts";
import { render } from "../guide/render.ts";
import type { ExercisePosition } from "../guide/state.ts";
import type { GuideLine } from "../guide/turn.ts";
import { stableHash } from "../stable-choice.ts";
import { textOf, type Exercise, type ExerciseStep } from "#app/content/exercise.ts";

/** How far a run on a page has come, without the words that were written in it. */
export interface RunPosition {
  id: string;
  step: string;
  tries: number;
  turn: number;
  usedLines: readonly string[];
}

/** The answers that the exercise goes by, by their keys: the step's name, and `+2` for a follow-up. */
export type RunAnswers = ReadonlyMap<string, string>;

/** What an answer makes of a run: where it stands then, and what is said above the next field. */
export interface AnsweredRun {
  status: "running" | "stopped" | "finished";
  step: string;
  tries: number;
  said: ScreenedText;
  usedLines: string[];
  /** Whether the answer that was given counts as the step's. */
  isTaken: boolean;
}

/** The first words of an exercise on its page, and the step that it begins with. */
export function beginRun(
  exercise: Exercise,
  runId: string,
): Pick<AnsweredRun, "step" | "said" | "usedLines"> {
  const position = beginningOf(exercise, null);
  const seed = stableHash(runId);
  const intro = { id: `exercises.${exercise.id}.intro`, wording: seed };
  const said = inWords([intro, promptAt(exercise, position, seed)]);
  return { step: position.step, said, usedLines: [] };
}

/** Takes what was written at the step where a run stands, in the place of what was there before. */
export function answerRun(
  exercise: Exercise,
  run: RunPosition,
  answers: RunAnswers,
  content: string,
): AnsweredRun {
  const seed = seedOf(run);
  const step = stepOf(exercise, run.step);
  const picked = step?.quickAnswers?.indexOf(content) ?? -1;
  const { reflection, ...after } = takeAnswer(
    exercise,
    positionOf(exercise, run, answers),
    {
      messageId: run.step,
      picked: picked === -1 ? null : picked,
      number: numberIn(content),
    },
    seed,
  );
  return { ...moved(exercise, run, after, reflection), isTaken: true };
}

/** Goes one step back, passes over this one, or asks the same again. */
export function moveRun(
  exercise: Exercise,
  run: RunPosition,
  answers: RunAnswers,
  move: "back" | "skip" | "again",
): AnsweredRun {
  const position = positionOf(exercise, run, answers);
  if (move === "skip") {
    const skipped = { id: "guide.lines.step_skipped", wording: seedOf(run) };
    return moved(exercise, run, skipStep(exercise, position), skipped);
  }
  const to = move === "back" ? (stepBack(exercise, position) ?? position) : position;
  return moved(exercise, run, { position: to, isDone: false }, null);
}

/** Leaves a run where it is, to be taken up again. */
export function stopRun(run: RunPosition): AnsweredRun {
  const { step, tries, usedLines } = run;
  const said = inWords([{ id: "guide.lines.run_stopped", wording: seedOf(run) }]);
  return { status: "stopped", step, tries, said, usedLines: [...usedLines], isTaken: false };
}

/** After words about danger: on to the next step without saying anything about them. */
export function passRun(exercise: Exercise, run: RunPosition, answers: RunAnswers): AnsweredRun {
  const position = positionOf(exercise, run, answers);
  return moved(exercise, run, skipStep(exercise, position), null);
}

function moved(
  exercise: Exercise,
  run: RunPosition,
  { position, isDone }: { position: ExercisePosition; isDone: boolean },
  before: GuideLine | null,
): AnsweredRun {
  const seed = seedOf(run);
  const leading = isDone
    ? closingAt(exercise, position, seed)
    : [promptAt(exercise, position, seed)];
  return {
    status: isDone ? "finished" : "running",
    step: position.step,
    tries: 0,
    said: inWords([...(before === null ? [] : [before]), ...leading]),
    usedLines: [...run.usedLines],
    isTaken: false,
  };
}

/** The exercises are in English, and so is what is said around them on their page. */
function inWords(lines: readonly GuideLine[]): ScreenedText {
  return trustedText(render(lines, { language: "en", region: helpRegion(), firstName: null }).text);
}

/** Which wording comes next: another one in each run, and at each turn. */
function seedOf({ id, turn }: RunPosition): number {
  return stableHash(id) + turn + 1;
}

/** An answer is known to the exercise by the id of its message: here that is the name of its step. */
function positionOf(
  exercise: Exercise,
  { step }: RunPosition,
  answers: RunAnswers,
): ExercisePosition {
  const written = [...answers].map(([key, content]) => [stepOfAnswer(key), content] as const);
  const picked = written.flatMap(([name, content]) => {
    const at = stepOf(exercise, name)?.quickAnswers?.indexOf(content) ?? -1;
    return at === -1 ? [] : [[name, at] as const];
  });
  const numbers = written.flatMap(([name, content]) => {
    const number = numberIn(content);
    const isAsked = stepOf(exercise, name)?.expects.kind === "number";
    return number === null || !isAsked ? [] : [[name, number] as const];
  });
  return {
    exerciseId: exercise.id,
    step,
    answerMessageIds: Object.fromEntries(written.map(([name]) => [name, name])),
    picked: Object.fromEntries(picked),
    numbers: Object.fromEntries(numbers),
  };
}

function numberIn(content: string): number | null {
  const number = Number(content);
  return content.trim() === "" || Number.isNaN(number) ? null : number;
}

/** The step whose answer stands under a key: an answer in parts has several, `+2` and so on behind it. */
export function stepOfAnswer(key: string): string {
  return key.split("+")[0] ?? key;
}

/** The step of this name, if the exercise has it. */
export function stepOf(exercise: Exercise, name: string): ExerciseStep | undefined {
  return exercise.steps.find((step) => step.name === name);
}

/** What a step asked, word for word, in a text that leads to its answer; null where it can not be told. */
export function askedIn(step: ExerciseStep, said: string): ScreenedText | null {
  const found = [...step.prompts.map(textOf), ...step.hints].flatMap(
    (line) => patternOf(line).exec(said) ?? [],
  );
  const [longest] = found.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? null : trustedText(longest.trim());
}

/** A line as it may be said: its slots filled, its question mark left out where no question is wanted. */
function patternOf(line: string): RegExp {
  const parts = line
    .split(/\{\w+\}\.?/u)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/gu, "\\$&").replaceAll("\\?", "[?.]"));
  return new RegExp(`${parts.join("[^\\n]+?")}(?=\\n|$)`, "iu");
}

/** What a step asks, for a list of answers: a wording that needs none of them. */
export function questionOf(step: ExerciseStep): string {
  const plain = step.prompts.find((line) => typeof line === "string" && !line.includes("{"));
  return typeof plain === "string" ? plain : "";
}

/** Which step of how many; a step that only some are led to shares the number of the one before. */
export function exerciseStepNumber(
  exercise: Exercise,
  name: string,
): { number: number; total: number; step: ExerciseStep | undefined } {
  const index = exercise.steps.findIndex((step) => step.name === name);
  const main = (steps: readonly ExerciseStep[]) => steps.filter((step) => step.aside !== true);
  return {
    number: Math.max(1, main(exercise.steps.slice(0, index + 1)).length),
    total: main(exercise.steps).length,
    step: exercise.steps[index],
  };
}
