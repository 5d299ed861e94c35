export { exercises, findExercise } from "#app/content/exercises.ts";
export type { Exercise } from "#app/content/exercise.ts";
