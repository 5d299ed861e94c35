import type { Exercise } from "#app/content/exercise.ts";
import { findExercise } from "#app/content/exercises.ts";
import { findCore } from "#app/content/programmes.ts";

/** Anything that can be led step by step: an exercise of the menu, or the one inside a session. */
export function findStepExercise(id: string): Exercise | undefined {
  return findExercise(id) ?? findCore(id);
}
