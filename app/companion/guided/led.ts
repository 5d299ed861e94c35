import type { Exercise } from "../exercises/exercise.ts";
import { findExercise } from "../exercises/index.ts";
import { findCore } from "../programmes/index.ts";

/** Anything that can be led step by step: an exercise of the menu, or the one inside a session. */
export function findLed(id: string): Exercise | undefined {
  return findExercise(id) ?? findCore(id);
}
