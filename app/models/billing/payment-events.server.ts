import { DAY_MS, HOUR_MS } from "#app/config/durations.ts";
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { errorFields, log } from "#app/config/log.server.ts";
import { PaymentError, type ProviderEvent } from "#app/services/payments/provider.ts";
import { columns } from "#db/columns.ts";
import { database } from "#db/client.ts";
import { customerClosures, paymentEvents, subscriptionCancellations, users } from "#db/schema.ts";
import { paymentProvider } from "./payment-provider.server.ts";
import { listReceipts } from "./plan-management.server.ts";
import { syncSubscription } from "./subscription-sync.server.ts";
import { findUser } from "#app/models/accounts/users.server.ts";

/** What one round of work takes on. */
const AT_ONCE = 50;
/** Events are kept for as long as the provider may send one again, and some time more. */
const KEPT_MS = 90 * DAY_MS;

/** Keeps an event of the provider; false where it was kept before. The truth is fetched after the answer. */
export async function keepPaymentEvent({ id, type, customerId }: ProviderEvent): Promise<boolean> {
  const kept = await database()
    .insert(paymentEvents)
    .values({ id, type, customerId, receivedAt: Date.now() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}

/**
 * Fetches from the provider what is true after each waiting event, once for each customer. If the customer
 * has no account here any more, notes that their subscription is to be ended.
 */
export async function syncAfterEvents(): Promise<void> {
  while (await syncSome()) {
    // The next ones.
  }
}

/** Whether more may wait. */
async function syncSome(): Promise<boolean> {
  const rows = await database()
    .select({
      ...columns(paymentEvents, "id", "type", "customerId"),
      userId: users.id,
    })
    .from(paymentEvents)
    .leftJoin(users, eq(users.paymentCustomerId, paymentEvents.customerId))
    .where(isNull(paymentEvents.syncedAt))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(AT_ONCE);
  const done: string[] = [];
  for (const [customerId, events] of Map.groupBy(rows, (row) => row.customerId)) {
    const userId = events[0]?.userId ?? null;
    const isRefund = events.some(({ type }) => type === "charge.refunded");
    if (!(await providerAnswers(() => followUp(userId, customerId, isRefund)))) continue;
    const ids = events.map(({ id }) => id);
    done.push(...ids);
    await database()
      .update(paymentEvents)
      .set({ syncedAt: Date.now() })
      .where(inArray(paymentEvents.id, ids));
  }
  return done.length === AT_ONCE;
}

async function followUp(
  userId: string | null,
  customerId: string | null,
  isRefund: boolean,
): Promise<void> {
  if (userId === null) {
    if (customerId !== null) await endForNobody(customerId);
    return;
  }
  await syncSubscription(userId);
  const user = isRefund ? await findUser(userId) : null;
  // What went back stands on the receipts.
  if (user && (await listReceipts(user)) === null) throw new PaymentError("unavailable");
}

/** Notes that subscriptions of deleted accounts are to be ended, so that nobody pays for nothing. */
async function endForNobody(customerId: string): Promise<void> {
  for (const each of (await paymentProvider()?.findSubscriptions(customerId)) ?? []) {
    if (each.userId === null || each.status === "canceled") continue;
    if (await findUser(each.userId)) continue;
    await database()
      .insert(subscriptionCancellations)
      .values({ subscriptionId: each.id, askedAt: Date.now() })
      .onConflictDoNothing();
  }
}

/** False where the provider didn't answer: it is asked again in the next round. */
async function providerAnswers(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log().warn(errorFields(error), "the payment provider is asked again later");
    return false;
  }
}

/**
 * Catches up with lost events. Asks the provider again about every subscription that was last fetched
 * over a day ago, before its period ended, or, while it is being renewed, over an hour ago.
 */
export async function reconcileSubscriptions(now = Date.now()): Promise<void> {
  if (!paymentProvider()) return;
  const rows = await database()
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        or(
          isNull(users.subscriptionAskedAt),
          lt(users.subscriptionAskedAt, now - DAY_MS),
          // Somebody who paid for the next period shouldn't wait a day for it.
          and(
            lt(users.premiumExpiresAt, now),
            lt(users.subscriptionAskedAt, users.premiumExpiresAt),
          ),
          and(
            lt(users.premiumExpiresAt, now),
            eq(users.subscriptionRenews, true),
            lt(users.subscriptionAskedAt, now - HOUR_MS),
          ),
        ),
        // People who never went to the provider have nothing there.
        isNotNull(users.paymentCustomerId),
      ),
    )
    .limit(AT_ONCE);
  for (const { id } of rows) await providerAnswers(() => syncSubscription(id));
}

/** Ends at the provider what nobody is to pay for any longer, such as all that a deleted account had. */
export async function cancelRemainingSubscription(): Promise<void> {
  const provider = paymentProvider();
  if (!provider) return;
  const closures = await database().select().from(customerClosures).limit(AT_ONCE);
  for (const { customerId } of closures) {
    if (!(await providerAnswers(() => provider.closeCustomer(customerId)))) continue;
    await database().delete(customerClosures).where(eq(customerClosures.customerId, customerId));
  }
  const rows = await database().select().from(subscriptionCancellations).limit(AT_ONCE);
  for (const { subscriptionId } of rows) {
    if (!(await providerAnswers(() => provider.cancelNow(subscriptionId)))) continue;
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
