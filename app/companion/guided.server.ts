import type { Exercise } from "./exercises/exercise.ts";
import { findExercise } from "./exercises/index.ts";
import { afterRefusal, readAnswer, readCommand } from "./guided/answers.ts";
import { type Chooser, createChooser } from "./guided/choose.ts";
import * as lines from "./guided/general-lines.ts";
import { detectLanguage } from "./guided/language.ts";
import { answerOtherLanguage, answerSpanish } from "./guided/languages.ts";
import { listen } from "./guided/listening.ts";
import { entryAgain, entryNotices, openings } from "./guided/notices.ts";
import { mayBeOffered, noteOffer, OFFER_ANSWERS, requestedExercise } from "./guided/offers.ts";
import { answerSmallTalk, findSmallTalk, menuAnswers, withName } from "./guided/small-talk.ts";
import {
  beginExercise,
  continueExercise,
  joinParagraphs,
  repeatPrompt,
  type StepOutcome,
} from "./guided/steps.ts";
import { isPanickingNow } from "./guided/themes.ts";
import {
  EMPTY_STATE,
  type ExercisePosition,
  type GuidedInput,
  type GuidedReason,
  type GuidedState,
  type GuidedTurn,
  type QuickAnswer,
} from "./guided/turn.ts";
import { countWords } from "./guided/wording.ts";

export type {
  GuidedInput,
  GuidedReason,
  GuidedState,
  GuidedTurn,
  HistoryEntry,
  QuickAnswer,
} from "./guided/turn.ts";

const LISTENING = "Reflective listening";

/** One turn in the making: what came in, and the choices that belong to it. */
interface Turn extends GuidedInput {
  state: GuidedState;
  chooser: Chooser;
}

/** What a turn says, before notices and bookkeeping. */
interface Said {
  text: string;
  state: GuidedState;
  quickAnswers: readonly QuickAnswer[];
  exercise?: string;
  modalities?: readonly string[];
}

/**
 * Answers one message from written text alone: no model, no clock, no chance. The same input gives
 * the same turn. Messages at risk are answered before and never come here.
 */
export function answerGuided(input: GuidedInput): GuidedTurn {
  const before = input.state ?? EMPTY_STATE;
  const chooser = createChooser(input.message.id, before.usedLines);
  const notice = entryNotice(input, chooser);
  const entered = notice === null || input.state === null ? before : setAside(before);
  const turn: Turn = { ...input, state: entered, chooser };
  const said = respond(turn);
  const text = unlikeTheLast(joinParagraphs(notice ?? "", said.text), input, chooser);
  return {
    text,
    state: {
      ...said.state,
      usedLines: chooser.usedLines(),
      lastMessageId: input.message.id,
    },
    quickAnswers: said.quickAnswers,
    ...(said.exercise === undefined ? {} : { exercise: said.exercise }),
    modalities: said.modalities ?? [],
  };
}

/** What stands at the start of a new conversation, before anybody has written. */
export function openingLine(input: { firstName: string | null; reason: GuidedReason }): GuidedTurn {
  const chooser = createChooser(`${input.firstName ?? ""}/${input.reason}`, []);
  const line = chooser.pick("opening", openings[input.reason]) ?? "";
  return {
    text: line.replace("{hello}", withName("Hello{name}", input.firstName)),
    state: { ...EMPTY_STATE, usedLines: chooser.usedLines() },
    quickAnswers: [
      { label: "I feel anxious", message: "I feel anxious" },
      { label: "I can't sleep", message: "I can't sleep" },
      { label: "Just listen", message: "Just listen" },
      { label: "Show exercises", message: "Show me the exercises" },
    ],
    modalities: [],
  };
}

/** Says who answers, when the guided companion enters or when somebody else answered in between. */
function entryNotice(input: GuidedInput, chooser: Chooser): string | null {
  if (input.state === null) {
    return chooser.pick("entry", entryNotices[input.reason]);
  }
  const lastAsked = input.history.findLast((entry) => entry.role === "user")?.id ?? null;
  return input.state.lastMessageId === null ||
    lastAsked === null ||
    lastAsked === input.state.lastMessageId
    ? null
    : chooser.pick("entryAgain", entryAgain);
}

/** An exercise that was running when somebody else answered is kept, and not gone on with unasked. */
function setAside(state: GuidedState): GuidedState {
  return { ...state, running: null, parked: state.running ?? state.parked, pending: null };
}

const SAME_AGAIN: readonly string[] = [
  "Once more, in other words.",
  "I come back to that.",
  "To say it again:",
];

/** No text comes twice running, whatever was chosen. */
function unlikeTheLast(text: string, input: GuidedInput, chooser: Chooser): string {
  const last = input.history.findLast((entry) => entry.role === "assistant")?.content.trim();
  return text === last ? `${chooser.pick("same", SAME_AGAIN) ?? ""} ${text}` : text;
}

