import { and, asc, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { errorFields, log } from "#app/config/log.server.ts";
import { PaymentError, type ProviderEvent } from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { paymentEvents, subscriptionCancellations, users } from "#db/schema.ts";
import { paymentProvider } from "./payment-provider.server.ts";
import { syncSubscription } from "./subscription-sync.server.ts";

/** What one round of work takes on. */
const AT_ONCE = 50;
const DAY_MS = 24 * 60 * 60_000;
/** Events are kept for as long as the provider may send one again, and some time more. */
const KEPT_MS = 90 * DAY_MS;

/** Keeps an event of the provider; false where it was kept before. The truth is fetched after the answer. */
export async function keepPaymentEvent(
  { id, type, customerId }: ProviderEvent,
  now = Date.now(),
): Promise<boolean> {
  const kept = await database()
    .insert(paymentEvents)
    .values({ id, type, customerId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}

/** Fetches the truth after every event that waits for it; those of one customer ask once. */
export async function syncAfterEvents(): Promise<void> {
  const rows = await database()
    .select({ id: paymentEvents.id, customerId: paymentEvents.customerId, userId: users.id })
    .from(paymentEvents)
    .leftJoin(users, eq(users.paymentCustomerId, paymentEvents.customerId))
    .where(isNull(paymentEvents.syncedAt))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(AT_ONCE);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  for (const [userId, events] of byUser) {
    // Of nobody here, or of an account that was deleted: there is nothing to fetch.
    if (userId !== null && !(await syncTolerantly(userId))) continue;
    for (const { id } of events) {
      await database()
        .update(paymentEvents)
        .set({ syncedAt: Date.now() })
        .where(eq(paymentEvents.id, id));
    }
  }
}

/** False where the provider didn't answer: it is asked again in the next round. */
async function syncTolerantly(userId: string): Promise<boolean> {
  try {
    await syncSubscription(userId);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log().warn(errorFields(error), "a subscription was not brought up to date");
    return false;
  }
}

/**
 * The daily look that finds what a lost event missed: everybody with a subscription whose truth was
 * not fetched within a day.
 */
export async function reconcileSubscriptions(now = Date.now()): Promise<void> {
  if (!paymentProvider()) return;
  const rows = await database()
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        or(isNull(users.subscriptionAskedAt), lt(users.subscriptionAskedAt, now - DAY_MS)),
        // Who never went to the provider has nothing there.
        isNotNull(users.paymentCustomerId),
      ),
    )
    .limit(AT_ONCE);
  for (const { id } of rows) await syncTolerantly(id);
}

/** Ends at the provider what belonged to accounts that are gone here, until it has. */
export async function cancelForDeleted(): Promise<void> {
  const provider = paymentProvider();
  if (!provider) return;
  const rows = await database().select().from(subscriptionCancellations).limit(AT_ONCE);
  for (const { subscriptionId } of rows) {
    try {
      await provider.cancelNow(subscriptionId);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log().warn(errorFields(error), "a subscription of a deleted account goes on for now");
      continue;
    }
    await database()
      .delete(subscriptionCancellations)
      .where(eq(subscriptionCancellations.subscriptionId, subscriptionId));
  }
}

/** Forgets events that no one can send again. */
export async function clearPaymentEvents(now = Date.now()): Promise<void> {
  await database()
    .delete(paymentEvents)
    .where(lt(paymentEvents.receivedAt, now - KEPT_MS));
}
