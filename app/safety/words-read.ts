import type { TrackId } from "#app/catalogue/tracks.ts";
import type { ConsideredAnswer, QuestionId } from "#app/content/safety-script.ts";
import type { Cue } from "./cues/cues.ts";
import type { Taken } from "./detector/taken.ts";

/**
 * What a text says by its words: read once, where it comes in. What is decided about it further in is
 * decided by this, and never by the words.
 */
export interface WordsRead {
  says: ReadonlySet<Cue>;
  /** How many words and how many characters it has. */
  count: number;
  length: number;
  /** How it answers each of our questions, should that stand right above it; a button's label answers, too. */
  answers: Readonly<Partial<Record<QuestionId, ConsideredAnswer>>>;
  /** What it says of something swallowed, in few words. */
  taken: Taken | null;
  /** Where its writer says they are, as `GB` or `US-CA`. */
  place: string | null;
  /** The track that it asks for, or another one without a name; and the one made for what it says is needed. */
  track: TrackId | "other" | null;
  need: TrackId | null;
  /** How it answers the offer to switch tracks, in the words for it. */
  switches: "switch" | "stay" | "ask" | null;
  /** The numbers that stand in it, in digits or in words. */
  numbers: readonly number[];
  /** The choice that it names, of those that steps name to be said. */
  named: string | null;
  /** The line of its language, where it is one that is not followed. */
  foreign: { id: string; line: string } | null;
}

/** Of a text without words. */
export const NO_WORDS: WordsRead = {
  says: new Set(),
  count: 0,
  length: 0,
  answers: {},
  taken: null,
  place: null,
  track: null,
  need: null,
  switches: null,
  numbers: [],
  named: null,
  foreign: null,
};
