import { stepChoiceId } from "#app/content/exercise.ts";
import type { Exercise, ExerciseStep, Line, LineCondition } from "#app/content/exercise.ts";
import type { ExercisePosition } from "./state.ts";
import { argumentOf, choice, type Fills, type GuideChoice, type GuideLine } from "./turn.ts";

/** An answer to a step: the message that holds it, and what was tapped or given as a number. */
export interface StepAnswer {
  messageId: string;
  /** Which of the step's own buttons, from 0. */
  picked: number | null;
  number: number | null;
}

/** Numbers to tap where a step asks for one and names none. */
const NUMBERS = [0, 20, 40, 60, 80, 100] as const;

/** Where an exercise begins; somebody in a state that it knows begins later. */
export function beginningOf(exercise: Exercise, theme: string | null): ExercisePosition {
  const { startsAt } = exercise;
  const isLater = startsAt !== undefined && startsAt.theme === theme;
  const step = isLater ? startsAt.step : (exercise.steps[0]?.name ?? "");
  return { exerciseId: exercise.id, step, answerMessageIds: {}, picked: {}, numbers: {} };
}

/** The step of this name, if the exercise has it. */
export function stepNamed({ steps }: Exercise, name: string): ExerciseStep | undefined {
  return steps.find((step) => step.name === name);
}

/** What leads to the answer of the step where an exercise stands. */
export function promptAt(exercise: Exercise, position: ExercisePosition, seed: number): GuideLine {
  const step = stepNamed(exercise, position.step);
  const id = `exercises.${exercise.id}.${position.step}.prompts`;
  const picked = pickLine(step?.prompts ?? [], { exercise, position, step: null, seed });
  return { id, ...(picked ?? { wording: seed }), leads: true };
}

/** Something smaller to answer, with an example. */
export function hintAt(exercise: Exercise, { step }: ExercisePosition, seed: number): GuideLine {
  return { id: `exercises.${exercise.id}.${step}.hints`, wording: seed, leads: true };
}

/** The buttons under a step: its own, and those that move on, back or away. */
export function choicesAt(exercise: Exercise, position: ExercisePosition): readonly GuideChoice[] {
  const step = stepNamed(exercise, position.step);
  const hasWords = step?.expects.kind !== "ready";
  return [
    ...ownChoices(exercise, step),
    ...(step?.told ? [choice("use_told")] : []),
    ...(hasWords ? [choice("hint"), choice("misfit")] : []),
    ...(stepBack(exercise, position) === undefined ? [] : [choice("back")]),
    choice("skip"),
    choice("stop"),
  ];
}

function ownChoices({ id }: Exercise, step: ExerciseStep | undefined): readonly GuideChoice[] {
  const { name = "", expects, quickAnswers = [] } = step ?? {};
  if (quickAnswers.length > 0)
    return quickAnswers.map((_, at) => ({
      id: stepChoiceId(name, at),
      label: `exercises.${id}.${name}.answers.${at}`,
    }));
  if (expects?.kind === "number")
    return NUMBERS.map((number) => ({ id: `number.${number}`, label: number }));
  return expects?.kind === "ready" ? [choice("done")] : [];
}

/** The answer that a choice gives to a step; null for a choice that is none of its own. */
export function answerOfChoice(
  exercise: Exercise,
  { step: name }: ExercisePosition,
  messageId: string,
  choiceId: string,
): StepAnswer | null {
  const step = stepNamed(exercise, name);
  const named = step?.expects.kind === "number" ? argumentOf(choiceId, "number") : null;
  if (named === null && !ownChoices(exercise, step).some(({ id }) => id === choiceId)) return null;
  const answers = step?.quickAnswers ?? [];
  const picked = answers.findIndex((_, at) => stepChoiceId(name, at) === choiceId);
  const number = Number(named ?? answers[picked] ?? Number.NaN);
  return {
    messageId,
    picked: picked === -1 ? null : picked,
    number: Number.isNaN(number) ? null : number,
  };
}

/** Takes any answer to the step where an exercise stands: what is said to it, and where it leads; null at the end. */
export function takeAnswer(
  exercise: Exercise,
  before: ExercisePosition,
  { messageId, picked, number }: StepAnswer,
  seed: number,
): { reflection: GuideLine | null; position: ExercisePosition; isDone: boolean } {
  const step = stepNamed(exercise, before.step);
  const others = withoutSteps(before, [before.step]);
  const position: ExercisePosition = {
    ...others,
    answerMessageIds: { ...others.answerMessageIds, [before.step]: messageId },
    picked: picked === null ? others.picked : { ...others.picked, [before.step]: picked },
    numbers:
      number === null || step?.expects.kind !== "number"
        ? others.numbers
        : { ...others.numbers, [before.step]: number },
  };
  const said = pickLine(step?.reflections ?? [], { exercise, position, step: before.step, seed });
  const id = `exercises.${exercise.id}.${before.step}.reflections`;
  return { reflection: said && { id, ...said }, ...moveOn(exercise, position) };
}

/** Passes over the step where an exercise stands. */
export function skipStep(exercise: Exercise, position: ExercisePosition) {
  return moveOn(exercise, withoutSteps(position, [position.step]));
}

