import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { deleteAccount } from "#app/models/accounts/account-deletion.server.ts";
import { makeApiToken } from "#app/models/accounts/api-tokens.server.ts";
import {
  cancelRemainingSubscription,
  syncAfterEvents,
} from "#app/models/billing/payment-events.server.ts";
import { database } from "#db/client.ts";
import { checkoutLocks, users } from "#db/schema.ts";
import { ask } from "#tests/setup/app-under-test.ts";
import { call } from "#tests/setup/json-calls.ts";
import { newMember } from "#tests/setup/members.ts";
import { PRICES, StripeServer } from "#tests/setup/stripe-server.ts";
import { ORIGIN, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { userOf } from "./rows.ts";

const ADULT = { onboardingComplete: true, selectedTherapist: "alina" } as const;

const stripe = await StripeServer.start();
Object.assign(process.env, stripe.settings);

afterEach(() => {
  stripe.recover();
  stripe.hasPortal = true;
  stripe.otherPrice = {};
});
afterAll(() => stripe.stop());

/** Sends the form of a page and stays with the answer, wherever it leads. */
async function press(visitor: Visitor, page: Page, path: string, fields: Record<string, string>) {
  const form = page.forms.find(({ action }) => action === path);
  const body = new URLSearchParams({ ...form?.fields, ...fields });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = {
    Cookie: cookie,
    Origin: ORIGIN,
    "Content-Type": "application/x-www-form-urlencoded",
  };
  return ask(new Request(`${ORIGIN}${path}`, { method: "POST", body, headers }));
}

async function redirectToProvider(visitor: Visitor, planType = "monthly"): Promise<string> {
  const page = await visitor.get("/checkout");
  const answer = await press(visitor, page, "/checkout", { planType });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

async function subscribe(visitor: Visitor) {
  const url = await redirectToProvider(visitor);
  await fetch(url, { method: "POST", redirect: "manual" });
  return visitor.get("/subscription-success");
}

/** Brings the provider's events to the webhook, and waits until they were looked into. */
async function deliver(): Promise<void> {
  const statuses = await stripe.deliver(ORIGIN, undefined, ask);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await syncAfterEvents();
}

test("a plain form leads to the provider's page, and what is paid there is premium here", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const url = await redirectToProvider(visitor);
  expect(url.startsWith(stripe.url)).toBe(true);
  const waiting = await visitor.get("/subscription-success");
  expect(waiting.text).toContain("Payment Processing");
  await fetch(url, { method: "POST", redirect: "manual" });
  const done = await visitor.get("/subscription-success");
  expect(done.text).toContain("Welcome to Premium!");
  expect(done.text).not.toContain("Payment Processing");
  expect(await userOf(userId)).toMatchObject({
    subscriptionPlan: "premium",
    subscriptionStatus: "active",
  });
});

test("whoever never comes back from paying is premium by the webhook alone", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const url = await redirectToProvider(visitor, "yearly");
  await fetch(url, { method: "POST", redirect: "manual" });
  await deliver();
  expect((await userOf(userId))?.subscriptionStatus).toBe("active");
});

test("only the pages where one pays let a form lead to the provider, or load anything of it", async () => {
  const { visitor } = await newMember(ADULT);
  const policyOf = async (path: string) =>
    (await visitor.raw(path)).headers.get("content-security-policy") ?? "";
  const checkout = await policyOf("/checkout");
  expect(checkout).toContain("script-src 'nonce-");
  expect(checkout).toContain("https://js.stripe.com");
  expect(checkout).toContain("form-action 'self' https://checkout.stripe.com");
  for (const path of ["/home", "/chat", "/journal", "/settings", "/privacy"]) {
    expect(await policyOf(path)).not.toContain("stripe");
  }
});

