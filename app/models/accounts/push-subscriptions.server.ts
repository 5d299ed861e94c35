import { and, asc, desc, eq, notInArray } from "drizzle-orm";
import { type PushSubscription, readSubscription } from "#app/services/push.server.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { BOUNDS } from "#app/models/storage/room.server.ts";
import { seal, unseal } from "#app/models/storage/sealed.server.ts";
import { database } from "#db/client.ts";
import { pushSubscriptions } from "#db/schema.ts";
import { deviceOf } from "./account-events.server.ts";

/** A browser that shows this person's reminders. */
export type ReminderBrowser = Pick<
  typeof pushSubscriptions.$inferSelect,
  "id" | "endpointDigest" | "device" | "createdAt"
>;

/** The browsers that show this person's reminders, as the list of them needs it. */
export async function reminderBrowsersOf(userId: string): Promise<ReminderBrowser[]> {
  const { id, endpointDigest, device, createdAt } = pushSubscriptions;
  return database()
    .select({ id, endpointDigest, device, createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(createdAt));
}

/** Adds a browser, or renews what it subscribed with; of very many the oldest are deleted. */
export async function addReminderBrowser(
  userId: string,
  subscription: PushSubscription,
  userAgent: string | null,
  now = Date.now(),
): Promise<void> {
  const id = newId();
  const kept = database()
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(BOUNDS.pushSubscriptions.newest);
  const row = {
    id,
    subscription: seal(JSON.stringify(subscription), pushPurpose(userId)),
    device: deviceOf(userAgent),
    createdAt: now,
  };
  await database().batch([
    database()
      .insert(pushSubscriptions)
      .values({ ...row, userId, endpointDigest: digestOf(subscription.endpoint) })
      .onConflictDoUpdate({
        target: [pushSubscriptions.userId, pushSubscriptions.endpointDigest],
        set: { subscription: row.subscription, device: row.device },
      }),
    database()
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, kept))),
  ]);
}

/** Takes a browser off the list; one that isn't there has been taken off already. */
export async function removeReminderBrowser(userId: string, id: string): Promise<void> {
  await database()
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)));
}

/** Sets when a reminder is tried once more that this browser's push service didn't take. */
export async function retryReminderAt(userId: string, id: string, retryAt: number): Promise<void> {
  await database()
    .update(pushSubscriptions)
    .set({ retryAt })
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)));
}

/** Finds where to send this person's reminders; leaves out what no secret opens any longer. */
export async function unsealSubscriptions(
  userId: string,
): Promise<{ id: string; subscription: PushSubscription }[]> {
  const rows = await database()
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return rows.flatMap(({ id, subscription: sealed }) => {
    const subscription = readSubscription(unseal(sealed, pushPurpose(userId)) ?? "");
    return subscription ? [{ id, subscription }] : [];
  });
}

/** What a browser's subscription is sealed for. */
export function pushPurpose(userId: string): string {
  return `push-subscription:${userId}`;
}