function moveOn(
  exercise: Exercise,
  position: ExercisePosition,
): { position: ExercisePosition; isDone: boolean } {
  const next = stepAfter(exercise, position);
  if (next === undefined) return { position, isDone: true };
  const at = (name: string) => exercise.steps.findIndex((step) => step.name === name);
  // Going back asks that step again, and every step after it.
  const again = exercise.steps.slice(at(next.name)).map(({ name }) => name);
  const kept = at(next.name) > at(position.step) ? position : withoutSteps(position, again);
  return { position: { ...kept, step: next.name }, isDone: false };
}

/** One step back; undefined at the first. */
export function stepBack(exercise: Exercise, position: ExercisePosition) {
  const at = exercise.steps.findIndex(({ name }) => name === position.step);
  const before = exercise.steps
    .slice(0, Math.max(0, at))
    .findLast((step) => step.aside !== true && isOpened(exercise, step, position));
  return before && { ...position, step: before.name };
}

function stepAfter(exercise: Exercise, position: ExercisePosition): ExerciseStep | undefined {
  const step = stepNamed(exercise, position.step);
  const label = pickedLabel(exercise, position, position.step);
  const isAnswered = position.answerMessageIds[position.step] !== undefined;
  const jump = step?.jumps?.find(({ is }) =>
    is === undefined ? isAnswered : label !== undefined && is.includes(label),
  );
  if (jump !== undefined) return stepNamed(exercise, jump.to);
  const at = exercise.steps.findIndex(({ name }) => name === position.step);
  return exercise.steps
    .slice(at + 1)
    .find((each) => each.aside !== true && isOpened(exercise, each, position));
}

/** What may harm is opened by a button of an earlier step, and closed to everybody who didn't tap it. */
function isOpened(exercise: Exercise, { onlyAfter }: ExerciseStep, position: ExercisePosition) {
  return (
    onlyAfter === undefined || pickedLabel(exercise, position, onlyAfter.step) === onlyAfter.is
  );
}

function pickedLabel(
  exercise: Exercise,
  { picked }: ExercisePosition,
  name: string,
): string | undefined {
  const at = picked[name];
  return at === undefined ? undefined : stepNamed(exercise, name)?.quickAnswers?.[at];
}

function withoutSteps(position: ExercisePosition, names: readonly string[]): ExercisePosition {
  const rest = <Value>(record: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
  const { answerMessageIds, picked, numbers } = position;
  return {
    ...position,
    answerMessageIds: rest(answerMessageIds),
    picked: rest(picked),
    numbers: rest(numbers),
  };
}

/** What ends an exercise: its last words, and something for the week. */
export function closingAt(
  exercise: Exercise,
  position: ExercisePosition,
  seed: number,
): readonly GuideLine[] {
  const id = `exercises.${exercise.id}`;
  const last = pickLine(exercise.closings, { exercise, position, step: position.step, seed });
  return [
    ...(last === null ? [] : [{ id: `${id}.closings`, ...last, leads: true as const }]),
    ...(exercise.thisWeek.length === 0
      ? []
      : [{ id: `${id}.week`, wording: seed, leads: true as const }]),
  ];
}

interface Scene {
  exercise: Exercise;
  position: ExercisePosition;
  /** The step whose answer a line is about; null for none. */
  step: string | null;
  /** Picks the wording. */
  seed: number;
}

/** One of the lines that fit: those whose condition holds come first; one with a gap that nothing fills is left out. */
function pickLine(lines: readonly Line[], scene: Scene): { wording: number; fill?: Fills } | null {
  const fitting = lines.flatMap((line, wording) => {
    const isConditional = typeof line !== "string";
    if (isConditional && !holds(line.when, scene)) return [];
    const fill = fillsOf(isConditional ? line.text : line, scene);
    if (fill === null) return [];
    return [{ isConditional, wording, ...(Object.keys(fill).length > 0 && { fill }) }];
  });
  const conditional = fitting.filter(({ isConditional }) => isConditional);
  const open = conditional.length > 0 ? conditional : fitting;
  const { isConditional: _, ...picked } = open[scene.seed % open.length] ?? {
    isConditional: false,
    wording: -1,
  };
  return picked.wording === -1 ? null : picked;
}

/** What stands in the gaps of a line: numbers alone; null where one is missing. */
function fillsOf(text: string, { position, step }: Scene): Fills | null {
  const [, ...gaps] = text.split("{");
  const names = gaps.map((rest) => rest.split("}")[0] ?? "");
  const fills: Record<string, number> = {};
  for (const name of names) {
    const number = position.numbers[name === "answer" ? (step ?? "") : name];
    if (number === undefined) return null;
    fills[name] = number;
  }
  return fills;
}

function holds(condition: LineCondition, { exercise, position, step }: Scene): boolean {
  const { from, to, is, lowerThan, higherThan, sameAs, answered } = condition;
  const number = position.numbers[step ?? ""];
  const label = pickedLabel(exercise, position, step ?? "");
  const compares = (other: string, isSo: (now: number, then: number) => boolean) => {
    const then = position.numbers[other];
    return number !== undefined && then !== undefined && isSo(number, then);
  };
  return [
    from === undefined || (number !== undefined && number >= from),
    to === undefined || (number !== undefined && number <= to),
    is === undefined || (label !== undefined && is.includes(label)),
    lowerThan === undefined || compares(lowerThan, (now, then) => now < then),
    higherThan === undefined || compares(higherThan, (now, then) => now > then),
    sameAs === undefined || compares(sameAs, (now, then) => now === then),
    answered === undefined || position.answerMessageIds[answered] !== undefined,
  ].every(Boolean);
}
