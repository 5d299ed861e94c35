import { and, eq, isNull } from "drizzle-orm";
import type { PlanType } from "#app/catalogue/plans.ts";
import type { EmbeddedPayment, PaymentProvider } from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { paymentProvider } from "./payment-provider.server.ts";
import { syncSubscription } from "./subscription-sync.server.ts";
import { isPremium } from "./subscriptions.server.ts";
import { findUser, type User } from "./users.server.ts";

/** What came of wanting to buy: a page to pay on, or why there is none. */
export type CheckoutOutcome =
  | { status: "opened"; url: string }
  /** They have it already. */
  | { status: "active" }
  /** Nobody takes payments here. */
  | { status: "not_configured" };

interface CheckoutAsked {
  plan: PlanType;
  /** Of the form: the same one opens the same checkout. */
  key: string;
  successUrl: string;
  cancelUrl: string;
}

/**
 * Opens a checkout for this person, unless the provider says that they are subscribed already. Throws
 * a PaymentError where it doesn't answer.
 */
export async function openCheckout(
  user: User,
  { plan, key, successUrl, cancelUrl }: CheckoutAsked,
): Promise<CheckoutOutcome> {
  const provider = paymentProvider();
  if (!provider) return { status: "not_configured" };
  const customerId = await customerOf(provider, user);
  if (await isSubscribed(user.id)) return { status: "active" };
  const asked = { customerId, userId: user.id, plan, key, successUrl, cancelUrl };
  return { status: "opened", ...(await provider.openCheckout(asked)) };
}

/** The same for a payment form in our own page; null where the provider has none, or they are subscribed. */
export async function openEmbeddedPayment(
  user: User,
  { plan, key }: Pick<CheckoutAsked, "plan" | "key">,
): Promise<EmbeddedPayment | null> {
  const provider = paymentProvider();
  if (!provider?.openEmbedded) return null;
  const customerId = await customerOf(provider, user);
  if (await isSubscribed(user.id)) return null;
  return provider.openEmbedded({ customerId, userId: user.id, plan, key });
}

/** What the provider says now, and not what stood here: a second subscription helps nobody. */
async function isSubscribed(userId: string): Promise<boolean> {
  await syncSubscription(userId);
  const user = await findUser(userId);
  return user !== null && isPremium(user);
}

async function customerOf(provider: PaymentProvider, user: User): Promise<string> {
  const { id: userId, email, paymentCustomerId: customerId } = user;
  if (customerId !== null) return customerId;
  const made = await provider.ensureCustomer({ userId, email, customerId });
  await database()
    .update(users)
    .set({ paymentCustomerId: made })
    .where(and(eq(users.id, userId), isNull(users.paymentCustomerId)));
  return made;
}
