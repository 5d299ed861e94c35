import { joinedPlan } from "#app/companion/guide-effects.server.ts";
import {
  answerRun,
  askedIn,
  moveRun,
  passRun,
  stepOf,
  stepOfAnswer,
  stopRun,
  type RunAnswers,
  type AnsweredRun,
} from "#app/companion/exercises/exercise-run.server.ts";
import type { Exercise } from "#app/content/exercise.ts";
import { clearDraft, type DraftPage } from "#app/models/conversations/drafts.server.ts";
import {
  answersOfRun,
  storeRunChange,
  type ExerciseAnswer,
  type ExerciseRun,
} from "#app/models/record/exercise-runs.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText, type ScreenedText, type Screening } from "#app/safety/screened-text.server.ts";
import { exerciseDraftOf, runOr404, type RunParams } from "./run-page.server.ts";
import { isWritten, type Sent } from "./sent-answer.server.ts";

/** Moves the stored run on by one answer. Where another post changed it in between, tries once more from there. */
export async function advanceRun(
  account: SignedIn,
  params: RunParams,
  sent: Sent,
  { screening, page }: { screening: Screening; page: DraftPage },
): Promise<void> {
  const { user, risk } = account;
  for (let tries = 0; tries < 2; tries += 1) {
    const { run, exercise } = await runOr404(user.id, params);
    const answers = await answersOfRun(user.id, run.id);
    const step = sent.step === "" ? run.step : sent.step;
    const text = screening.text.trim();
    const isNew = text !== "" && !isWritten(step, text, answers);
    // The same page was posted twice.
    if (sent.turn !== null && sent.turn < run.turn && !isNew) return;
    const isRiskOpen = risk?.status === "open";
    const advance = { exercise, run, step, answers, sent, screening, isRiskOpen };
    const { isTaken, ...change } = turnFor(advance);
    const isKept = isNew || (isTaken && text !== "");
    const asked = step === run.step ? askedOf(exercise, run) : null;
    const key = keyFor(run, step, text, answers);
    const answer = isKept ? { key, asked, isTaken, screening } : null;
    const goal =
      change.status === "finished" && run.status !== "finished"
        ? await goalOf(exercise, answers, answer)
        : null;
    if (!(await storeRunChange(run, { ...change, answer, goal }))) continue;
    await clearDraft(user.id, exerciseDraftOf(run.id, step), { words: screening.text, ...page });
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

function turnFor(advance: Advance): AnsweredRun {
  const { exercise, run, step, answers, sent, screening, isRiskOpen } = advance;
  const isCalm = !asksAboutDanger(screening.assessment.tier);
  if (run.status === "finished") return { ...unchangedRun(run), isTaken: isCalm };
  const answersByStep: RunAnswers = new Map(
    answers.filter((answer) => answer.isTaken).map((answer) => [answer.key, answer.content]),
  );
  const { id, tries, turn, usedLines } = run;
  const position = { id, step, tries: step === run.step ? tries : 0, turn, usedLines };
  if (isRiskOpen || (!isCalm && sent.go !== "on")) return unchangedRun(run);
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
      return stopRun(position);
  }
}

function unchangedRun({ status, step, tries, said, usedLines }: ExerciseRun): AnsweredRun {
  return { status, step, tries, said, usedLines, isTaken: false };
}

// A step that is only done has nothing to write: its button stands for the word.
function readyWord(exercise: Exercise, name: string): string {
  return stepOf(exercise, name)?.quickAnswers?.[0] ?? "Done";
}
