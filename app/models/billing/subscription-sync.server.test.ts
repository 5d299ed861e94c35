import { DAY_MS } from "#app/config/durations.ts";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demoProvider } from "#app/models/billing/demo-payments.server.ts";
import type { PaymentProvider, ProviderSubscription } from "#app/services/payments/provider.ts";
import { readSubscription } from "#app/services/payments/stripe-subscriptions.server.ts";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { subscriptions, users } from "#db/schema.ts";
import { isLongRun } from "#tests/setup/long.ts";
import { StripeAccount } from "#tests/setup/stripe/account.ts";
import type { StripeEvent } from "#tests/setup/stripe/events.ts";
import { PRICES } from "#tests/setup/stripe/prices.ts";
import {
  keepPaymentEvent,
  reconcileSubscriptions,
  syncAfterEvents,
} from "./payment-events.server.ts";
import { chooseSubscription, stateOf, syncSubscription } from "./subscription-sync.server.ts";
import { isPremium } from "./subscriptions.server.ts";
import { createUser, findUser } from "#app/models/accounts/users.server.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");
const OURS = { priceMonthly: PRICES.monthly, priceYearly: PRICES.yearly };

/** The provider's truth of the moment; while `isSlow` an answer waits on its way. */
const there = {
  account: new StripeAccount(),
  isSlow: false,
  underWay: [] as (() => void)[],
};

// What the demonstration answers about everything else is never asked here.
const provider: PaymentProvider = {
  ...demoProvider,
  async findSubscriptions(customerId) {
    const found = there.account.subscriptionsOf(customerId);
    const answer = found.map((each) => readSubscription(each, OURS));
    if (there.isSlow) await new Promise<void>((resolve) => there.underWay.push(resolve));
    return answer;
  },
};
vi.mock("./payment-provider.server.ts", () => ({ paymentProvider: () => provider }));
// This is about order, and not about what outlives a power cut: nobody waits for the disk.
vi.mock("#db/log-sync.ts", () => ({
  LogSync: class {
    async reached() {}
    async close() {}
  },
}));

function letAnswersCome(): void {
  there.isSlow = false;
  for (const arrive of there.underWay.splice(0)) arrive();
}

let userId: string;
let begun = 0;

beforeAll(async () => {
  await migrate();
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  const fields = { password: "none", firstName: "Ana", lastName: "Ruiz" };
  const user = await createUser({ email: "ana@example.org", ...fields });
  if (!user) throw new Error("the address is taken");
  userId = user.id;
});
afterAll(() => void vi.useRealTimers());

/** The same person, who has never paid, as a new customer of a provider that has no other. */
async function begin(): Promise<string> {
  begun += 1;
  vi.setSystemTime(NOON);
  there.account = new StripeAccount();
  const { id: paymentCustomerId } = there.account.createCustomer(null, { userId });
  there.account.takeEvents();
  await database().batch([
    database().delete(subscriptions),
    database().update(users).set({
      paymentCustomerId,
      paymentSubscriptionId: null,
      subscriptionPlan: "free",
      subscriptionStatus: "inactive",
      premiumExpiresAt: null,
      pastDueSince: null,
      subscriptionAskedAt: null,
    }),
  ]);
  return paymentCustomerId;
}

async function person() {
  const user = await findUser(userId);
  if (!user) throw new Error("nobody");
  return user;
}

async function details() {
  const [found] = await database()
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return found;
}

/** Whether the provider's truth gives premium, said without any of the product's own words. */
function isPaidFor(customerId: string): boolean {
  const now = Date.now() / 1_000;
  const own = there.account.subscriptionsOf(customerId).flatMap(({ items, ...subscription }) => {
    const [item] = items.data;
    const isOurs = item?.price.id === PRICES.monthly || item?.price.id === PRICES.yearly;
    return item && isOurs ? [{ ...subscription, item }] : [];
  });
  const runs = own.some(
    ({ status, pause_collection: pause, item }) =>
      status === "active" && pause === null && item.current_period_end > now,
  );
  const isInGrace = own.some(
    ({ status, item }) =>
      status === "past_due" && now < item.current_period_start + 7 * 24 * 60 * 60,
  );
  return runs || isInGrace;
}

