import { data, href, type RouterContextProvider } from "react-router";
import { dayOf } from "#app/catalogue/format-date.ts";
import {
  askedIn,
  exerciseStepNumber,
  questionOf,
} from "#app/companion/exercises/exercise-run.server.ts";
import { stepChoiceId, type Exercise } from "#app/content/exercise.ts";
import { findExercise } from "#app/content/exercises.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import {
  answersOfRun,
  findRun,
  writtenAt,
  type ExerciseAnswer,
  type ExerciseRun,
} from "#app/models/record/exercise-runs.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { findHelp } from "./exercise-help.server.ts";
import { wordsForPage } from "./step-words.ts";

export interface RunParams {
  exerciseId: string;
  runId: string;
}

export type RunPage = Awaited<ReturnType<typeof loadRun>>;

/** What the page of a run shows: the step it stands at, or what was written when it is finished. */
export async function loadRun(context: Readonly<RouterContextProvider>, params: RunParams) {
  const account = signedInAccount(context);
  const { user } = account;
  const { run, exercise } = await runOr404(user.id, params);
  const [help, answers, draft] = await Promise.all([
    findHelp(account),
    answersOfRun(user.id, run.id),
    openDraft(user.id, exerciseDraftOf(run.id, run.step)),
  ]);
  const { number, total, step } = exerciseStepNumber(exercise, run.step);
  const here = answers.filter((answer) => answer.step === run.step);
  const isFollowUp = run.tries > 0 && here.length > 0;
  return {
    help,
    href: href("/exercises/:exerciseId/:runId", { exerciseId: exercise.id, runId: run.id }),
    runId: run.id,
    mayKeepInJournal: isPremium(user),
    exercise: { id: exercise.id, title: exercise.title },
    status: run.status,
    turn: run.turn,
    said: wordsForPage(String(run.said)),
    number,
    total,
    step: {
      name: run.step,
      kind: step?.expects.kind ?? "text",
      quickAnswers: (step?.quickAnswers ?? []).map((label, index) => ({
        id: stepChoiceId(run.step, index),
        label,
      })),
      boxRounds: step?.boxRounds ?? null,
      isFirst: number === 1,
    },
    // A repeated step gets a new field; the earlier answer stands above it.
    earlier: isFollowUp ? here.map(({ content }) => content) : [],
    written: isFollowUp ? "" : writtenAt(run.step, answers),
    draft: String(draft.content),
    draftVersion: draft.updatedAt,
    answers: shownAnswers(exercise, answers),
    letter: (exercise.letter ?? [])
      .map((name) =>
        writtenAt(
          name,
          answers.filter(({ isTaken }) => isTaken),
        ),
      )
      .filter((part) => part.trim() !== ""),
    goal: run.goal === null ? null : String(run.goal),
    helped: run.helped,
    isFromChat: run.conversationId !== null,
    day: dayOf(run.finishedAt ?? run.startedAt, user.timeZone),
  };
}

/** The run with its exercise; someone else's is as good as missing. */
export async function runOr404(
  userId: string,
  { exerciseId, runId }: RunParams,
): Promise<{ run: ExerciseRun; exercise: Exercise }> {
  const exercise = findExercise(exerciseId);
  const run = exercise ? await findRun(userId, runId) : null;
  if (!exercise || !run || run.exerciseId !== exercise.id) throw data(null, { status: 404 });
  return { run, exercise };
}

/** The name of the draft for words that arrived after the person was signed out. */
export function exerciseDraftOf(runId: string, step: string): string {
  return `exercise:${runId}:${step}`;
}

/** What was written in a run, each with the question that it answers. */
export function shownAnswers(exercise: Exercise, answers: readonly ExerciseAnswer[]) {
  return exercise.steps.flatMap((step) => {
    const own = answers.filter(({ step: name, content }) => name === step.name && content.trim());
    return own.map(({ key, asked, replyBefore, content }) => {
      const question = asked ?? (replyBefore === null ? null : askedIn(step, replyBefore));
      return { key, question: wordsForPage(String(question ?? questionOf(step))), content };
    });
  });
}
