import { HELPED_WORDS } from "#app/catalogue/exercise-ratings.ts";
import { findExercise } from "#app/content/exercises.ts";
import {
  readExerciseAnswers,
  readExerciseRuns,
  readTracks,
} from "#app/models/accounts/export-rows.server.ts";
import { moment, section, type Section } from "./section.server.ts";

/** What somebody did of exercises and tracks. */
export const EXERCISE_SECTIONS: readonly Section[] = [
  section({
    id: "exercises",
    title: "Exercises",
    rows: readExerciseRuns,
    columns: {
      exercise: ["Exercise", ({ exerciseId }) => titleOfExercise(exerciseId)],
      started: ["Started", ({ startedAt }) => moment(startedAt)],
      finished: ["Finished", ({ finishedAt }) => moment(finishedAt)],
      helped: ["Did it help?", ({ helped }) => helped && HELPED_WORDS[helped]],
      goal: ["Your plan", ({ goal }) => goal],
      id: ["Id", ({ id }) => id],
      exerciseId: ["Id of the exercise", ({ exerciseId }) => exerciseId],
      step: ["Step", ({ step }) => step],
    },
    forPrograms: ["id", "exerciseId", "step"],
  }),
  section({
    id: "exercise-answers",
    title: "What you wrote in exercises",
    rows: readExerciseAnswers,
    columns: {
      exercise: ["Exercise", ({ exerciseId }) => titleOfExercise(exerciseId)],
      question: ["Question", ({ asked }) => asked],
      answer: ["Your answer", ({ content }) => content],
      at: ["Written", ({ createdAt }) => moment(createdAt)],
      run: ["Id of the time it was done", ({ runId }) => runId],
      step: ["Step", ({ step }) => step],
    },
    forPrograms: ["run", "step"],
  }),
  section({
    id: "tracks",
    title: "Programs",
    rows: readTracks,
    columns: {
      track: ["Program", (row) => row.trackTitle],
      sessions: ["Sessions done", (row) => row.currentSession],
      planned: ["Sessions planned", (row) => row.estimatedSessions],
      active: ["Following it now", (row) => row.isActive],
      started: ["Started", (row) => moment(row.createdAt)],
    },
  }),
];

function titleOfExercise(id: string): string {
  return findExercise(id)?.title ?? id;
}
