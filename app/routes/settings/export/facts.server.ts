import { TEXT_SIZE_LABELS, THEME_LABELS } from "#app/catalogue/appearance.ts";
import { LOCK_LABELS } from "#app/catalogue/browser-locks.ts";
import { GIVEN_RECORDS } from "#app/catalogue/given-records.ts";
import { mannerInWords } from "#app/catalogue/manner.ts";
import { SAFETY_PLAN } from "#app/content/safety-plan.ts";
import { therapistName } from "#app/catalogue/therapists.ts";
import { clockOf, WEEKDAYS } from "#app/catalogue/format-date.ts";
import { readGuards } from "#app/models/accounts/export-account-rows.server.ts";
import { readOnce } from "#app/models/accounts/export-rows.server.ts";
import type { ReminderTimes } from "#app/models/accounts/reminders.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { nameOfIssuer } from "#app/services/openid.server.ts";
import type { Cell, Cells } from "#app/ui/tables.ts";
import { moment, type Section } from "./section.server.ts";

/** One thing that is known, by its own name. */
export type Fact = readonly [what: string, value: Cell];

/** A section of single facts, each with its own name; what was never told is left out. */
export function factSection(
  id: string,
  title: string,
  facts: (user: User) => Promise<readonly Fact[]>,
): Section {
  return {
    id,
    title,
    columns: { what: "What", value: "Value" },
    async *pages(user): AsyncGenerator<Cells[]> {
      const told = (await facts(user)).filter(([, value]) => value !== null && value !== "");
      yield told.map(([what, value]) => ({ what, value }));
    },
  };
}

const KEPT = {
  always: "Until you delete them",
  year: "For a year after the last message",
  "90_days": "For 90 days after the last message",
} as const satisfies Record<User["keepConversations"], string>;

function labelsOf(withheld: readonly string[]): string {
  const labels = GIVEN_RECORDS.filter(({ id }) => withheld.includes(id)).map(({ label }) => label);
  return labels.join("; ");
}

/** "8:30 PM on Monday, Friday" */
function timesOf({ minute, days }: ReminderTimes): string {
  const names = days.map((day) => WEEKDAYS[day]).join(", ");
  return `${clockOf(minute * 60_000, "UTC")} on ${names}`;
}

export const accountSection = factSection("account", "Your account", async (user) => {
  const [{ linked, reminder, browsers }, { twoFactor, waiting, passkeys, locks }] =
    await Promise.all([readOnce(user), readGuards(user)]);
  return [
    ["First name", user.firstName],
    ["Last name", user.lastName],
    ["Email", user.email],
    ["Email confirmed", user.emailVerified],
    ["Account created", moment(user.createdAt)],
    ["Last sign-in", moment(user.lastLoginAt)],
    ["Plan", user.subscriptionPlan],
    ["Plan's state", user.subscriptionStatus],
    ["Premium until", moment(user.premiumExpiresAt)],
    ["Free messages used", user.messagesUsed],
    ["Companion", user.selectedTherapist && therapistName(user.selectedTherapist)],
    ["Memory is on", user.remembers],
    ["Not shared with your companion", labelsOf(user.withheld)],
    ["Conversations are kept", KEPT[user.keepConversations]],
    ["Time zone", user.timeZone],
    ["Days a flight cut short", user.skippedDays.join(", ") || null],
    ["Region", user.region],
    ["Where you said you are", user.placeSaid],
    ["Confirmed being 18 or over", moment(user.adultConfirmedAt)],
    ["Terms accepted", moment(user.termsAcceptedAt)],
    ["Agreed that we keep health data", moment(user.healthDataConsentAt)],
    ["Agreed to other emails", user.marketingConsent],
    ["Reminders by email", reminder?.isOn ? timesOf(reminder) : null],
    ["Email about each week", reminder ? reminder.weekAt !== null : null],
    ["Role", user.role === "admin" ? "Administrator" : null],
    ["First questions answered", user.onboardingComplete],
    ["Said you're under 18", user.eligible ? null : true],
    ["Streak is hidden", user.hidesStreak],
    ["Asked for a check-up every two weeks", user.wantsCheckUps],
    ["Colors", THEME_LABELS[user.theme]],
    ["Text size", TEXT_SIZE_LABELS[user.textSize]],
    ["How your companion talks", mannerInWords(user)],
    ["Checkpoint after the first messages", moment(user.checkpointAt)],
    ["Last changed", moment(user.updatedAt)],
    ["Two-factor sign-in", twoFactor?.enabled ?? false],
    ["Two-factor sign-in set up", moment(twoFactor?.createdAt ?? null)],
    ["Two-factor code last used", moment(twoFactor?.lastUsedAt ?? null)],
    ["Removal of two-factor sign-in requested", moment(twoFactor?.removalAskedAt ?? null)],
    ...waiting.map(({ email, createdAt }): Fact => [
      "New email address requested",
      `${email}, ${new Date(createdAt).toISOString()}`,
    ]),
    ...passkeys.flatMap(({ name, createdAt, lastUsedAt }): Fact[] => [
      [`Passkey "${name}" added`, moment(createdAt)],
      [`Passkey "${name}" last used`, moment(lastUsedAt)],
    ]),
    ...locks.map(({ kind, createdAt }): Fact => [
      "Browser lock",
      `${LOCK_LABELS[kind]}, ${new Date(createdAt).toISOString()}`,
    ]),
    ...browsers.map(({ device, createdAt }): Fact => [
      "Reminders in a browser",
      `${device ?? "Unknown browser"}, ${new Date(createdAt).toISOString()}`,
    ]),
    ...linked.flatMap(({ provider, providerUserId, createdAt }): Fact[] => [
      [`Sign-in with ${nameOfIssuer(provider)} linked`, moment(createdAt)],
      ["Your number there", providerUserId],
    ]),
  ];
});

const ANSWERS: Readonly<Record<string, string>> = {
  heardFrom: "How you heard about us",
  firstName: "First name",
  email: "Email",
  phone: "Mobile number",
  age: "Age",
  gender: "Gender",
  primaryGoal: "Main goal",
  stressArea: "What causes stress",
  supportStatus: "Other support",
  emailConsent: "Agreed to account emails",
  marketingConsent: "Agreed to other emails",
  healthDataConsent: "Agreed that we keep health data",
};

export const signUpSection = factSection("first-questions", "First questions", async (user) => {
  const { lead, onboarding, assessments } = await readOnce(user);
  const answers: Readonly<Record<string, Cell>> = { ...onboarding?.formData, ...lead };
  const asked = Object.entries(ANSWERS).map(([key, what]): Fact => [what, answers[key] ?? null]);
  const first = assessments.flatMap((row): Fact[] => [
    ["First assessment", moment(row.createdAt)],
    ["Goals", row.goals.join(", ")],
    ["Symptoms", row.symptoms.join(", ")],
    ["Mood then (1 to 10)", row.moodBaseline],
    ["Therapy before", row.previousTherapy],
    ...Object.entries(row.responses ?? {}),
  ]);
  return [...asked, ...first];
});

export const safetyPlanSection = factSection("safety-plan", "Safety plan", async (user) => {
  const { safetyPlan } = await readOnce(user);
  if (!safetyPlan) return [];
  return [
    ...SAFETY_PLAN.map(({ field, title }): Fact => [title.en, safetyPlan[field]]),
    ["Someone you trust", safetyPlan.trustedName],
    ["Their phone number", safetyPlan.trustedNumber],
    ["Also shown with help about abuse", safetyPlan.trustedName && safetyPlan.trustedInAbuse],
    ["Last changed", moment(safetyPlan.updatedAt)],
  ];
});
