import { and, eq, gt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { z } from "zod";
import {
  LAST_STEP,
  LEAD_DEFAULTS,
  onboardingStepNumber,
  type StepId,
} from "#app/catalogue/onboarding.ts";
import type { Assessment } from "#app/safety/assessment.ts";
import { screenText, type ScreenedText, type Screening } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { crisisEvents, onboardingProgress, users, usersLeadmagnet } from "#db/schema.ts";
import {
  crisisEventRow,
  eventStatements,
  findingStatements,
  keptOnPage,
} from "#app/models/risk/crisis-events.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { findRiskState, nextRisk, riskStatement } from "#app/models/risk/risk.server.ts";
import type { User } from "./users.server.ts";

/** The rule that a "yes" to the question about thoughts of suicide is recorded under. */
export const SUICIDALITY_RULE = "onboarding.suicidal_thoughts";

/** How long help stays on the pages after an answer that called for it. */
export const HELP_SHOWN_MS = 30 * 60_000;

// Thoughts of killing oneself in the past month: the Columbia screener's second question. Nothing is
// known of a plan, an intent or today, so it opens no risk, and the next visit asks once.
const SUICIDALITY_FINDING: Assessment = {
  tier: "crisis",
  kind: "active_ideation",
  severity: "low",
  subject: "self",
  rules: [SUICIDALITY_RULE],
};

const answersSchema = z
  .object({
    heardFrom: z.string(),
    firstName: z.string(),
    email: z.string(),
    phone: z.string(),
    age: z.number(),
    gender: z.string(),
    primaryGoal: z.string(),
    stressArea: z.string(),
    supportStatus: z.string(),
    emailConsent: z.boolean(),
    marketingConsent: z.boolean(),
    healthDataConsent: z.boolean(),
  })
  .partial();

/** The answers so far, without the one about suicide. */
export type OnboardingAnswers = z.output<typeof answersSchema>;

/** The answers that one step changes; null takes one back. */
export type AnswersChange = Partial<
  Record<keyof OnboardingAnswers, ScreenedText | string | number | boolean | null>
>;

export interface OnboardingProgress {
  /** The furthest step that may be opened. */
  step: number;
  answers: OnboardingAnswers;
  isTermsAccepted: boolean;
  /** 0 before the first step is saved. */
  version: number;
}

/** How far this person got; the beginning where nothing is saved. */
export async function findOnboarding(userId: string): Promise<OnboardingProgress> {
  const [row] = await database()
    .select()
    .from(onboardingProgress)
    .where(eq(onboardingProgress.userId, userId))
    .limit(1);
  if (!row) return { step: 0, answers: {}, isTermsAccepted: false, version: 0 };
  const answers = answersSchema.safeParse(row.formData).data ?? {};
  const isTermsAccepted = row.consentChecked;
  const step = firstOpenStep(row.step, answers, isTermsAccepted);
  return { step, answers, isTermsAccepted, version: row.version };
}

/** The first required question that is still open, at most the saved step. */
function firstOpenStep(saved: number, answers: OnboardingAnswers, isTermsAccepted: boolean) {
  const missing: (StepId | false)[] = [
    !answers.heardFrom && "heardFrom",
    !answers.firstName && "firstName",
    !answers.email && "email",
    answers.age === undefined && "age",
    !answers.primaryGoal && "primaryGoal",
    !answers.emailConsent && "emailConsent",
    !isTermsAccepted && "terms",
  ];
  const steps = missing.flatMap((id) => (id ? [onboardingStepNumber(id)] : []));
  return Math.min(saved, LAST_STEP, ...steps);
}

/** Whether what was answered about health would be erased at the end: the box that lets it be kept isn't ticked. */
export function wouldEraseHealthAnswers({ answers }: OnboardingProgress): boolean {
  const { primaryGoal, stressArea, supportStatus, healthDataConsent } = answers;
  return !healthDataConsent && Boolean(primaryGoal ?? stressArea ?? supportStatus);
}

/** Where somebody who comes back goes on: at the box for health answers before the end, where it's open. */
export function resumedStep(progress: OnboardingProgress): number {
  const isAtBox = progress.step === LAST_STEP && wouldEraseHealthAnswers(progress);
  return isAtBox ? onboardingStepNumber("terms") : progress.step;
}

export interface StepSaved {
  /** The step that was answered. */
  step: number;
  /** Whether it was left backwards: then it is still the one to come back to. */
  isBack?: boolean;
  change: AnswersChange;
  isTermsAccepted?: boolean;
  /** What the detector found in what was typed. */
  screening: Screening;
}

/** Keeps the answers of one step with what was found in them, all or nothing. */
export async function saveOnboardingStep(userId: string, saved: StepSaved): Promise<void> {
  const now = Date.now();
  const { assessment, text } = saved.screening;
  const found = await findingStatements(userId, assessment, keptOnPage(text), now);
  await database().batch([progressStatement(userId, saved, now), ...found]);
}

/**
 * Notes thoughts of suicide in the protected safety record alone: of the answers only that the step
 * was passed. The same yes sent twice is one event.
 */
export async function recordSuicidalThoughts(userId: string, step: number): Promise<void> {
  const now = Date.now();
  const event = crisisEventRow(userId, SUICIDALITY_FINDING, keptOnPage(null), now);
  const sign = { finding: SUICIDALITY_FINDING, says: "past", where: "page" } as const;
  const { state } = nextRisk(userId, await findRiskState(userId), sign, now);
  const twice = database()
    .select({ one: sql`1` })
    .from(crisisEvents)
    .where(
      and(
        eq(crisisEvents.userId, userId),
        eq(crisisEvents.resolved, false),
        eq(crisisEvents.rules, SUICIDALITY_FINDING.rules),
        gt(crisisEvents.createdAt, now - HELP_SHOWN_MS),
      ),
    );
  // The count looks for the event too, so it goes before what it counts.
  const [insert, ...counts] = eventStatements(event, sql`not exists ${twice}`);
  await database().batch([
    progressStatement(userId, { step, change: {} }, now),
    ...counts,
    ...(insert ? [insert] : []),
    ...(state ? [riskStatement(state)] : []),
  ]);
}

// One statement, so that of two answers at the same moment neither takes the other's away.
function progressStatement(
  userId: string,
  { step, isBack = false, change, isTermsAccepted }: Omit<StepSaved, "screening">,
  now: number,
) {
  const next = isBack ? step : Math.min(step + 1, LAST_STEP);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null));
  const consent = isTermsAccepted === undefined ? {} : { consentChecked: isTermsAccepted };
  return database()
    .insert(onboardingProgress)
    .values({
      userId,
      step: next,
      formData: given,
      ...consent,
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: onboardingProgress.userId,
      set: {
        step: sql`max(${onboardingProgress.step}, ${next})`,
        formData: sql`json_patch(${onboardingProgress.formData}, ${JSON.stringify(change)})`,
        ...consent,
        version: sql`${onboardingProgress.version} + 1`,
        updatedAt: now,
      },
    });
}

