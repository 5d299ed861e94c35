import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";

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
  | { kind: "menu" };

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
  modalities: readonly string[];
}

export interface GuidedInput {
  message: { id: string; content: string };
  /** Oldest first, without this message. */
  history: readonly HistoryEntry[];
  state: GuidedState | null;
  reason: GuidedReason;
  firstName: string | null;
  /** Whose manner the lines have where they can; without one they are everybody's. */
  voice?: TherapistVoice | null;
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
