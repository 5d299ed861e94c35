import { z } from "zod";

const id = z.string();
const ids = z.array(id);

/** Where somebody is in an exercise: ids and numbers alone, never what they wrote. */
const exercisePosition = z.object({
  exerciseId: id,
  step: id,
  /** By step, the id of the message that answered it. */
  answerMessageIds: z.record(id, id),
  /** By step, which of its own buttons was tapped, from 0. */
  picked: z.record(id, z.int()),
  /** By step, the number that was given. */
  numbers: z.record(id, z.number()),
});

/** What was answered in a topic's dialogue, and where it stands. */
const topicPosition = z.object({
  topicId: id,
  node: id,
  choices: ids,
  /** Free words, by their name: ids of messages. */
  kept: z.record(id, id),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

const sessionStep = z.enum(["opening", "core", "closing", "week", "ended"]);

/** Where somebody is in a session of a program. */
const sessionPosition = z.object({
  id,
  /** From 1. */
  session: z.int(),
  step: sessionStep,
  /** Its exercise, while that isn't done. */
  core: exercisePosition.nullable(),
  /** Which of the things to try was suggested last, from 0. */
  suggestion: z.int(),
  /** The answers outside the exercise, by step. */
  answerMessageIds: z.record(id, id),
  /** Where an earlier conversation had left it, if this one takes it up. */
  resumedAt: sessionStep.optional(),
});

/** A form that is filled in message by message: the small step, or words for somebody. */
const form = z.object({
  kind: z.enum(["step", "say_to"]),
  at: id,
  kept: z.record(id, id),
  /** The suggested step was taken as it stands. */
  isSuggested: z.boolean(),
  /** What was written for it is shown, and waits for a yes. */
  isChecked: z.boolean().default(false),
  /** Who it is said to, for an opening that fits. */
  to: id.default("other"),
});

const place = z.discriminatedUnion("at", [
  z.object({ at: z.literal("menu") }),
  z.object({
    at: z.literal("subject"),
    id,
    /** Its open question stands, and the next words are its answer. */
    asks: z.boolean(),
    card: z.int(),
    topic: topicPosition.nullable(),
    form: form.nullable(),
  }),
  z.object({
    at: z.literal("exercise"),
    position: exercisePosition,
    /** It is done, and it was asked whether it helped. */
    isDone: z.boolean(),
    /** The subject that led to it, with the dialogue that waits behind it. */
    subject: id.nullable(),
    topic: topicPosition.nullable(),
  }),
  z.object({ at: z.literal("session") }),
  z.object({
    at: z.literal("listening"),
    received: ids,
    /** It began by itself. */
    isUnasked: z.boolean().default(false),
  }),
  z.object({ at: z.literal("closing") }),
]);

const stateSchema = z.object({
  version: z.literal(3),
  language: z.enum(["en", "es"]),
  /** Replies so far: which wording comes next. */
  turn: z.int(),
  place,
  /** An exercise that was left in the middle. */
  parked: exercisePosition.nullable(),
  session: sessionPosition.nullable(),
  /** Dialogues that came to an end. */
  dialogues: z.array(topicPosition),
  finished: ids,
  /** Subjects that were looked at, newest first. */
  subjects: ids,
  /** Messages that the note of the session may show. */
  noted: ids,
  /** Subjects that were said not to be it: they are offered no more. */
  rejected: ids.default([]),
  /** What stands under the last reply. */
  choices: ids,
  lastMessageId: id.nullable(),
  /** The message that led to the subject: a step that asks for the same may take it. */
  told: id.nullable().default(null),
  /** What all that was told may be about, likeliest first. */
  about: z.array(z.object({ id, score: z.number() })).default([]),
  /** Free messages in a row that were told, and no answer to a step. */
  heard: z.int().default(0),
  /** Which wording of a line was said last: the next is another. */
  said: z.record(id, z.int()).default({}),
});

export type ExercisePosition = z.output<typeof exercisePosition>;
export type TopicPosition = z.output<typeof topicPosition>;
export type SessionPosition = z.output<typeof sessionPosition>;
export type SessionStep = z.output<typeof sessionStep>;
export type Form = z.output<typeof form>;
export type Place = z.output<typeof place>;
export type PlaceAt<At extends Place["at"]> = Extract<Place, { at: At }>;
/** All that is kept between two replies. Small, and fit for JSON. */
export type GuideState = z.output<typeof stateSchema>;

export const BEGINNING: GuideState = {
  version: 3,
  language: "en",
  turn: 0,
  place: { at: "menu" },
  parked: null,
  session: null,
  dialogues: [],
  finished: [],
  subjects: [],
  noted: [],
  rejected: [],
  choices: [],
  lastMessageId: null,
  told: null,
  about: [],
  heard: 0,
  said: {},
};

/** A stored state; null for one of an earlier version, or for anything else: it then begins at the menu. */
export function readGuideState(stored: unknown): GuideState | null {
  return stateSchema.safeParse(stored).data ?? null;
}

/** The exercise that runs, of the menu or of a session; null where none does. */
export function runningExercise({ place: at, session }: GuideState): ExercisePosition | null {
  if (at.at === "exercise") return at.isDone ? null : at.position;
  return at.at === "session" && session?.step === "core" ? session.core : null;
}

/** Where somebody is after others have answered: what ran keeps its place, and isn't gone on with unasked. */
export function putAside(state: GuideState): GuideState {
  const { place: at, parked } = state;
  const left = at.at === "exercise" && !at.isDone ? at.position : parked;
  return { ...state, place: { at: "menu" }, parked: left };
}

/** The exercise that was just done and may be rated; null where none was. */
export function ratedExercise({ place: at }: GuideState): string | null {
  return at.at === "exercise" && at.isDone ? at.position.exerciseId : null;
}
