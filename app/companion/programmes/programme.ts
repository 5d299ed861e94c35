import type { TrackId } from "#app/catalogue/tracks.ts";
import type { Exercise, Line } from "../exercises/exercise.ts";

/** A track that is a programme: one with an order of sessions. */
export type ProgrammeId = Exclude<TrackId, "just-chat">;

/** One question before the work begins; what is answered is given back before going on. */
export interface OpeningCheck {
  prompts: readonly Line[];
  reflections: readonly Line[];
}

/**
 * One of twelve sessions. The guided companion follows it word by word; the model is given its aim
 * and what to do, and finds its own words.
 */
export interface ProgrammeSession {
  /** From 1 to 12. */
  number: number;
  title: string;
  /** What this session is for, in one sentence to the person. */
  aim: string;
  /** Said first: where they are in the programme, and what today brings. */
  welcomes: readonly string[];
  /**
   * How the time since went. `withGoal` where they had set themselves something (`{goal}` stands for
   * their own words in quotation marks), `withoutGoal` where they had not, and always in session 1.
   */
  openingCheck: { withGoal: OpeningCheck; withoutGoal: OpeningCheck };
  /** The heart of the session: its own exercise, with an id that begins with the programme's. */
  core: Exercise;
  /** What may be taken away from it, before the goodbye. */
  closings: readonly Line[];
  /** Something small to try until the next session; the first is offered, the others on request. */
  tryThisWeek: readonly string[];
  /** For the model: how to lead this session, what to look for, what to leave alone. At most 900 characters. */
  guidance: string;
  /** Where its idea or exercise comes from: author, title, year. */
  sources: readonly string[];
}

export interface Programme {
  id: ProgrammeId;
  title: string;
  modality: string;
  /** What it is and is not, and when to see somebody instead, for the person. */
  about: string;
  sessions: readonly ProgrammeSession[];
}
