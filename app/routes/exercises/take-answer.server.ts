import { redirect, data, type RouterContextProvider } from "react-router";
import { HELPED } from "#app/catalogue/exercise-ratings.ts";
import {
  answerRun,
  moveRun,
  passRun,
  stopRun,
  type RunAnswers,
  type RunTurn,
} from "#app/companion/exercise-run.server.ts";
import type { Exercise, ExerciseStep } from "#app/companion/exercises/exercise.ts";
import { findExercise } from "#app/companion/exercises/index.ts";
import { currentAccount, lateAccount } from "#app/middleware/account.server.ts";
import { submission, type FormProblem } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { addToDraft, clearDraft } from "#app/models/drafts.server.ts";
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
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { helpFor } from "./exercise-help.server.ts";
import { draftOfAnswer, runOr404, type RunParams } from "./run-page.server.ts";
import { readSent, type Sent } from "./sent-answer.ts";

type Context = Readonly<RouterContextProvider>;

/** A text of up to this many bytes always passes the detector, also when it is refused afterwards. */
const SCREENED_MAX_LENGTH = 64 * 1024;
/** How many of the answers before are read together with the new one. */
const READ_TOGETHER = 5;

const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  content_type: 415,
  unreadable: 400,
};

/** Why an answer was not taken. What was typed comes back with it, and help if it is needed. */
export type AnswerRefusal =
  "too-long" | "empty" | "no-step" | "form" | "missing" | "signed-out" | "signed-out-kept";

/** Takes the form of a run: its text is screened before anything else, then kept, then led on. */
export async function takeAnswer(context: Context, params: RunParams) {
  const { form, problem } = submission(context);
  const account = currentAccount(context);
  const exercise = findExercise(params.exerciseId);
  const earlier = account ? await answersOfRun(account.user.id, params.runId) : [];
  const sent = readSent(form, exercise, earlier);
  const screening = await screenSent(sent, earlier);
  if (!account) throw await refuseVisitor(context, params, problem, screening);
  const { user } = account;
  const run = await findRun(user.id, params.runId);
  const isMissing = !exercise || !run || run.exerciseId !== exercise.id;
  const refused = isMissing
    ? "missing"
    : problem
      ? "form"
      : whyRefused(sent, run, exercise, screening);
  if (refused) {
    if (problem !== "origin") await recordRefusedFinding(user.id, screening.assessment);
    const status = isMissing ? 404 : problem ? STATUS[problem] : 400;
    if (isMissing) throw refusal(refused, screening, status);
    return refusal(refused, screening, status);
  }
  return obey(account, params, sent, screening);
}

function screenSent({ text }: Sent, earlier: readonly ExerciseAnswer[]): Promise<Screening> {
  // Where nothing was written there is nothing to read together with what was.
  const together = text.trim() === "" ? [] : earlier.slice(-READ_TOGETHER);
  return screenText(
    text.slice(0, SCREENED_MAX_LENGTH),
    together.map(({ content }) => content),
  );
}

async function obey(account: SignedIn, params: RunParams, sent: Sent, screening: Screening) {
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
  await lead(account, params, sent, screening);
  return redirect(`/exercises/${exerciseId}/${runId}`);
}

/** Leads on from the run as it stands; where another post came in between, from where that one left it. */
async function lead(
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
    const kept = answers.find((answer) => answer.step === step)?.content ?? "";
    const text = screening.text.trim();
    const isNew = text !== "" && text !== kept.trim();
    // A double post, or a page that was sent twice.
    if (sent.turn !== null && sent.turn < run.turn && !isNew) return;
    const isRiskOpen = risk?.status === "open";
    const leading = { exercise, run, step, answers, sent, screening, isRiskOpen };
    const { isTaken, isCommand, ...change } = turnFor(leading);
    const isKept = !isCommand && (isNew || (isTaken && text !== ""));
    const answer = isKept ? { step, isTaken, screening } : null;
    if (!(await storeRunTurn(run, { ...change, answer }))) continue;
    await clearDraft(user.id, draftOfAnswer(run.id, step));
    return;
  }
}

interface Leading {
  exercise: Exercise;
  run: ExerciseRun;
  step: string;
  answers: readonly ExerciseAnswer[];
  sent: Sent;
  screening: Screening;
  isRiskOpen: boolean;
}

function turnFor(leading: Leading): RunTurn {
  const { exercise, run, step, answers, sent, screening, isRiskOpen } = leading;
  const isCalm = !asksAboutDanger(screening.assessment.tier);
  if (run.status === "finished") return { ...asItIs(run), isTaken: isCalm };
  const taken: RunAnswers = new Map(
    answers.filter((answer) => answer.isTaken).map((answer) => [answer.step, answer.content]),
  );
  const { id, tries, turn, usedLines } = run;
  const place = { id, step, tries: step === run.step ? tries : 0, turn, usedLines };
  if (isRiskOpen || (!isCalm && sent.go !== "on")) return asItIs(run);
  // Nothing is said about such words here: the page begins with the answer that was written for them.
  if (!isCalm) return passRun(exercise, place, taken);
  switch (sent.go) {
    case "on":
      return answerRun(exercise, place, taken, screening.text.trim() || readyWord(exercise, step));
    case "back":
    case "skip":
      return moveRun(exercise, place, taken, sent.go);
    case "resume":
      return moveRun(exercise, place, taken, "again");
    default:
      return stopRun(exercise, place, taken);
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

async function refuseVisitor(
  context: Context,
  params: RunParams,
  problem: FormProblem | null,
  screening: Screening,
) {
  const late = lateAccount(context);
  if (!late || problem) {
    const status = problem && problem !== "token" ? STATUS[problem] : 401;
    return refusal("signed-out", screening, status);
  }
  await recordRefusedFinding(late.user.id, screening.assessment);
  const run = await findRun(late.user.id, params.runId);
  if (!run) return refusal("signed-out", screening, 401);
  await addToDraft(late.user.id, draftOfAnswer(run.id, run.step), screening);
  return refusal("signed-out-kept", screening, 401);
}

function refusal(reason: AnswerRefusal, screening: Screening, status: number) {
  // Kept for whoever wrote it: not shown to whoever holds the browser now.
  const text = reason === "signed-out-kept" ? "" : String(screening.text);
  return data({ refusal: { reason, text, help: helpFor(screening) } }, { status });
}
