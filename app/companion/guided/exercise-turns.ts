import type { Exercise } from "../exercises/exercise.ts";
import { findExercise } from "../exercises/index.ts";
import { DID_IT_HELP, HELPED_ANSWERS } from "./helped.ts";
import { findLed } from "./led.ts";
import { requestedExercise } from "./offers.ts";
import type { Said, Turn } from "./said.ts";
import { answerSmallTalk, findSmallTalk } from "./small-talk.ts";
import type { SmallTalk } from "./small-talk-line.ts";
import {
  beginExercise,
  continueExercise,
  joinParagraphs,
  repeatPrompt,
  type StepOutcome,
} from "./steps.ts";
import type { ExercisePosition, QuickAnswer } from "./turn.ts";

/** Starts an exercise from its beginning. */
export function begin(turn: Turn, exercise: Exercise): Said {
  const { text, position, quickAnswers } = beginExercise(exercise, turn.state.theme, turn.chooser);
  return {
    text,
    state: { ...turn.state, running: position, parked: null, pending: null },
    quickAnswers,
    exercise: exercise.id,
    leads: text,
    modalities: [exercise.modality],
  };
}

/** Takes a message while an exercise runs; null when that exercise no longer exists. */
export function insideExercise(turn: Turn, position: ExercisePosition): Said | null {
  const exercise = findLed(position.exerciseId);
  if (exercise === undefined) {
    return null;
  }
  const aside = findSmallTalk(turn.message.content);
  if (aside !== null && interrupts(aside, exercise, position, turn.message.content)) {
    return answerAside(turn, exercise, position);
  }
  const other = OTHER.test(turn.message.content) ? requestedExercise(turn.message.content) : null;
  if (other !== null && other.id !== exercise.id) {
    const begun = begin(turn, other);
    return { ...begun, state: { ...begun.state, parked: position } };
  }
  const outcome = continueExercise({ ...turn, exercise, position });
  return afterStep(turn, exercise, position, outcome);
}

/** How another exercise is asked for in the middle of one; the first keeps its place. */
const OTHER = /^\s*(?:can|could) (?:we|i)\b|^\s*let'?s\b|\b(?:instead|rather)\b/iu;

/** Ends a letter and does not end the talk; "I have to go" does. */
const WRITTEN_FAREWELL =
  /\b(?:good ?bye|bye|good ?night|see (?:you|ya)|farewell|take care|sleep well)\b/iu;
const ASKS = /\?\s*$|^\s*(?:how|where|can you|could you|will you|please)\b/iu;

/** Whether something that is said beside the matter is answered before the exercise goes on. */
function interrupts(
  aside: SmallTalk,
  exercise: Exercise,
  position: ExercisePosition,
  content: string,
): boolean {
  const step = exercise.steps.find(({ name }) => name === position.step);
  if (aside.isFarewell === true && step?.holdsFarewell === true) {
    return !WRITTEN_FAREWELL.test(content);
  }
  return aside.insideExercise === true || (aside.insideExercise === "asked" && ASKS.test(content));
}

/** A question beside the exercise is answered, and the exercise goes on; after a goodbye it waits. */
function answerAside(turn: Turn, exercise: Exercise, position: ExercisePosition): Said | null {
  const { message, chooser, firstName, state, history, voice } = turn;
  const aside = findSmallTalk(message.content);
  if (aside === null) {
    return null;
  }
  if (aside.id === "thanks") {
    return afterStep(turn, exercise, position, continueExercise({ ...turn, exercise, position }));
  }
  const answer = answerSmallTalk(aside, message.content, chooser, firstName, voice);
  if (aside.isFarewell === true) {
    return {
      text: answer,
      state: { ...state, running: null, parked: position, pending: null },
      quickAnswers: [],
    };
  }
  const prompt = repeatPrompt(exercise, position, history, chooser);
  const leads = `${chooser.pick("backToIt", BACK_TO_IT) ?? ""} ${prompt.text}`;
  return {
    text: joinParagraphs(answer, leads),
    leads,
    state,
    quickAnswers: prompt.quickAnswers,
    exercise: exercise.id,
    modalities: [exercise.modality],
  };
}

