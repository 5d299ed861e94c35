import { stepChoiceId, type Exercise, type ExerciseStep } from "#app/content/exercise.ts";
import type { LineKey } from "../content/schema.ts";
import type { Chooser } from "./choose.ts";
import { type Answers, isButton, pickLine, says } from "./fill.ts";
import { stepOfAnswer } from "./step-answers.ts";
import type { ExercisePosition, HistoryEntry, QuickAnswer } from "./turn.ts";
import { joinParagraphs } from "./wording.ts";

/** What taking one message as the answer to a step comes to. */
export type StepOutcome =
  | {
      kind: "goes_on";
      text: string;
      /** The part of it that leads on: what was answered is left out. */
      leads: string;
      position: ExercisePosition;
      quickAnswers: readonly QuickAnswer[];
    }
  | { kind: "finished"; text: string; leads: string; answerMessageIds: Record<string, string> }
  | { kind: "stopped"; becauseItHurts: boolean }
  | { kind: "tangent" };

/** An exercise under way, with the message that is taken as the answer to its step. */
export interface Running {
  exercise: Exercise;
  position: ExercisePosition;
  message: { id: string; content: string };
  history: readonly HistoryEntry[];
  chooser: Chooser;
  /** One of the engine's own lines. */
  sayLine: (key: LineKey) => string;
  /** On a page of its own a field takes whatever is written: nobody changes the subject there. */
  isForm?: boolean;
}

/** From a step that is done to the next one, or to the end. */
export function lead(
  reflection: string,
  step: ExerciseStep,
  running: Running,
  answers: Answers,
): StepOutcome {
  const { exercise, position, chooser } = running;
  // On a page of its own every field can be gone through again.
  const next = followingStep(exercise, step, { answers, passesOver: running.isForm !== true });
  if (next === undefined) {
    const leads = closing(exercise, step, answers, chooser);
    const text = joinParagraphs(reflection, leads);
    return { kind: "finished", text, leads, answerMessageIds: position.answerMessageIds };
  }
  const leads = promptFor(exercise, next, answers, chooser);
  return {
    kind: "goes_on",
    text: joinParagraphs(reflection, leads),
    leads,
    position: { ...answeredAnew(exercise, position, step, next), step: next.name, tries: 0 },
    quickAnswers: stepAnswers(next),
  };
}

/** What is led back to is asked anew, and all that comes after it. */
function answeredAnew(
  { steps }: Exercise,
  position: ExercisePosition,
  step: ExerciseStep,
  next: ExerciseStep,
): ExercisePosition {
  if (steps.indexOf(next) > steps.indexOf(step)) return position;
  const again = new Set(steps.slice(steps.indexOf(next)).map(({ name }) => name));
  const kept = Object.entries(position.answerMessageIds).filter(
    ([key]) => !again.has(stepOfAnswer(key)),
  );
  return { ...position, answerMessageIds: Object.fromEntries(kept) };
}

function followingStep(
  exercise: Exercise,
  step: ExerciseStep,
  { answers, passesOver }: { answers: Answers; passesOver: boolean },
): ExerciseStep | undefined {
  const answer = answers.get("answer") ?? "";
  const jump = step.jumps?.find((candidate) =>
    "is" in candidate ? isButton(answer, candidate.is) : says(answer, candidate.says),
  );
  if (jump !== undefined) {
    return exercise.steps.find((candidate) => candidate.name === jump.to);
  }
  return exercise.steps
    .slice(exercise.steps.indexOf(step) + 1)
    .find(
      (candidate) =>
        candidate.aside !== true &&
        isOpened(candidate, answers) &&
        !(passesOver && answers.has(candidate.name)),
    );
}

/** What may harm is opened by a button of an earlier step, and closed to everybody who did not tap it. */
export function isOpened({ onlyAfter }: ExerciseStep, answers: Answers): boolean {
  return onlyAfter === undefined || isButton(answers.get(onlyAfter.step) ?? "", onlyAfter.is);
}

function closing(
  exercise: Exercise,
  step: ExerciseStep,
  answers: Answers,
  chooser: Chooser,
): string {
  const last = pickLine(
    `${exercise.id}.closing`,
    exercise.closings,
    { exercise, step, answers },
    chooser,
  );
  const week = chooser.pick(`${exercise.id}.week`, exercise.thisWeek);
  return joinParagraphs(last ?? "", week ?? "");
}

/** One of the questions of a step, with earlier answers in it. */
export function promptFor(
  exercise: Exercise,
  step: ExerciseStep,
  answers: Answers,
  chooser: Chooser,
): string {
  return (
    pickLine(
      `${exercise.id}.${step.name}.ask`,
      step.prompts,
      { exercise, step, answers },
      chooser,
    ) ?? ""
  );
}

/** The buttons under a step: its own, and the two that leave it. */
export function stepAnswers(step: ExerciseStep | undefined): readonly QuickAnswer[] {
  const own = (step?.quickAnswers ?? []).map((label, index) => ({
    id: stepChoiceId(step?.name ?? "", index),
    label,
    message: label,
  }));
  return [
    ...own,
    { id: "skip", label: "Skip this step", message: "Skip this step" },
    { id: "stop", label: "Stop the exercise", message: "Stop the exercise" },
  ];
}
