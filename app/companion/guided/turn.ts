import type { Helped } from "#app/catalogue/exercise-ratings.ts";
import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";
import type { TrackId } from "#app/catalogue/tracks.ts";

/** What makes one exercise likelier than another for this person and this conversation. */
export interface Leanings {
  track: TrackId | null;
  /** What they said last about each exercise, by its id. */
  helped: Readonly<Record<string, Helped>>;
}

/** One message of a conversation, as the guided companion reads it. */
export interface HistoryEntry {
  id: string;
  role: "user" | "assistant";
  content: string;
}

export type GuidedReason =
  "no_model" | "model_unavailable" | "model_slow" | "model_refused" | "over_budget";

/** Where somebody is in an exercise. Their answers stay in the history; only message ids are kept. */
export interface ExercisePosition {
  exerciseId: string;
  step: string;
  answerMessageIds: Record<string, string>;
  /** How often this step has been asked again since it was first asked. */
  tries: number;
}

/** What the last reply is waiting for, apart from an exercise's own step. */
export type Pending =
  | { kind: "offer"; exerciseId: string }
  | { kind: "resume"; exerciseId: string }
  | { kind: "park" }
  | { kind: "helped"; exerciseId: string }
  | { kind: "menu" }
  | { kind: "programme" };

export type ProgrammeStep = "opening" | "core" | "closing" | "week" | "ended";

/** Where somebody is in a session of a programme. */
export interface ProgrammePosition {
  id: string;
  /** From 1. */
  session: number;
  step: ProgrammeStep;
  /** Where its exercise stands, while it is not done: kept beside what runs or waits otherwise. */
  core: ExercisePosition | null;
  /** Turns about other things since going on was offered last. */
  aside: number;
  /** How often going on was declined. */
  declined: number;
  /** Which of the things to try was suggested last. */
  suggestion: number;
  /** The answers outside the exercise, by step: ids of messages. */
  answerMessageIds: Record<string, string>;
  /** Where an earlier conversation had left the session, if this one takes it up. */
  resumedAt?: ProgrammeStep;
  /** Set until it is settled whether it goes on from there. */
  isReturning?: true;
}

/** Where a session was left in an earlier conversation. */
export interface LeftSession {
  step: ProgrammeStep;
  coreStep: string | null;
  coreAnswers: Record<string, string>;
  answerMessageIds: Record<string, string>;
}

/**
 * What the guided companion remembers between turns: ids, step names and counts, never a person's
 * words. JSON-serialisable and small; null starts afresh.
 */
export interface GuidedState {
  version: 1;
  running: ExercisePosition | null;
  parked: ExercisePosition | null;
  pending: Pending | null;
  /** Exercises offered so far, with the listening turn at which each was offered. */
  offered: Record<string, number>;
  declined: string[];
  finished: string[];
  /** Ids of lines used lately, newest last. */
  usedLines: string[];
  /** The shape of the last listening reply, so that the next one is built differently. */
  lastShape: string | null;
  listeningTurns: number;
  /** The theme that the last listening turns stayed with, and for how many turns. */
  theme: string | null;
  themeTurns: number;
  /** The message that was answered last: if another came since, someone else answered it. */
  lastMessageId: string | null;
  languageTold: boolean;
  /** Only in a conversation that belongs to a programme. */
  programme?: ProgrammePosition;
  /** What was brought up of other days or to read, by its id, with the listening turn of it. */
  told?: Record<string, number>;
}

export interface QuickAnswer {
  label: string;
  message: string;
}

export interface GuidedTurn {
  text: string;
  state: GuidedState | null;
  quickAnswers: readonly QuickAnswer[];
  /** The exercise that is running, or that this turn finished. */
  exercise?: string;
  /**
   * The words of it that lead an exercise on, without any answer to what was said: they stand under
   * the reply of whoever else answers. Undefined where no exercise is being led.
   */
  leads?: string;
  modalities: readonly string[];
  /** The exercise that this turn finished, with where its answers are. */
  finished?: Pick<ExercisePosition, "exerciseId" | "step" | "answerMessageIds">;
  /** What was just said about the exercise before. */
  rated?: { exerciseId: string; helped: Helped };
}

/** What may be brought up of other days. */
export interface Remembered {
  /** In the person's own voice, oldest first. */
  memories: readonly { id: string; kind: string; content: string }[];
  /** What they had set themselves, where the conversation opened with it. */
  goal: string | null;
  /** Something to read that the message is plainly about. */
  article: { id: string; title: string } | null;
}

export interface GuidedInput {
  message: { id: string; content: string };
  /** Oldest first, without this message. */
  history: readonly HistoryEntry[];
  state: GuidedState | null;
  reason: GuidedReason;
  /** Set where the same message is answered again: it then meets other lines. */
  seed?: string;
  /** An exercise that somebody else offered and that this message says yes to. */
  begins?: string;
  firstName: string | null;
  /** The session of a programme that this conversation is for. */
  programme?: LedSession | null;
  leanings?: Leanings;
  remembered?: Remembered | null;
  /** Whose manner the lines have where they can; without one they are everybody's. */
  voice?: TherapistVoice | null;
}

/** Which session is led, and what the person had set themselves at the end of the one before. */
export interface LedSession {
  id: string;
  session: number;
  /** In their own words; null where there is nothing. */
  goal: string | null;
  /** How far the session has come, whoever led it: 1 opening, 2 core, 3 closing, 4 this week. */
  trackStep: number;
  /** Set where this conversation takes it up from an earlier one. */
  left?: LeftSession | null;
}

export const EMPTY_STATE: GuidedState = {
  version: 1,
  running: null,
  parked: null,
  pending: null,
  offered: {},
  declined: [],
  finished: [],
  usedLines: [],
  lastShape: null,
  listeningTurns: 0,
  theme: null,
  themeTurns: 0,
  lastMessageId: null,
  languageTold: false,
};
