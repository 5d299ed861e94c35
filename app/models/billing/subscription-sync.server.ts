import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { PlanType } from "#app/catalogue/plans.ts";
import type { ProviderSubscription } from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { subscriptionCancellations, subscriptions, users } from "#db/schema.ts";
import { paymentProvider } from "./payment-provider.server.ts";
import { notePlanChange } from "./plan-mails.server.ts";
import { findUser, type User } from "#app/models/accounts/users.server.ts";

/** What stands with a person of their subscription. */
export type SubscriptionState = Pick<
  User,
  | "subscriptionPlan"
  | "subscriptionStatus"
  | "premiumExpiresAt"
  | "subscriptionRenews"
  | "pastDueSince"
  | "paymentSubscriptionId"
>;

export type Subscription = typeof subscriptions.$inferSelect;

const running = new Map<string, Promise<void>>();
const waiting = new Map<string, Promise<void>>();

/**
 * Fetches this person's subscription from the provider and stores it. Nothing else makes anybody premium.
 * If several calls come at once for one person, two run, one after the other, so that the second sees what
 * changed during the first. Throws a PaymentError if the provider doesn't answer.
 */
export function syncSubscription(userId: string): Promise<void> {
  const now = running.get(userId);
  if (!now) return start(userId);
  const queued = waiting.get(userId);
  if (queued) return queued;
  const next = now
    .catch(() => undefined)
    .then(() => {
      waiting.delete(userId);
      return start(userId);
    });
  waiting.set(userId, next);
  return next;
}

function start(userId: string): Promise<void> {
  const work = sync(userId).finally(() => {
    if (running.get(userId) === work) running.delete(userId);
  });
  running.set(userId, work);
  return work;
}

async function sync(userId: string): Promise<void> {
  const provider = paymentProvider();
  const user = await findUser(userId);
  if (!provider || !user?.paymentCustomerId) return;
  const askedAt = Date.now();
  const before = await findSubscription(userId);
  const found = await provider.findSubscriptions(user.paymentCustomerId);
  const best = chooseSubscription(found);
  const state = stateOf(best, user, askedAt);
  // Ignore a slow answer to an earlier request.
  const isNewest = or(isNull(users.subscriptionAskedAt), lte(users.subscriptionAskedAt, askedAt));
  const [changed] = await database().batch([
    database()
      .update(users)
      .set({ ...state, subscriptionAskedAt: askedAt, updatedAt: askedAt })
      .where(and(eq(users.id, userId), isNewest))
      .returning({ id: users.id }),
  ]);
  if (changed.length === 0) return;
  await keepDetails(userId, best, askedAt);
  await notePlanChange(user, before, best, askedAt);
  await endUnpaidBeside(best, found, askedAt);
}

/** What was never paid beside one that runs is noted to be ended: nobody pays for two. */
async function endUnpaidBeside(
  best: OwnSubscription | null,
  found: readonly ProviderSubscription[],
  askedAt: number,
): Promise<void> {
  if (best?.status !== "active") return;
  const unpaid = found.filter(
    ({ plan, status }) => plan !== null && (status === "past_due" || status === "unpaid"),
  );
  if (unpaid.length === 0) return;
  await database()
    .insert(subscriptionCancellations)
    .values(unpaid.map(({ id: subscriptionId }) => ({ subscriptionId, askedAt })))
    .onConflictDoNothing();
}

/** A person's subscription as the provider last said, or null. */
export async function findSubscription(userId: string): Promise<Subscription | null> {
  const [found] = await database()
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .limit(1);
  return found ?? null;
}

/** What the page that manages it shows; nothing where there is no subscription. */
async function keepDetails(
  userId: string,
  best: OwnSubscription | null,
  updatedAt: number,
): Promise<void> {
  // Another process may have asked later and been here before.
  const isNewest = lte(subscriptions.updatedAt, updatedAt);
  if (!best) {
    const own = eq(subscriptions.userId, userId);
    await database().delete(subscriptions).where(and(own, isNewest));
    return;
  }
  const { id: subscriptionId, plan, amountCents, startedAt, currentPeriodEnd } = best;
  const { cancelAtPeriodEnd } = best;
  const details = { subscriptionId, plan, amountCents, cancelAtPeriodEnd, startedAt };
  await database()
    .insert(subscriptions)
    .values({ userId, ...details, currentPeriodEnd, updatedAt })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { ...details, currentPeriodEnd, updatedAt },
      setWhere: isNewest,
    });
}

export type OwnSubscription = ProviderSubscription & { plan: PlanType };

/** The better ones first; of two alike the one that lasts longer. */
const ORDER: readonly ProviderSubscription["status"][] = [
  "active",
  "trialing",
  "past_due",
  "paused",
  "unpaid",
  "canceled",
];

/**
 * The subscription that counts. One whose price is none of ours counts for nothing, and one that was
 * begun and never paid neither.
 */
export function chooseSubscription(found: readonly ProviderSubscription[]): OwnSubscription | null {
  const [best = null] = found
    .filter((each): each is OwnSubscription => each.plan !== null && each.status !== "incomplete")
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.status) - ORDER.indexOf(other.status) ||
        other.currentPeriodEnd - one.currentPeriodEnd,
    );
  return best;
}

/**
 * What stands with a person, by what the provider says. Null where nothing changes: who never had a
 * subscription keeps what they have, such as a free trial.
 */
export function stateOf(
  best: OwnSubscription | null,
  before: SubscriptionState,
  now: number,
): SubscriptionState | null {
  if (!best) {
    if (before.paymentSubscriptionId === null) return null;
    const { premiumExpiresAt: end, paymentSubscriptionId } = before;
    return {
      subscriptionPlan: "free",
      subscriptionStatus: "canceled",
      premiumExpiresAt: end === null ? null : Math.min(end, now),
      subscriptionRenews: false,
      pastDueSince: null,
      paymentSubscriptionId,
    };
  }
  const { id, currentPeriodStart, currentPeriodEnd, status } = best;
  const runs = status === "active" || status === "trialing" || status === "past_due";
  return {
    subscriptionPlan: runs ? "premium" : "free",
    subscriptionStatus: status === "incomplete" ? "inactive" : status,
    premiumExpiresAt: currentPeriodEnd,
    subscriptionRenews: runs && !best.cancelAtPeriodEnd,
    // The payment that is missing was due when the period began.
    pastDueSince: status === "past_due" ? currentPeriodStart : null,
    paymentSubscriptionId: id,
  };
}