test.each(["slow", "cut", 429, 500] as const)(
  "where the provider fails (%s) the page says so within ten seconds, and nothing is lost",
  async (fault) => {
    const { visitor } = await newMember(ADULT);
    const page = await visitor.get("/checkout");
    stripe.fail(fault);
    const startedAt = performance.now();
    const answer = await visitor.submit(page, { planType: "monthly" });
    expect(answer.status).toBe(502);
    expect(performance.now() - startedAt).toBeLessThan(11_000);
    expect(answer.text).toContain("Upgrade Failed");
    expect(answer.text).toContain("Failed to start subscription process. Please try again.");
    expect((await visitor.get("/home")).status).toBe(200);
    stripe.recover();
    expect(await redirectToProvider(visitor)).toContain(stripe.url);
  },
  30_000,
);

test("the status is looked up on asking, and where that fails it says so", async () => {
  const { visitor } = await newMember(ADULT);
  await redirectToProvider(visitor);
  const page = await visitor.get("/subscription-success");
  const form = page.forms.find(({ action }) => action === "/subscription-success");
  const pending = await visitor.post("/subscription-success", form?.fields ?? {});
  expect(pending.text).toContain("Payment Processing");
  stripe.fail(500);
  const failed = await visitor.post("/subscription-success", form?.fields ?? {});
  expect(failed.status).toBe(502);
  expect(failed.text).toContain("Failed to check subscription status. Please try again.");
});

test("what a second tab began first can't be paid as well", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const first = await redirectToProvider(visitor);
  const second = await redirectToProvider(visitor, "yearly");
  await fetch(first, { method: "POST", redirect: "manual" });
  await fetch(second, { method: "POST", redirect: "manual" });
  const customer = (await userOf(userId))?.paymentCustomerId ?? "";
  expect(stripe.account.subscriptionsOf(customer)).toHaveLength(1);
});

test("a payment form in the page gets what it needs, and a subscriber is told by the form itself", async () => {
  const { visitor } = await newMember(ADULT);
  const page = await visitor.get("/checkout");
  expect(page.html).toContain('data-payment="/checkout/payment"');
  const fields = page.forms.find(({ action }) => action === "/checkout")?.fields ?? {};
  const answer = await visitor.post("/checkout/payment", { ...fields, planType: "monthly" });
  const payment: unknown = JSON.parse(answer.html);
  expect(payment).toEqual({
    clientSecret: expect.stringMatching(/_secret/),
    publishableKey: stripe.settings.STRIPE_PUBLISHABLE_KEY,
  });
  const other = await newMember(ADULT);
  const opened = await other.visitor.get("/checkout");
  await subscribe(other.visitor);
  const again = await other.visitor.post("/checkout/payment", {
    ...opened.forms.find(({ action }) => action === "/checkout")?.fields,
    planType: "monthly",
  });
  expect(again.status).toBe(409);
});

test("the portal opens at the provider, and where nobody has set it up the page says whom to write to", async () => {
  const { visitor } = await newMember(ADULT);
  await subscribe(visitor);
  const page = await visitor.get("/settings/plan");
  const opened = await press(visitor, page, "/settings/plan/portal", {});
  expect(opened.status).toBe(303);
  expect(opened.headers.get("location")).toMatch(/^https?:/);
  stripe.hasPortal = false;
  const form = page.forms.find(({ action }) => action === "/settings/plan/portal");
  const told = await visitor.post("/settings/plan/portal", form?.fields ?? {});
  expect(told.text).toContain("Subscription Management Error");
  expect(told.text).toContain("contact support by email");
});

test("a cancellation in the provider's portal is taken back here, and done is what the provider says", async () => {
  const { visitor, userId } = await newMember(ADULT);
  await subscribe(visitor);
  const id = (await userOf(userId))?.paymentSubscriptionId ?? "";
  stripe.account.cancelInPortal(id);
  await deliver();
  const canceled = await visitor.get("/settings/plan");
  expect(canceled.text).toContain("Canceled. You keep Premium until");
  const ignores = vi.spyOn(stripe.account, "cancelLater");
  ignores.mockImplementation((which) => stripe.account.subscription(which));
  const nothing = await visitor.submit(canceled, { intent: "resume" });
  expect(nothing.text).toContain("Subscription Management Error");
  ignores.mockRestore();
  const resumed = await visitor.submit(canceled, { intent: "resume" });
  expect(resumed.text).toContain("It renews on");
  expect(stripe.account.subscription(id).cancel_at).toBeNull();
});

