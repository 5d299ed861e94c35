import { desc, eq, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { assessments, usersLeadmagnet } from "#db/schema.ts";
import type { CheckIn, DailyAssessment } from "./daily-assessments.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

export type Assessment = typeof assessments.$inferSelect;

/** What somebody answered. Every answer is optional; none at all means that they skipped it. */
export interface AssessmentAnswers {
  goals: readonly string[];
  symptoms: readonly string[];
  /** 1 to 10. */
  moodBaseline: number | null;
  previousTherapy: boolean | null;
}

/** What a recommendation is made from: numbers and options of ours, never a person's own words. */
export interface KnownNeeds extends AssessmentAnswers {
  /** Today's check-in, 1 to 10 each, as far as it's known; null where there was none. */
  today: Partial<CheckIn> | null;
  /** From onboarding. */
  primaryGoal: string | null;
  stressArea: string | null;
}

/** A person's first assessment, or null where they were not asked yet. */
export async function findAssessment(userId: string): Promise<Assessment | null> {
  const rows = await database()
    .select()
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(assessments.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

/** Stores the first assessment. An existing one stays unchanged, even if the form is posted twice. */
export async function saveAssessment(
  userId: string,
  answers: AssessmentAnswers,
  now = Date.now(),
): Promise<void> {
  const { goals, symptoms, moodBaseline, previousTherapy } = answers;
  const hadTherapy = previousTherapy === null ? null : Number(previousTherapy);
  await database().run(sql`
    insert into assessments
      (id, user_id, goals, symptoms, mood_baseline, previous_therapy, created_at)
    select ${newId()}, ${userId}, ${JSON.stringify([...new Set(goals)])},
      ${JSON.stringify([...new Set(symptoms)])}, ${moodBaseline}, ${hadTherapy}, ${now}
    where not exists (select 1 from assessments where user_id = ${userId})`);
}

/** All that is known of what somebody needs today. */
export async function findNeeds(
  userId: string,
  today: DailyAssessment | null,
): Promise<KnownNeeds> {
  const [assessment, stated] = await Promise.all([
    findAssessment(userId),
    database()
      .select({
        primaryGoal: usersLeadmagnet.primaryGoal,
        stressArea: usersLeadmagnet.stressArea,
      })
      .from(usersLeadmagnet)
      .where(eq(usersLeadmagnet.userId, userId))
      .limit(1),
  ]);
  return {
    today: today && {
      moodScore: today.moodScore,
      stressLevel: today.stressLevel,
      sleepQuality: today.sleepQuality,
      energyLevel: today.energyLevel,
    },
    goals: assessment?.goals ?? [],
    symptoms: assessment?.symptoms ?? [],
    moodBaseline: assessment?.moodBaseline ?? null,
    previousTherapy: assessment?.previousTherapy ?? null,
    primaryGoal: stated[0]?.primaryGoal ?? null,
    stressArea: stated[0]?.stressArea ?? null,
  };
}
