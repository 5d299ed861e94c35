import type { Helped } from "#app/catalogue/exercise-ratings.ts";
import type { Exercise, ThemeId } from "../exercises/exercise.ts";
import { exercises } from "../exercises/index.ts";
import type { Chooser } from "./choose.ts";
import type { GuidedState, Leanings, QuickAnswer } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

/** Listening turns that must lie between two offers. */
const TURNS_BETWEEN_OFFERS = 4;
/** Listening turns before an exercise that was offered and not taken may be named again. */
const TURNS_BEFORE_SAME = 12;
const MOST_OFFERS = 4;
/** Stands in `declined` for somebody who wants none at all. */
export const ALL_EXERCISES = "*";

export const OFFER_ANSWERS: readonly QuickAnswer[] = [
  { label: "Yes, let's try", message: "Yes, let's try" },
  { label: "Not now", message: "Not now, thank you" },
];

/** The exercise that fits a theme best and may be offered at this point; null when it is better to listen. */
export function exerciseToOffer(
  theme: ThemeId,
  state: GuidedState,
  leanings?: Leanings,
): Exercise | null {
  const offers = Object.values(state.offered);
  const lastOffer = Math.max(-TURNS_BETWEEN_OFFERS, ...offers);
  if (
    state.declined.includes(ALL_EXERCISES) ||
    offers.length >= MOST_OFFERS ||
    state.listeningTurns - lastOffer < TURNS_BETWEEN_OFFERS
  ) {
    return null;
  }
  const fitting = exercises
    .filter((exercise) => exercise.helpsWith.includes(theme) && mayBeOffered(exercise.id, state))
    .map((exercise) => ({
      exercise,
      rank: exercise.helpsWith.indexOf(theme) - leaningTo(exercise, leanings),
    }))
    .sort((one, other) => one.rank - other.rank);
  return fitting[0]?.exercise ?? null;
}

/** In places of the list of themes that an exercise helps with. */
const TRACK_LEANING = 2;
const HELPED_LEANING: Readonly<Record<Helped, number>> = { a_lot: 3, a_little: 1, not_today: -4 };

/** How much likelier an exercise is here than by its theme alone: by the programme, and by what helped before. */
export function leaningTo(exercise: Exercise, leanings: Leanings | undefined): number {
  const helped = leanings?.helped[exercise.id];
  const track = leanings?.track ?? null;
  const isOfTrack = track !== null && exercise.tracks?.includes(track) === true;
  return (isOfTrack ? TRACK_LEANING : 0) + (helped === undefined ? 0 : HELPED_LEANING[helped]);
}

/** A menu holds no more than one can look over; the rest is on the page of exercises. */
const MENU_SIZE = 6;

/** What a menu names: what fits what is being talked about and helped before, else the first of all. */
export function exercisesForMenu(theme: string | null, leanings?: Leanings): readonly Exercise[] {
  const rank = (exercise: Exercise) => {
    const fit = exercise.helpsWith.findIndex((each) => each === theme);
    return (fit === -1 ? exercise.helpsWith.length : fit) - leaningTo(exercise, leanings);
  };
  const isAnything = theme === null && leanings === undefined;
  const ordered = isAnything
    ? exercises
    : exercises.toSorted((one, other) => rank(one) - rank(other));
  return ordered.slice(0, MENU_SIZE);
}

export function mayBeOffered(exerciseId: string, state: GuidedState): boolean {
  const offeredAt = state.offered[exerciseId];
  return (
    !state.finished.includes(exerciseId) &&
    (offeredAt === undefined || state.listeningTurns - offeredAt >= TURNS_BEFORE_SAME)
  );
}

const HELPED_BEFORE: Readonly<Record<"a_lot" | "a_little", readonly string[]>> = {
  a_lot: [
    "*{title}* helped you a lot the last time.",
    "You have done *{title}* before, and said that it helped a lot.",
  ],
  a_little: [
    "*{title}* helped you a little the last time.",
    "You know *{title}* already; it helped a little, you said.",
  ],
};

/** Why this exercise, what it did before, and the question whether the person wants it. */
export function offerText(
  exercise: Exercise,
  theme: ThemeId,
  chooser: Chooser,
  leanings?: Leanings,
): string {
  const invitation = chooser.pick(`${exercise.id}.offer`, exercise.invitations) ?? "";
  const helped = leanings?.helped[exercise.id];
  if (helped === "a_lot" || helped === "a_little") {
    const before = chooser.pick(`helpedBefore.${helped}`, HELPED_BEFORE[helped]) ?? "";
    return `${before.replace("{title}", exercise.title)} ${invitation}`;
  }
  const reason = exercise.reasons[theme];
  return reason === undefined ? invitation : `${reason} ${invitation}`;
}

