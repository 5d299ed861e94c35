import { eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { deleteAccount } from "#app/models/accounts/account-deletion.server.ts";
import {
  cancelRemainingSubscription,
  reconcileSubscriptions,
  syncAfterEvents,
} from "#app/models/billing/payment-events.server.ts";
import { paymentProvider } from "#app/models/billing/payment-provider.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { findUser, type User } from "#app/models/accounts/users.server.ts";
import { database } from "#db/client.ts";
import { customerClosures, paymentEvents, subscriptions, users } from "#db/schema.ts";
import { ask } from "#tests/setup/app-under-test.ts";
import { newMember } from "#tests/setup/members.ts";
import { soon } from "#tests/setup/soon.ts";
import { PRICES, StripeServer, type StripeEvent } from "#tests/setup/stripe-server.ts";
import { ORIGIN } from "#tests/setup/visitor.ts";

const DAY_MS = 24 * 60 * 60_000;
const WEBHOOK = `${ORIGIN}/api/stripe/webhook`;

const stripe = await StripeServer.start();
Object.assign(process.env, stripe.settings);
const { account } = stripe;

afterEach(() => stripe.recover());
afterAll(() => stripe.stop());

/** Somebody the provider knows, who has bought nothing yet. */
async function newCustomer() {
  const member = await newMember({ onboardingComplete: true, selectedTherapist: "alina" });
  const { id } = account.createCustomer(member.email, { userId: member.userId });
  await database().update(users).set({ paymentCustomerId: id }).where(eq(users.id, member.userId));
  account.takeEvents();
  return { ...member, customerId: id };
}

/** Somebody who has subscribed at the provider: what it tells of that, nobody has heard yet. */
async function newSubscriber(priceId: string = PRICES.monthly) {
  const member = await newCustomer();
  const subscription = account.subscribe(member.customerId, priceId, { userId: member.userId });
  return { ...member, subscriptionId: subscription.id, events: account.takeEvents() };
}

async function person(userId: string): Promise<User> {
  const user = await findUser(userId);
  if (!user) throw new Error("nobody");
  return user;
}

/** An event on its way: as the provider sends it, except for what a test changes. */
function hook(payload: string, signature: string | null): Promise<Response> {
  const headers = new Headers({ "content-type": "application/json" });
  if (signature !== null) headers.set("stripe-signature", signature);
  return ask(new Request(WEBHOOK, { method: "POST", headers, body: payload }));
}

/** Sends these and waits until what they tell was looked into. */
async function deliver(events: readonly StripeEvent[]): Promise<void> {
  const statuses = await stripe.deliver(ORIGIN, events, ask);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await soon(async () => (await waiting(events)) === 0);
}

async function kept(events: readonly StripeEvent[]) {
  const ids = events.map(({ id }) => id);
  return database().select().from(paymentEvents).where(inArray(paymentEvents.id, ids));
}

async function waiting(events: readonly StripeEvent[]): Promise<number> {
  return (await kept(events)).filter(({ syncedAt }) => syncedAt === null).length;
}

describe("the signature", () => {
  const seconds = () => Math.floor(Date.now() / 1_000);

  /** The first event of a new subscriber. */
  async function firstEvent() {
    const { events, userId } = await newSubscriber();
    const [event] = events;
    if (!event) throw new Error("nothing was told");
    return { event, userId };
  }

  test("that is right is taken, and so is one from a few minutes ago", async () => {
    const { event, userId } = await firstEvent();
    const { payload, signature } = stripe.sign(event, { timestamp: seconds() - 290 });
    expect((await hook(payload, signature)).status).toBe(200);
    await soon(async () => isPremium(await person(userId)));
  });

  test.each<[string, (event: StripeEvent) => [string, string | null]]>([
    [
      "made with another secret",
      (event) => {
        const { payload, signature } = stripe.sign(event, { secret: "whsec_of_somebody_else" });
        return [payload, signature];
      },
    ],
    [
      "from more than five minutes ago",
      (event) => {
        const { payload, signature } = stripe.sign(event, { timestamp: seconds() - 301 });
        return [payload, signature];
      },
    ],
    ["that isn't there", (event) => [stripe.sign(event).payload, null]],
    ["that is empty", (event) => [stripe.sign(event).payload, ""]],
    ["that is no signature", (event) => [stripe.sign(event).payload, "t=1,v1=00"]],
    [
      "over a body of which one byte has changed",
      (event) => {
        const { payload, signature } = stripe.sign(event);
        return [payload.replace('"livemode":false', '"livemode":falsf'), signature];
      },
    ],
    [
      "over another event's body",
      (event) => [
        stripe.sign({ ...event, id: "evt_another" }).payload,
        stripe.sign(event).signature,
      ],
    ],
  ])("%s is refused, and nothing is kept", async (_what, send) => {
    const { event, userId } = await firstEvent();
    const answer = await hook(...send(event));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "unreadable" });
    expect(await kept([event])).toEqual([]);
    await syncAfterEvents();
    expect(isPremium(await person(userId))).toBe(false);
  });

  test("over a body that is too large isn't looked at", async () => {
    const { event } = await firstEvent();
    const { payload } = stripe.sign(event);
    const large = payload.padEnd(600 * 1_024, " ");
    expect((await hook(large, stripe.sign(event).signature)).status).toBe(413);
    expect(await kept([event])).toEqual([]);
  });
});

