import { DAY_MS } from "#app/config/durations.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRICES, StripeServer, type StripeFault } from "#tests/setup/stripe-server.ts";
import type { PaymentProvider, PlanType } from "./provider.ts";
import { stripeProvider } from "./stripe.server.ts";

/** Nobody waits longer for the provider. */
const LIMIT_MS = 10_000;

let stripe: StripeServer;
let provider: PaymentProvider;
let people = 0;

beforeAll(async () => {
  stripe = await StripeServer.start();
  const { settings } = stripe;
  provider = stripeProvider({
    secretKey: settings.STRIPE_SECRET_KEY,
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    priceMonthly: settings.STRIPE_PRICE_MONTHLY,
    priceYearly: settings.STRIPE_PRICE_YEARLY,
    apiBase: settings.STRIPE_API_BASE,
  });
});
afterAll(() => stripe.stop());
afterEach(() => {
  stripe.recover();
  stripe.hasPortal = true;
});

async function newCustomer() {
  people += 1;
  const buyer = { userId: `person-${people}`, email: `p${people}@example.org`, customerId: null };
  return { buyer, customerId: await provider.ensureCustomer(buyer) };
}

function checkoutOf(customerId: string, plan: PlanType = "monthly") {
  const successUrl = "http://localhost:3000/subscription-success";
  const cancelUrl = "http://localhost:3000/checkout";
  return provider.openCheckout({ customerId, userId: "me", plan, successUrl, cancelUrl });
}

/** Somebody who has paid for a plan. */
async function subscriber(plan: PlanType = "monthly") {
  const { customerId } = await newCustomer();
  const { url } = await checkoutOf(customerId, plan);
  stripe.account.finishCheckout(url.split("/").at(-1) ?? "");
  const [subscription] = await provider.findSubscriptions(customerId);
  if (!subscription) throw new Error("nothing was bought");
  return { customerId, subscription };
}

test("the same person is one customer, and the same form one checkout", async () => {
  const { buyer, customerId } = await newCustomer();
  expect(await provider.ensureCustomer(buyer)).toBe(customerId);
  expect(await provider.ensureCustomer({ ...buyer, customerId })).toBe(customerId);
  const first = await checkoutOf(customerId);
  expect(await checkoutOf(customerId)).toEqual(first);
  expect(await checkoutOf(customerId, "yearly")).not.toEqual(first);
});

test("a checkout that is paid twice has bought one plan", async () => {
  const { customerId } = await newCustomer();
  const { url } = await checkoutOf(customerId);
  const id = url.split("/").at(-1) ?? "";
  expect(await provider.findSubscriptions(customerId)).toEqual([]);
  const paid = [await fetch(url, { method: "POST", redirect: "manual" })];
  paid.push(await fetch(url, { method: "POST", redirect: "manual" }));
  expect(paid.map(({ status }) => status)).toEqual([303, 200]);
  expect(stripe.account.finishCheckout(id)).toBe(false);
  const found = await provider.findSubscriptions(customerId);
  expect(found).toMatchObject([
    { customerId, status: "active", plan: "monthly", amountCents: 997 },
  ]);
  expect(await provider.listReceipts(customerId)).toMatchObject([
    { amountCents: 997, isRefunded: false },
  ]);
});

test("a plan is changed for what was shown before, once, however often it is asked for", async () => {
  const { customerId, subscription } = await subscriber();
  stripe.account.moveClock(15 * DAY_MS);
  const shown = await provider.previewPlanChange(subscription.id, "yearly");
  expect(shown.newAmountCents).toBe(9_997);
  const asked = { prorationDate: shown.prorationDate, key: "a form" };
  await provider.changePlan(subscription.id, "yearly", asked);
  await provider.changePlan(subscription.id, "yearly", asked);
  const [changed, ...others] = await provider.findSubscriptions(customerId);
  expect(others).toEqual([]);
  expect(changed).toMatchObject({ plan: "yearly", amountCents: 9_997, status: "active" });
  const [latest, first] = await provider.listReceipts(customerId);
  expect(latest?.amountCents).toBe(shown.dueCents);
  expect(first?.amountCents).toBe(997);
  stripe.account.moveClock(-15 * DAY_MS);
});

