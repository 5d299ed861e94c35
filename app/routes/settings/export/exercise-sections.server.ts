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
    columns: {
      exercise: "Exercise",
      started: "Started",
      finished: "Finished",
      helped: "Did it help?",
      goal: "Your plan",
      id: "Id",
      exerciseId: "Id of the exercise",
      step: "Step",
    },
    forPrograms: ["id", "exerciseId", "step"],
    rows: readExerciseRuns,
    cells: ({ id, exerciseId, step, startedAt, finishedAt, helped, goal }) => ({
      id,
      exerciseId,
      step,
      exercise: titleOfExercise(exerciseId),
      started: moment(startedAt),
      finished: moment(finishedAt),
      helped: helped && HELPED_WORDS[helped],
      goal,
    }),
  }),
  section({
    id: "exercise-answers",
    title: "What you wrote in exercises",
    columns: {
      exercise: "Exercise",
      question: "Question",
      answer: "Your answer",
      at: "Written",
      run: "Id of the time it was done",
      step: "Step",
    },
    forPrograms: ["run", "step"],
    rows: readExerciseAnswers,
    cells: ({ exerciseId, runId, step, asked, content, createdAt }) => ({
      run: runId,
      step,
      exercise: titleOfExercise(exerciseId),
      question: asked,
      answer: content,
      at: moment(createdAt),
    }),
  }),
  section({
    id: "tracks",
    title: "Programs",
    columns: {
      track: "Program",
      sessions: "Sessions done",
      planned: "Sessions planned",
      active: "Following it now",
      started: "Started",
    },
    rows: readTracks,
    cells: (row) => ({
      track: row.trackTitle,
      sessions: row.currentSession,
      planned: row.estimatedSessions,
      active: row.isActive,
      started: moment(row.createdAt),
    }),
  }),
];

function titleOfExercise(id: string): string {
  return findExercise(id)?.title ?? id;
}