export function noteOffer(state: GuidedState, exerciseId: string): GuidedState {
  return {
    ...state,
    pending: { kind: "offer", exerciseId },
    offered: { ...state.offered, [exerciseId]: state.listeningTurns },
  };
}

const OFFERING =
  /\b(?:try|do|begin|start|like|want)(?: (?:it|that|this|one|to|with it|together|now))*\?|^(?:shall we|would you)\?/iu;

/**
 * The exercise that somebody else's reply offers, by its exact name, in the question at its end; null
 * where it offers none, or more than one.
 */
export function offeredIn(text: string): Exercise | null {
  const sentences = text
    .replace(/[*_]/gu, "")
    .trim()
    .split(/(?<=[.?…])\s+/u);
  const question = sentences.at(-1) ?? "";
  if (!question.endsWith("?")) return null;
  const own = namedIn(question);
  const named = own.length === 0 && OFFERING.test(question) ? namedIn(sentences.at(-2) ?? "") : own;
  return named.length === 1 ? (named[0] ?? null) : null;
}

// "STOP" and "TIPP" are words only in small letters.
function namedIn(sentence: string): Exercise[] {
  return exercises.filter(({ title }) =>
    title === title.toUpperCase()
      ? new RegExp(`\\b${title}\\b`, "u").test(sentence)
      : includesPhrase(sentence.toLowerCase(), title.toLowerCase()),
  );
}

const ASKING =
  /\b(?:can|could|let'?s|lets|shall|want|like|try|do|start|show|give|guide|lead|take|walk|teach|help|need|again|please|how about|run)\b/u;

/** The exercise that somebody asks for by name ("can we try the box breathing again?"); null when they do not. */
export function requestedExercise(content: string): Exercise | null {
  const text = foldedText(content).replace(/[?!.]+$/u, "");
  const words = countWords(text);
  if (
    words > 14 ||
    /\bwhat(?:'s| is| does)\b|\b(?:can't|couldn't|hard to|trouble) breathe?\b/u.test(text)
  ) {
    return null;
  }
  const asked = exercises.find(({ requests }) => requests?.some((request) => request.test(text)));
  if (asked !== undefined) {
    return asked;
  }
  const spoken = plain(text);
  const named = namesOfExercises().find(
    ({ alias, phrase }) =>
      spoken.includes(phrase) &&
      (alias !== "stop" || text === "stop exercise") &&
      !isTurnedDown(text, alias),
  );
  if (named === undefined) {
    return null;
  }
  return words <= countWords(named.alias.replaceAll("-", " ")) + 2 || ASKING.test(text)
    ? named.exercise
    : null;
}

interface ExerciseName {
  exercise: Exercise;
  alias: string;
  phrase: string;
}

let names: readonly ExerciseName[] | undefined;

/** What each exercise is called, longest first; made once, since every message is asked. */
function namesOfExercises(): readonly ExerciseName[] {
  names ??= exercises
    .flatMap((exercise) =>
      [exercise.title.toLowerCase(), ...exercise.aliases].map((alias) => ({
        exercise,
        alias,
        phrase: plain(alias),
      })),
    )
    .sort((one, other) => other.alias.length - one.alias.length);
  return names;
}

/** Whether an exercise is asked for as such: some are called much like a programme. */
export function asksForExercise(content: string): boolean {
  const exercise = requestedExercise(content);
  const text = foldedText(content);
  return (
    exercise !== null &&
    (/\bexercise\b/u.test(text) || includesPhrase(text, exercise.title.toLowerCase()))
  );
}

/** "I can't wind down", "I hate cold water": named, and not asked for. */
function isTurnedDown(text: string, alias: string): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(alias)));
  return /\b(?:can't|cannot|couldn't|don't|didn't|never|hate|not?)(?: [\w']+){0,3} $/u.test(before);
}

function plain(value: string): string {
  return ` ${value.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

function includesPhrase(text: string, phrase: string): boolean {
  return plain(text).includes(plain(phrase)) && (phrase !== "stop" || text === "stop exercise");
}
