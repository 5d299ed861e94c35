import { type RouterContextProvider } from "react-router";
import { dollars } from "#app/catalogue/plans.ts";
import { dayOf } from "#app/catalogue/format-date.ts";
import { environment } from "#app/config/environment.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { paymentProvider } from "#app/models/billing/payment-provider.server.ts";
import {
  endsAtOnce,
  findCredit,
  findRefundRequest,
  firstPayment,
  guaranteeEnd,
  hasRunningPlan,
  listReceipts,
} from "#app/models/billing/plan-management.server.ts";
import { findSubscription } from "#app/models/billing/subscription-sync.server.ts";
import { graceEnd, isPremium, trialDaysLeft } from "#app/models/billing/subscriptions.server.ts";

/** What the page of one's plan shows. In danger it speaks of no price: what can be ended can be ended. */
export async function loadPlan(context: Readonly<RouterContextProvider>) {
  const { user, risk } = signedInAccount(context);
  const isQuiet = risk?.status === "open";
  const subscription = await findSubscription(user.id);
  const [receipts, creditCents] = isQuiet
    ? [[], 0]
    : await Promise.all([listReceipts(user), findCredit(user)]);
  // After the receipts: they may have settled it.
  const refund = subscription && (await findRefundRequest(subscription.subscriptionId));
  const first = subscription && firstPayment(subscription, receipts);
  const { timeZone, subscriptionStatus: status } = user;
  return {
    isQuiet,
    isPremium: isPremium(user),
    trialDays: trialDaysLeft(user),
    status,
    plan: subscription && {
      type: subscription.plan,
      price: dollars(subscription.amountCents),
      until: dayOf(subscription.currentPeriodEnd, timeZone),
      isRenewing: subscription.currentPeriodEnd <= Date.now(),
      isCanceling: subscription.cancelAtPeriodEnd,
      isRunning: hasRunningPlan(user),
      endsAtOnce: endsAtOnce(user),
      // What nobody paid can't be had back; where the receipts don't come, it's asked for without a sum.
      isInGuarantee:
        Date.now() < guaranteeEnd(subscription) &&
        (receipts === null || first?.isRefunded === false),
      guaranteeUntil: dayOf(guaranteeEnd(subscription), timeZone),
      firstPayment: first && dollars(first.amountCents),
    },
    /** What was paid ahead; null where there is nothing. */
    credit: creditCents > 0 ? dollars(creditCents) : null,
    graceUntil:
      user.pastDueSince === null ? null : dayOf(graceEnd(user.pastDueSince), user.timeZone),
    refund: refund && { status: refund.status, amount: dollars(refund.amountCents) },
    /** Null where the provider didn't answer. */
    receipts:
      receipts &&
      receipts.map(({ id, paidAt, amountCents, isRefunded, url }) => ({
        id,
        day: dayOf(paidAt, timeZone),
        amount: dollars(amountCents),
        isRefunded,
        url,
      })),
    hasPortal: user.paymentCustomerId !== null && paymentProvider()?.kind !== "demo",
    support: environment().supportEmail,
  };
}

export type PlanPage = Awaited<ReturnType<typeof loadPlan>>;
