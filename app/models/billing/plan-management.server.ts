import { DAY_MS } from "#app/config/durations.ts";
import { and, eq, gt } from "drizzle-orm";
import { GUARANTEE_DAYS, type PlanType } from "#app/catalogue/plans.ts";
import { PaymentError, type Receipt } from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { refundRequests } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { paymentProvider } from "./payment-provider.server.ts";
import { queueRefundMails } from "./plan-mails.server.ts";
import {
  findSubscription,
  syncSubscription,
  type Subscription,
} from "./subscription-sync.server.ts";
import { isPremium } from "./subscriptions.server.ts";
import { findUser, type User } from "#app/models/accounts/users.server.ts";

/** A first payment may be noted so much sooner than the subscription that it began. */
const PAID_BEFORE_MS = 5 * 60_000;

export type RefundRequest = typeof refundRequests.$inferSelect;

async function ownSubscription(userId: string) {
  const provider = paymentProvider();
  const subscription = await findSubscription(userId);
  if (!provider || !subscription) throw new PaymentError("missing");
  return { provider, subscription };
}

/** Whether canceling ends the plan at once: no time is paid for, and the card would be tried again. */
export function endsAtOnce({ subscriptionStatus: status }: Pick<User, "subscriptionStatus">) {
  return status === "past_due" || status === "unpaid" || status === "paused";
}

/** Whether somebody could still be charged, also where Premium has ended for want of a payment. */
export function hasRunningPlan(user: User): boolean {
  return isPremium(user) || endsAtOnce(user);
}

/**
 * Ends a subscription with the period that is paid for, or at once where its payment is missing, or
 * lets it go on after all: done is what the provider says afterwards. Throws a PaymentError.
 */
export async function setCanceling(user: User, cancels: boolean): Promise<void> {
  const { provider, subscription } = await ownSubscription(user.id);
  const { subscriptionId } = subscription;
  if (cancels && endsAtOnce(user)) await provider.cancelNow(subscriptionId);
  else await provider.setCancelAtPeriodEnd(subscriptionId, cancels);
  await syncSubscription(user.id);
  if ((await isCanceling(user.id)) !== cancels) throw new PaymentError("refused");
}

/** Whether nothing more will be charged. */
async function isCanceling(userId: string): Promise<boolean> {
  const [user, subscription] = [await findUser(userId), await findSubscription(userId)];
  return !user || !hasRunningPlan(user) || subscription?.cancelAtPeriodEnd !== false;
}

/** What changing to this plan would charge now. Throws a PaymentError. */
export async function previewChange(userId: string, plan: PlanType) {
  const { provider, subscription } = await ownSubscription(userId);
  return provider.previewPlanChange(subscription.subscriptionId, plan);
}

/** Changes the plan for what was shown: done is what the provider says afterwards. Throws a PaymentError. */
export async function changePlan(
  userId: string,
  plan: PlanType,
  asked: { prorationDate: number; key: string },
): Promise<void> {
  const { provider, subscription } = await ownSubscription(userId);
  await provider.changePlan(subscription.subscriptionId, plan, asked);
  await syncSubscription(userId);
  if ((await findSubscription(userId))?.plan !== plan) throw new PaymentError("refused");
}

/** The payments that were made, the latest first; none where the provider doesn't answer. */
export async function listReceipts(user: User): Promise<readonly Receipt[] | null> {
  const provider = paymentProvider();
  if (!provider || user.paymentCustomerId === null) return [];
  try {
    const receipts = await provider.listReceipts(user.paymentCustomerId);
    await noteRefund(user.id, receipts);
    return receipts;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return error.failure === "missing" ? [] : null;
  }
}

/** What was paid ahead and is used for the next payments, in cents; 0 where the provider doesn't answer. */
export async function findCredit({ paymentCustomerId }: User): Promise<number> {
  const provider = paymentProvider();
  if (!provider || paymentCustomerId === null) return 0;
  try {
    return await provider.findCredit(paymentCustomerId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return 0;
  }
}

/** A request is settled once the provider says that a payment before it went back; its owner is told. */
async function noteRefund(userId: string, receipts: readonly Receipt[]): Promise<void> {
  const refunded = receipts.filter(({ isRefunded }) => isRefunded);
  if (refunded.length === 0) return;
  await queueRefundMails(userId, refunded);
  const first = Math.min(...refunded.map(({ paidAt }) => paidAt));
  await database()
    .update(refundRequests)
    .set({ status: "refunded", refundedAt: Date.now() })
    .where(
      and(
        eq(refundRequests.userId, userId),
        eq(refundRequests.status, "asked"),
        gt(refundRequests.askedAt, first),
      ),
    );
}

/** The provider's page for cards and bills; null where it has none. Throws a PaymentError. */
export async function openPortal(user: User, returnUrl: string): Promise<string | null> {
  const provider = paymentProvider();
  if (!provider?.openPortal || user.paymentCustomerId === null) return null;
  const { url } = await provider.openPortal({ customerId: user.paymentCustomerId, returnUrl });
  return url;
}

/** Until when the first payment of this subscription can be had back. */
export function guaranteeEnd({ startedAt }: Pick<Subscription, "startedAt">): number {
  return startedAt + GUARANTEE_DAYS * DAY_MS;
}

/** What was paid first for this subscription; null where nothing was, such as with credit, or nobody knows. */
export function firstPayment(
  { startedAt }: Pick<Subscription, "startedAt">,
  receipts: readonly Receipt[] | null,
): Receipt | null {
  return receipts?.findLast(({ paidAt }) => paidAt > startedAt - PAID_BEFORE_MS) ?? null;
}

/** What this person asked to have back, or null. */
export async function findRefundRequest(subscriptionId: string): Promise<RefundRequest | null> {
  const [found] = await database()
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.subscriptionId, subscriptionId))
    .limit(1);
  return found ?? null;
}

/**
 * Files the request for the first payment back, once. Null where there is nothing to ask for, or it was asked before;
 * throws a PaymentError where nobody can say what was paid.
 */
export async function askForRefund(user: User, now = Date.now()): Promise<RefundRequest | null> {
  const userId = user.id;
  const subscription = await findSubscription(userId);
  if (!subscription || now >= guaranteeEnd(subscription)) return null;
  const { subscriptionId } = subscription;
  const receipts = await listReceipts(user);
  if (receipts === null) throw new PaymentError("unavailable");
  const first = firstPayment(subscription, receipts);
  if (!first || first.isRefunded) return null;
  const { amountCents } = first;
  const [asked] = await database()
    .insert(refundRequests)
    .values({ id: newId(), userId, subscriptionId, amountCents, askedAt: now })
    .onConflictDoNothing()
    .returning();
  return asked ?? null;
}
