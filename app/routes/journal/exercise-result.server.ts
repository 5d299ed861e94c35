import { findExercise } from "#app/content/exercises.ts";
import { answersOfRun, findRun } from "#app/models/record/exercise-runs.server.ts";
import { shownAnswers } from "../exercises/run-page.server.ts";

/** What somebody wrote in an exercise, as the beginning of an entry; null where it's not theirs, or holds nothing. */
export async function findExerciseResult(userId: string, runId: string) {
  const run = await findRun(userId, runId);
  const exercise = run && findExercise(run.exerciseId);
  if (!run || !exercise) return null;
  const answers = shownAnswers(exercise, await answersOfRun(userId, run.id));
  if (answers.length === 0) return null;
  const written = answers.map(({ question, content }) => `${plain(question)}\n${content}`);
  return {
    runId: run.id,
    text: [exercise.title, ...written].join("\n\n"),
    tags: [exercise.title.toLowerCase()],
  };
}

/** A question without the signs that make words bold on a page. */
function plain(question: string): string {
  return question.replaceAll("*", "").trim();
}