/** Somebody whom the provider knows, and who has credit there. */
async function newCreditor(cents: number) {
  const member = await newMember(ADULT);
  const { id } = stripe.account.createCustomer(member.email, { userId: member.userId });
  stripe.account.giveCredit(id, cents);
  await database().update(users).set({ paymentCustomerId: id }).where(eq(users.id, member.userId));
  return member;
}

test("a first payment that credit makes in full begins the plan, by both doors, and nothing is promised back", async () => {
  const form = await newCreditor(2_000);
  const page = await form.visitor.get("/checkout");
  const fields = page.forms.find(({ action }) => action === "/checkout")?.fields ?? {};
  const sent = { ...fields, planType: "monthly" };
  const answer = await form.visitor.post("/checkout/payment", sent);
  expect(JSON.parse(answer.html)).toMatchObject({ clientSecret: null });
  expect((await form.visitor.get("/subscription-success")).text).toContain("Welcome to Premium!");
  expect((await form.visitor.get("/settings/plan")).text).not.toContain("30-Day Guarantee");

  const { userId } = await newCreditor(2_000);
  const scope = { name: "buys", scopes: ["plan"] } as const;
  const key = (await makeApiToken(userId, scope, { userAgent: null })) ?? "";
  const body = { planType: "monthly", embedded: true };
  const called = await call("POST", "/api/create-subscription", { key, body });
  expect(await called.json()).toMatchObject({
    clientSecret: null,
    url: expect.stringContaining("/subscription-success"),
  });
  expect((await userOf(userId))?.subscriptionStatus).toBe("active");
});

test("the guarantee counts what was paid, and asks nobody to guess it", async () => {
  const { visitor } = await newCreditor(500);
  await subscribe(visitor);
  const page = await visitor.get("/settings/plan");
  expect(page.text).toContain("your first payment of $4.97");
  stripe.fail(500, /charges/);
  const form = page.forms.find(({ action }) => action === "/settings/plan/refund");
  const unknown = await visitor.post("/settings/plan/refund", form?.fields ?? {});
  expect(unknown.text).toContain("Connection Error");
  expect(unknown.text).toContain("30-Day Guarantee");
  stripe.recover();
  const asked = await visitor.post("/settings/plan/refund", form?.fields ?? {});
  expect(asked.text).toContain("We'll refund $4.97");
});

test("a change of plan shows what it costs, and charges that", async () => {
  const { visitor, userId } = await newMember(ADULT);
  await subscribe(visitor);
  const change = await visitor.get("/settings/plan/change");
  const [, due = ""] = /Today you pay (\$\d+\.\d\d)/.exec(change.text) ?? [];
  expect(due).not.toBe("");
  const changed = await visitor.submit(change, { planType: "yearly" });
  expect(changed.text).toContain("Premium, yearly");
  expect(changed.text).toContain(due);
  expect((await userOf(userId))?.subscriptionStatus).toBe("active");
  stripe.fail(500);
  const failed = await visitor.get("/settings/plan/change");
  expect(failed.text).toContain("Connection Error");
  expect((await visitor.get("/settings/plan")).text).toContain(
    "We can't show your receipts right now",
  );
});

/** What this customer could pay for now: pages of the provider's, and forms in ours. */
function payable(customerId: string) {
  const open = [...stripe.account.checkouts.values()].filter(
    ({ customer, status }) => customer === customerId && status === "open",
  );
  const begun = stripe.account
    .subscriptionsOf(customerId)
    .filter(({ status }) => status === "incomplete");
  return [...open, ...begun];
}

