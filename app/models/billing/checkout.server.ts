import { and, eq, isNull } from "drizzle-orm";
import type { PlanType } from "#app/catalogue/plans.ts";
import {
  PaymentError,
  type EmbeddedPayment,
  type PaymentProvider,
} from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { withCheckoutLock } from "./checkout-lock.server.ts";
import { paymentProvider } from "./payment-provider.server.ts";
import { syncSubscription } from "./subscription-sync.server.ts";
import { isPremium } from "./subscriptions.server.ts";
import { findUser, type User } from "#app/models/accounts/users.server.ts";

/** The result of opening a checkout: a page to pay on, or why there is none. */
export type CheckoutOutcome =
  | { status: "opened"; url: string }
  /** They have it already. */
  | { status: "active" }
  /** Nobody takes payments here. */
  | { status: "not_configured" };

interface CheckoutAsked {
  plan: PlanType;
  successUrl: string;
  cancelUrl: string;
}

/**
 * Opens a checkout for this person, unless the provider says that they are subscribed already. One is
 * open for each account: the same plan leads to the same one, and another plan ends it. Throws a
 * PaymentError where the provider doesn't answer.
 */
export async function openCheckout(user: User, asked: CheckoutAsked): Promise<CheckoutOutcome> {
  const provider = paymentProvider();
  if (!provider) return { status: "not_configured" };
  const opened = await openAlone(provider, user, (customerId) =>
    provider.openCheckout({ customerId, userId: user.id, ...asked }),
  );
  return opened ? { status: "opened", ...opened } : { status: "active" };
}

/** The same for a payment form in our own page; null where the provider has none, or they are subscribed. */
export async function openEmbeddedPayment(
  user: User,
  { plan }: Pick<CheckoutAsked, "plan">,
): Promise<EmbeddedPayment | null> {
  const provider = paymentProvider();
  const open = provider?.openEmbedded;
  if (!provider || !open) return null;
  const payment = await openAlone(provider, user, (customerId) =>
    open({ customerId, userId: user.id, plan }),
  );
  // Credit has paid for it: the plan runs already.
  if (payment?.clientSecret === null) await syncSubscription(user.id);
  return payment;
}

/** One at a time for each account; null for somebody who is subscribed. */
async function openAlone<Opened>(
  provider: PaymentProvider,
  user: User,
  open: (customerId: string) => Promise<Opened>,
): Promise<Opened | null> {
  return withCheckoutLock(user.id, async (lock) => {
    const customerId = await customerOf(provider, user);
    if (await isSubscribed(user.id)) return null;
    const opened = await openFor(provider, user, customerId, open);
    if (await lock.isHeld()) return opened;
    // Close it if another request opened one meanwhile or the account is gone: nobody should pay this one.
    const current = await findCustomerId(user.id);
    if (current === null) await provider.closeCustomer(customerId);
    else await provider.closeCheckouts(current);
    throw new PaymentError("unavailable");
  });
}

/** Asks the provider instead of our own rows, so that nobody buys a second subscription. */
async function isSubscribed(userId: string): Promise<boolean> {
  await syncSubscription(userId);
  const user = await findUser(userId);
  return user !== null && isPremium(user);
}

/** Opens it once more for another customer where theirs was deleted at the provider. */
async function openFor<Opened>(
  provider: PaymentProvider,
  user: User,
  customerId: string,
  open: (customerId: string) => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open(customerId);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure !== "missing") throw error;
    const made = await ensureCustomer(provider, user, customerId);
    if (made === customerId) throw error;
    return open(made);
  }
}

/** As it stands now: a request before this one may have made it. */
async function customerOf(provider: PaymentProvider, user: User): Promise<string> {
  return (await findCustomerId(user.id)) ?? ensureCustomer(provider, user, null);
}

async function findCustomerId(userId: string): Promise<string | null> {
  return (await findUser(userId))?.paymentCustomerId ?? null;
}

/** Who this person is at the provider, in place of who they were there. */
async function ensureCustomer(
  provider: PaymentProvider,
  { id: userId, email }: User,
  before: string | null,
): Promise<string> {
  const made = await provider.ensureCustomer({ userId, email, customerId: before });
  const isAsBefore =
    before === null ? isNull(users.paymentCustomerId) : eq(users.paymentCustomerId, before);
  await database()
    .update(users)
    .set({ paymentCustomerId: made })
    .where(and(eq(users.id, userId), isAsBefore));
  return made;
}