function respond(turn: Turn): Said {
  const language = detectLanguage(turn.message.content);
  if (language !== "english" && turn.state.running === null) {
    const answer = language === "spanish" ? answerSpanish : answerOtherLanguage;
    const { text, state } = answer(turn.message.content, turn.state, turn.chooser, turn.firstName);
    return { text, state: { ...state, pending: null }, quickAnswers: [] };
  }
  return (
    (turn.state.pending === null ? null : answerPending(turn)) ??
    (turn.state.running === null ? null : insideExercise(turn, turn.state.running)) ??
    talk({ ...turn, state: { ...turn.state, pending: null } })
  );
}

/** The reply to an offer; null when the message is about something else. */
function answerPending(turn: Turn): Said | null {
  const { pending } = turn.state;
  switch (pending?.kind) {
    case "offer":
      return answerOffer(turn, pending.exerciseId);
    case "park":
      return answerPark(turn);
    case "resume":
      return answerResume(turn);
    default:
      return null;
  }
}

function answerOffer(turn: Turn, exerciseId: string): Said | null {
  const exercise = findExercise(exerciseId);
  const answer = readAnswer(turn.message.content);
  if (exercise === undefined) {
    return null;
  }
  if (
    /^(?:what|how|why|which|does|is)\b.*\?*$/iu.test(turn.message.content.trim()) &&
    countWords(turn.message.content) <= 9 &&
    findSmallTalk(turn.message.content) === null
  ) {
    const text = `${exercise.about} ${turn.chooser.pick("explain", EXPLAINED) ?? ""}`;
    return { text, state: turn.state, quickAnswers: OFFER_ANSWERS };
  }
  if (answer === "yes") {
    return begin(turn, exercise);
  }
  if (answer === null) {
    return null;
  }
  return decline(turn, exerciseId, answer);
}

const EXPLAINED: readonly string[] = [
  "Would you like to try it?",
  "Shall we, or rather not?",
  "Is that something for you now?",
  "Do you want to give it a go?",
];

function decline(turn: Turn, exerciseId: string, answer: "no" | "later"): Said {
  const { chooser, message } = turn;
  const state: GuidedState = {
    ...turn.state,
    pending: null,
    declined: [...new Set([...turn.state.declined, exerciseId])],
  };
  const taken =
    answer === "later"
      ? chooser.pick("later", lines.declineLater)
      : chooser.pick("declined", lines.declineTaken);
  const rest = afterRefusal(message.content);
  if (rest === "") {
    const question = chooser.pick("afterDecline", lines.askAfterDecline);
    return { text: `${taken ?? ""} ${question ?? ""}`, state, quickAnswers: [] };
  }
  const reply = listen({ content: rest, history: turn.history, state, chooser, mayOffer: false });
  return { ...reply, text: `${taken ?? ""} ${reply.text}`, modalities: [LISTENING] };
}

function begin(turn: Turn, exercise: Exercise): Said {
  const { text, position, quickAnswers } = beginExercise(exercise, turn.chooser);
  return {
    text,
    state: { ...turn.state, running: position, parked: null, pending: null },
    quickAnswers,
    exercise: exercise.id,
    modalities: [exercise.modality],
  };
}

function insideExercise(turn: Turn, position: ExercisePosition): Said | null {
  const exercise = findExercise(position.exerciseId);
  if (exercise === undefined) {
    return null;
  }
  const aside = findSmallTalk(turn.message.content);
  if (aside?.insideExercise === true) {
    return answerAside(turn, exercise, position);
  }
  const outcome = continueExercise({ ...turn, exercise, position });
  return afterStep(turn, exercise, position, outcome);
}

