import { and, desc, eq } from "drizzle-orm";
import { CHECK_UP_DAYS, type CheckUpScores } from "#app/catalogue/check-up.ts";
import { database } from "#db/client.ts";
import { checkUps } from "#db/schema.ts";
import { dayAfter, dayIn } from "./days.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { changeUser, type User } from "#app/models/accounts/users.server.ts";

/** Two years of one every two weeks: what a line has room for. */
const MAX_SHOWN = 52;

export type CheckUp = typeof checkUps.$inferSelect;

/** The latest check-ups of this person, the oldest first. */
export async function findCheckUps(userId: string): Promise<CheckUp[]> {
  const latest = await database()
    .select()
    .from(checkUps)
    .where(eq(checkUps.userId, userId))
    .orderBy(desc(checkUps.date))
    .limit(MAX_SHOWN);
  return latest.toReversed();
}

/** Keeps what was answered today, in the person's own zone; a second time on a day takes its place. */
export async function saveCheckUp(
  { id: userId, timeZone }: Pick<User, "id" | "timeZone">,
  { satisfied, worthwhile, happy, anxious }: CheckUpScores,
  now = Date.now(),
): Promise<void> {
  const scores = { satisfied, worthwhile, happy, anxious };
  await database()
    .insert(checkUps)
    .values({ ...scores, id: newId(), userId, date: dayIn(timeZone, now), createdAt: now })
    .onConflictDoUpdate({ target: [checkUps.userId, checkUps.date], set: scores });
}

/** Deletes a check-up of this person's. */
export async function deleteCheckUp(userId: string, checkUpId: string): Promise<void> {
  await database()
    .delete(checkUps)
    .where(and(eq(checkUps.userId, userId), eq(checkUps.id, checkUpId)));
}

/** Whether this person is asked for a check-up every two weeks, from now on. */
export async function askForCheckUps(userId: string, wantsCheckUps: boolean): Promise<void> {
  await changeUser(userId, { wantsCheckUps });
}

/** Whether it is two weeks or more since the last one, for who wants to be asked. */
export async function isCheckUpDue(
  { id: userId, timeZone, wantsCheckUps }: Pick<User, "id" | "timeZone" | "wantsCheckUps">,
  now = Date.now(),
): Promise<boolean> {
  if (!wantsCheckUps) return false;
  const [last] = await database()
    .select({ date: checkUps.date })
    .from(checkUps)
    .where(eq(checkUps.userId, userId))
    .orderBy(desc(checkUps.date))
    .limit(1);
  return !last || dayAfter(last.date, CHECK_UP_DAYS) <= dayIn(timeZone, now);
}