test("ten checkouts at once, by every door, are one that can be paid", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const page = await visitor.get("/checkout");
  const token = page.forms.find(({ action }) => action === "/checkout")?.fields ?? {};
  const device = { userAgent: null };
  const key = (await makeApiToken(userId, { name: "buys", scopes: ["plan"] }, device)) ?? "";
  const buyByCall = (planType: string, embedded: boolean) =>
    call("POST", "/api/create-subscription", { key, body: { planType, embedded } });
  const plans = ["monthly", "yearly"];
  await Promise.all([
    ...[...plans, ...plans].map((planType) => press(visitor, page, "/checkout", { planType })),
    ...plans.map((planType) => visitor.send("/checkout/payment", { ...token, planType })),
    ...plans.flatMap((plan) => [buyByCall(plan, false), buyByCall(plan, true)]),
  ]);
  const customer = (await userOf(userId))?.paymentCustomerId ?? "";
  expect(payable(customer)).toHaveLength(1);

  for (const { id } of stripe.account.checkouts.values()) {
    if (stripe.account.checkouts.get(id)?.customer === customer) stripe.account.finishCheckout(id);
  }
  for (const { id, customer: whose } of stripe.account.invoices.values()) {
    if (whose === customer) stripe.account.confirmPayment(`${id}_secret`);
  }
  const paid = stripe.account.subscriptionsOf(customer).filter(({ status }) => status === "active");
  expect(paid).toHaveLength(1);
});

test("the same plan leads to the checkout that is open, and a closed one to a new one", async () => {
  const { visitor } = await newMember(ADULT);
  const first = await redirectToProvider(visitor);
  expect(await redirectToProvider(visitor)).toBe(first);
  await redirectToProvider(visitor, "yearly");
  expect(await redirectToProvider(visitor)).not.toBe(first);
});

test("an instance that died while it opened a checkout keeps nobody from paying", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const left = { userId, holderId: "of an instance that is gone", heldUntil: Date.now() + 500 };
  await database().insert(checkoutLocks).values(left);
  expect(await redirectToProvider(visitor)).toContain(stripe.url);
  const own = eq(checkoutLocks.userId, userId);
  expect(await database().select().from(checkoutLocks).where(own)).toEqual([]);
});

test("an account that is deleted here is ended there, with all that its customer has", async () => {
  const { visitor, userId } = await newMember(ADULT);
  await subscribe(visitor);
  const customer = (await userOf(userId))?.paymentCustomerId ?? "";
  // More than the provider lists at once, begun in its own pages: we were told of none.
  for (let count = 0; count < 101; count += 1) {
    stripe.account.subscribe(customer, count % 2 ? PRICES.yearly : PRICES.foreign, {});
  }
  stripe.account.subscribe(customer, PRICES.monthly, {}, { waits: true });
  const { id: open } = stripe.account.openCheckout(
    customer,
    PRICES.yearly,
    { client_reference_id: null, success_url: null, cancel_url: null, metadata: {} },
    {},
    (id) => `${stripe.url}/pay/${id}`,
  );

  await deleteAccount({ id: userId, email: "gone@example.org" });
  stripe.fail(500, /DELETE|cancel/, 4);
  await cancelRemainingSubscription();
  stripe.recover();
  await cancelRemainingSubscription();
  const states = stripe.account.subscriptionsOf(customer).map(({ status }) => status);
  expect(states).toHaveLength(103);
  expect(new Set(states)).toEqual(new Set(["canceled"]));
  expect(stripe.account.finishCheckout(open)).toBe(false);
});

test("whoever was deleted at the provider can subscribe again", async () => {
  const { visitor, userId } = await newMember(ADULT);
  await subscribe(visitor);
  stripe.account.deleteCustomer((await userOf(userId))?.paymentCustomerId ?? "");
  await deliver();
  expect((await userOf(userId))?.subscriptionStatus).toBe("canceled");
  expect((await subscribe(visitor)).text).toContain("Welcome to Premium!");
  expect((await userOf(userId))?.subscriptionStatus).toBe("active");
});

test("an admin is told where the provider charges something else than the pages say", async () => {
  const { visitor } = await newMember({ role: "admin" });
  const told = async () =>
    /Prices at the payment provider:(.*?)Target/su
      .exec((await visitor.get("/admin/operations")).text)?.[1]
      ?.trim();
  expect(await told()).toBe("the same as on our pages");
  stripe.otherPrice = { unit_amount: 997 };
  expect(await told()).toBe("not the same as on our pages: yearly");
  stripe.otherPrice = { currency: "eur" };
  expect(await told()).toBe("not the same as on our pages: monthly, yearly");
  stripe.fail(500);
  expect(await told()).toBe("can't be checked now");
});
