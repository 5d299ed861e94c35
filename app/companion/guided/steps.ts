import type { Exercise, ExerciseStep } from "#app/content/exercise.ts";
import { isUnsure, readCommand } from "./answers.ts";
import type { Chooser } from "./choose.ts";
import { type Answers, pickLine, says } from "./fill.ts";
import { collectAnswers, withAnswer } from "./step-answers.ts";
import {
  isOpened,
  lead,
  promptFor,
  type Running,
  stepAnswers,
  type StepOutcome,
} from "./step-leading.ts";
import {
  isExpectedAnswer,
  isOwnButton,
  isTangent,
  NOTHING,
  type Objection,
  objectionTo,
  saysItHurts,
} from "./step-reading.ts";
import {
  asksHowItWas,
  asksWhatIsLeft,
  hasNobody,
  isContrary,
  readRemark,
  type Remark,
  REMARK_LINES,
  takesYesOrNo,
} from "./step-remarks.ts";
import type { ExercisePosition, HistoryEntry, QuickAnswer } from "./turn.ts";
import { foldedText, joinParagraphs } from "./wording.ts";

/** A step is asked again at most this often before whatever was answered is taken. */
const MAX_TRIES = 1;
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
  const remark = remarkAt(step, message.content);
  if (remark === "doubt" && position.tries >= MAX_TRIES) {
    return { kind: "stopped", becauseItHurts: false };
  }
  if (remark !== "doubt" && saysItHurts(step, message.content)) {
    return { kind: "stopped", becauseItHurts: true };
  }
  if (running.isForm !== true && isTangent(step, message.content)) {
    return { kind: "tangent" };
  }
  if (remark !== null) {
    return answerRemark(remark, step, running);
  }
  const objection = position.tries < MAX_TRIES ? objectionTo(step, message.content) : null;
  if (objection !== null) {
    return askAgain(objection, step, running);
  }
  return accept(step, running);
}

/** Does what a button of an exercise's own page says. */
export function moveExercise(running: Running, move: "back" | "skip" | "again"): StepOutcome {
  const step = stepAt(running.exercise, running.position);
  return step === undefined
    ? { kind: "stopped", becauseItHurts: false }
    : handleCommand(move, step, running);
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
  const question =
    pickLine(id, scaffoldLines(step, objection), { exercise, step, answers }, chooser) ??
    promptFor(exercise, step, answers, chooser);
  const before = isUnsure(message.content) ? running.sayLine("step_unsure") : "";
  const text = `${before} ${question}`.trim();
  return {
    kind: "goes_on",
    text,
    leads: text,
    position: { ...keepAnswer(position, step, message.id, objection), tries: position.tries + 1 },
    quickAnswers: stepAnswers(step),
  };
}

/** A remark that is no answer to what the step asks, or the answer to how it was; null for all else. */
function remarkAt(step: ExerciseStep, content: string): Remark | null {
  const remark = readRemark(content);
  if (remark === null || step.expects.kind === "ready") return null;
  if (isExpectedAnswer(step, content) || hasNobody(step, content)) return null;
  const { offSigns = [], jumps = [] } = step;
  const leadsElsewhere = jumps.some((jump) => "says" in jump && says(content, jump.says));
  if (leadsElsewhere || says(content, offSigns)) return null;
  if (remark === "none" && asksWhatIsLeft(step)) return null;
  if (remark === "nod" && takesYesOrNo(step)) return asksHowItWas(step) ? null : remark;
  return remark === "none" && takesYesOrNo(step) ? null : remark;
}

/** Said to how it was, a remark is the answer. Said to anything else, the step is asked again, and then left open. */
function answerRemark(remark: Remark, step: ExerciseStep, running: Running): StepOutcome {
  const { exercise, position, message, history, chooser, sayLine } = running;
  const answers = collectAnswers(position, history);
  if (asksHowItWas(step) && remark !== "nod" && remark !== "doubt") {
    const answerMessageIds = withAnswer(position, step, message.id);
    const given = new Map(answers).set(step.name, message.content).set("answer", message.content);
    const said = sayLine(remark === "none" ? "remark_nothing_noticed" : REMARK_LINES[remark]);
    return lead(said, step, { ...running, position: { ...position, answerMessageIds } }, given);
  }
  const isEmpty = remark === "none" || remark === "nod";
  const line = remark === "nod" ? "" : sayLine(REMARK_LINES[remark]);
  if (position.tries >= MAX_TRIES) {
    return lead(isEmpty ? sayLine("step_unanswered") : line, step, running, answers);
  }
  const objection = step.expects.kind === "number" ? "off" : "unknown";
  const asksSmaller = isEmpty || step.expects.kind === "number";
  const id = `${exercise.id}.${step.name}.${objection}`;
  const smaller = pickLine(
    id,
    scaffoldLines(step, objection),
    { exercise, step, answers },
    chooser,
  );
  const question = (asksSmaller ? smaller : null) ?? promptFor(exercise, step, answers, chooser);
  // "Yes" to "Is there something you're sorry about?" has not said what.
  const isYes = remark === "nod" && takesYesOrNo(step);
  const text = isYes ? sayLine("step_say_what") : joinParagraphs(line, question);
  return {
    kind: "goes_on",
    text,
    leads: text,
    position: { ...position, tries: position.tries + 1 },
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
    NOTHING.test(foldedText(answer).replace(/(?<![.!])[.!]+$/u, "")) &&
    !isExpectedAnswer(step, answer)
  ) {
    return sayLine("step_none_found");
  }
  if (hasNobody(step, answer)) return sayLine("step_nobody");
  if (step.expects.kind === "text" && isContrary(answer) && !isExpectedAnswer(step, answer)) {
    return sayLine("step_contrary");
  }
  const id = `${exercise.id}.${step.name}`;
  const reflection =
    pickLine(`${id}.back`, step.reflections, { exercise, step, answers }, chooser) ?? "";
  const validations = step.validations ?? [];
  return validations.length > 0 && chooser.roll(`${id}.validate`, 3) < 2
    ? `${reflection} ${chooser.pick(`${id}.valid`, validations) ?? ""}`.trim()
    : reflection;
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
        joinParagraphs(
          sayLine("step_other_words"),
          chooser.pick(`${exercise.id}.${step.name}.unknown`, step.scaffolds.unknown) ?? prompt(),
        ),
      );
    case "whatNow": {
      const how = sayLine(
        step.expects.kind === "ready" || asksHowItWas(step) ? "step_try_it" : "step_just_answer",
      );
      return stay(joinParagraphs(`${how} ${remaining(step, running)}`, prompt()));
    }
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
