import { PATHS } from "#app/catalogue/paths.ts";
import { redirect } from "react-router";
import { z } from "zod";
import { SAFETY_PLAN } from "#app/content/safety-plan.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";
import {
  findSafetyPlan,
  PLAN_STEP_MAX_LENGTH,
  saveSafetyPlanStep,
} from "#app/models/risk/safety-plans.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import type { Route } from "./+types/safety-plan";
import { safetyPlanDraftOf, readStepNumber } from "./safety-plan-steps.ts";

/** Why a step was not saved. Its text comes back with it, and the panel if it is needed. */
export type SafetyPlanRefusal = "too-long" | "no-step" | "conflict";

const stepSchema = z.object({
  text: ownWords(z.string().default(""), "safety_plan"),
  seen: z.string().optional(),
});

/** Takes the text of one step and leads to the next. */
export const submitSafetyPlanStep = screenedAction(
  stepSchema,
  async (submitted, { url }: Route.ActionArgs) => {
    const { user } = submitted.account;
    const screening = submitted.screeningOf("text");
    const number = readStepNumber(url.searchParams.get("step"));
    const field = fieldIn(url);
    const refuse = (reason: SafetyPlanRefusal) => submitted.refuse(reason, 400);
    if (number === null || field === null) return refuse("no-step");
    if (screening.text.length > PLAN_STEP_MAX_LENGTH) return refuse("too-long");
    const { seen } = valuesOf(submitted.submission);
    const saved = (await findSafetyPlan(user.id))?.[field] ?? "";
    // Sent twice it's no second change.
    if (seen && seen !== digestOf(saved) && saved !== screening.text) {
      return submitted.refuse("conflict", 409);
    }
    await saveSafetyPlanStep(user.id, field, screening);
    await submitted.clearDrafts();
    const isLast = number === SAFETY_PLAN.length;
    return redirect(isLast ? PATHS.safetyPlan : `${PATHS.safetyPlan}?step=${number + 1}`);
  },
  { draft: (_name, { url }) => safetyPlanDraftOf(fieldIn(url) ?? SAFETY_PLAN[0]?.field ?? "") },
);

function fieldIn(url: URL) {
  const number = readStepNumber(url.searchParams.get("step"));
  return number === null ? null : (SAFETY_PLAN[number - 1]?.field ?? null);
}
