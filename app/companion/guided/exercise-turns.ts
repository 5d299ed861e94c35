import type { Exercise } from "#app/content/exercise.ts";
import { findExercise } from "#app/content/exercises.ts";
import { helpButtons, withButtons } from "./buttons.ts";
import { HELPED_ANSWERS } from "./helped.ts";
import { findStepExercise } from "./step-exercises.ts";
import { requestedExercise } from "./offers.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { button, quickAnswersOf, sayLine } from "./say.ts";
import { beginExercise, continueExercise, repeatPrompt } from "./steps.ts";
import type { StepOutcome } from "./step-leading.ts";
import { stepOfAnswer } from "./step-answers.ts";
import type { ExercisePosition, GuidedState } from "./turn.ts";
import { joinParagraphs } from "./wording.ts";

/** Starts an exercise from its beginning. A dialogue that led to it waits behind it. */
export function begin(turn: Turn, exercise: Exercise): TurnReply {
  const { state } = turn;
  const theme = state.topic?.topicId.startsWith("panic") === true ? "panic" : null;
  const { text, position, quickAnswers } = beginExercise(exercise, theme, turn.chooser);
  const parked = state.running?.exerciseId === exercise.id ? null : state.running;
  // Its words are English; who writes Spanish is told so.
  const before = state.language === "es" ? sayLine(turn, "exercises_in_english") : "";
  return {
    text: joinParagraphs(before, text),
    state: { ...state, running: position, parked, pending: null, isListening: false },
    quickAnswers,
    exercise: exercise.id,
    leads: text,
    isStep: true,
    modalities: [exercise.modality],
  };
}

/** Takes a message while an exercise runs; null when that exercise no longer exists. */
export function insideExercise(turn: Turn, position: ExercisePosition): TurnReply | null {
  const exercise = findStepExercise(position.exerciseId);
  if (exercise === undefined) return null;
  const { content } = turn.message;
  const other = OTHER.test(content) ? requestedExercise(content) : null;
  if (other !== null && other.id !== exercise.id) {
    const begun = begin(turn, other);
    return { ...begun, state: { ...begun.state, parked: position } };
  }
  const outcome = continueExercise({
    ...turn,
    exercise,
    position,
    sayLine: (key) => sayLine(turn, key),
  });
  return afterStep(turn, exercise, position, outcome);
}

/** How another exercise is asked for in the middle of one; the first keeps its place. */
const OTHER = /^\s*(?:can|could) (?:we|i)\b|^\s*let'?s\b|\b(?:instead|rather)\b/iu;

/** Whether words that look like a goodbye belong to the answer: a letter ends with one. */
export function holdsFarewell({ exerciseId, step }: ExercisePosition, content: string): boolean {
  const at = findStepExercise(exerciseId)?.steps.find(({ name }) => name === step);
  return at?.holdsFarewell === true && WRITTEN_FAREWELL.test(content);
}

/** Ends a letter and does not end the talk; "I have to go" does. */
const WRITTEN_FAREWELL =
  /\b(?:good ?bye|bye|good ?night|see (?:you|ya)|farewell|take care|sleep well)\b/iu;

/** Whether an insult belongs to the answer: where a step asks what is said, or what a critic says. */
export function holdsInsult({ exerciseId, step }: ExercisePosition, content: string): boolean {
  const at = findStepExercise(exerciseId)?.steps.find(({ name }) => name === step);
  const asksForWords =
    at?.prompts.some((line) => ASKS_FOR_WORDS.test(typeof line === "string" ? line : line.text)) ??
    false;
  return asksForWords && !AT_THE_PRODUCT.test(content);
}

const ASKS_FOR_WORDS =
  /\bword for word\b|\bsentence\b|\b(?:what (?:do|does|would|did) (?:you|it|your no)\b.{0,20}\b(?:say|call|hear|tell)|harsh thing|what do you hear|what does your no sound like|which thought|say one sentence)\b/iu;
const AT_THE_PRODUCT =
  /\b(?:this|app|bot|machine|exercise|listen(?:ing)?|read(?:ing)?|help(?:ing|ful)?)\b/iu;

