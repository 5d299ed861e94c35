import type { Stripe } from "stripe";
import type { Environment } from "#app/config/environment.server.ts";
import { PaymentError, type ProviderSubscription } from "./provider.ts";

/** What the provider lists at once, at most. */
export const PAGE = 100;
/** More subscriptions of one person are of no use here, the ended and the never paid ones included. */
export const MOST_READ = 1_000;

export type StripeSettings = NonNullable<Environment["stripe"]>;

/** What a customer began and didn't pay: pages of the provider's, and forms in ours. */
export interface Unpaid {
  sessions: Stripe.Checkout.Session[];
  begun: Stripe.Subscription[];
}

/** All that this customer began and didn't pay. */
export async function findUnpaid(stripe: Stripe, customer: string): Promise<Unpaid> {
  const [sessions, begun] = await Promise.all([
    stripe.checkout.sessions
      .list({ customer, status: "open", limit: PAGE })
      .autoPagingToArray({ limit: MOST_READ }),
    stripe.subscriptions
      .list({
        customer,
        status: "incomplete",
        limit: PAGE,
        expand: ["data.latest_invoice.confirmation_secret"],
      })
      .autoPagingToArray({ limit: MOST_READ }),
  ]);
  return { sessions, begun };
}

/** Ends what was begun and not paid, but for one: nobody pays twice for what two tabs began. */
export async function endUnpaid(
  stripe: Stripe,
  { sessions, begun }: Unpaid,
  exceptId?: string,
): Promise<void> {
  const isOther = ({ id }: { id: string }) => id !== exceptId;
  await Promise.all([
    ...sessions.filter(isOther).map(({ id }) => stripe.checkout.sessions.expire(id)),
    ...begun.filter(isOther).map(({ id }) => stripe.subscriptions.cancel(id)),
  ]);
}

/** Asked once nothing else can be paid: what was paid until then is no reason to pay again. */
export async function refuseSubscriber(
  stripe: Stripe,
  customer: string,
  settings: StripeSettings,
): Promise<void> {
  const asked = { customer, status: "active", limit: PAGE } as const;
  const { data: active } = await stripe.subscriptions.list(asked);
  const isPaid = active
    .map((each) => readSubscription(each, settings))
    .some(({ plan, status }) => plan !== null && status === "active");
  if (isPaid) throw new PaymentError("refused");
}

/** Whether a subscription gives what it is for. */
export function isRunning(status: Stripe.Subscription.Status): boolean {
  return status === "active" || status === "trialing";
}

/**
 * Ends a subscription with its period, or lets it go on. A cancellation in the provider's portal is a
 * date of its own, which only that date's field takes back, and one call takes one of the two
 * (https://docs.stripe.com/billing/subscriptions/billing-mode/compare).
 */
export async function planCancellation(
  stripe: Stripe,
  subscriptionId: string,
  cancels: boolean,
): Promise<void> {
  const changed = await stripe.subscriptions.update(subscriptionId, {
    cancel_at_period_end: cancels,
  });
  if (cancels || changed.cancel_at === null) return;
  await stripe.subscriptions.update(subscriptionId, { cancel_at: "" });
}

/** What the product knows of a subscription, from how the provider describes it. */
export function readSubscription(
  subscription: Stripe.Subscription,
  { priceMonthly, priceYearly }: Pick<StripeSettings, "priceMonthly" | "priceYearly">,
): ProviderSubscription {
  const { id, customer, items, start_date: start, cancel_at: cancelAt } = subscription;
  const [item] = items.data;
  const priceId = item?.price.id;
  const periodEnd = item?.current_period_end ?? start;
  // A date beyond this period ends another one: this one is renewed first.
  const endsBefore = cancelAt !== null && cancelAt <= periodEnd;
  return {
    id,
    customerId: typeof customer === "string" ? customer : customer.id,
    userId: subscription.metadata["userId"] ?? null,
    status: statusOf(subscription),
    plan: priceId === priceMonthly ? "monthly" : priceId === priceYearly ? "yearly" : null,
    amountCents: item?.price.unit_amount ?? 0,
    startedAt: start * 1_000,
    currentPeriodStart: (item?.current_period_start ?? start) * 1_000,
    currentPeriodEnd: (endsBefore ? cancelAt : periodEnd) * 1_000,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || endsBefore,
  };
}

const LIVING = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"] as const;

function statusOf({
  status,
  pause_collection: pause,
}: Stripe.Subscription): ProviderSubscription["status"] {
  if (pause !== null && status === "active") return "paused";
  // Also one whose first payment never came, and whatever there may be one day.
  return LIVING.find((each) => each === status) ?? "canceled";
}