const BACK_TO_IT: readonly string[] = [
  "And back to where we were.",
  "So much for that. Here is the question again.",
  "Now, where were we?",
  "We go on from here, if you like.",
];

const STOPPED: readonly string[] = [
  "We stop here. You went as far as was right for today. What would you like now?",
  "All right, that is the end of it for now. The exercise stays where it is, in case you want it: say *continue*. What now?",
  "Stopped. Nothing has to be finished here. How are you just now?",
  "Good, we leave it. If you want to take it up again, write *continue*. And you, how are you?",
];

const STOPPED_HURTING: readonly string[] = [
  "Then we stop, at once. An exercise that makes things worse is the wrong one for now, and that is not your doing. What came up?",
  "We leave it there. Thank you for saying so in place of gritting your teeth. What was it that got too much?",
  "That is reason enough to stop. Look up for a moment, feel the floor. Would you like to tell me what it stirred?",
  "We stop. It does not suit every day, nor every person. What would be easier to bear right now?",
];

const TANGENTS: readonly string[] = [
  "Something else has come up. Shall we put the exercise aside and talk about that? It keeps its place.",
  "That sounds as if it wanted to be talked about first. Do we leave the exercise for now, or finish it before?",
  "I notice that you are with something else. We can park the exercise and go into it. Would you like that?",
  "That seems to matter more at the moment. Shall I set the exercise aside for it?",
];

const PARK_ANSWERS: readonly QuickAnswer[] = [
  { label: "Put it aside", message: "Yes, put it aside" },
  { label: "Finish the exercise", message: "Let's finish the exercise" },
];

function afterStep(
  turn: Turn,
  exercise: Exercise,
  position: ExercisePosition,
  outcome: StepOutcome,
): Said {
  const { state, chooser } = turn;
  const about = { exercise: exercise.id, modalities: [exercise.modality] };
  // The exercise of a session is followed by the session's own question, and offered nowhere else.
  const isInMenu = findExercise(exercise.id) !== undefined;
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
      const asks = isInMenu ? askHelped(turn) : "";
      return {
        text: joinParagraphs(outcome.text, asks),
        leads: joinParagraphs(outcome.leads, asks),
        state: {
          ...state,
          running: null,
          pending: isInMenu ? { kind: "helped", exerciseId: exercise.id } : null,
          finished: [...new Set([...state.finished, exercise.id])],
          themeTurns: 0,
          lastShape: null,
        },
        quickAnswers: isInMenu ? HELPED_ANSWERS : [],
        finished: {
          exerciseId: exercise.id,
          step: position.step,
          answerMessageIds: outcome.answerMessageIds,
        },
        ...about,
      };
    }
    case "stopped":
      return {
        text:
          chooser.pick(
            outcome.becauseItHurts ? "hurts" : "stopped",
            outcome.becauseItHurts ? STOPPED_HURTING : STOPPED,
          ) ?? "",
        state: {
          ...state,
          running: null,
          parked: outcome.becauseItHurts ? null : position,
          offered: { ...state.offered, [exercise.id]: state.listeningTurns },
        },
        quickAnswers: [],
        modalities: [exercise.modality],
      };
    case "tangent": {
      const text = chooser.pick("tangent", TANGENTS) ?? "";
      return {
        text,
        leads: text,
        state: { ...state, pending: { kind: "park" } },
        quickAnswers: PARK_ANSWERS,
        ...about,
      };
    }
  }
}

const RESUMED: readonly string[] = [
  "Then we go on where we were.",
  "Good, back to it.",
  "It has kept its place.",
  "On we go, from the same question.",
];

/** Goes on with an exercise that was left, from the question it stood at. */
export function resume(turn: Turn, exercise: Exercise, position: ExercisePosition): Said {
  const prompt = repeatPrompt(exercise, position, turn.history, turn.chooser);
  const text = joinParagraphs(turn.chooser.pick("resumed", RESUMED) ?? "", prompt.text);
  return {
    text,
    leads: text,
    state: { ...turn.state, running: { ...position, tries: 0 }, parked: null, pending: null },
    quickAnswers: prompt.quickAnswers,
    exercise: exercise.id,
    modalities: [exercise.modality],
  };
}

function askHelped({ chooser }: Turn): string {
  return chooser.pick("didItHelp", DID_IT_HELP) ?? "";
}