test("back to a month leaves credit and charges nothing", async () => {
  const { customerId, subscription } = await subscriber("yearly");
  const { dueCents, newAmountCents, prorationDate } = await provider.previewPlanChange(
    subscription.id,
    "monthly",
  );
  expect(dueCents).toBeLessThan(0);
  expect(newAmountCents).toBe(997);
  expect(await provider.findCredit(customerId)).toBe(0);
  await provider.changePlan(subscription.id, "monthly", { prorationDate, key: "back" });
  expect(await provider.listReceipts(customerId)).toHaveLength(1);
  expect(await provider.findCredit(customerId)).toBe(-dueCents);

  // On to a year again: the credit is part of what is shown, and of what is charged.
  const shown = await provider.previewPlanChange(subscription.id, "yearly");
  await provider.changePlan(subscription.id, "yearly", { ...shown, key: "on" });
  const [, latest] = (await provider.listReceipts(customerId)).toReversed();
  expect(latest?.amountCents ?? 0).toBe(shown.dueCents);
});

test("where the card is declined nothing of the plan has changed", async () => {
  const { customerId, subscription } = await subscriber();
  stripe.account.declineCardOf(customerId);
  const asked = { prorationDate: Math.floor(Date.now() / 1_000), key: "declined" };
  const changing = provider.changePlan(subscription.id, "yearly", asked);
  await expect(changing).rejects.toMatchObject({ failure: "refused" });
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ plan: "monthly" }]);
});

test("a plan that is canceled runs to the end of its period, and goes on if that is taken back", async () => {
  const { customerId, subscription } = await subscriber();
  await provider.setCancelAtPeriodEnd(subscription.id, true);
  expect(await provider.findSubscriptions(customerId)).toMatchObject([
    { status: "active", cancelAtPeriodEnd: true },
  ]);
  await provider.setCancelAtPeriodEnd(subscription.id, false);
  stripe.account.moveClock(32 * DAY_MS);
  const [renewed] = await provider.findSubscriptions(customerId);
  expect(renewed).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  expect(renewed?.currentPeriodStart).toBe(subscription.currentPeriodEnd);
  expect(await provider.listReceipts(customerId)).toHaveLength(2);
  await provider.setCancelAtPeriodEnd(subscription.id, true);
  stripe.account.moveClock(32 * DAY_MS);
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ status: "canceled" }]);
  stripe.account.moveClock(-64 * DAY_MS);
});

test("one that is gone already is canceled for good", async () => {
  const { customerId, subscription } = await subscriber();
  await provider.cancelNow(subscription.id);
  await provider.cancelNow(subscription.id);
  await provider.cancelNow("sub_never_there");
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ status: "canceled" }]);
});

test("the payment form in our page begins what its confirmation pays", async () => {
  const { customerId } = await newCustomer();
  const asked = { customerId, userId: "me", plan: "yearly" } as const;
  const payment = await provider.openEmbedded?.(asked);
  expect(payment?.publishableKey).toBe(stripe.settings.STRIPE_PUBLISHABLE_KEY);
  expect(await provider.openEmbedded?.(asked)).toEqual(payment);
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ status: "incomplete" }]);
  stripe.account.confirmPayment(payment?.clientSecret ?? "");
  expect(await provider.findSubscriptions(customerId)).toMatchObject([
    { status: "active", plan: "yearly" },
  ]);
});

test("a payment that fails is looked for, and then the plan ends", async () => {
  const { customerId } = await subscriber();
  stripe.account.declineCardOf(customerId);
  stripe.account.moveClock(32 * DAY_MS);
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ status: "past_due" }]);
  stripe.account.declineCardOf(customerId, false);
  stripe.account.retryPaymentsOf(customerId);
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ status: "active" }]);
  stripe.account.declineCardOf(customerId);
  stripe.account.moveClock(60 * DAY_MS);
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ status: "canceled" }]);
  stripe.account.moveClock(-92 * DAY_MS);
});

test("what is paid back is a receipt that says so", async () => {
  const { customerId } = await subscriber();
  const [receipt] = await provider.listReceipts(customerId);
  stripe.account.refund(receipt?.id ?? "");
  expect(await provider.listReceipts(customerId)).toMatchObject([{ isRefunded: true }]);
});

test("a price that is not ours is no plan, and a pause gives nothing", async () => {
  const { customerId } = await newCustomer();
  stripe.account.subscribe(customerId, PRICES.foreign, {});
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ plan: null }]);
  const paused = await subscriber();
  stripe.account.change(paused.subscription.id, {
    pause_collection: { behavior: "void", resumes_at: null },
  });
  expect(await provider.findSubscriptions(paused.customerId)).toMatchObject([{ status: "paused" }]);
});

test("the portal that nobody has set up says so", async () => {
  const { customerId } = await newCustomer();
  const asked = { customerId, returnUrl: "http://localhost:3000/settings/plan" };
  expect((await provider.openPortal?.(asked))?.url).toContain("/portal/");
  stripe.hasPortal = false;
  await expect(provider.openPortal?.(asked)).rejects.toMatchObject({ failure: "not_configured" });
});

