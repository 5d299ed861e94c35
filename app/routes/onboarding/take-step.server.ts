import { PATHS } from "#app/catalogue/paths.ts";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, type RouterContextProvider } from "react-router";
import {
  ADULT_AGE,
  FOR_ADULTS_PATH,
  LAST_STEP,
  ONBOARDING_STEPS,
  stepIn,
  stepPath,
  type StepId,
} from "#app/catalogue/onboarding.ts";
import type { ToastCode } from "#app/catalogue/toasts.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { currentAccount, lateAccount } from "#app/middleware/account.server.ts";
import { FORM_TOKEN_FIELD, submission, type FormProblem } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import {
  closeToMinor,
  findOnboarding,
  finishOnboarding,
  recordSuicidalThoughts,
  saveOnboardingStep,
  type AnswersChange,
  type OnboardingProgress,
} from "#app/models/onboarding.server.ts";
import type { User } from "#app/models/users.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { STEP_SCHEMAS } from "./onboarding-forms.ts";

type Context = Readonly<RouterContextProvider>;

/** A text of up to this many bytes always passes the detector, also when it is refused afterwards. */
const SCREENED_MAX_LENGTH = 64 * 1024;
/** Fields whose values are ours and no answer. */
const NO_ANSWERS = new Set([FORM_TOKEN_FIELD, "version", "go"]);

const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  content_type: 415,
  unreadable: 400,
};

/** Why an answer was not taken; what was typed comes back with it, and the panel if it is needed. */
export type StepRefusal = "invalid" | "form" | "not-saved" | "not-finished" | "signed-out";

interface Sent {
  step: number;
  id: StepId;
  form: FormData;
  screening: Screening;
  /** Back and Skip are buttons of the same form, so that what is typed is not lost on the way. */
  go: "on" | "back" | "skip";
}

/** Takes the form of one step: screened before anything else, then checked and saved. */
export async function takeStep(context: Context, url: URL) {
  const { form, problem } = submission(context);
  const step = stepIn(url.searchParams.get("step"));
  const screening = await screenText(typedIn(form).slice(0, SCREENED_MAX_LENGTH));
  const account = currentAccount(context);
  if (!account) throw await refuseVisitor(context, form, problem, screening);
  const { user } = account;
  const id = step === null ? null : (ONBOARDING_STEPS[step]?.id ?? null);
  if (problem) {
    if (problem !== "origin") await recordRefusedFinding(user.id, screening.assessment);
    return refusal("form", form, screening, STATUS[problem]);
  }
  const progress = await findOnboarding(user.id);
  if (user.onboardingComplete || step === null || id === null || step > progress.step) {
    await recordRefusedFinding(user.id, screening.assessment);
    if (user.onboardingComplete) return leadTo(PATHS.therapistSelection);
    return leadTo(stepPath(progress.step), "onboarding-order");
  }
  const sent = { step, id, form, screening, go: goOf(form, id) };
  try {
    return id === "finish" ? await finish(user, sent) : await answer(user, sent, progress);
  } catch (error) {
    log().error(errorFields(error), "an answer of the onboarding was not saved");
    return refusal(id === "finish" ? "not-finished" : "not-saved", form, screening, 503);
  }
}

async function answer(user: User, sent: Sent, progress: OnboardingProgress) {
  const { step, id, form, screening, go } = sent;
  const checked = go === "skip" ? skipped(id) : checkedAnswers(id, form);
  if (!checked.change) {
    await recordRefusedFinding(user.id, screening.assessment);
    if (go === "back") return leadTo(stepPath(step - 1));
    return refusal("invalid", form, screening, 400, checked.errors);
  }
  const { suicidalFlag, consentChecked, ...change } = checked.change;
  if (typeof change.age === "number" && change.age < ADULT_AGE) {
    await closeToMinor(user.id);
    return leadTo(FOR_ADULTS_PATH);
  }
  if (suicidalFlag === "yes") {
    await recordSuicidalThoughts(user.id, step);
    return leadTo(stepPath(step));
  }
  const next = stepPath(go === "back" ? step - 1 : step + 1);
  if (step < progress.step && isAnsweredSo(progress, change)) return leadTo(next);
  if (typeof change.firstName === "string") {
    change.firstName = (await screenText(change.firstName)).text;
  }
  const isTermsAccepted = id === "terms" ? consentChecked === true : undefined;
  await saveOnboardingStep(user.id, {
    step,
    change,
    screening,
    ...(isTermsAccepted === undefined ? {} : { isTermsAccepted }),
  });
  return leadTo(next, isOverOther(form, progress) ? "onboarding-other-tab" : null);
}

async function finish(user: User, { go }: Sent) {
  if (go === "back") return leadTo(stepPath(LAST_STEP - 1));
  return (await finishOnboarding(user))
    ? leadTo(PATHS.therapistSelection)
    : leadTo("/onboarding", "onboarding-order");
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
function isOverOther(form: FormData, { version }: OnboardingProgress): boolean {
  const shown = form.get("version");
  return typeof shown === "string" && /^\d{1,9}$/.test(shown) && Number(shown) < version;
}

function goOf(form: FormData, id: StepId): Sent["go"] {
  const go = form.get("go");
  if (go === "back" && id !== "welcome") return "back";
  const isOptional = ONBOARDING_STEPS.some((step) => step.id === id && "isOptional" in step);
  return go === "skip" && isOptional ? "skip" : "on";
}

function typedIn(form: FormData): string {
  return answersIn(form)
    .map(([, value]) => value)
    .join("\n");
}

function answersIn(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !NO_ANSWERS.has(name) ? [[name, value]] : [],
  );
}

async function refuseVisitor(
  context: Context,
  form: FormData,
  problem: FormProblem | null,
  screening: Screening,
) {
  const late = lateAccount(context);
  if (!late || problem) {
    const status = problem && problem !== "token" ? STATUS[problem] : 401;
    return refusal("signed-out", form, screening, status);
  }
  await recordRefusedFinding(late.user.id, screening.assessment);
  // Not shown to whoever holds the browser now.
  return refusal("signed-out", new FormData(), screening, 401);
}

function refusal(
  reason: StepRefusal,
  form: FormData,
  screening: Screening,
  status: number,
  errors: Record<string, string[]> = {},
) {
  const typed: Record<string, string> = Object.fromEntries(answersIn(form));
  const isCheckIn = screening.assessment.tier === "check_in";
  const shown = { reason, typed, errors, panel: panelOf(screening), isCheckIn };
  return data({ refusal: shown }, { status });
}

async function leadTo(path: string, toast: ToastCode | null = null) {
  if (!toast) return redirect(path);
  return redirect(path, { headers: { "Set-Cookie": await toastHeader(toast) } });
}