type Step =
  | { does: "subscribe"; priceId: string; waits: boolean }
  | { does: "change price"; priceId: string }
  | { does: "cancel" | "pay at last" | "be slow" | "be quick" }
  | { does: "cancel later" | "pause" | "decline"; is: boolean }
  | { does: "let time go by"; days: number }
  | { does: "tell" | "tell again" | "lose"; which: number };

const price = fc.constantFrom(PRICES.monthly, PRICES.yearly, PRICES.foreign);
const which = fc.nat(20);
const subscribing = fc.record({
  does: fc.constant("subscribe" as const),
  priceId: price,
  waits: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  subscribing,
  fc.record({ does: fc.constant("change price" as const), priceId: price }),
  fc.record({ does: fc.constantFrom("cancel", "pay at last") }),
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("be slow", "be quick") }) },
  fc.record({ does: fc.constantFrom("cancel later", "pause"), is: fc.boolean() }),
  fc.record({ does: fc.constant("decline" as const), is: fc.boolean() }),
  fc.record({
    does: fc.constant("let time go by" as const),
    days: fc.constantFrom(1, 6, 9, 32),
  }),
  fc.record({ does: fc.constantFrom("tell again", "lose"), which }),
  { weight: 4, arbitrary: fc.record({ does: fc.constant("tell" as const), which }) },
);
const steps: fc.Arbitrary<Step[]> = fc
  .tuple(subscribing, fc.array(step, { minLength: 1, maxLength: 5 }))
  .map(([first, others]) => [first, ...others]);

/** What happens at the provider; nothing where there is nothing that it could happen to. */
function happen(customerId: string, step: Step): void {
  const { account } = there;
  const living = account.subscriptionsOf(customerId).find(({ ended_at: end }) => end === null);
  switch (step.does) {
    case "subscribe": {
      account.subscribe(customerId, step.priceId, { userId }, { waits: step.waits });
      return;
    }
    case "change price": {
      if (living?.status === "active" && !hasDeclined.has(account)) {
        account.changePrice(living.id, step.priceId, account.now);
      }
      return;
    }
    case "cancel": {
      if (living) account.cancel(living.id);
      return;
    }
    case "cancel later": {
      if (living) account.change(living.id, { cancel_at_period_end: step.is });
      return;
    }
    case "pause": {
      const pause = { behavior: "void", resumes_at: null };
      if (living) account.change(living.id, { pause_collection: step.is ? pause : null });
      return;
    }
    case "decline": {
      account.declineCardOf(customerId, step.is);
      if (step.is) hasDeclined.add(account);
      else hasDeclined.delete(account);
      return;
    }
    case "pay at last": {
      account.retryPaymentsOf(customerId);
      return;
    }
    case "let time go by": {
      vi.setSystemTime(Date.now() + step.days * DAY_MS);
      account.settle();
    }
  }
}

const hasDeclined = new WeakSet<StripeAccount>();

async function soonAfter(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

/** Plays it, with what the product hears of it, and then lets it hear the rest. */
async function play(all: readonly Step[]): Promise<string> {
  const customerId = await begin();
  const keep = ({ id, type }: StripeEvent) =>
    keepPaymentEvent({ id: `${id}-${begun}`, type, customerId });
  const untold: StripeEvent[] = [];
  const told: StripeEvent[] = [];
  const rounds: Promise<void>[] = [];
  let isLost = false;
  const tell = async (event: StripeEvent | undefined) => {
    if (!event) return;
    told.push(event);
    await keep(event);
    const round = syncAfterEvents();
    rounds.push(round);
    // The question is on its way, and what happens now is not in its answer.
    if (there.isSlow) await Promise.race([round, soonAfter()]);
    else await round;
  };
  const take = (at: number) => untold.splice(at % Math.max(1, untold.length), 1)[0];
  for (const step of all) {
    if (step.does === "tell") await tell(take(step.which));
    else if (step.does === "tell again") await tell(told[step.which % Math.max(1, told.length)]);
    else if (step.does === "lose") isLost = take(step.which) !== undefined || isLost;
    else if (step.does === "be slow") there.isSlow = true;
    else if (step.does === "be quick") letAnswersCome();
    else happen(customerId, step);
    untold.push(...there.account.takeEvents());
  }
  const [first, ...others] = untold;
  await Promise.all(others.toReversed().map(keep));
  await tell(first);
  letAnswersCome();
  await Promise.all(rounds);
  if (isLost) await reconcileSubscriptions(Date.now() + DAY_MS + 1);
  return customerId;
}

const ORDERS = isLongRun ? 10_000 : 300;
const PATIENCE_MS = isLongRun ? 900_000 : 120_000;

test(
  `${ORDERS} orders of events, told late, twice or never, end in the provider's truth`,
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const customerId = await play(all);
        expect(isPremium(await person())).toBe(isPaidFor(customerId));
        const kept = await details();
        const truth = there.account
          .subscriptionsOf(customerId)
          .map((each) => readSubscription(each, OURS));
        const own = truth.filter(({ plan, status }) => plan !== null && status !== "incomplete");
        expect(kept !== undefined).toBe(own.length > 0);
        if (kept) {
          const { plan, amountCents, cancelAtPeriodEnd, currentPeriodEnd, startedAt } = kept;
          const shown = { plan, amountCents, cancelAtPeriodEnd, currentPeriodEnd, startedAt };
          expect(own.find(({ id }) => id === kept.subscriptionId)).toMatchObject(shown);
        }
      }),
      { numRuns: ORDERS },
    );
  },
  PATIENCE_MS,
);

