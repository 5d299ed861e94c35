import type { Stripe } from "stripe";
import { environment } from "#app/config/environment.server.ts";
import {
  PaymentError,
  type PaymentFailure,
  type PaymentProvider,
  type PlanType,
  type ProviderEvent,
} from "./provider.ts";
import {
  endUnpaid,
  findUnpaid,
  isRunning,
  MOST_READ,
  PAGE,
  planCancellation,
  readSubscription,
  refuseSubscriber,
  type StripeSettings,
} from "./stripe-subscriptions.server.ts";

/** The version of the API that everything here was written against. */
const API_VERSION = "2026-10-28.endive";
/** With one more try nobody waits for the provider longer than ten seconds. */
const TIMEOUT_MS = 4_500;
const TRIES_AGAIN = 1;
/** The same for what takes several questions. */
const ALL_WITHIN_MS = 9_800;
/** A page to pay on that closes sooner is no longer handed out. */
const STILL_OPEN_MS = 60 * 60_000;

let opened: Promise<Stripe> | undefined;

/** The SDK is read when it is first needed: most starts of the product go without. */
async function sdk(settings: StripeSettings): Promise<Stripe> {
  return (opened ??= import("stripe").then(({ Stripe: StripeSdk }) => {
    const base = settings.apiBase === null ? null : new URL(settings.apiBase);
    return new StripeSdk(settings.secretKey, {
      apiVersion: API_VERSION,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: TRIES_AGAIN,
      telemetry: false,
      ...(base && {
        protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
        host: base.hostname,
        port: base.port || (base.protocol === "http:" ? 80 : 443),
      }),
    });
  }));
}

