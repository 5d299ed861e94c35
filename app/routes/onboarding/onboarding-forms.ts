import { z } from "zod";
import { emailField } from "#app/catalogue/email-address.ts";
import { phoneNumberField } from "#app/catalogue/phone-number.ts";
import {
  GENDERS,
  HEARD_FROM,
  MAX_AGE,
  MIN_AGE,
  PRIMARY_GOALS,
  STRESS_AREAS,
  SUPPORT_STATUSES,
  type StepId,
} from "#app/catalogue/onboarding.ts";

const EMAIL_MESSAGE = "Please enter a valid email address";
const PHONE_MESSAGE = "Please enter a mobile number with 6 to 15 digits, or leave it empty";
const WHOLE_YEARS = "Please enter your age as a whole number";
const NOT_OFFERED = "Please choose one of these";

const FIRST_NAME_MAX_LENGTH = 100;

/** What each step takes: the rules of its form. An empty field arrives as none at all. */
export const STEP_SCHEMAS = {
  welcome: z.object({}),
  heardFrom: z.object({
    heardFrom: z.enum(HEARD_FROM, { error: "Please tell us how you heard about us" }),
  }),
  firstName: z.object({
    firstName: z
      .string({ error: "First name is required" })
      .trim()
      .min(1, "First name is required")
      .max(FIRST_NAME_MAX_LENGTH, `Please use ${FIRST_NAME_MAX_LENGTH} characters or fewer`),
  }),
  email: z.object({
    email: emailField(EMAIL_MESSAGE),
  }),
  phone: z.object({
    phone: phoneNumberField(PHONE_MESSAGE),
  }),
  age: z.object({
    age: z
      .string({ error: "Please enter your age" })
      .trim()
      .regex(/^-?\d+$/, WHOLE_YEARS)
      .transform(Number)
      .pipe(
        z
          .number()
          .min(MIN_AGE, `You must be at least ${MIN_AGE} years old`)
          .max(MAX_AGE, `Please check your age. The highest we can take is ${MAX_AGE}.`),
      ),
  }),
  gender: z.object({ gender: optionalOf(GENDERS) }),
  primaryGoal: z.object({
    primaryGoal: z.enum(PRIMARY_GOALS, { error: "Please select your primary goal" }),
  }),
  stressArea: z.object({ stressArea: optionalOf(STRESS_AREAS) }),
  supportStatus: z.object({ supportStatus: optionalOf(SUPPORT_STATUSES) }),
  suicidalFlag: z.object({ suicidalFlag: optionalOf(["yes", "no"]) }),
  emailConsent: z.object({
    emailConsent: box().refine((isTicked) => isTicked, {
      message: "Please agree to receive account emails to continue.",
    }),
    marketingConsent: box(),
  }),
  terms: z.object({
    consentChecked: box().refine((isTicked) => isTicked, {
      message: "Please accept the terms to continue.",
    }),
    healthDataConsent: box(),
  }),
  finish: z.object({}),
} as const satisfies Record<StepId, z.ZodObject>;

/** Where an answer waits that arrived after its writer was signed out. */
export function onboardingDraftOf(field: string): string {
  return `onboarding:${field}`;
}

/** What is said where an answer could not be saved. */
export const PROGRESS_NOT_SAVED = {
  title: "Progress not saved",
  text: "Your progress may not be saved. Please try again.",
};

/** The heading over what is missing. */
export const MISSING_TITLES: Partial<Record<StepId, string>> = {
  heardFrom: "Required field",
  firstName: "Required field",
  email: "Required field",
  age: "Required field",
  primaryGoal: "Required field",
  emailConsent: "Email consent required",
  terms: "Consent required",
};

function optionalOf<const Option extends string>(options: readonly Option[]) {
  return z.enum(options, { error: NOT_OFFERED }).nullable().default(null);
}

function box() {
  return z
    .string()
    .optional()
    .transform((value) => value !== undefined);
}
