import type { Helped } from "#app/catalogue/exercise-ratings.ts";
import type { Exercise } from "#app/content/exercise.ts";
import { exercises } from "#app/content/exercises.ts";
import type { Leanings } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

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

/** The exercises in the order in which they are shown: what helped before and fits the programme first. */
export function exercisesForMenu(leanings?: Leanings): readonly Exercise[] {
  const rank = (exercise: Exercise) => -leaningTo(exercise, leanings);
  return exercises.toSorted((one, other) => rank(one) - rank(other));
}

/** What is good for what, where somebody asks for "an exercise for" it; best first. */
const TROUBLES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/panic|p[aá]nico|ataque/u, ["grounding", "box-breathing", "tipp"]],
  [/sleep|insomnia|dormir|insomnio/u, ["sleep-wind-down", "body-scan", "muscle-relaxation"]],
  [
    /anx|nervous|stress|tense|ansiedad|nervi|estr[eé]s|tensi/u,
    ["box-breathing", "grounding", "muscle-relaxation"],
  ],
  [
    /worr|overthink|ruminat|racing|preocup|rumia|vueltas/u,
    ["worry-time", "act-defusion", "thought-record"],
  ],
  [
    /ang(?:er|ry)|rage|furious|temper|rabia|enoj|enfad|ira\b/u,
    ["stop-skill", "tipp", "opposite-action"],
  ],
  [
    /urge|crav|gambl|drink|smok|binge|ganas de|antojo|impulso/u,
    ["urge-surfing", "stop-skill", "tipp"],
  ],
  [/grie[fv]|loss|mourn|duelo|p[eé]rdida/u, ["grief-letter", "self-compassion-break", "grounding"]],
  [
    /sad|low|depress|motivat|triste|desanim|deprim|motivaci/u,
    ["behavioural-activation", "self-compassion-break", "values-step"],
  ],
  [
    /guilt|sham|self-(?:esteem|critic|worth)|hate myself|culpa|verg[uü]enza|autoestima/u,
    ["self-compassion-break", "thought-record", "act-defusion"],
  ],
  [/decision|decide|decidir|decisi/u, ["wise-mind", "values-step", "problem-solving"]],
  [/problem|problema/u, ["problem-solving", "wise-mind", "values-step"]],
  [/calm|relax|breath|calma|relaj|respir/u, ["box-breathing", "muscle-relaxation", "body-scan"]],
];

/** The exercises for the trouble that a request names; null where it names none. */
export function troubleIn(content: string): readonly string[] | null {
  const text = foldedText(content);
  return TROUBLES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const ASKING =
  /\b(?:(?:can|could|may) (?:we|you|i|u)|let'?s|lets|shall|want|like|try|do|start|show|give|guide|lead|take|walk|teach|help|need|again|please|how about|run)\b/u;

/** The exercise that somebody asks for by name ("can we try the box breathing again?"); null when they do not. */
export function requestedExercise(content: string): Exercise | null {
  const text = foldedText(content).replace(/(?<![?!.])[?!.]+$/u, "");
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
