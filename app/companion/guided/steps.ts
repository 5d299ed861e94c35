import type { Exercise, ExerciseStep } from "#app/content/exercise.ts";
import type { LineKey } from "../content/schema.ts";
import { isUnsure, readCommand } from "./answers.ts";
import type { Chooser } from "./choose.ts";
import { type Answers, pickLine, isButton, says } from "./fill.ts";
import {
  isExpectedAnswer,
  isOwnButton,
  isTangent,
  NOTHING,
  type Objection,
  objectionTo,
  saysItHurts,
} from "./step-reading.ts";
import type { ExercisePosition, HistoryEntry, QuickAnswer } from "./turn.ts";
import { foldedText } from "./wording.ts";

/** A step is asked again at most this often before whatever was answered is taken. */
const MAX_TRIES = 1;
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

interface Running {
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

/** The first words of an exercise: how it goes, and its first question. */
export function beginExercise(
  exercise: Exercise,
  theme: string | null,
  chooser: Chooser,
): { text: string; position: ExercisePosition; quickAnswers: readonly QuickAnswer[] } {
  const startsLater = exercise.startsAt !== undefined && exercise.startsAt.theme === theme;
  const first = exercise.steps.find(
    (step) => !startsLater || step.name === exercise.startsAt?.step,
  );
  const position = {
    exerciseId: exercise.id,
    step: first?.name ?? "",
    answerMessageIds: {},
    tries: 0,
  };
  const intro = chooser.pick(`${exercise.id}.intro`, exercise.intro) ?? "";
  const prompt = first === undefined ? "" : promptFor(exercise, first, new Map(), chooser);
  return { text: `${intro}\n\n${prompt}`, position, quickAnswers: stepAnswers(first) };
}

/** The question that an exercise stands at, asked again: after a detour, or when it is taken up again. */
export function repeatPrompt(
  exercise: Exercise,
  position: ExercisePosition,
  history: readonly HistoryEntry[],
  chooser: Chooser,
): { text: string; quickAnswers: readonly QuickAnswer[] } {
  const step = stepAt(exercise, position);
  const text =
    step === undefined ? "" : promptFor(exercise, step, collectAnswers(position, history), chooser);
  return { text, quickAnswers: stepAnswers(step) };
}

/** Takes one message as the answer to the step that the exercise stands at, and leads on. */
export function continueExercise(running: Running): StepOutcome {
  const { exercise, position, message } = running;
  const step = stepAt(exercise, position);
  if (step === undefined) {
    return { kind: "stopped", becauseItHurts: false };
  }
  if (isOwnButton(step, message.content)) return accept(step, running);
  const command = readCommand(message.content);
  if (command === "stop") {
    return { kind: "stopped", becauseItHurts: false };
  }
  if (command !== null) {
    return handleCommand(command, step, running);
  }
  if (saysItHurts(step, message.content)) {
    return { kind: "stopped", becauseItHurts: true };
  }
  if (running.isForm !== true && isTangent(step, message.content)) {
    return { kind: "tangent" };
  }
  const objection = position.tries < MAX_TRIES ? objectionTo(step, message.content) : null;
  if (objection !== null) {
    return askAgain(objection, step, running);
  }
  return accept(step, running);
}

/** Goes on to the next step without a word about the answer: what it held is answered elsewhere. */
export function passStep(running: Running): StepOutcome {
  const step = stepAt(running.exercise, running.position);
  return step === undefined
    ? { kind: "stopped", becauseItHurts: false }
    : lead("", step, running, collectAnswers(running.position, running.history));
}

function stepAt(exercise: Exercise, position: ExercisePosition): ExerciseStep | undefined {
  return exercise.steps.find((step) => step.name === position.step);
}

function askAgain(objection: Objection, step: ExerciseStep, running: Running): StepOutcome {
  const { exercise, position, message, history, chooser } = running;
  const answers = new Map(collectAnswers(position, history));
  if (message.content.trim() !== "") {
    answers.set("answer", message.content);
  }
  const id = `${exercise.id}.${step.name}.${objection}`;
  const text =
    pickLine(id, scaffoldLines(step, objection), { exercise, step, answers }, chooser) ??
    promptFor(exercise, step, answers, chooser);
  return {
    kind: "goes_on",
    text,
    leads: text,
    position: { ...keepAnswer(position, step, message.id, objection), tries: position.tries + 1 },
    quickAnswers: stepAnswers(step),
  };
}

/** Half a list is kept: a second message adds to it, and need not repeat it. */
function keepAnswer(
  position: ExercisePosition,
  step: ExerciseStep,
  messageId: string,
  objection: Objection,
): ExercisePosition {
  return objection === "short" && step.expects.kind !== "ready"
    ? { ...position, answerMessageIds: withAnswer(position, step, messageId) }
    : position;
}

/** A follow-up stands beside what was answered before; only who goes back to a step answers it anew. */
function withAnswer(
  { answerMessageIds, tries }: ExercisePosition,
  step: ExerciseStep,
  messageId: string,
): Record<string, string> {
  if (tries === 0) {
    const others = Object.entries(answerMessageIds).filter(
      ([key]) => stepOfAnswer(key) !== step.name,
    );
    return { ...Object.fromEntries(others), [step.name]: messageId };
  }
  const parts = Object.keys(answerMessageIds).filter((key) => stepOfAnswer(key) === step.name);
  const key = parts.length === 0 ? step.name : `${step.name}+${parts.length + 1}`;
  return { ...answerMessageIds, [key]: messageId };
}

/** The step whose answer stands under a key: an answer in parts has several. */
export function stepOfAnswer(key: string): string {
  return key.replace(/\+\d+$/u, "");
}

function scaffoldLines(step: ExerciseStep, objection: Objection): readonly string[] {
  if (objection === "short") {
    return step.scaffolds.short ?? step.scaffolds.unknown;
  }
  return objection === "off"
    ? (step.scaffolds.off ?? step.scaffolds.unknown)
    : step.scaffolds.unknown;
}

function accept(step: ExerciseStep, running: Running): StepOutcome {
  const { position, message, history, sayLine } = running;
  const isMissing = isUnsure(message.content) && position.answerMessageIds[step.name] === undefined;
  const answerMessageIds = isMissing
    ? position.answerMessageIds
    : withAnswer(position, step, message.id);
  const said = [...history, { ...message, role: "user" as const }];
  const answers = new Map(collectAnswers({ ...position, answerMessageIds }, said));
  if (!isMissing) answers.set("answer", answers.get(step.name) ?? message.content);
  const reflection = isMissing ? sayLine("step_unanswered") : reflectionFor(step, answers, running);
  return lead(
    reflection,
    step,
    { ...running, position: { ...position, answerMessageIds } },
    answers,
  );
}

function reflectionFor(step: ExerciseStep, answers: Answers, running: Running): string {
  const { exercise, chooser, sayLine } = running;
  const answer = answers.get("answer") ?? "";
  if (
    step.expects.kind === "text" &&
    NOTHING.test(foldedText(answer).replace(/[.!]+$/u, "")) &&
    !isExpectedAnswer(step, answer)
  ) {
    return sayLine("step_none_found");
  }
  const id = `${exercise.id}.${step.name}`;
  const reflection =
    pickLine(`${id}.back`, step.reflections, { exercise, step, answers }, chooser) ?? "";
  const validations = step.validations ?? [];
  return validations.length > 0 && chooser.roll(`${id}.validate`, 3) < 2
    ? `${reflection} ${chooser.pick(`${id}.valid`, validations) ?? ""}`.trim()
    : reflection;
}

/** From a step that is done to the next one, or to the end. */
function lead(
  reflection: string,
  step: ExerciseStep,
  running: Running,
  answers: Answers,
): StepOutcome {
  const { exercise, position, chooser } = running;
  const next = followingStep(exercise, step, answers);
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
    position: { ...position, step: next.name, tries: 0 },
    quickAnswers: stepAnswers(next),
  };
}