/** Withdraws a consent whose box the person unticked again. */
export async function withdrawConsent(
  userId: string,
  consent: "emailConsent" | "terms",
): Promise<void> {
  const { formData } = onboardingProgress;
  const withdrawn =
    consent === "terms"
      ? { consentChecked: false }
      : { formData: sql`json_remove(${formData}, '$.emailConsent')` };
  await database()
    .update(onboardingProgress)
    .set({ ...withdrawn, updatedAt: Date.now() })
    .where(eq(onboardingProgress.userId, userId));
}

/** Closes the companion to somebody who is not an adult. Of what they answered nothing is kept. */
export async function closeAccountOfMinor(userId: string, now = Date.now()): Promise<void> {
  await database().batch([
    database()
      .update(users)
      .set({ eligible: false, adultConfirmedAt: null, marketingConsent: false, updatedAt: now })
      .where(eq(users.id, userId)),
    database().delete(onboardingProgress).where(eq(onboardingProgress.userId, userId)),
    database().delete(usersLeadmagnet).where(eq(usersLeadmagnet.userId, userId)),
  ]);
}

/**
 * Writes the record of what was answered and ends the onboarding; false while a required answer is
 * missing. Without consent to keep health data, nothing that tells of health is kept.
 */
export async function finishOnboarding(user: User, now = Date.now()): Promise<boolean> {
  const { step, answers, isTermsAccepted } = await findOnboarding(user.id);
  const { age } = answers;
  if (step < LAST_STEP || age === undefined || !isTermsAccepted) return false;
  // What was found in it was recorded with its own step; here it only has to be fit to be stored.
  const { text: firstName } = await screenText(
    answers.firstName ?? (user.firstName || LEAD_DEFAULTS.firstName),
  );
  const mayKeepHealth = answers.healthDataConsent ?? false;
  const kept = mayKeepHealth ? answers : withoutHealth(answers);
  const lead = {
    heardFrom: kept.heardFrom ?? LEAD_DEFAULTS.heardFrom,
    firstName,
    email: kept.email ?? user.email,
    phone: kept.phone ?? null,
    age,
    gender: kept.gender ?? null,
    primaryGoal: kept.primaryGoal ?? LEAD_DEFAULTS.primaryGoal,
    stressArea: kept.stressArea ?? null,
    supportStatus: kept.supportStatus ?? null,
    emailConsent: kept.emailConsent ?? false,
  };
  await database().batch([
    database()
      .insert(usersLeadmagnet)
      .values({ id: newId(), userId: user.id, ...lead, createdAt: now })
      .onConflictDoUpdate({ target: usersLeadmagnet.userId, set: lead }),
    database()
      .update(users)
      .set({
        firstName,
        onboardingComplete: true,
        termsAcceptedAt: now,
        healthDataConsentAt: mayKeepHealth ? now : null,
        marketingConsent: answers.marketingConsent ?? false,
        updatedAt: now,
      })
      .where(and(eq(users.id, user.id), eq(users.eligible, true))),
    ...(mayKeepHealth ? [] : [forgetHealth(user.id)]),
  ]);
  return true;
}

function withoutHealth(answers: OnboardingAnswers): OnboardingAnswers {
  const {
    primaryGoal: _primaryGoal,
    stressArea: _stressArea,
    supportStatus: _supportStatus,
    ...others
  } = answers;
  return others;
}

function forgetHealth(userId: string): BatchItem<"sqlite"> {
  const forgotten = JSON.stringify({ primaryGoal: null, stressArea: null, supportStatus: null });
  return database()
    .update(onboardingProgress)
    .set({ formData: sql`json_patch(${onboardingProgress.formData}, ${forgotten})` })
    .where(eq(onboardingProgress.userId, userId));
}