test("a customer who was deleted there has nothing, and can't be asked to pay", async () => {
  const { customerId } = await subscriber();
  stripe.account.deleteCustomer(customerId);
  expect(await provider.findSubscriptions(customerId)).toMatchObject([{ status: "canceled" }]);
  expect(await provider.findSubscriptions("cus_never_there")).toEqual([]);
  const opening = checkoutOf(customerId);
  await expect(opening).rejects.toMatchObject({ failure: "missing" });
  const buyer = { userId: "gone", email: "gone@example.org", customerId };
  const again = await provider.ensureCustomer(buyer);
  expect(again).not.toBe(customerId);
  expect(await provider.ensureCustomer(buyer)).toBe(again);
  expect(await provider.ensureCustomer({ ...buyer, customerId: again })).toBe(again);
});

describe("where the provider fails", () => {
  let customerId: string;
  let subscriptionId: string;
  let counter = 0;

  beforeEach(async () => {
    const { customerId: customer, subscription } = await subscriber();
    [customerId, subscriptionId] = [customer, subscription.id];
  });

  /** Every method of the provider, asked at once. */
  function everyCall(): Record<string, Promise<unknown>> {
    counter += 1;
    const key = `fault-${counter}`;
    const returnUrl = "http://localhost:3000/settings/plan";
    const asked = { customerId, userId: "me", plan: "monthly" } as const;
    const buyer = { userId: key, email: "p@example.org", customerId: null };
    return {
      ensureCustomer: provider.ensureCustomer(buyer),
      findSubscriptions: provider.findSubscriptions(customerId),
      openCheckout: checkoutOf(customerId),
      openEmbedded: provider.openEmbedded?.(asked) ?? Promise.reject(new Error("there is none")),
      openPortal:
        provider.openPortal?.({ customerId, returnUrl }) ?? Promise.reject(new Error("none")),
      setCancelAtPeriodEnd: provider.setCancelAtPeriodEnd(subscriptionId, false),
      cancelNow: provider.cancelNow(subscriptionId),
      previewPlanChange: provider.previewPlanChange(subscriptionId, "yearly"),
      changePlan: provider.changePlan(subscriptionId, "yearly", { prorationDate: 1, key }),
      listReceipts: provider.listReceipts(customerId),
      findCredit: provider.findCredit(customerId),
    };
  }

  /** What became of every call, and how long the slowest took. */
  async function outcomes() {
    const startedAt = performance.now();
    const calls = everyCall();
    const settled = await Promise.allSettled(Object.values(calls));
    const failures = settled.map((each) =>
      each.status === "rejected" ? each.reason.failure : "none",
    );
    const names = Object.keys(calls);
    return {
      failures: Object.fromEntries(names.map((name, index) => [name, failures[index]])),
      tookMs: performance.now() - startedAt,
      all: (failure: string) => Object.fromEntries(names.map((name) => [name, failure])),
    };
  }

  test.each<StripeFault>([500, 429, "cut"])("every call says so: %s", async (fault) => {
    stripe.fail(fault);
    const { failures, tookMs, all } = await outcomes();
    expect(failures).toEqual(all("unavailable"));
    expect(tookMs).toBeLessThan(LIMIT_MS);
  });

  test("every call says so where nobody answers within its time", async () => {
    // The first question of a change is answered at the second try, and then there is a second question.
    stripe.fail("slow", /^GET \/v1\/subscriptions\/sub/, 2);
    stripe.fail("slow", /^(?!GET \/v1\/subscriptions\/sub)/);
    const { failures, tookMs, all } = await outcomes();
    expect(failures).toEqual(all("unavailable"));
    expect(tookMs).toBeLessThan(LIMIT_MS);
  });

  test("every call says so where nobody can be reached", async () => {
    await stripe.stop();
    const { failures, tookMs, all } = await outcomes();
    await stripe.restart();
    expect(failures).toEqual(all("unavailable"));
    expect(tookMs).toBeLessThan(LIMIT_MS);
  });

  test("what was done before the line broke is not done again", async () => {
    const buyer = { userId: "cut off", email: "cut@example.org", customerId: null };
    const before = stripe.account.customers.size;
    stripe.fail("cut", /customers/, 1);
    const id = await provider.ensureCustomer(buyer);
    expect(stripe.account.customers.size).toBe(before + 1);
    expect(await provider.ensureCustomer(buyer)).toBe(id);
  });

  test("a key that is used for something else is refused", async () => {
    const { buyer } = await newCustomer();
    const again = provider.ensureCustomer({ ...buyer, email: "other@example.org" });
    await expect(again).rejects.toMatchObject({ failure: "refused" });
  });
});