function followingStep(
  exercise: Exercise,
  step: ExerciseStep,
  answers: Answers,
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
    .find((candidate) => candidate.aside !== true && isOpened(candidate, answers));
}

/** What may harm is opened by a button of an earlier step, and closed to everybody who did not tap it. */
function isOpened({ onlyAfter }: ExerciseStep, answers: Answers): boolean {
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

function promptFor(
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

function handleCommand(
  command: Exclude<ReturnType<typeof readCommand>, "stop" | null>,
  step: ExerciseStep,
  running: Running,
): StepOutcome {
  const { exercise, position, history, chooser, sayLine } = running;
  const answers = collectAnswers(position, history);
  const stay = (text: string): StepOutcome => ({
    kind: "goes_on",
    text,
    leads: text,
    position,
    quickAnswers: stepAnswers(step),
  });
  const prompt = () => promptFor(exercise, step, answers, chooser);
  switch (command) {
    case "skip":
      return lead(sayLine("step_skipped"), step, running, answers);
    case "back": {
      const earlier = stepBefore(exercise, step, answers);
      if (earlier === undefined)
        return stay(joinParagraphs(sayLine("step_already_first"), prompt()));
      const leads = promptFor(exercise, earlier, answers, chooser);
      return {
        kind: "goes_on",
        text: joinParagraphs(sayLine("step_back"), leads),
        leads,
        position: { ...position, step: earlier.name, tries: 0 },
        quickAnswers: stepAnswers(earlier),
      };
    }
    case "again":
      return stay(prompt());
    case "help":
      return stay(
        chooser.pick(`${exercise.id}.${step.name}.unknown`, step.scaffolds.unknown) ?? prompt(),
      );
    case "why":
      return stay(joinParagraphs(exercise.about, prompt()));
    case "howLong":
      return stay(joinParagraphs(remaining(step, running), prompt()));
  }
}

function stepBefore(
  exercise: Exercise,
  step: ExerciseStep,
  answers: Answers,
): ExerciseStep | undefined {
  return exercise.steps
    .slice(0, exercise.steps.indexOf(step))
    .filter((candidate) => candidate.aside !== true && isOpened(candidate, answers))
    .at(-1);
}

function remaining(step: ExerciseStep, { exercise, sayLine }: Running): string {
  const left = exercise.steps
    .slice(exercise.steps.indexOf(step))
    .filter((candidate) => candidate.aside !== true).length;
  return left === 1 ? sayLine("last_step") : sayLine("steps_left").replace("{count}", String(left));
}

function stepAnswers(step: ExerciseStep | undefined): readonly QuickAnswer[] {
  const own = (step?.quickAnswers ?? []).map((label) => ({ label, message: label }));
  return [
    ...own,
    { label: "Skip this step", message: "Skip this step" },
    { label: "Stop the exercise", message: "Stop the exercise" },
  ];
}

/** The answers given so far, read back from the history by message id. */
function collectAnswers(position: ExercisePosition, history: readonly HistoryEntry[]): Answers {
  const contents = new Map(history.map((entry) => [entry.id, entry.content]));
  const answers = new Map<string, string>();
  for (const [key, messageId] of Object.entries(position.answerMessageIds)) {
    const content = contents.get(messageId);
    const step = stepOfAnswer(key);
    const before = answers.get(step);
    if (content !== undefined) {
      answers.set(step, before === undefined ? content : `${before}\n${content}`);
    }
  }
  return answers;
}

export function joinParagraphs(first: string, second: string): string {
  return [first, second].filter((part) => part !== "").join("\n\n");
}
