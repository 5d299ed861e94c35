export type {
  Exercise,
  ExerciseStep,
  Expectation,
  Line,
  LineCondition,
  ThemeId,
} from "#app/content/exercise.ts";
