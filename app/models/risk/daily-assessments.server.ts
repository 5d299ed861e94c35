import { and, eq } from "drizzle-orm";
import { findTrack, type TrackId } from "#app/catalogue/tracks.ts";
import { database } from "#db/client.ts";
import { dailyAssessments } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

export type DailyAssessment = typeof dailyAssessments.$inferSelect;

/** How somebody is today, from 1 to 10 each. */
export type CheckIn = Pick<
  DailyAssessment,
  "moodScore" | "stressLevel" | "sleepQuality" | "energyLevel"
>;

export interface Recommendation {
  trackId: TrackId;
  /** 0 to 1: how well it matches. */
  score: number;
  reason: string;
}

export interface Recommendations {
  source: "model" | "rules";
  /** The best first, as many as are shown. */
  tracks: readonly Recommendation[];
}

/** A person's check-in of a day (YYYY-MM-DD in their own zone), or null. */
export async function findDailyAssessment(
  userId: string,
  day: string,
): Promise<DailyAssessment | null> {
  const rows = await database().select().from(dailyAssessments).where(ofDay(userId, day)).limit(1);
  return rows[0] ?? null;
}

/** Keeps the check-in of a day: there is one a day, and the last save wins. */
export async function saveDailyAssessment(
  userId: string,
  day: string,
  checkIn: CheckIn,
  now = Date.now(),
): Promise<DailyAssessment> {
  // Drop the recommendations: they were made from the earlier numbers.
  const values = { ...checkIn, responses: null, recommendedTherapyTrack: null, createdAt: now };
  const [saved] = await database()
    .insert(dailyAssessments)
    .values({ id: newId(), userId, assessmentDate: day, ...values })
    .onConflictDoUpdate({
      target: [dailyAssessments.userId, dailyAssessments.assessmentDate],
      set: values,
    })
    .returning();
  if (!saved) throw new Error("a check-in is always returned");
  return saved;
}

/** Keeps what was recommended from a check-in, unless it has been saved again since. */
export async function keepRecommendations(
  checkIn: DailyAssessment,
  { source, tracks }: Recommendations,
): Promise<void> {
  await database()
    .update(dailyAssessments)
    .set({
      responses: { source, recommendations: [...tracks] },
      recommendedTherapyTrack: tracks[0]?.trackId ?? null,
    })
    .where(
      and(
        eq(dailyAssessments.id, checkIn.id),
        eq(dailyAssessments.userId, checkIn.userId),
        eq(dailyAssessments.createdAt, checkIn.createdAt),
      ),
    );
}

/** What was recommended from a check-in, or null; tracks that are no longer offered are left out. */
export function recommendationsOf(checkIn: DailyAssessment | null): Recommendations | null {
  if (!checkIn?.responses) return null;
  const { source, recommendations } = checkIn.responses;
  const tracks = recommendations.flatMap(({ trackId, ...rest }) => {
    const track = findTrack(trackId);
    return track ? [{ trackId: track.id, ...rest }] : [];
  });
  return tracks.length > 0 ? { source, tracks } : null;
}

function ofDay(userId: string, day: string) {
  return and(eq(dailyAssessments.userId, userId), eq(dailyAssessments.assessmentDate, day));
}
