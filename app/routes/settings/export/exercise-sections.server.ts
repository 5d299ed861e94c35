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
    },
    rows: readExerciseRuns,
    cells: ({ exerciseId, startedAt, finishedAt, helped, goal }) => ({
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
    columns: { exercise: "Exercise", question: "Question", answer: "Your answer", at: "Written" },
    rows: readExerciseAnswers,
    cells: ({ exerciseId, asked, content, createdAt }) => ({
      exercise: titleOfExercise(exerciseId),
      question: asked,
      answer: content,
      at: moment(createdAt),
    }),
  }),
  section({
    id: "tracks",
    title: "Tracks",
    columns: {
      track: "Track",
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
