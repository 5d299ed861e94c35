export const HEARD_FROM = [
  "Facebook",
  "Instagram",
  "TikTok",
  "Twitter / X",
  "Google Search",
  "News/Blog",
  "Reddit",
  "Friends/Family",
  "App Store",
] as const;
export const GENDERS = [
  "Woman",
  "Man",
  "Non-binary / Gender-diverse",
  "Prefer not to say",
] as const;
export const PRIMARY_GOALS = [
  "Reduce anxiety",
  "Improve mood",
  "Better sleep",
  "Build self-esteem",
  "Just curious",
] as const;
export const STRESS_AREAS = [
  "Work/School",
  "Relationships",
  "Finances",
  "Health",
  "Something else",
] as const;
export const SUPPORT_STATUSES = ["In therapy now", "On wait-list", "Not in therapy"] as const;

/** What stands in the record where nothing was answered, or nothing may be kept. */
export const LEAD_DEFAULTS = {
  heardFrom: "Direct",
  firstName: "User",
  primaryGoal: "General wellness",
} as const;

/** Younger than this is no answer that can be taken. */
export const MIN_AGE = 13;
/** Younger than this is met by the page for young people: the companion is for adults. */
export const ADULT_AGE = 18;
export const MAX_AGE = 120;

/** The page that answers in place of the companion for an account that is not an adult's. */
export const FOR_ADULTS_PATH = "/for-adults";

/** In their order: the place in this list is the stored step, its label is one more. */
export const ONBOARDING_STEPS = [
  {
    id: "welcome",
    question: "Welcome",
    why: "Fourteen short steps, about two minutes. You can skip some of them.",
  },
  {
    id: "heardFrom",
    title: "How you heard about us",
    question: "How did you hear about us?",
  },
  {
    id: "firstName",
    title: "First name",
    question: "What should we call you?",
    why: "From your account. Any name will do.",
  },
  {
    id: "email",
    title: "Email",
    question: "Where can we reach you?",
  },
  {
    id: "phone",
    title: "Mobile number",
    question: "Mobile number (optional)",
    isOptional: true,
  },
  {
    id: "age",
    title: "Age",
    question: "How old are you?",
    why: "For adults, 18 and over.",
  },
  {
    id: "gender",
    title: "Gender",
    question: "How do you describe your gender?",
    isOptional: true,
  },
  {
    id: "primaryGoal",
    title: "Primary goal",
    question: "What would you like to work on first?",
  },
  {
    id: "stressArea",
    title: "Stress area",
    question: "Where does most of your stress come from?",
    isOptional: true,
  },
  {
    id: "supportStatus",
    title: "Current support",
    question: "What support do you have right now?",
    isOptional: true,
  },
  {
    id: "suicidalFlag",
    title: "Hard thoughts",
    question: "In the past month, have you had thoughts of killing yourself?",
    why: "We ask to show you help if you need it. Any answer is okay. A yes goes into a protected record. A no isn't kept.",
    isOptional: true,
  },
  { id: "emailConsent", title: "Email consent", question: "Can we email you?" },
  { id: "terms", title: "Terms and privacy", question: "Terms and privacy" },
  {
    id: "finish",
    question: "That's everything",
    why: "Now choose who you'd like to talk with.",
  },
] as const satisfies readonly OnboardingStep[];

export interface OnboardingStep {
  id: string;
  /** What a message calls this answer. */
  title?: string;
  question: string;
  /** One or two sentences under the question. */
  why?: string;
  isOptional?: boolean;
}

export type StepId = (typeof ONBOARDING_STEPS)[number]["id"];

export const LAST_STEP = ONBOARDING_STEPS.length - 1;

/** The step of this name. */
export function onboardingStepNumber(id: StepId): number {
  return ONBOARDING_STEPS.findIndex((step) => step.id === id);
}

/** The step that an address names: 0 to 13, or null. */
export function stepIn(value: string | null): number | null {
  const step = value !== null && /^\d{1,2}$/.test(value) ? Number(value) : -1;
  return step >= 0 && step <= LAST_STEP ? step : null;
}

/** The address of a step. */
export function stepPath(step: number): string {
  return `/onboarding?step=${step}`;
}
