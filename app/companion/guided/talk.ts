import { findExercise } from "../exercises/index.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { readAnswer, readCommand } from "./answers.ts";
import { questionAsked } from "./brief.ts";
import { begin, resume } from "./exercise-turns.ts";
import * as lines from "./general-lines.ts";
import { findLed } from "./led.ts";
import { listen } from "./listening.ts";
import {
  ALL_EXERCISES,
  exercisesForMenu,
  leaningTo,
  mayBeOffered,
  noteOffer,
  OFFER_ANSWERS,
  requestedExercise,
} from "./offers.ts";
import { LISTENING, type Said, type Turn } from "./said.ts";
import { answerSmallTalk, findSmallTalk, menuAnswers } from "./small-talk.ts";
import { joinParagraphs } from "./steps.ts";
import { isPanickingNow } from "./themes.ts";
import type { GuidedState } from "./turn.ts";
import { turnPronouns } from "./reflection.ts";
import { countWords, foldedText } from "./wording.ts";

const CONTINUES =
  /^(?:please |can we |let'?s |i(?:'d like| want) to )*(?:continue|resume|go on|carry on|pick it up|finish)(?: (?:with )?(?:it|the exercise|that|again|where we were))*[.!?]*$/iu;

/** Whether somebody asks to go on with what was left. */
export function asksToContinue(content: string): boolean {
  return CONTINUES.test(content.trim());
}

/** A bare yes to an open question, shortly after an offer that was passed over: the offer is meant. */
function takenLate(turn: Turn): Exercise | null {
  const { message, history, state } = turn;
  const late = Object.entries(state.offered).find(
    ([exerciseId, offeredAt]) =>
      state.listeningTurns - offeredAt <= LATEST_YES_TURNS &&
      !state.declined.includes(exerciseId) &&
      !state.finished.includes(exerciseId),
  )?.[0];
  const isYes = countWords(message.content) <= 5 && readAnswer(message.content) === "yes";
  return late !== undefined &&
    isYes &&
    questionAsked(history) === "open" &&
    !OKAY.test(message.content)
    ? (findExercise(late) ?? null)
    : null;
}

/** How many listening turns after an offer a yes may still be meant for it. */
const LATEST_YES_TURNS = 2;
/** Says too little to be taken for a late yes. */
const OKAY = /^\s*(?:ok(?:ay)?|k|fine|alright|sure)[\s.!]*$/iu;

const NO_EXERCISES =
  /\b(?:no|not|don't|stop|without|enough|another|hate)\b[^.?!]{0,25}\bexercises?\b(?!\?)/u;

/** "The STOP exercise" asks for one, although it reads like a refusal. */
const NAMED_STOP = "stop-skill";
/** Whether somebody wants none of them. */
export function refusesExercises(content: string): boolean {
  return NO_EXERCISES.test(foldedText(content));
}

/** "Let me just tell you": whoever says so is heard, and offered nothing. */
function wantsToTell(content: string): boolean {
  return /\b(?:let me|rather|just want to|want to|need to) (?:just )?(?:tell|talk|explain|say|get (?:it|this) out)\b/u.test(
    foldedText(content),
  );
}

/** No exercises: kept for the rest of the conversation, unless one is asked for by name. */
function refuseExercises(turn: Turn): Said {
  const { message, chooser } = turn;
  const state: GuidedState = {
    ...turn.state,
    declined: [...new Set([...turn.state.declined, ALL_EXERCISES])],
  };
  const understood = chooser.pick("noExercises", lines.noExercises) ?? "";
  const topic = /\btalk about (my \w+|him|her|them|it|this|that|what happened)\b/u.exec(
    foldedText(message.content),
  )?.[1];
  const next =
    topic === undefined
      ? chooser.pick("afterDecline", lines.askAfterDecline)
      : chooser.pick("talkAbout", lines.talkAbout)?.replace("{topic}", turnPronouns(topic));
  return { text: `${understood} ${next ?? ""}`, state, quickAnswers: [], modalities: [LISTENING] };
}

/** Everything outside an exercise. */
export function talk(turn: Turn): Said {
  const { message, state, chooser, firstName, history, voice } = turn;
  const parked = state.parked === null ? undefined : findLed(state.parked.exerciseId);
  if (state.parked !== null && parked !== undefined && asksToContinue(message.content)) {
    return resume(turn, parked, state.parked);
  }
  const requested = requestedExercise(message.content);
  if (refusesExercises(message.content) && requested?.id !== NAMED_STOP) {
    return refuseExercises(turn);
  }
  const wanted = requested ?? takenLate(turn);
  if (wanted !== null) {
    return begin(turn, wanted);
  }
  const smallTalk = findSmallTalk(message.content);
  if (smallTalk !== null) {
    const menu = exercisesForMenu(state.theme, turn.leanings);
    const text = answerSmallTalk(smallTalk, message.content, chooser, firstName, voice, menu);
    return { text, state, quickAnswers: smallTalk.showsMenu === true ? menuAnswers(menu) : [] };
  }
  if (isPanickingNow(message.content)) {
    const help = offerInPanic(turn);
    if (help !== null) {
      return help;
    }
  }
  const mayOffer =
    turn.mayOffer !== false &&
    readCommand(message.content) === null &&
    !wantsToTell(message.content);
  const reply = listen({
    content: message.content,
    history,
    state,
    chooser,
    mayOffer,
    ...(voice ? { voice } : {}),
    ...(turn.leanings ? { leanings: turn.leanings } : {}),
  });
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
    .filter((found) => found !== undefined)
    .toSorted((one, other) => leaningTo(other, turn.leanings) - leaningTo(one, turn.leanings))
    .find((found) => mayBeOffered(found.id, turn.state));
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
