import { exerciseFile, type Exercise } from "./exercise.ts";
import { contentFiles, readContent } from "./read-content.ts";

/** Every written exercise, in the order of the menu: an exercise only has to stand in the folder. */
export const exercises: readonly Exercise[] = contentFiles("exercises")
  .map((name) => readContent("exercises", name, exerciseFile))
  .toSorted((one, other) => one.order - other.order);

const exercisesById = new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** The exercise with this id, or undefined if there is none (any more). */
export function findExercise(id: string): Exercise | undefined {
  return exercisesById.get(id);
}
