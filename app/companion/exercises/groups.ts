import type { Exercise, ThemeId } from "#app/content/exercise.ts";

/** What brings people to an exercise, as its page names it. */
export interface ExerciseGroup {
  id: string;
  title: string;
  themes: readonly ThemeId[];
}

/** Every theme stands in one group; the order is that of the page. */
export const EXERCISE_GROUPS: readonly ExerciseGroup[] = [
  {
    id: "alarm",
    title: "Worry and panic",
    themes: ["panic", "anxiety", "health"],
  },
  {
    id: "too-much",
    title: "Too much at once",
    themes: ["overwhelm", "work", "study", "caring"],
  },
  { id: "nights", title: "Trouble sleeping", themes: ["sleep"] },
  {
    id: "flat-days",
    title: "Feeling low or empty",
    themes: ["low_mood", "nothing", "loneliness", "good_news"],
  },
  {
    id: "heat",
    title: "Anger and strong urges",
    themes: ["anger", "urge", "conflict"],
  },
  {
    id: "inner-voice",
    title: "Being hard on yourself",
    themes: ["self_criticism", "shame"],
  },
  {
    id: "loss",
    title: "Loss and old hurts",
    themes: ["grief", "breakup", "past_hurt"],
  },
  {
    id: "choices",
    title: "Decisions and everyday worries",
    themes: ["decision", "money", "job_loss"],
  },
];

/** The group with this id, or undefined. */
export function findGroup(id: string | null): ExerciseGroup | undefined {
  return EXERCISE_GROUPS.find((group) => group.id === id);
}

/** The group of what an exercise helps with most. */
export function groupOf(exercise: Exercise): ExerciseGroup | undefined {
  const [first] = exercise.helpsWith;
  return EXERCISE_GROUPS.find(({ themes }) => first !== undefined && themes.includes(first));
}

/** Everything that helps with something of a group, best fit first. */
export function exercisesFor(group: ExerciseGroup, exercises: readonly Exercise[]): Exercise[] {
  const rank = ({ helpsWith }: Exercise) =>
    helpsWith.findIndex((theme) => group.themes.includes(theme));
  return exercises
    .filter((exercise) => rank(exercise) !== -1)
    .toSorted((one, other) => rank(one) - rank(other));
}