describe("of several subscriptions", () => {
  let made = 0;

  function one(changes: Partial<ProviderSubscription>): ProviderSubscription {
    made += 1;
    return {
      id: `sub_${made}`,
      customerId: "cus_1",
      userId: null,
      status: "active",
      plan: "monthly",
      amountCents: 997,
      startedAt: NOON,
      currentPeriodStart: NOON,
      currentPeriodEnd: NOON + 30 * DAY_MS,
      cancelAtPeriodEnd: false,
      ...changes,
    };
  }

  test.each<[string, Partial<ProviderSubscription>, Partial<ProviderSubscription>]>([
    ["one that runs", { status: "active" }, { status: "canceled" }],
    ["one that runs", { status: "active" }, { status: "past_due" }],
    ["one on trial", { status: "trialing" }, { status: "past_due" }],
    ["one whose payment is missing", { status: "past_due" }, { status: "unpaid" }],
    ["one that is paused", { status: "paused" }, { status: "canceled" }],
    ["the one that lasts longer", {}, { currentPeriodEnd: NOON + DAY_MS }],
    ["the one that is ours", { status: "canceled" }, { plan: null }],
    ["the one that was paid", { status: "canceled" }, { status: "incomplete" }],
  ])("%s counts, in whatever order they come", (_which, better, worse) => {
    const [counts, other] = [one(better), one(worse)];
    expect(chooseSubscription([counts, other])).toBe(counts);
    expect(chooseSubscription([other, counts])).toBe(counts);
  });

  test("none counts where none is ours and paid", () => {
    expect(chooseSubscription([])).toBeNull();
    expect(chooseSubscription([one({ plan: null }), one({ status: "incomplete" })])).toBeNull();
  });
});

describe("somebody for whom the provider has nothing", () => {
  const free = {
    subscriptionPlan: "free",
    subscriptionStatus: "trialing",
    premiumExpiresAt: NOON + DAY_MS,
    subscriptionRenews: false,
    pastDueSince: null,
    paymentSubscriptionId: null,
  } as const;

  test("keeps their free trial", () => {
    expect(stateOf(null, free, NOON)).toBeNull();
  });

  test("has no premium any longer, if they had a subscription", () => {
    const before = {
      ...free,
      subscriptionPlan: "premium",
      paymentSubscriptionId: "sub_1",
    } as const;
    const after = stateOf(null, before, NOON);
    expect(after).toMatchObject({ subscriptionStatus: "canceled", premiumExpiresAt: NOON });
    expect(after?.subscriptionPlan).toBe("free");
  });

  test("keeps what they change while the provider is asked", async () => {
    await begin();
    there.isSlow = true;
    const syncing = syncSubscription(userId);
    await vi.waitUntil(() => there.underWay.length > 0);
    const changes = { subscriptionStatus: "trialing", firstName: "Bea" } as const;
    await database().update(users).set(changes).where(eq(users.id, userId));
    letAnswersCome();
    await syncing;
    expect(await person()).toMatchObject(changes);
  });
});
