import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";
import { createChooser, type Chooser } from "./guided/choose.ts";
import { detectLanguage } from "./guided/language.ts";
import { entryAgain, entryNotices, honestLines, openings } from "./guided/notices.ts";
import { leadSession } from "./guided/programme.ts";
import { answerGoal, withRemembered } from "./guided/remembered.ts";
import { respond } from "./guided/respond.ts";
import type { Turn } from "./guided/said.ts";
import { findSmallTalk, withName } from "./guided/small-talk.ts";
import { spanishEntry } from "./guided/spanish.ts";
import { joinParagraphs } from "./guided/steps.ts";
import {
  EMPTY_STATE,
  type GuidedInput,
  type GuidedReason,
  type GuidedState,
  type GuidedTurn,
} from "./guided/turn.ts";

export type {
  GuidedInput,
  GuidedReason,
  GuidedState,
  GuidedTurn,
  HistoryEntry,
  LedSession,
  ProgrammePosition,
  QuickAnswer,
} from "./guided/turn.ts";

/**
 * Answers one message from written text alone: no model, no clock, no chance. The same input gives
 * the same turn. Messages at risk are answered before and never come here.
 */
export function answerGuided(input: GuidedInput): GuidedTurn {
  const before = input.state ?? EMPTY_STATE;
  const chooser = createChooser(input.message.id + (input.seed ?? ""), before.usedLines);
  const notice = entryNotice(input, chooser);
  const entered = notice === null || input.state === null ? before : setAside(before);
  const turn: Turn = { ...input, state: entered, chooser };
  const isFirst = input.state === null && input.programme == null;
  const said =
    leadSession(turn) ?? withRemembered((isFirst ? answerGoal(turn) : null) ?? respond(turn), turn);
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
    ...(said.leads === undefined ? {} : { leads: said.leads }),
    ...(said.finished === undefined ? {} : { finished: said.finished }),
    ...(said.rated === undefined ? {} : { rated: said.rated }),
    modalities: said.modalities ?? [],
  };
}

/** What stands at the start of a new conversation, before anybody has written. */
export function openingLine(input: {
  firstName: string | null;
  reason: GuidedReason;
  /** Who opens it: then the question is asked in this companion's manner. */
  voice?: TherapistVoice | null;
  /** What the choice depends on: the same line for as long as it is the same. */
  seed?: string;
}): GuidedTurn {
  const { firstName, reason, voice, seed = "" } = input;
  const chooser = createChooser(`${firstName ?? ""}/${reason}${seed}`, []);
  const own = voice ? chooser.pick(`opening.${voice.id}`, voice.openings) : null;
  const line = own ?? chooser.pick("opening", openings[reason]) ?? "";
  // Whoever opens it, it says from what it speaks.
  const honest = own === null ? "" : `\n\n${chooser.pick("honest", honestLines) ?? ""}`;
  return {
    text: withName(line.replace("{hello}", "Hello{name}"), firstName) + honest,
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
  if (findSmallTalk(input.message.content)?.isFarewell === true) {
    return null;
  }
  if (input.state === null && detectLanguage(input.message.content) === "spanish") {
    return input.reason === "no_model" ? null : chooser.pick("es.entry", spanishEntry);
  }
  if (input.state === null) {
    // A session opens with these words already.
    const isTold = input.reason === "no_model" && input.programme != null;
    return isTold ? null : chooser.pick("entry", entryNotices[input.reason]);
  }
  // Where no model is set up nobody else has talked: only our written lines stood in between.
  if (input.reason === "no_model") return null;
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