/** The question that an exercise stands at, said again after something else was answered. */
export function repeatStep(
  turn: Turn,
  position: ExercisePosition,
  answer: string,
): TurnReply | null {
  const exercise = findStepExercise(position.exerciseId);
  if (exercise === undefined) return null;
  const prompt = repeatPrompt(exercise, position, turn.history, turn.chooser);
  const leads = joinParagraphs(sayLine(turn, "back_to_it"), prompt.text);
  return {
    text: joinParagraphs(answer, leads),
    leads,
    state: turn.state,
    quickAnswers: prompt.quickAnswers,
    exercise: exercise.id,
    isStep: true,
    modalities: [exercise.modality],
  };
}

function afterStep(
  turn: Turn,
  exercise: Exercise,
  position: ExercisePosition,
  outcome: StepOutcome,
): TurnReply {
  const { state } = turn;
  const about = { exercise: exercise.id, modalities: [exercise.modality], isStep: true as const };
  // The exercise of a session or a dialogue is followed by what comes next there.
  const asksHelped =
    findExercise(exercise.id) !== undefined && state.topic === null && !state.isQuiet;
  switch (outcome.kind) {
    case "goes_on":
      return {
        text: outcome.text,
        leads: outcome.leads,
        state: { ...state, running: outcome.position },
        quickAnswers: outcome.quickAnswers,
        ...about,
      };
    case "finished": {
      const question = asksHelped ? sayLine(turn, "did_it_help") : "";
      return {
        text: joinParagraphs(outcome.text, question),
        leads: joinParagraphs(outcome.leads, question),
        state: {
          ...state,
          running: null,
          pending: asksHelped ? { kind: "helped", exerciseId: exercise.id } : null,
          finished: [...new Set([...state.finished, exercise.id])],
          hasOfferedHelp: true,
        },
        quickAnswers: asksHelped ? HELPED_ANSWERS : [],
        finished: {
          exerciseId: exercise.id,
          step: position.step,
          answerMessageIds: outcome.answerMessageIds,
        },
        ...planOf(exercise, outcome.answerMessageIds),
        ...about,
      };
    }
    case "stopped": {
      const left: GuidedState = {
        ...state,
        running: null,
        parked: outcome.becauseItHurts ? null : position,
        pending: null,
        hasOfferedHelp: true,
      };
      const text = sayLine(turn, outcome.becauseItHurts ? "exercise_hurts" : "exercise_stopped");
      return { ...withButtons(text, left, helpButtons(turn)), modalities: [exercise.modality] };
    }
    case "tangent": {
      const text = sayLine(turn, "something_came_up");
      const buttons = [button(turn, "put_aside", ""), button(turn, "finish_exercise", "")];
      return {
        text,
        leads: text,
        state: { ...state, pending: { kind: "park" } },
        quickAnswers: quickAnswersOf(buttons),
        ...about,
      };
    }
  }
}

/** The plan that was made in an exercise is the goal for the week. */
function planOf(
  { plan = [] }: Exercise,
  answerMessageIds: Readonly<Record<string, string>>,
): Pick<TurnReply, "goal"> {
  const messageIds = plan.flatMap((step) =>
    Object.entries(answerMessageIds).flatMap(([key, id]) =>
      stepOfAnswer(key) === step ? [id] : [],
    ),
  );
  return messageIds.length > 0 ? { goal: { messageIds } } : {};
}

/** Goes on with an exercise that was left, from the question it stood at. */
export function resume(turn: Turn, exercise: Exercise, position: ExercisePosition): TurnReply {
  const prompt = repeatPrompt(exercise, position, turn.history, turn.chooser);
  const text = joinParagraphs(sayLine(turn, "exercise_resumed"), prompt.text);
  return {
    text,
    leads: text,
    state: { ...turn.state, running: { ...position, tries: 0 }, parked: null, pending: null },
    quickAnswers: prompt.quickAnswers,
    exercise: exercise.id,
    isStep: true,
    modalities: [exercise.modality],
  };
}
