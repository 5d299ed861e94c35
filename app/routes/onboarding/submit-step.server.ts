import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "react-router";
import { z } from "zod";
import {
  ADULT_AGE,
  FOR_ADULTS_PATH,
  LAST_STEP,
  ONBOARDING_STEPS,
  stepIn,
  stepPath,
  type StepId,
} from "#app/catalogue/onboarding.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import type { ToastCode } from "#app/content/toasts.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  closeAccountOfMinor,
  findOnboarding,
  finishOnboarding,
  recordSuicidalThoughts,
  saveOnboardingStep,
  withdrawConsent,
  type AnswersChange,
  type OnboardingProgress,
} from "#app/models/accounts/onboarding.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { Route } from "./+types/onboarding";
import { onboardingDraftOf, PROGRESS_NOT_SAVED, STEP_SCHEMAS } from "./onboarding-forms.ts";

/** Why an answer was refused; what was typed comes back with it, and the panel if it is needed. */
export type OnboardingRefusal = "invalid" | "not-saved" | "not-finished";

/** Every field of every step: each may hold what somebody needed to say. */
const answerFields: Record<string, z.ZodOptional<z.ZodString>> = Object.fromEntries(
  Object.values(STEP_SCHEMAS).flatMap(({ shape }) =>
    Object.keys(shape).map((name) => [name, ownWords(z.string().optional(), "aside", trimmed)]),
  ),
);
const stepSchema = z.object({
  ...answerFields,
  version: z.coerce.number().int().optional().catch(undefined),
  go: z.enum(["on", "back", "skip"]).default("on").catch("on"),
});

function trimmed(typed: string): string {
  return typed.trim();
}

type SubmittedStep = SubmittedWords<typeof stepSchema>;

interface Sent {
  step: number;
  id: StepId;
  /** Back and Skip are buttons of the same form, so that what is typed is not lost on the way. */
  go: "on" | "back" | "skip";
}

const SIGNED_OUT = {
  title: "Authentication error",
  text: "Please refresh and try again. You were signed out before this answer arrived. Your earlier answers are saved.",
};

/** Handles the form of one step: checks and saves its answers. */
export const submitStep = screenedAction(stepSchema, handleStep, {
  // That answer is kept in the protected safety record and nowhere else.
  draft: (name) => (name === "suicidalFlag" ? null : onboardingDraftOf(name)),
  notices: {
    "signed-out": SIGNED_OUT,
    "signed-out-kept": SIGNED_OUT,
    "not-saved": PROGRESS_NOT_SAVED,
  },
});

async function handleStep(submitted: SubmittedStep, { url }: Route.ActionArgs) {
  const { submission } = submitted;
  const { user } = submitted.account;
  const step = stepIn(url.searchParams.get("step"));
  const id = step === null ? null : (ONBOARDING_STEPS[step]?.id ?? null);
  const progress = await findOnboarding(user.id);
  if (user.onboardingComplete || step === null || id === null || step > progress.step) {
    await submitted.record();
    if (user.onboardingComplete) return redirectTo(PATHS.therapistSelection);
    return redirectTo(stepPath(progress.step), "onboarding-order");
  }
  const go = goOf(submission.status === "success" ? submission.value.go : "on", id);
  const sent = { step, id, go };
  try {
    return id === "finish"
      ? await finish(user, sent)
      : await saveAnswers(submitted, sent, progress);
  } catch (error) {
    log().error(errorFields(error), "an answer of the onboarding was not saved");
    return submitted.refuse<OnboardingRefusal>(id === "finish" ? "not-finished" : "not-saved", 503);
  }
}

async function saveAnswers(submitted: SubmittedStep, sent: Sent, progress: OnboardingProgress) {
  const { step, id, go } = sent;
  const { form, worst: screening } = submitted;
  const { user } = submitted.account;
  const checked = go === "skip" ? skipped(id) : checkedAnswers(id, form);
  if (!checked.change) {
    if (go === "back") {
      await submitted.record();
      return redirectTo(stepPath(step - 1));
    }
    if (id === "terms" || id === "emailConsent") await withdrawConsent(user.id, id);
    return submitted.refuse<OnboardingRefusal>("invalid", 400, checked.errors);
  }
  const { suicidalFlag, consentChecked, ...change } = checked.change;
  if (typeof change.age === "number" && change.age < ADULT_AGE) {
    await closeAccountOfMinor(user.id);
    return redirectTo(FOR_ADULTS_PATH);
  }
  if (suicidalFlag === "yes") {
    await recordSuicidalThoughts(user.id, step);
    return redirectTo(stepPath(step));
  }
  const next = stepPath(go === "back" ? step - 1 : step + 1);
  if (step < progress.step && isAnsweredSo(progress, change)) return redirectTo(next);
  if (typeof change.firstName === "string") {
    change.firstName = submitted.screeningOf("firstName").text;
  }
  const isTermsAccepted = id === "terms" ? consentChecked === true : undefined;
  await saveOnboardingStep(user.id, {
    step,
    isBack: go === "back",
    change,
    screening,
    ...(isTermsAccepted === undefined ? {} : { isTermsAccepted }),
  });
  await submitted.clearDrafts();
  return redirectTo(next, isOverOther(submitted, progress) ? "onboarding-other-tab" : null);
}

async function finish(user: User, { go }: Sent) {
  if (go === "back") return redirectTo(stepPath(LAST_STEP - 1));
  if (await finishOnboarding(user)) return redirectTo(PATHS.therapistSelection);
  const { isTermsAccepted } = await findOnboarding(user.id);
  const path = isTermsAccepted ? PATHS.onboarding : stepPath(LAST_STEP - 1);
  return redirectTo(path, "onboarding-order");
}

type Checked =
  | { change: AnswersChange & { suicidalFlag?: unknown; consentChecked?: unknown } }
  | { change: null; errors: Record<string, string[]> };

function checkedAnswers(id: StepId, form: FormData): Checked {
  const parsed = parseWithZod(form, { schema: STEP_SCHEMAS[id] });
  if (parsed.status === "success") return { change: parsed.value };
  const errors = Object.entries(parsed.error ?? {}).flatMap(([name, messages]) =>
    messages ? [[name, messages.slice(0, 1)] as const] : [],
  );
  return { change: null, errors: Object.fromEntries(errors) };
}

function skipped(id: StepId): Checked {
  return { change: id === "suicidalFlag" ? {} : { [id]: null } };
}

function isAnsweredSo({ answers }: OnboardingProgress, change: AnswersChange): boolean {
  const kept: Record<string, unknown> = answers;
  return Object.entries(change).every(([name, value]) => (kept[name] ?? null) === value);
}

// Somewhere else something was saved since this page was made: this one wins, and says so.
function isOverOther({ submission }: SubmittedStep, { version }: OnboardingProgress): boolean {
  const shown = submission.status === "success" ? submission.value.version : undefined;
  return shown !== undefined && shown < version;
}

function goOf(go: Sent["go"], id: StepId): Sent["go"] {
  if (go === "back" && id !== "welcome") return "back";
  const isOptional = ONBOARDING_STEPS.some((step) => step.id === id && "isOptional" in step);
  return go === "skip" && isOptional ? "skip" : "on";
}

async function redirectTo(path: string, toast: ToastCode | null = null) {
  if (!toast) return redirect(path);
  return redirectWithToast(path, toast);
}
