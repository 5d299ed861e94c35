import { z } from "zod";
import { themeId, type Exercise } from "#app/content/exercise.ts";
import { readContent } from "#app/content/read-content.ts";

const groupsFile = z.array(
  z.strictObject({ id: z.string(), title: z.string(), themes: z.array(themeId) }),
);

/** What brings people to exercises. */
export const EXERCISE_GROUPS = readContent("", "exercise-groups.yaml", groupsFile);

export type ExerciseGroup = (typeof EXERCISE_GROUPS)[number];

/** The group with this id, or undefined. */
export function findGroup(id: string | null): ExerciseGroup | undefined {
  return EXERCISE_GROUPS.find((group) => group.id === id);
}

/** Finds the group of what an exercise helps with first. */
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
