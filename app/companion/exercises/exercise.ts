import type { TrackId } from "#app/catalogue/tracks.ts";

/** What somebody's words are about; the listening side recognises these. */
export type ThemeId =
  | "panic"
  | "anxiety"
  | "sleep"
  | "low_mood"
  | "grief"
  | "anger"
  | "shame"
  | "loneliness"
  | "conflict"
  | "breakup"
  | "work"
  | "job_loss"
  | "study"
  | "money"
  | "health"
  | "caring"
  | "self_criticism"
  | "overwhelm"
  | "decision"
  | "urge"
  | "past_hurt"
  | "good_news"
  | "nothing";

/** When a line fits. Every condition that is given must hold. */
export interface LineCondition {
  /** The answer's number is at least this. */
  from?: number;
  /** The answer's number is at most this. */
  to?: number;
  /** The answer holds one of these words or phrases. */
  says?: readonly string[];
  /** The answer is this button, tapped or typed, and nothing else. */
  is?: string;
  /** The answer's number against that of an earlier step. */
  lowerThan?: string;
  higherThan?: string;
  sameAs?: string;
  /** An earlier step was answered / was passed over. */
  answered?: string;
  skipped?: string;
}

/**
 * One sentence or two that the companion may say. `{answer}` stands for the answer just given and
 * `{stepName}` for an earlier one: the person's own words in quotation marks, a number, or a list.
 * A line whose slots cannot be filled is passed over; lines whose condition holds come first.
 */
export type Line = string | { text: string; when: LineCondition };

export type Expectation =
  | { kind: "text"; minWords?: number }
  | { kind: "number"; min: 0; max: 100 }
  | { kind: "ready" }
  | { kind: "list"; count: number };

export interface ExerciseStep {
  name: string;
  expects: Expectation;
  prompts: readonly Line[];
  /** How the answer is given back before the next prompt. */
  reflections: readonly Line[];
  /** Short words of encouragement, added now and then. */
  validations?: readonly string[];
  scaffolds: {
    /** "I don't know": something smaller, with an example. */
    unknown: readonly string[];
    /** Too short to work with. */
    short?: readonly string[];
    /** An answer to another question than the one asked. */
    off?: readonly string[];
  };
  /** Words that show an answer to be `off`. */
  offSigns?: readonly string[];
  /**
   * After an answer with such words, go to that step in place of the next. What may harm is opened by
   * a button alone (`is`): in free words a "no" may be about anything.
   */
  jumps?: readonly ({ to: string } & ({ says: readonly string[] } | { is: string }))[];
  /** Reached by a jump only. */
  aside?: true;
  /**
   * May harm some people: it is reached, on the way there or back, only where that step was answered
   * with this button.
   */
  onlyAfter?: { step: string; is: string };
  /** A goodbye written here belongs to the answer, and does not end the talk. */
  holdsFarewell?: true;
  quickAnswers?: readonly string[];
  /** Breathing in equal counts of four: its page keeps the time for this many rounds. */
  boxRounds?: number;
}

export interface Exercise {
  id: string;
  title: string;
  /** As it appears among the techniques of a session. */
  modality: string;
  minutes: number;
  /** Best fit first. */
  helpsWith: readonly ThemeId[];
  /** Programmes whose work it goes well with: offered earlier in their conversations. */
  tracks?: readonly TrackId[];
  /** Who it comes from. */
  source: string;
  /** What it is, for somebody who asks. */
  about: string;
  /** What people call it when they ask for it; lower case. */
  aliases: readonly string[];
  /** Ways of asking for it without any name, in lower case. */
  requests?: readonly RegExp[];
  /** Why it may help now, by what somebody is going through. */
  reasons: Partial<Record<ThemeId, string>>;
  /** Offers it, after the reason; asks, and leaves a way out. */
  invitations: readonly string[];
  /** Where somebody in that state begins, leaving out what they could hardly answer. */
  startsAt?: { theme: ThemeId; step: string };
  intro: readonly string[];
  steps: readonly ExerciseStep[];
  closings: readonly Line[];
  thisWeek: readonly string[];
}
