import { trustedText, type ScreenedText } from "#app/safety/screened-text.server.ts";
import { readCommand } from "../guided/answers.ts";
import type { LineKey } from "../content/schema.ts";
import { createChooser, type Chooser } from "../guided/choose.ts";
import { productContent } from "../guided/content.ts";
import { inLanguage } from "../guided/say.ts";
import { beginExercise, continueExercise, moveExercise, passStep } from "../guided/steps.ts";
import type { StepOutcome } from "../guided/step-leading.ts";
import { stepOfAnswer } from "../guided/step-answers.ts";
import type { ExercisePosition, HistoryEntry } from "../guided/turn.ts";
import type { Exercise, ExerciseStep, Line } from "#app/content/exercise.ts";

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
export interface RunTurn {
  status: "running" | "stopped" | "finished";
  step: string;
  tries: number;
  said: ScreenedText;
  usedLines: string[];
  /** Whether the answer that was given counts as the step's. */
  isTaken: boolean;
  /** Whether it was a word of command ("skip", "stop") and no answer. */
  isCommand: boolean;
}

/** The first words of an exercise on its page, and the step that it begins with. */
export function beginRun(
  exercise: Exercise,
  runId: string,
): Pick<RunTurn, "step" | "said" | "usedLines"> {
  const chooser = createChooser(`${runId}.0`, []);
  const { text, position } = beginExercise(exercise, null, chooser);
  return { step: position.step, said: trustedText(text), usedLines: chooser.usedLines() };
}

/**
 * Takes what was written at the step where a run stands: beside what was there before where the step
 * was asked about again, and else in its run. The same run and text give the same turn.
 */
export function answerRun(
  exercise: Exercise,
  run: RunPosition,
  answers: RunAnswers,
  content: string,
): RunTurn {
  const isFollowUp = run.tries > 0 && [...answers.keys()].some(isOf(run.step));
  const id = isFollowUp ? FOLLOW_UP : run.step;
  const kept = isFollowUp ? answers : withoutStep(answers, run.step);
  const turn = turnOf(
    exercise,
    run,
    kept,
    (running) => continueExercise({ ...running, message: { id, content } }),
    id,
  );
  // Words that the step took are its answer, whatever else they might say.
  return { ...turn, isCommand: !turn.isTaken && readCommand(content) !== null };
}

/** Stands for the message that is being taken. */
const FOLLOW_UP = "+";

function withoutStep(answers: RunAnswers, step: string): RunAnswers {
  return new Map([...answers].filter(([key]) => !isOf(step)(key)));
}

function isOf(step: string): (key: string) => boolean {
  return (key) => stepOfAnswer(key) === step;
}

/** Goes one step back, passes over this one, or asks the same again. */
export function moveRun(
  exercise: Exercise,
  run: RunPosition,
  answers: RunAnswers,
  move: "back" | "skip" | "again",
): RunTurn {
  return turnOf(exercise, run, answers, (running) =>
    moveExercise({ ...running, message: { id: "", content: "" } }, move),
  );
}

/** Leaves a run where it is, to be taken up again. */
export function stopRun(exercise: Exercise, run: RunPosition, answers: RunAnswers): RunTurn {
  return turnOf(exercise, run, answers, () => ({ kind: "stopped", becauseItHurts: false }));
}

/** After words about danger: on to the next step without saying anything about them. */
export function passRun(exercise: Exercise, run: RunPosition, answers: RunAnswers): RunTurn {
  return turnOf(exercise, run, withoutStep(answers, run.step), passStep);
}

/** What a step asked, word for word, in a text that leads to its answer; null where it can not be told. */
export function askedIn(step: ExerciseStep, said: string): ScreenedText | null {
  const { unknown, short = [], off = [] } = step.scaffolds;
  const found = [...step.prompts.map(textOfLine), ...unknown, ...short, ...off].flatMap(
    (line) => patternOf(line).exec(said) ?? [],
  );
  const [longest] = found.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? null : trustedText(longest.trim());
}

function textOfLine(line: Line): string {
  return typeof line === "string" ? line : line.text;
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

interface Running {
  exercise: Exercise;
  position: ExercisePosition;
  message: { id: string; content: string };
  history: readonly HistoryEntry[];
  chooser: Chooser;
  sayLine: (key: LineKey) => string;
  isForm: true;
}

// An answer is known to the exercise by the id of its message: here that is the name of its step.
function turnOf(
  exercise: Exercise,
  run: RunPosition,
  answers: RunAnswers,
  take: (running: Running) => StepOutcome,
  messageId = run.step,
): RunTurn {
  const chooser = createChooser(`${run.id}.${run.turn + 1}`, run.usedLines);
  const history = [...answers].map(([id, content]) => ({ id, role: "user" as const, content }));
  const position = {
    exerciseId: exercise.id,
    step: run.step,
    answerMessageIds: Object.fromEntries([...answers.keys()].map((key) => [key, key])),
    tries: run.tries,
  };
  const message = { id: run.step, content: "" };
  // The exercises are in English, and so is what is said around them on their page.
  const sayLine = (key: LineKey) =>
    chooser.pick(key, inLanguage(productContent().lines[key], "en")) ?? "";
  const outcome = take({ exercise, position, message, history, chooser, sayLine, isForm: true });
  return turnFrom(outcome, run, { chooser, sayLine }, messageId);
}

function turnFrom(
  outcome: StepOutcome,
  run: RunPosition,
  { chooser, sayLine }: Pick<Running, "chooser" | "sayLine">,
  messageId: string,
): RunTurn {
  const stays = { step: run.step, tries: run.tries, isTaken: false, isCommand: false };
  switch (outcome.kind) {
    case "goes_on": {
      const { step, tries, answerMessageIds } = outcome.position;
      const isTaken = Object.values(answerMessageIds).includes(messageId);
      const said = trustedText(outcome.text);
      const usedLines = chooser.usedLines();
      return { ...stays, status: "running", step, tries, said, usedLines, isTaken };
    }
    case "finished": {
      const isTaken = Object.values(outcome.answerMessageIds).includes(messageId);
      const said = trustedText(outcome.text);
      return { ...stays, status: "finished", said, usedLines: chooser.usedLines(), isTaken };
    }
    case "stopped":
    case "tangent": {
      const isHurting = outcome.kind === "stopped" && outcome.becauseItHurts;
      const said = trustedText(sayLine(isHurting ? "run_hurts" : "run_stopped"));
      return { ...stays, status: "stopped", said, usedLines: chooser.usedLines() };
    }
  }
}
