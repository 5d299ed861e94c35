import { data, redirect } from "react-router";
import { z } from "zod";
import { HELPED } from "#app/catalogue/exercise-ratings.ts";
import { joinedPlan } from "#app/companion/exercises/chat-exercises.server.ts";
import {
  answerRun,
  askedIn,
  moveRun,
  passRun,
  stopRun,
  type RunAnswers,
  type RunTurn,
} from "#app/companion/exercises/exercise-run.server.ts";
import { stepOfAnswer } from "#app/companion/guided/steps.ts";
import type { Exercise, ExerciseStep } from "#app/content/exercise.ts";
import { findExercise } from "#app/content/exercises.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { clearDraft } from "#app/models/drafts.server.ts";
import {
  ANSWER_MAX_LENGTH,
  answersOfRun,
  deleteRun,
  findRun,
  rateRun,
  storeRunTurn,
  type ExerciseAnswer,
  type ExerciseRun,
} from "#app/models/exercise-runs.server.ts";
import type { SignedIn } from "#app/models/user-sessions.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText, type ScreenedText, type Screening } from "#app/safety/screened-text.server.ts";
import type { Route } from "./+types/exercise-run";
import { helpFor } from "./exercise-help.server.ts";
import { exerciseDraftOf, runOr404, type RunParams } from "./run-page.server.ts";
import { isWritten, readSent, runFields, type Sent } from "./sent-answer.server.ts";

/** How many of the answers before are read together with the new one. */
const READ_TOGETHER = 5;

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
  return answers.slice(-READ_TOGETHER).map(({ content }) => content);
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
  // A quick answer is none of what was typed: it is read together with it.
  const typed = submitted.screeningOf("text");
  if (submission.status !== "success") return submitted.refuseOnPage("missing", 404);
  const sent = readSent(submission.value, typed.text, exercise, kept);
  const screening =
    sent.text === typed.text ? typed : await screenText(sent.text, lastOf(kept), "aside");
  const reason = whyRefused(sent, run, exercise, screening);
  if (reason) {
    const { refusal } = (await submitted.refuse(reason, 400)).data;
    return data({ refusal: { ...refusal, help: helpFor(screening) } }, { status: 400 });
  }
  return continueRun(account, params, sent, screening);
}

async function continueRun(account: SignedIn, params: RunParams, sent: Sent, screening: Screening) {
  const { exerciseId, runId } = params;
  const userId = account.user.id;
  if (sent.go === "delete") {
    await deleteRun(userId, runId);
    const headers = { "Set-Cookie": await toastHeader("exercise-deleted") };
    return redirect(`/exercises/${exerciseId}`, { headers });
  }
  const helped = HELPED.find((each) => each === sent.helped);
  if (helped) {
    await rateRun(userId, runId, helped);
    return redirect(`/exercises/${exerciseId}/${runId}#helped`);
  }
  await advanceRun(account, params, sent, screening);
  return redirect(`/exercises/${exerciseId}/${runId}`);
}

/** Moves the stored run on by one answer. Where another post changed it in between, tries once more from there. */
async function advanceRun(
  account: SignedIn,
  params: RunParams,
  sent: Sent,
  screening: Screening,
): Promise<void> {
  const { user, risk } = account;
  for (let tries = 0; tries < 2; tries += 1) {
    const { run, exercise } = await runOr404(user.id, params);
    const answers = await answersOfRun(user.id, run.id);
    const step = sent.step === "" ? run.step : sent.step;
    const text = screening.text.trim();
    const isNew = text !== "" && !isWritten(step, text, answers);
    // A double post, or a page that was sent twice.
    if (sent.turn !== null && sent.turn < run.turn && !isNew) return;
    const isRiskOpen = risk?.status === "open";
    const advance = { exercise, run, step, answers, sent, screening, isRiskOpen };
    const { isTaken, isCommand, ...change } = turnFor(advance);
    const isKept = !isCommand && (isNew || (isTaken && text !== ""));
    const asked = step === run.step ? askedOf(exercise, run) : null;
    const key = keyFor(run, step, text, answers);
    const answer = isKept ? { key, asked, isTaken, screening } : null;
    const goal =
      change.status === "finished" && run.status !== "finished"
        ? await goalOf(exercise, answers, answer)
        : null;
    if (!(await storeRunTurn(run, { ...change, answer, goal }))) continue;
    await clearDraft(user.id, exerciseDraftOf(run.id, step));
    return;
  }
}

