import { z } from "zod";
import {
  ADULT_AGE,
  FOR_ADULTS_PATH,
  LAST_STEP,
  LEAD_DEFAULTS,
  onboardingStepNumber,
} from "#app/catalogue/onboarding.ts";
import { latestPageEvent } from "#app/models/risk/crisis-events.server.ts";
import {
  closeAccountOfMinor,
  findOnboarding,
  finishOnboarding,
  HELP_SHOWN_MS,
  recordSuicidalThoughts,
  saveOnboardingStep,
} from "#app/models/accounts/onboarding.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { TextField } from "#app/safety/assessment.ts";
import { gravestOf } from "#app/middleware/screened-words.server.ts";
import { resourcesOf } from "#app/safety/panels.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import {
  checkSentAnswers,
  ONBOARDING_FIELDS,
  type SentAnswers,
} from "../../onboarding/sent-answers.server.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";
import { CallError, helpFields, invalid, notFound } from "./call-error.server.ts";
import { shownUser, user } from "./shown-user.server.ts";

const words = (prefix: string): Record<string, TextField> =>
  Object.fromEntries(ONBOARDING_FIELDS.map((name) => [prefix + name, "aside"]));

/** What each may be is said by its step: of a number or a truth value as of the text that a form sends. */
const answersSent = z.object(
  Object.fromEntries(ONBOARDING_FIELDS.map((name) => [name, z.unknown().optional()])),
);

const progress = z.object({
  step: z.number(),
  /** The answer about suicide is never among them. */
  formData: z.record(z.string(), z.unknown()),
  consentChecked: z.boolean(),
});

/** The first questions: how far somebody got, and what they answer. */
export const onboardingCalls: readonly ApiCall[] = [
  defineCall({
    id: "getOnboardingProgress",
    method: "GET",
    path: "/api/onboarding/progress/:userId",
    summary: "How far somebody got with the first questions; 404 where nothing is saved",
    scope: "profile:read",
    answers: { 200: progress },
    async run({ account }) {
      const found = await findOnboarding(account.user.id);
      if (found.version === 0) throw notFound();
      return { body: shownProgress(found) };
    },
  }),
  defineCall({
    id: "saveOnboardingProgress",
    method: "POST",
    path: "/api/onboarding/progress/:userId",
    summary: "Keeps answers to the first questions, and the step to go on with",
    scope: "profile:write",
    words: words("formData."),
    body: z.object({
      step: z.number().int().min(0).max(LAST_STEP),
      formData: answersSent.default({}),
      consentChecked: z.boolean().optional(),
    }),
    answers: { 200: progress.extend(helpFields) },
    async run({
      account: { user: person },
      body: { step, formData, consentChecked },
      screeningOf,
    }) {
      if (person.onboardingComplete) throw isComplete();
      const sent = checkSentAnswers({ ...formData, consentChecked });
      if (Object.keys(sent.errors).length > 0) throw invalid(sent.errors);
      const screenings = screeningsOf((name) => screeningOf(`formData.${name}`));
      const help = await save(person, Math.max(0, step - 1), sent, screenings);
      return { body: { ...shownProgress(await findOnboarding(person.id)), ...help } };
    },
  }),
  defineCall({
    id: "finishOnboarding",
    method: "POST",
    path: "/api/onboarding",
    summary: "Answers the first questions all at once, and ends them",
    scope: "profile:write",
    words: words(""),
    body: answersSent,
    answers: { 200: z.object({ user, ...helpFields }) },
    async run({ account: { user: person }, body, screeningOf, once }) {
      if (person.onboardingComplete && once.isResumed) return { body: { user: shownUser(person) } };
      if (person.onboardingComplete) throw isComplete();
      const { answers, isTermsAccepted } = await findOnboarding(person.id);
      // What somebody answered before needs no second answer. Age and consent have no default.
      const before = { ...answers, consentChecked: isTermsAccepted };
      const sent = checkSentAnswers({ ...before, ...withoutBlanks(body) });
      const errors = { ...sent.errors };
      if (typeof sent.change.age !== "number") errors["age"] ??= ["Please enter your age"];
      if (sent.change.emailConsent !== true) {
        errors["emailConsent"] ??= ["Please agree to receive account emails to continue."];
      }
      if (sent.isTermsAccepted !== true) {
        errors["consentChecked"] ??= ["Please accept the terms to continue."];
      }
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const firstName = person.firstName || LEAD_DEFAULTS.firstName;
      const blanks = { ...LEAD_DEFAULTS, firstName, email: person.email };
      const whole = { ...sent, change: { ...blanks, ...sent.change } };
      const help = await save(person, LAST_STEP - 1, whole, screeningsOf(screeningOf));
      if (!(await finishOnboarding(person))) throw isComplete();
      const told = shownUser({ ...person, onboardingComplete: true });
      return { body: { user: told, ...help } };
    },
  }),
];

/** Without what a client says where nothing was answered. */
function withoutBlanks(body: Record<string, unknown>): Record<string, unknown> {
  const blanks: Readonly<Record<string, unknown>> = LEAD_DEFAULTS;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => {
      const isDefault = name !== "firstName" && value === blanks[name];
      return value !== "" && value !== null && !isDefault;
    }),
  );
}

function isComplete(): CallError {
  return new CallError(409, "completed", "The first questions are answered already.");
}

function screeningsOf(screeningOf: (name: string) => Screening): ReadonlyMap<string, Screening> {
  return new Map(ONBOARDING_FIELDS.map((name) => [name, screeningOf(name)]));
}

/** Keeps the answers as their steps do; says whom to call after a yes to the question about suicide. */
async function save(
  person: User,
  step: number,
  { change, hasSuicidalThoughts, isTermsAccepted }: SentAnswers,
  screenings: ReadonlyMap<string, Screening>,
): Promise<object> {
  if (hasSuicidalThoughts) {
    await recordSuicidalThoughts(person.id, onboardingStepNumber("suicidalFlag"));
  }
  if (typeof change.age === "number" && change.age < ADULT_AGE) {
    await closeAccountOfMinor(person.id);
    const more = { continueAt: FOR_ADULTS_PATH };
    throw new CallError(403, "adults_only", "This is for adults.", more);
  }
  const name = screenings.get("firstName");
  const typed = name && typeof change.firstName === "string" && String(name.text) !== "";
  await saveOnboardingStep(person.id, {
    step,
    change: typed ? { ...change, firstName: name.text } : change,
    screening: gravestOf([...screenings.values()]),
    ...(isTermsAccepted === undefined ? {} : { isTermsAccepted }),
  });
  if (!hasSuicidalThoughts) return {};
  const event = await latestPageEvent(person.id, Date.now() - HELP_SHOWN_MS);
  const panel = event && panelOfFinding(event, "en");
  return { crisisDetected: true, resources: panel ? resourcesOf(panel) : [] };
}

function shownProgress({
  step,
  answers,
  isTermsAccepted,
}: Awaited<ReturnType<typeof findOnboarding>>): z.output<typeof progress> {
  return { step, formData: answers, consentChecked: isTermsAccepted };
}