test("the same event a hundred times at once is one, and what it says is so", async () => {
  const { events, userId, subscriptionId } = await newSubscriber();
  const event = events.at(-1);
  if (!event) throw new Error("nothing was told");
  const { payload, signature } = stripe.sign(event);
  const answers = await Promise.all(Array.from({ length: 100 }, () => hook(payload, signature)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await soon(async () => (await waiting([event])) === 0);
  expect(await kept([event])).toHaveLength(1);
  const user = await person(userId);
  expect(isPremium(user)).toBe(true);
  expect(user.paymentSubscriptionId).toBe(subscriptionId);
  const asked = stripe.calls.length;
  await hook(payload, signature);
  await syncAfterEvents();
  expect(stripe.calls.length).toBe(asked);
});

test("events in reverse order, hours late and some of them lost end in what is true", async () => {
  const { userId, customerId, subscriptionId, events } = await newSubscriber();
  account.changePrice(subscriptionId, PRICES.yearly, account.now);
  account.change(subscriptionId, { cancel_at_period_end: true });
  events.push(...account.takeEvents());
  for (const event of events.toReversed().filter((_each, index) => index % 3 !== 1)) {
    await deliver([event]);
  }
  const own = eq(subscriptions.userId, userId);
  const [details] = await database().select().from(subscriptions).where(own);
  expect(details).toMatchObject({ plan: "yearly", amountCents: 9_997, cancelAtPeriodEnd: true });
  expect(isPremium(await person(userId))).toBe(true);
  account.cancel(subscriptionId);
  const [ended] = account.takeEvents();
  await deliver(ended ? [ended, ...events] : []);
  expect(isPremium(await person(userId))).toBe(false);
  expect((await person(userId)).paymentCustomerId).toBe(customerId);
});

test("an event for a customer of nobody here changes nothing and is done", async () => {
  const { id } = account.createCustomer("somebody@example.org", {});
  const subscription = account.subscribe(id, PRICES.monthly, {});
  await deliver(account.takeEvents());
  await cancelRemainingSubscription();
  expect(account.subscription(subscription.id).status).toBe("active");
});

test("what an account had goes on costing nobody anything once it is deleted", async () => {
  const { userId, email, subscriptionId, events } = await newSubscriber();
  await deliver(events);
  await deleteAccount({ id: userId, email });
  stripe.fail(500);
  await cancelRemainingSubscription();
  expect(account.subscription(subscriptionId).status).toBe("active");
  stripe.recover();
  await cancelRemainingSubscription();
  expect(account.subscription(subscriptionId).status).toBe("canceled");
  expect(await database().select().from(customerClosures)).toEqual([]);
  await deliver(account.takeEvents());
});

test("so does a checkout that was paid after the account was deleted", async () => {
  const { userId, email, customerId } = await newCustomer();
  const opened = await paymentProvider()?.openCheckout({
    customerId,
    userId,
    plan: "monthly",
    successUrl: `${ORIGIN}/subscription-success`,
    cancelUrl: `${ORIGIN}/checkout`,
  });
  await deleteAccount({ id: userId, email });
  account.finishCheckout(opened?.url.split("/").at(-1) ?? "");
  await deliver(account.takeEvents());
  await cancelRemainingSubscription();
  expect(account.subscriptionsOf(customerId)).toMatchObject([{ status: "canceled" }]);
});

test("who subscribes anew isn't charged for what they didn't pay before", async () => {
  account.moveClock(-40 * DAY_MS);
  const { userId, customerId, subscriptionId } = await newSubscriber();
  account.declineCardOf(customerId);
  account.moveClock(40 * DAY_MS);
  expect(account.subscription(subscriptionId).status).toBe("past_due");
  account.declineCardOf(customerId, false);
  const { id } = account.subscribe(customerId, PRICES.yearly, { userId });
  await deliver(account.takeEvents());
  await cancelRemainingSubscription();
  expect(account.subscription(subscriptionId).status).toBe("canceled");
  expect(account.subscription(id).status).toBe("active");
  await deliver(account.takeEvents());
  expect(isPremium(await person(userId))).toBe(true);
});

test("a price that is none of ours gives nothing, and takes nothing", async () => {
  const stranger = await newSubscriber(PRICES.foreign);
  await deliver(stranger.events);
  expect(isPremium(await person(stranger.userId))).toBe(false);
  const member = await newSubscriber();
  account.subscribe(member.customerId, PRICES.foreign, {});
  await deliver([...member.events, ...account.takeEvents()]);
  expect(isPremium(await person(member.userId))).toBe(true);
});

test("a customer who is deleted at the provider is on the free plan", async () => {
  const { events, userId, customerId } = await newSubscriber();
  await deliver(events);
  account.deleteCustomer(customerId);
  await deliver(account.takeEvents());
  const user = await person(userId);
  expect(isPremium(user)).toBe(false);
  expect(user.subscriptionStatus).toBe("canceled");
});

describe("what a state at the provider gives", () => {
  /** Some days after a payment that was due and didn't come. */
  async function pastDue(days: number) {
    const period = 31 * DAY_MS;
    account.moveClock(-days * DAY_MS - period);
    const subscriber = await newSubscriber();
    account.declineCardOf(subscriber.customerId);
    account.moveClock(days * DAY_MS + period);
    return { ...subscriber, events: account.takeEvents() };
  }

  async function changed(changes: Parameters<typeof account.change>[1]) {
    const subscriber = await newSubscriber();
    account.change(subscriber.subscriptionId, changes);
    return { ...subscriber, events: account.takeEvents() };
  }

  async function incomplete() {
    const member = await newCustomer();
    account.subscribe(member.customerId, PRICES.yearly, {}, { waits: true });
    return { ...member, events: account.takeEvents() };
  }

  test.each([
    ["active", true, () => changed({ status: "active" })],
    ["active until its end", true, () => changed({ cancel_at_period_end: true })],
    ["trialing", true, () => changed({ status: "trialing" })],
    ["past due for five days", true, () => pastDue(5)],
    ["past due for nine days", false, () => pastDue(9)],
    ["canceled", false, () => changed({ status: "canceled", ended_at: 1 })],
    ["unpaid", false, () => changed({ status: "unpaid" })],
    ["paused", false, () => changed({ status: "paused" })],
    [
      "with its payments paused",
      false,
      () => changed({ pause_collection: { behavior: "void", resumes_at: null } }),
    ],
    ["incomplete", false, incomplete],
    ["incomplete to the end", false, () => changed({ status: "incomplete_expired" })],
    ["one that nobody here knows", false, () => changed({ status: "frozen" })],
  ])("%s: premium is %s", async (_state, isOpen, begin) => {
    const { visitor, userId, events } = await begin();
    await deliver(events);
    expect(isPremium(await person(userId))).toBe(isOpen);
    const journal = await visitor.get("/journal");
    const isShown = journal.url === "/journal" && !journal.text.includes("Premium Feature");
    expect(isShown).toBe(isOpen);
  });
});

describe("while the provider fails", () => {
  test.each([500, 429] as const)("an event is answered and waits: %s", async (fault) => {
    const { events, userId } = await newSubscriber();
    stripe.fail(fault);
    const statuses = await stripe.deliver(ORIGIN, events, ask);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await syncAfterEvents();
    expect(await waiting(events)).toBe(events.length);
    expect(isPremium(await person(userId))).toBe(false);
    stripe.recover();
    await syncAfterEvents();
    expect(await waiting(events)).toBe(0);
    expect(isPremium(await person(userId))).toBe(true);
  });

  test("what a person has stays theirs", async () => {
    const { events, userId } = await newSubscriber();
    await deliver(events);
    stripe.fail(500);
    account.cancel((await person(userId)).paymentSubscriptionId ?? "");
    const [ended] = account.takeEvents();
    if (ended) await stripe.deliver(ORIGIN, [ended], ask);
    await syncAfterEvents();
    expect(isPremium(await person(userId))).toBe(true);
  });
});

describe("what a lost event missed", () => {
  test("is found within a day, and nobody else is asked about", async () => {
    const lost = await newSubscriber();
    const known = await newSubscriber();
    await deliver(known.events);
    account.cancel(known.subscriptionId);
    account.takeEvents();
    await reconcileSubscriptions();
    expect(isPremium(await person(lost.userId))).toBe(true);
    expect(isPremium(await person(known.userId))).toBe(true);
    await reconcileSubscriptions(Date.now() + DAY_MS + 1);
    expect(isPremium(await person(known.userId))).toBe(false);
  });

  test("is found at once where a period has ended", async () => {
    account.moveClock(-40 * DAY_MS);
    const { events, userId, visitor } = await newSubscriber();
    await deliver(events);
    const justOver = () => ({ premiumExpiresAt: Date.now() - 60 * 60_000 });
    const longOver = () => ({ premiumExpiresAt: Date.now() - DAY_MS });
    // As it stood before the renewal that nobody told of.
    const [details] = await database()
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId));
    const subscriptionAskedAt = (details?.currentPeriodEnd ?? 0) - 60_000;
    await database().update(users).set({ subscriptionAskedAt }).where(eq(users.id, userId));
    account.moveClock(40 * DAY_MS);
    account.takeEvents();
    // Until then nobody is put on the free plan.
    await database().update(users).set(justOver()).where(eq(users.id, userId));
    const plan = await visitor.get("/settings/plan");
    expect(plan.text).toContain("Premium, monthly");
    expect(plan.text).not.toContain("Free plan");
    expect((await visitor.get("/home")).text).not.toContain("free plan");
    await database().update(users).set(longOver()).where(eq(users.id, userId));
    expect(isPremium(await person(userId))).toBe(false);
    await reconcileSubscriptions();
    expect(isPremium(await person(userId))).toBe(true);
  });

  test("is found later where the provider doesn't answer", async () => {
    const { userId } = await newSubscriber();
    stripe.fail(500);
    await reconcileSubscriptions();
    expect(isPremium(await person(userId))).toBe(false);
    stripe.recover();
    await reconcileSubscriptions();
    expect(isPremium(await person(userId))).toBe(true);
  });
});

// The last: what it asked is under way for as long as the provider is waited for.
test("no event waits for its answer where the provider takes long", async () => {
  const { events } = await newSubscriber();
  stripe.fail("slow");
  const startedAt = performance.now();
  const statuses = await stripe.deliver(ORIGIN, events, ask);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await waiting(events)).toBe(events.length);
});