/** A follow-up stands beside what was answered before; whatever else is written at a step takes its place. */
function keyFor(
  run: ExerciseRun,
  step: string,
  text: string,
  answers: readonly ExerciseAnswer[],
): string {
  const own = answers.filter((answer) => answer.step === step);
  if (step !== run.step || run.tries === 0 || own.length === 0) return step;
  const same = own.find(({ content }) => content.trim() === text);
  return same?.key ?? `${step}+${own.length + 1}`;
}

function askedOf(exercise: Exercise, { step: name, said }: ExerciseRun): ScreenedText | null {
  const step = stepOf(exercise, name);
  return step === undefined ? null : askedIn(step, said);
}

/** The plan that was made, in the person's own words; null where there is none, or danger in it. */
async function goalOf(
  { plan = [] }: Exercise,
  answers: readonly ExerciseAnswer[],
  last: { key: string; isTaken: boolean; screening: Screening } | null,
): Promise<ScreenedText | null> {
  const taken = answers.filter(({ isTaken, key }) => isTaken && key !== last?.key);
  const written = plan.flatMap((step) => [
    ...taken.filter((answer) => answer.step === step).map(({ content }) => content),
    ...(last?.isTaken && stepOfAnswer(last.key) === step ? [String(last.screening.text)] : []),
  ]);
  if (written.length === 0) return null;
  const { text, assessment } = await screenText(joinedPlan(written));
  return asksAboutDanger(assessment.tier) ? null : text;
}

interface Advance {
  exercise: Exercise;
  run: ExerciseRun;
  step: string;
  answers: readonly ExerciseAnswer[];
  sent: Sent;
  screening: Screening;
  isRiskOpen: boolean;
}

function turnFor(advance: Advance): RunTurn {
  const { exercise, run, step, answers, sent, screening, isRiskOpen } = advance;
  const isCalm = !asksAboutDanger(screening.assessment.tier);
  if (run.status === "finished") return { ...asItIs(run), isTaken: isCalm };
  const answersByStep: RunAnswers = new Map(
    answers.filter((answer) => answer.isTaken).map((answer) => [answer.key, answer.content]),
  );
  const { id, tries, turn, usedLines } = run;
  const position = { id, step, tries: step === run.step ? tries : 0, turn, usedLines };
  if (isRiskOpen || (!isCalm && sent.go !== "on")) return asItIs(run);
  // Nothing is said about such words here: the page begins with the answer that was written for them.
  if (!isCalm) return passRun(exercise, position, answersByStep);
  switch (sent.go) {
    case "on":
      return answerRun(
        exercise,
        position,
        answersByStep,
        screening.text.trim() || readyWord(exercise, step),
      );
    case "back":
    case "skip":
      return moveRun(exercise, position, answersByStep, sent.go);
    case "resume":
      return moveRun(exercise, position, answersByStep, "again");
    default:
      return stopRun(exercise, position, answersByStep);
  }
}

function asItIs({ status, step, tries, said, usedLines }: ExerciseRun): RunTurn {
  return { status, step, tries, said, usedLines, isTaken: false, isCommand: false };
}

// A step that is only done has nothing to write: its button stands for the word.
function readyWord(exercise: Exercise, name: string): string {
  return stepOf(exercise, name)?.quickAnswers?.[0] ?? "Done";
}

function stepOf(exercise: Exercise, name: string): ExerciseStep | undefined {
  return exercise.steps.find((step) => step.name === name);
}

function whyRefused(
  sent: Sent,
  run: ExerciseRun,
  exercise: Exercise,
  { text }: Screening,
): AnswerRefusal | null {
  if (sent.go === "delete" || sent.helped !== null) return null;
  const name = sent.step === "" ? run.step : sent.step;
  const index = exercise.steps.findIndex((step) => step.name === name);
  const current = exercise.steps.findIndex((step) => step.name === run.step);
  // Steps that are still to come are answered in their order.
  if (index === -1 || index > current) return "no-step";
  if (text.length > ANSWER_MAX_LENGTH) return "too-long";
  const isEmpty = text.trim() === "" && stepOf(exercise, name)?.expects.kind !== "ready";
  return sent.go === "on" && isEmpty ? "empty" : null;
}
