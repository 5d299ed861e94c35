import { data, href, redirect } from "react-router";
import { z } from "zod";
import { HELPED } from "#app/catalogue/exercise-ratings.ts";
import type { Exercise } from "#app/content/exercise.ts";
import { findExercise } from "#app/content/exercises.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast, toastHeader } from "#app/middleware/toasts.server.ts";
import type { DraftPage } from "#app/models/conversations/drafts.server.ts";
import {
  ANSWER_MAX_LENGTH,
  answersOfRun,
  deleteRun,
  findRun,
  rateRun,
  type ExerciseAnswer,
  type ExerciseRun,
} from "#app/models/record/exercise-runs.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { RECENT_MESSAGES } from "#app/safety/detector.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import type { Route } from "./+types/exercise-run";
import { stepOf } from "#app/companion/exercises/exercise-run.server.ts";
import { advanceRun } from "./advance-run.server.ts";
import { helpFor } from "./exercise-help.server.ts";
import { exerciseDraftOf, type RunParams } from "./run-page.server.ts";
import { readSent, runFields, type Sent } from "./sent-answer.server.ts";

/** Why an answer was refused. What was typed comes back with it, and help if it is needed. */
export type AnswerRefusal = "too-long" | "empty" | "no-step";

const answerSchema = z.object({
  text: ownWords(z.string().default(""), "aside", withPlainLines),
  ...runFields,
});

type SubmittedAnswer = SubmittedWords<typeof answerSchema>;

/** Handles the form of a run: saves its text and moves the run on to the next step. */
export const submitAnswer = screenedAction(answerSchema, handleAnswer, {
  earlier: async ({ user }, { params }: Route.ActionArgs) =>
    lastOf(await answersOfRun(user.id, params.runId)),
  async draft(_name, { params }, { user }) {
    const run = await findRun(user.id, params.runId);
    return exerciseDraftOf(params.runId, run?.step ?? "");
  },
});

function withPlainLines(typed: string): string {
  return typed.replaceAll("\r\n", "\n");
}

function lastOf(answers: readonly ExerciseAnswer[]): string[] {
  return answers.slice(-RECENT_MESSAGES).map(({ content }) => content);
}

async function handleAnswer(submitted: SubmittedAnswer, { params }: Route.ActionArgs) {
  const { account, submission } = submitted;
  const { user } = account;
  const exercise = findExercise(params.exerciseId);
  const run = await findRun(user.id, params.runId);
  if (!exercise || !run || run.exerciseId !== exercise.id) {
    if (submitted.worst.text.trim() === "") throw data(null, { status: 404 });
    return submitted.refuseOnPage("missing", 404);
  }
  const kept = await answersOfRun(user.id, run.id);
  // A quick answer isn't typed text, so it is read together with what was typed.
  const typed = submitted.screeningOf("text");
  if (submission.status !== "success") return submitted.refuseOnPage("missing", 404);
  const sent = readSent(submission.value, typed.text, exercise, kept);
  const screening =
    sent.text === typed.text ? typed : await screenText(sent.text, lastOf(kept), "aside");
  if (sent.text.trim() === "" && submitted.form.has("choice")) {
    const headers = { "Set-Cookie": await toastHeader("choice-gone") };
    return redirect(
      href("/exercises/:exerciseId/:runId", { exerciseId: exercise.id, runId: run.id }),
      { headers },
    );
  }
  const reason = findSendRefusal(sent, run, exercise, screening);
  if (reason) {
    const { refusal } = (await submitted.refuse(reason, 400)).data;
    return data({ refusal: { ...refusal, help: helpFor(screening) } }, { status: 400 });
  }
  return continueRun(account, params, sent, { screening, page: submitted.page });
}

async function continueRun(
  account: SignedIn,
  params: RunParams,
  sent: Sent,
  taken: { screening: Screening; page: DraftPage },
) {
  const { exerciseId, runId } = params;
  const userId = account.user.id;
  if (sent.go === "delete") {
    await deleteRun(userId, runId);
    return redirectWithToast(href("/exercises/:exerciseId", { exerciseId }), "exercise-deleted");
  }
  const helped = HELPED.find((each) => each === sent.helped);
  if (helped) {
    await rateRun(userId, runId, helped);
    return redirect(`${href("/exercises/:exerciseId/:runId", { exerciseId, runId })}#helped`);
  }
  await advanceRun(account, params, sent, taken);
  return redirect(href("/exercises/:exerciseId/:runId", { exerciseId, runId }));
}

function findSendRefusal(
  sent: Sent,
  run: ExerciseRun,
  exercise: Exercise,
  { text }: Screening,
): AnswerRefusal | null {
  if (sent.go === "delete" || sent.helped !== null) return null;
  const name = sent.step === "" ? run.step : sent.step;
  const index = exercise.steps.findIndex((step) => step.name === name);
  const current = exercise.steps.findIndex((step) => step.name === run.step);
  // Steps that are still to come are answered in their order. From one that is gone it begins anew.
  if (current !== -1 && (index === -1 || index > current)) return "no-step";
  if (text.length > ANSWER_MAX_LENGTH) return "too-long";
  const isEmpty = text.trim() === "" && stepOf(exercise, name)?.expects.kind !== "ready";
  return sent.go === "on" && isEmpty ? "empty" : null;
}
