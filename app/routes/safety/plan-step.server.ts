import { data, redirect, type RouterContextProvider } from "react-router";
import { SAFETY_PLAN } from "#app/catalogue/safety-plan.ts";
import { currentAccount, lateAccount } from "#app/middleware/account.server.ts";
import { submission, type FormProblem } from "#app/middleware/forms.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { addToDraft, clearDraft } from "#app/models/drafts.server.ts";
import { PLAN_STEP_MAX_LENGTH, saveSafetyPlanStep } from "#app/models/safety-plans.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { draftOfStep, stepOf } from "./plan-steps.ts";

type Context = Readonly<RouterContextProvider>;

/** A text of up to this many bytes always passes the detector, also when it is refused afterwards. */
const SCREENED_MAX_LENGTH = 64 * 1024;

const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  content_type: 415,
  unreadable: 400,
};

/** Why a step was not saved. Its text comes back with it, and the panel if it is needed. */
export type StepRefusal = "too-long" | "signed-out" | "signed-out-kept" | "form" | "no-step";

/** Takes the text of one step: screened before anything else, then saved with what was found in it. */
export async function saveStep(context: Context, url: URL) {
  const { form, problem } = submission(context);
  const typed = form.get("text");
  const text = typeof typed === "string" ? typed : "";
  const screening = await screenText(text.slice(0, SCREENED_MAX_LENGTH));
  const number = stepOf(url.searchParams.get("step"));
  const field = number === null ? null : (SAFETY_PLAN[number - 1]?.field ?? null);
  const account = currentAccount(context);
  if (!account) return refuseVisitor(context, field, problem, screening);

  const { user } = account;
  const refused = problem ? "form" : whyRefused(screening, field);
  if (number === null || !field || refused) {
    if (problem !== "origin") await recordRefusedFinding(user.id, screening.assessment);
    return refusal(refused ?? "no-step", screening, problem ? STATUS[problem] : 400);
  }
  await saveSafetyPlanStep(user.id, field, screening);
  await clearDraft(user.id, draftOfStep(field));
  const isLast = number === SAFETY_PLAN.length;
  return redirect(isLast ? "/safety-plan" : `/safety-plan?step=${number + 1}`);
}

function whyRefused(screening: Screening, field: string | null): StepRefusal | null {
  if (!field) return "no-step";
  return screening.text.length > PLAN_STEP_MAX_LENGTH ? "too-long" : null;
}

async function refuseVisitor(
  context: Context,
  field: string | null,
  problem: FormProblem | null,
  screening: Screening,
) {
  const late = lateAccount(context);
  if (!late || problem || !field) {
    const isSignedOut = !problem || problem === "token";
    const status = isSignedOut ? 401 : STATUS[problem];
    return refusal(isSignedOut ? "signed-out" : "form", screening, status);
  }
  await addToDraft(late.user.id, draftOfStep(field), screening);
  await recordRefusedFinding(late.user.id, screening.assessment);
  return refusal("signed-out-kept", screening, 401);
}

function refusal(reason: StepRefusal, screening: Screening, status: number) {
  // Kept for whoever wrote it: not shown to whoever holds the browser now.
  const text = reason === "signed-out-kept" ? "" : String(screening.text);
  return data({ refusal: { reason, text, panel: panelOf(screening) } }, { status });
}
