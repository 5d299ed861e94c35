import { and, eq, isNull } from "drizzle-orm";
import type { PlanType } from "#app/catalogue/plans.ts";
import {
  PaymentError,
  type EmbeddedPayment,
  type PaymentProvider,
} from "#app/services/payments/provider.ts";
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
  const asked = { userId: user.id, plan, key, successUrl, cancelUrl };
  const opened = await openFor(provider, user, customerId, (id) =>
    provider.openCheckout({ customerId: id, ...asked }),
  );
  return { status: "opened", ...opened };
}

/** The same for a payment form in our own page; null where the provider has none, or they are subscribed. */
export async function openEmbeddedPayment(
  user: User,
  { plan, key }: Pick<CheckoutAsked, "plan" | "key">,
): Promise<EmbeddedPayment | null> {
  const provider = paymentProvider();
  const open = provider?.openEmbedded;
  if (!provider || !open) return null;
  const customerId = await customerOf(provider, user);
  if (await isSubscribed(user.id)) return null;
  return openFor(provider, user, customerId, (id) =>
    open({ customerId: id, userId: user.id, plan, key }),
  );
}

/** What the provider says now, and not what stood here: a second subscription helps nobody. */
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

async function customerOf(provider: PaymentProvider, user: User): Promise<string> {
  return user.paymentCustomerId ?? ensureCustomer(provider, user, null);
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