/** A question beside the exercise is answered, and the exercise goes on; after a goodbye it waits. */
function answerAside(turn: Turn, exercise: Exercise, position: ExercisePosition): Said | null {
  const { message, chooser, firstName, state, history } = turn;
  const aside = findSmallTalk(message.content);
  if (aside === null) {
    return null;
  }
  if (aside.id === "thanks") {
    return afterStep(turn, exercise, position, continueExercise({ ...turn, exercise, position }));
  }
  const answer = answerSmallTalk(aside, message.content, chooser, firstName);
  if (aside.isFarewell === true) {
    return {
      text: answer,
      state: { ...state, running: null, parked: position, pending: null },
      quickAnswers: [],
    };
  }
  const prompt = repeatPrompt(exercise, position, history, chooser);
  return {
    text: joinParagraphs(answer, `${chooser.pick("backToIt", BACK_TO_IT) ?? ""} ${prompt.text}`),
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
  switch (outcome.kind) {
    case "goes_on":
      return {
        text: outcome.text,
        state: { ...state, running: outcome.position },
        quickAnswers: outcome.quickAnswers,
        ...about,
      };
    case "finished":
      return {
        text: outcome.text,
        state: {
          ...state,
          running: null,
          finished: [...new Set([...state.finished, exercise.id])],
          theme: null,
          themeTurns: 0,
          lastShape: null,
        },
        quickAnswers: [
          { label: "Keep talking", message: "Keep talking" },
          { label: "Enough for now", message: "That's enough for now" },
        ],
        ...about,
      };
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
    case "tangent":
      return {
        text: chooser.pick("tangent", TANGENTS) ?? "",
        state: { ...state, pending: { kind: "park" } },
        quickAnswers: PARK_ANSWERS,
        ...about,
      };
  }
}

/** After a change of subject: aside with the exercise, or on with it. */
function answerPark(turn: Turn): Said | null {
  const { running } = turn.state;
  const exercise = running === null ? undefined : findExercise(running.exerciseId);
  if (running === null || exercise === undefined) {
    return null;
  }
  const { content } = turn.message;
  const goesOn =
    /\b(?:finish|go on|carry on|continue|back to|the exercise first|keep going)\b/iu.test(
      content,
    ) && countWords(content) <= 9;
  const answer = readAnswer(content);
  if (goesOn || ((answer === "no" || answer === "later") && !/aside|talk/iu.test(content))) {
    return resume({ ...turn, state: { ...turn.state, pending: null } }, exercise, running);
  }
  const state: GuidedState = { ...turn.state, running: null, parked: running, pending: null };
  const isBareYes = countWords(content) <= 7;
  const before = turn.history.findLast((entry) => entry.role === "user")?.content ?? content;
  const reply = listen({
    content: isBareYes ? before : content,
    history: turn.history,
    state,
    chooser: turn.chooser,
    mayOffer: false,
  });
  return { ...reply, modalities: [LISTENING] };
}

function answerResume(turn: Turn): Said | null {
  const { parked } = turn.state;
  const exercise = parked === null ? undefined : findExercise(parked.exerciseId);
  const answer = readAnswer(turn.message.content);
  if (parked === null || exercise === undefined || answer === null) {
    return null;
  }
  return answer === "yes"
    ? resume(turn, exercise, parked)
    : decline({ ...turn, state: { ...turn.state, parked: null } }, exercise.id, answer);
}

const RESUMED: readonly string[] = [
  "Then we go on where we were.",
  "Good, back to it.",
  "It has kept its place.",
  "On we go, from the same question.",
];

function resume(turn: Turn, exercise: Exercise, position: ExercisePosition): Said {
  const prompt = repeatPrompt(exercise, position, turn.history, turn.chooser);
  return {
    text: joinParagraphs(turn.chooser.pick("resumed", RESUMED) ?? "", prompt.text),
    state: { ...turn.state, running: { ...position, tries: 0 }, parked: null, pending: null },
    quickAnswers: prompt.quickAnswers,
    exercise: exercise.id,
    modalities: [exercise.modality],
  };
}

const CONTINUES =
  /^(?:please |can we |let'?s |i(?:'d like| want) to )*(?:continue|resume|go on|carry on|pick it up|finish)(?: (?:with )?(?:it|the exercise|that|again|where we were))*[.!?]*$/iu;

/** Everything outside an exercise. */
function talk(turn: Turn): Said {
  const { message, state, chooser, firstName, history } = turn;
  const parked = state.parked === null ? undefined : findExercise(state.parked.exerciseId);
  if (state.parked !== null && parked !== undefined && CONTINUES.test(message.content.trim())) {
    return resume(turn, parked, state.parked);
  }
  const wanted = requestedExercise(message.content);
  if (wanted !== null) {
    return begin(turn, wanted);
  }
  const smallTalk = findSmallTalk(message.content);
  if (smallTalk !== null) {
    const text = answerSmallTalk(smallTalk, message.content, chooser, firstName);
    return { text, state, quickAnswers: smallTalk.showsMenu === true ? menuAnswers() : [] };
  }
  if (isPanickingNow(message.content)) {
    const help = offerInPanic(turn);
    if (help !== null) {
      return help;
    }
  }
  const mayOffer = readCommand(message.content) === null;
  const reply = listen({ content: message.content, history, state, chooser, mayOffer });
  return { ...reply, modalities: [LISTENING] };
}

const PANIC_NOW: readonly string[] = [
  "That is your body sounding every alarm it has. Put both feet on the floor and let your shoulders drop. If your chest hurts or this is unlike anything you know, ring your local emergency number first.",
  "Read slowly; I stay short. Sit down, or lean on a wall. A wave like this climbs, and then it falls. If there is pain in your chest, or it is quite new to you, call your local emergency number first.",
  "First your feet: press them down and feel that something holds you. If your chest hurts or you have never had this before, the local emergency number comes first.",
];

function offerInPanic(turn: Turn): Said | null {
  const exercise = ["box-breathing", "grounding"]
    .map((id) => findExercise(id))
    .find((found) => found !== undefined && mayBeOffered(found.id, turn.state));
  if (exercise === undefined) {
    return null;
  }
  const opening = turn.chooser.pick("panicNow", PANIC_NOW) ?? "";
  const question =
    exercise.id === "box-breathing"
      ? "Shall I count a slow breath with you?"
      : "Shall we look for five things around you, one by one?";
  return {
    text: joinParagraphs(opening, question),
    state: {
      ...noteOffer(turn.state, exercise.id),
      theme: "panic",
      themeTurns: 0,
      listeningTurns: turn.state.listeningTurns + 1,
    },
    quickAnswers: OFFER_ANSWERS,
    modalities: [LISTENING],
  };
}
