import type { Helped } from "#app/catalogue/exercise-ratings.ts";
import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";
import type { TrackId } from "#app/catalogue/tracks.ts";
import type { WrittenLanguage } from "../content/schema.ts";

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

/** Where somebody is in an exercise. Their answers stay in the history; only message ids are kept. */
export interface ExercisePosition {
  exerciseId: string;
  step: string;
  /** By step; a later part of the same answer stands under the step's name and `+2`, `+3` and so on. */
  answerMessageIds: Record<string, string>;
  /** How often this step has been asked again since it was first asked. */
  tries: number;
}

/** What was answered in a topic's dialogue: choices by their ids, words by the ids of their messages. */
export interface TopicAnswers {
  topicId: string;
  choices: readonly string[];
  kept: Readonly<Record<string, string>>;
  /** From 0 to 10. */
  before: number | null;
  after: number | null;
}

/** Where somebody is in a topic's dialogue. */
export interface TopicPosition extends TopicAnswers {
  node: string;
  /** How often this node has been asked again. */
  tries: number;
}

/** What the last reply is waiting for, apart from an exercise's or a topic's own step. */
export type Pending =
  | { kind: "offer"; exerciseId: string }
  | { kind: "tip"; subjectId: string }
  /** Whether something that can help is wanted. */
  | { kind: "idea"; subjectId: string }
  | { kind: "resume"; exerciseId: string }
  | { kind: "park" }
  | { kind: "helped"; exerciseId: string }
  | { kind: "keep_quiet" }
  | { kind: "programme" }
  | DraftPosition;

/** A message to somebody else that is being written: whose words it's made of, by their ids. */
export interface DraftPosition {
  kind: "draft";
  messageIds: readonly string[];
  /** Nothing was written yet: what it's to say was asked. */
  isWaiting?: true;
  /** Other words were given, so that only what is plainly meant for it is taken. */
  isOffered?: true;
  /** What they state is meant for it, whether or not they say so. */
  isStated?: true;
  isWarm?: true;
  isShort?: true;
  /** What it's for, where it was written from the frame of an occasion. */
  occasion?: string;
  /** Changed in itself, and no longer what its messages alone would make. */
  isRevised?: true;
}

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

/** What a conversation is about, and what was said about it: ids and counts. */
export interface TalkPosition {
  /** The subject that was met last. */
  subject: string | null;
  /** Whether a single word made it the subject: then nothing is taken as told. */
  isGuess?: boolean;
  /** Subjects whose first words were said. */
  met: readonly string[];
  /** Questions that were asked, by subject and number: `grief.2`. None is asked twice. */
  asked: readonly string[];
  /** Tips that were given, in the same way, and answers, by the question: `grief.guilt`. */
  tips: readonly string[];
  answers: readonly string[];
  /** Replies since something was asked. */
  sinceAsked: number;
  /** Questions in a row, up to the last reply. */
  askedInRow?: number;
}

/** A button of the last reply: what stands on it, and what it does. */
export interface Button {
  label: string;
  does: string;
  /** What it means, where it does nothing by itself. */
  id?: string;
}

/**
 * What the guided companion remembers between turns: ids, names of steps and counts, never a person's
 * words. JSON-serialisable and small; null starts afresh.
 */
export interface GuidedState {
  version: 2;
  language: WrittenLanguage;
  running: ExercisePosition | null;
  parked: ExercisePosition | null;
  topic: TopicPosition | null;
  /** A dialogue that was left in the middle. */
  parkedTopic: TopicPosition | null;
  /** Dialogues of this conversation that came to an end or were left, oldest first. */
  dialogues: readonly TopicAnswers[];
  pending: Pending | null;
  buttons: readonly Button[];
  /** Asked for nothing but reading, or wrote on past the choices: then receipts only. */
  isListening: boolean;
  /** Messages that were only received since the quiet choice stood there last. */
  listened: number;
  /** No reply asks anything. */
  isQuiet: boolean;
  /** Whether it was asked if that should hold on from the last conversation. */
  isQuietSettled: boolean;
  isBrief: boolean;
  /** Whether the first choice of what would help was given. */
  hasOfferedHelp: boolean;
  /** Topics and exercises that were offered, and need not be offered again. */
  offered: readonly string[];
  finished: string[];
  /** Ids of lines used lately, newest last. */
  usedLines: string[];
  /** The message that was answered last: if another came since, someone else answered it. */
  lastMessageId: string | null;
  /** Undefined until something is talked about. */
  talk?: TalkPosition;
  /** Only in a conversation that belongs to a programme. */
  programme?: ProgrammePosition;
}

export interface QuickAnswer {
  id: string;
  label: string;
  message: string;
}

/** A goal for the week: the person's message, the answers of a plan, or one of the programme's own suggestions. */
export type NewGoal = { messageId: string } | { messageIds: readonly string[] } | { text: string };

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
  /** What the person makes their goal for the week with this message. */
  goal?: NewGoal;
}

/** What may be brought up of other days. */
export interface Remembered {
  /** In the person's own voice, oldest first. */
  memories: readonly { id: string; kind: string; content: string }[];
  /** What they had set themselves, where the conversation opened with it or they ask for it. */
  goal: string | null;
  /** Whether what is worth it is remembered. */
  isKept?: boolean;
  /** Whether they had asked for no questions in the conversation before. */
  wasQuiet?: boolean;
}

export interface GuidedInput {
  message: { id: string; content: string };
  /** Oldest first, without this message. */
  history: readonly HistoryEntry[];
  state: GuidedState | null;
  /** Set where the same message is answered again: it then meets other lines. */
  seed?: string;
  /** An exercise that somebody else offered and that this message says yes to. */
  begins?: string;
  firstName: string | null;
  /** The session of a programme that this conversation is for. */
  programme?: CurrentSession | null;
  leanings?: Leanings;
  remembered?: Remembered | null;
  /** Whose manner the lines have; without one they are everybody's. */
  voice?: Pick<TherapistVoice, "id"> | null;
}

/** Which session is led, and what the person had set themselves at the end of the one before. */
export interface CurrentSession {
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
  version: 2,
  language: "en",
  running: null,
  parked: null,
  topic: null,
  parkedTopic: null,
  dialogues: [],
  pending: null,
  buttons: [],
  isListening: false,
  listened: 0,
  isQuiet: false,
  isQuietSettled: false,
  isBrief: false,
  hasOfferedHelp: false,
  offered: [],
  finished: [],
  usedLines: [],
  lastMessageId: null,
};

interface FirstState {
  version: 1;
  running?: ExercisePosition | null;
  parked?: ExercisePosition | null;
  finished?: string[];
  lastMessageId?: string | null;
  programme?: ProgrammePosition;
}

/** A stored state of this version; one of the first version keeps its exercise and programme. Null for anything else. */
export function readGuidedState(stored: unknown): GuidedState | null {
  if (isVersion<GuidedState>(stored, 2)) return stored;
  if (!isVersion<FirstState>(stored, 1)) return null;
  const { running = null, parked = null, finished = [], lastMessageId = null, programme } = stored;
  const carried = { running, parked, finished, lastMessageId, hasOfferedHelp: true };
  return { ...EMPTY_STATE, ...carried, ...(programme ? { programme } : {}) };
}

function isVersion<State extends { version: number }>(
  stored: unknown,
  version: State["version"],
): stored is State {
  return (
    typeof stored === "object" &&
    stored !== null &&
    "version" in stored &&
    stored.version === version
  );
}