/** The payment provider that the settings name. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const ask = <Answer>(work: (stripe: Stripe) => Promise<Answer>) => answerOf(settings, work);
  const priceOf = (plan: PlanType) =>
    plan === "monthly" ? settings.priceMonthly : settings.priceYearly;

  return {
    kind: "stripe",

    async ensureCustomer({ userId, email, customerId }) {
      const { id } = await ask(async (stripe) => {
        const isThere = customerId !== null && (await isCustomer(stripe, customerId));
        if (isThere) return { id: customerId };
        return stripe.customers.create(
          { email, metadata: { userId } },
          // In place of one who was deleted there, and not that one again.
          { idempotencyKey: ["customer", userId, customerId].filter(Boolean).join("-") },
        );
      });
      return id;
    },

    async findSubscriptions(customerId) {
      try {
        const found = await ask((stripe) =>
          stripe.subscriptions
            .list({ customer: customerId, status: "all", limit: PAGE })
            .autoPagingToArray({ limit: MOST_READ }),
        );
        return found.map((each) => readSubscription(each, settings));
      } catch (error) {
        if (error instanceof PaymentError && error.failure === "missing") return [];
        throw error;
      }
    },

    async openCheckout({ customerId, userId, plan, successUrl, cancelUrl }) {
      const checkout = `hosted-${plan}`;
      const { url } = await ask(async (stripe) => {
        const open = await findUnpaid(stripe, customerId);
        const same = open.sessions.find(
          (each) =>
            each.metadata?.["checkout"] === checkout &&
            each.success_url === successUrl &&
            each.expires_at * 1_000 > Date.now() + STILL_OPEN_MS,
        );
        await endUnpaid(stripe, open, same?.id);
        if (same) return same;
        await refuseSubscriber(stripe, customerId, settings);
        return stripe.checkout.sessions.create({
          mode: "subscription",
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: priceOf(plan), quantity: 1 }],
          subscription_data: { metadata: { userId } },
          metadata: { checkout },
          success_url: successUrl,
          cancel_url: cancelUrl,
        });
      });
      if (url === null) throw new PaymentError("refused");
      return { url };
    },

    async openEmbedded({ customerId, userId, plan }) {
      const checkout = `embedded-${plan}`;
      const { status, latest_invoice: invoice } = await ask(async (stripe) => {
        const open = await findUnpaid(stripe, customerId);
        const same = open.begun.find(({ metadata }) => metadata["checkout"] === checkout);
        await endUnpaid(stripe, open, same?.id);
        if (same) return same;
        await refuseSubscriber(stripe, customerId, settings);
        return stripe.subscriptions.create({
          customer: customerId,
          items: [{ price: priceOf(plan) }],
          payment_behavior: "default_incomplete",
          payment_settings: { save_default_payment_method: "on_subscription" },
          metadata: { userId, checkout },
          expand: ["latest_invoice.confirmation_secret"],
        });
      });
      const { publishableKey } = settings;
      // Credit paid the first invoice in full: it has no secret, and there's nothing to confirm.
      if (isRunning(status)) return { clientSecret: null, publishableKey };
      const secret = typeof invoice === "string" ? null : invoice?.confirmation_secret;
      if (!secret) throw new PaymentError("refused");
      return { clientSecret: secret.client_secret, publishableKey };
    },

    async findPrice(plan) {
      const price = await ask((stripe) => stripe.prices.retrieve(priceOf(plan)));
      const { interval, interval_count: count = 1 } = price.recurring ?? {};
      const months = interval === "year" ? 12 * count : interval === "month" ? count : null;
      return { amountCents: price.unit_amount, currency: price.currency, months };
    },

    async closeCheckouts(customerId) {
      await ask(async (stripe) => endUnpaid(stripe, await findUnpaid(stripe, customerId)));
    },

    async openPortal({ customerId, returnUrl }) {
      const { url } = await answerOf(
        settings,
        (stripe) =>
          stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
        // The provider refuses a portal that nobody has set up, and says so in words alone.
        "not_configured",
      );
      return { url };
    },

    async setCancelAtPeriodEnd(subscriptionId, cancels) {
      await ask((stripe) => planCancellation(stripe, subscriptionId, cancels));
    },

    cancelNow,

    async closeCustomer(customerId) {
      try {
        const found = await ask(async (stripe) => {
          await endUnpaid(stripe, await findUnpaid(stripe, customerId));
          // Without a status: all that haven't ended.
          return stripe.subscriptions
            .list({ customer: customerId, limit: PAGE })
            .autoPagingToArray({ limit: MOST_READ });
        });
        for (const { id } of found) await cancelNow(id);
      } catch (error) {
        if (!(error instanceof PaymentError) || error.failure !== "missing") throw error;
      }
    },

    async previewPlanChange(subscriptionId, plan) {
      const prorationDate = Math.floor(Date.now() / 1_000);
      const {
        total,
        amount_due: due,
        lines,
      } = await ask(async (stripe) =>
        stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: {
            items: await changedItems(stripe, subscriptionId, plan),
            proration_behavior: "always_invoice",
            proration_date: prorationDate,
          },
        }),
      );
      const newAmountCents = Math.max(0, ...lines.data.map(({ amount }) => amount));
      return { dueCents: total < 0 ? total : due, newAmountCents, prorationDate };
    },

    async changePlan(subscriptionId, plan, { prorationDate, key }) {
      await ask(async (stripe) =>
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: await changedItems(stripe, subscriptionId, plan),
            proration_behavior: "always_invoice",
            proration_date: prorationDate,
            payment_behavior: "error_if_incomplete",
          },
          { idempotencyKey: `change-${key}-${plan}` },
        ),
      );
    },

    async findCredit(customerId) {
      const customer = await ask((stripe) => stripe.customers.retrieve(customerId));
      return customer.deleted ? 0 : Math.max(0, -customer.balance);
    },

    async listReceipts(customerId) {
      const { data } = await ask((stripe) =>
        stripe.charges.list({ customer: customerId, limit: PAGE }),
      );
      return data
        .filter(({ paid }) => paid)
        .map(({ id, created, amount, refunded, receipt_url: url }) => ({
          id,
          paidAt: created * 1_000,
          amountCents: amount,
          isRefunded: refunded,
          url,
        }));
    },
  };

  async function cancelNow(subscriptionId: string): Promise<void> {
    try {
      await ask((stripe) => stripe.subscriptions.cancel(subscriptionId));
    } catch (error) {
      if (!(error instanceof PaymentError) || error.failure === "unavailable") throw error;
    }
  }

  async function isCustomer(stripe: Stripe, id: string): Promise<boolean> {
    try {
      return (await stripe.customers.retrieve(id)).deleted !== true;
    } catch (error) {
      if (failureOf(error, "refused") === "missing") return false;
      throw error;
    }
  }

  async function changedItems(stripe: Stripe, subscriptionId: string, plan: PlanType) {
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    const [item] = items.data;
    if (!item) throw new PaymentError("missing");
    return [{ id: item.id, price: priceOf(plan) }];
  }
}

/**
 * The event of a webhook, if its signature over the raw body is right and no older than five minutes;
 * null where it isn't, or where no provider is configured.
 */
export async function readEvent(body: Buffer, signature: string): Promise<ProviderEvent | null> {
  const settings = environment().stripe;
  if (settings === null) return null;
  const stripe = await sdk(settings);
  try {
    const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret);
    return { id: event.id, type: event.type, customerId: customerOf(event) };
  } catch {
    return null;
  }
}

function customerOf({ data: { object } }: Stripe.Event): string | null {
  if (object.object === "customer") return object.id;
  const customer = "customer" in object ? object.customer : null;
  if (typeof customer === "string") return customer;
  return customer !== null && typeof customer === "object" && "id" in customer
    ? String(customer.id)
    : null;
}

async function answerOf<Answer>(
  settings: StripeSettings,
  work: (stripe: Stripe) => Promise<Answer>,
  refusedAs: PaymentFailure = "refused",
): Promise<Answer> {
  const stripe = await sdk(settings);
  try {
    return await inTime(work(stripe));
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    throw new PaymentError(failureOf(error, refusedAs), { cause: error });
  }
}

async function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("too late")), ALL_WITHIN_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** By the SDK's own fields, since its classes are not read before they are needed. */
function failureOf(error: unknown, refusedAs: PaymentFailure): PaymentFailure {
  if (typeof error !== "object" || error === null) return "unavailable";
  const status = "statusCode" in error ? Number(error.statusCode) : Number.NaN;
  if ("code" in error && error.code === "resource_missing") return "missing";
  // No answer at all, too many questions, or a fault of theirs.
  if (Number.isNaN(status) || status === 429 || status >= 500) return "unavailable";
  return status === 404 ? "missing" : refusedAs;
}
