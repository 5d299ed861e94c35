import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Felt, MoodChoice } from "#app/catalogue/feelings.ts";
import { MOOD_IDS, type MoodId } from "#app/catalogue/moods.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { activities, feelings, moodEntries } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import type { DayRange } from "./mood-record.server.ts";
import { BOUNDS, requireRoom } from "#app/models/storage/room.server.ts";

export type OwnFeeling = typeof feelings.$inferSelect;
export type OwnActivity = typeof activities.$inferSelect;
export type FeelingDetails = Pick<OwnFeeling, "name" | "emoji" | "color" | "mood">;

/** The feelings that this person added, the oldest first. */
export async function findFeelings(userId: string): Promise<OwnFeeling[]> {
  return database()
    .select()
    .from(feelings)
    .where(eq(feelings.userId, userId))
    .orderBy(asc(feelings.createdAt), asc(feelings.id))
    .limit(BOUNDS.feelings.rows);
}

/** The activities that this person added, by the alphabet. */
export async function findActivities(userId: string): Promise<OwnActivity[]> {
  return database()
    .select()
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(asc(activities.name))
    .limit(BOUNDS.activities.rows);
}

/** What a choice stands for; null where it is no mood, or a feeling that isn't this person's. */
export async function resolveMood(userId: string, choice: MoodChoice): Promise<Felt | null> {
  const mood = MOOD_IDS.find((id) => id === choice);
  if (mood) return { mood, feelingId: null };
  const feelingId = choice.slice("own:".length);
  const [found] = await database()
    .select({ mood: feelings.mood })
    .from(feelings)
    .where(ownFeeling(userId, feelingId));
  return found ? { mood: found.mood, feelingId } : null;
}

/** Adds a feeling and says its id; of a name that is there already, the id of that one. */
export async function addFeeling(userId: string, details: FeelingDetails): Promise<string> {
  const known = await findFeelingOfName(userId, details.name);
  if (known) return known.id;
  await requireRoom(userId, ["feelings"]);
  const id = newId();
  await database()
    .insert(feelings)
    .values({ ...details, id, userId, createdAt: Date.now() })
    .onConflictDoNothing();
  return (await findFeelingOfName(userId, details.name))?.id ?? id;
}

/** This person's feeling of a name; null where there is none. */
export async function findFeelingOfName(userId: string, name: string): Promise<OwnFeeling | null> {
  return (await findFeelings(userId)).find((each) => isSameName(each.name, name)) ?? null;
}

/** This person's activity of a name; null where there is none. */
export async function findActivityOfName(
  userId: string,
  name: string,
): Promise<OwnActivity | null> {
  return (await findActivities(userId)).find((each) => isSameName(each.name, name)) ?? null;
}

/** Names that differ by capitals alone are one: the database knows that of English letters only. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Changes a feeling, and says whether it was there. Moods that were logged with it show its new name. */
export async function changeFeeling(
  userId: string,
  feelingId: string,
  details: FeelingDetails,
): Promise<boolean> {
  const changed = await database()
    .update(feelings)
    .set(details)
    .where(ownFeeling(userId, feelingId))
    .returning({ id: feelings.id });
  return changed.length > 0;
}

/** Deletes a feeling; moods that were logged with it stay, as the nearest of the five. */
export async function deleteFeeling(userId: string, feelingId: string): Promise<void> {
  await database().delete(feelings).where(ownFeeling(userId, feelingId));
}

function ownFeeling(userId: string, feelingId: string) {
  return and(eq(feelings.userId, userId), eq(feelings.id, feelingId));
}

/** Adds an activity; one that is there already stays as it is. */
export async function addActivity(userId: string, name: ScreenedText): Promise<void> {
  if (await findActivityOfName(userId, name)) return;
  await requireRoom(userId, ["activities"]);
  await database()
    .insert(activities)
    .values({ id: newId(), userId, name, createdAt: Date.now() })
    .onConflictDoNothing();
}

/** Deletes an activity; moods and entries keep it as a tag. */
export async function deleteActivity(userId: string, activityId: string): Promise<void> {
  await database()
    .delete(activities)
    .where(and(eq(activities.userId, userId), eq(activities.id, activityId)));
}

/** How often each feeling of this person's own was logged between two days, the most frequent first. */
export async function countFeelings(
  userId: string,
  { from, to }: DayRange,
): Promise<{ id: string; name: ScreenedText; emoji: ScreenedText; mood: MoodId; count: number }[]> {
  const { id, name, emoji, mood } = feelings;
  return database()
    .select({ id, name, emoji, mood, count: count() })
    .from(feelings)
    .innerJoin(
      moodEntries,
      and(
        eq(moodEntries.userId, feelings.userId),
        eq(moodEntries.feelingId, feelings.id),
        sql`${moodEntries.date} between ${from} and ${to}`,
      ),
    )
    .where(eq(feelings.userId, userId))
    .groupBy(feelings.id)
    .orderBy(desc(count()), asc(feelings.name));
}
