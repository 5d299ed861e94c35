import { and, asc, desc, eq, gt, isNull, like, not, notExists, sql, sum } from "drizzle-orm";
import { PLANS, type PlanType } from "#app/catalogue/plans.ts";
import {
  PaymentError,
  type PaymentProvider,
  type ProviderSubscription,
} from "#app/services/payments/provider.ts";
import { database } from "#db/client.ts";
import { demoCheckouts, demoReceipts, demoSubscriptions } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

/** Its ids say what they are: no real provider ever made one. */
const CUSTOMER = "demo_customer_";
/** Rows beside the receipts: credit that was given, and, below zero, credit that was used. */
const CREDIT = "credit-";
/** How many periods a demo that stood still for years catches up with. */
const MOST_PERIODS = 40;

type DemoSubscription = typeof demoSubscriptions.$inferSelect;

/** What a card of the provider's test numbers leads to; null where the number is none of them. */
export type CardOutcome = "paid" | "declined" | "needs_confirmation";

// https://docs.stripe.com/testing
const CARDS: Readonly<Record<string, CardOutcome>> = {
  "4242424242424242": "paid",
  "5555555555554444": "paid",
  "4000000000000002": "declined",
  "4000000000009995": "declined",
  "4000002500003155": "needs_confirmation",
  "4000002760003184": "needs_confirmation",
};

/** What paying with this number leads to in the demonstration. */
export function outcomeOfCard(number: string): CardOutcome | null {
  return CARDS[number.replaceAll(/\D/g, "")] ?? null;
}

/**
 * The demonstration's payment provider: it keeps subscriptions and receipts of its own, in tables that
 * stand for the provider's, and takes no money. For demo mode only.
 */
export const demoProvider: PaymentProvider = {
  kind: "demo",
  openEmbedded: null,
  openPortal: null,

  async ensureCustomer({ userId }) {
    return `${CUSTOMER}${userId}`;
  },

  async findSubscriptions(customerId) {
    const userId = userOf(customerId);
    await catchUp(userId);
    const rows = await database()
      .select()
      .from(demoSubscriptions)
      .where(eq(demoSubscriptions.userId, userId))
      .orderBy(desc(demoSubscriptions.startedAt));
    return rows.map(shown);
  },

  async openCheckout({ userId, plan }) {
    const [same] = await database()
      .select({ id: demoCheckouts.id })
      .from(demoCheckouts)
      .where(and(isUnpaidBy(userId), eq(demoCheckouts.plan, plan)))
      .limit(1);
    const id = same?.id ?? newId();
    if (!same) {
      await database().insert(demoCheckouts).values({ id, userId, plan, createdAt: Date.now() });
    }
    return { url: `/demo/checkout/${id}` };
  },

  async closeCheckouts(customerId) {
    await database()
      .delete(demoCheckouts)
      .where(isUnpaidBy(userOf(customerId)));
  },

  async setCancelAtPeriodEnd(subscriptionId, cancelAtPeriodEnd) {
    await change(subscriptionId, { cancelAtPeriodEnd });
  },

  async cancelNow(subscriptionId) {
    await database()
      .update(demoSubscriptions)
      .set({ status: "canceled" })
      .where(eq(demoSubscriptions.id, subscriptionId));
  },

  async closeCustomer() {
    // Its rows go with the account's own.
  },

  async previewPlanChange(subscriptionId, plan) {
    const prorationDate = Math.floor(Date.now() / 1_000);
    const subscription = await find(subscriptionId);
    const { amountCents } = PLANS[plan];
    const total = amountCents - unusedOf(subscription, prorationDate * 1_000);
    const credit = await creditOf(subscription.userId);
    const dueCents = total < 0 ? total : Math.max(0, total - credit);
    return { dueCents, newAmountCents: amountCents, prorationDate };
  },

  async changePlan(subscriptionId, plan, { prorationDate }) {
    const subscription = await find(subscriptionId);
    // The form was sent twice, and this change is made already.
    if (subscription.plan === plan) return;
    const at = prorationDate * 1_000;
    const total = PLANS[plan].amountCents - unusedOf(subscription, at);
    const bill = { id: newId(), userId: subscription.userId, subscriptionId, paidAt: Date.now() };
    await database().batch([
      database()
        .update(demoSubscriptions)
        .set({ plan, currentPeriodEnd: periodAfter(at, plan), cancelAtPeriodEnd: false })
        .where(eq(demoSubscriptions.id, subscriptionId)),
      ...(await rowsOf(bill, total)),
    ]);
  },

  async findCredit(customerId) {
    return creditOf(userOf(customerId));
  },

  findPrice: null,

  async listReceipts(customerId) {
    const rows = await database()
      .select()
      .from(demoReceipts)
      .where(
        and(
          eq(demoReceipts.userId, userOf(customerId)),
          gt(demoReceipts.amountCents, 0),
          not(isCredit),
        ),
      )
      .orderBy(desc(demoReceipts.paidAt));
    return rows.map(({ id, paidAt, amountCents, isRefunded }) => ({
      id,
      paidAt,
      amountCents,
      isRefunded,
      url: null,
    }));
  },
};

function isUnpaidBy(userId: string) {
  return and(eq(demoCheckouts.userId, userId), isNull(demoCheckouts.subscriptionId));
}

function userOf(customerId: string): string {
  return customerId.replace(CUSTOMER, "");
}

function shown(row: DemoSubscription): ProviderSubscription {
  const { id, userId, plan, status, startedAt, currentPeriodEnd, cancelAtPeriodEnd } = row;
  return {
    id,
    customerId: `${CUSTOMER}${userId}`,
    userId,
    status,
    plan,
    amountCents: PLANS[plan].amountCents,
    startedAt,
    currentPeriodStart: periodBefore(currentPeriodEnd, plan),
    currentPeriodEnd,
    cancelAtPeriodEnd,
  };
}

async function find(subscriptionId: string): Promise<DemoSubscription> {
  const [found] = await database()
    .select()
    .from(demoSubscriptions)
    .where(eq(demoSubscriptions.id, subscriptionId))
    .limit(1);
  if (!found) throw new PaymentError("missing");
  return found;
}

async function change(
  subscriptionId: string,
  set: Partial<Pick<DemoSubscription, "cancelAtPeriodEnd">>,
): Promise<void> {
  const changed = await database()
    .update(demoSubscriptions)
    .set(set)
    .where(eq(demoSubscriptions.id, subscriptionId))
    .returning({ id: demoSubscriptions.id });
  if (changed.length === 0) throw new PaymentError("missing");
}

const isCredit = like(demoReceipts.id, `${CREDIT}%`);

/** What somebody paid and no period has used up yet, in cents. */
async function creditOf(userId: string): Promise<number> {
  const [found] = await database()
    .select({ cents: sum(demoReceipts.amountCents).mapWith(Number) })
    .from(demoReceipts)
    .where(and(eq(demoReceipts.userId, userId), isCredit));
  return found?.cents ?? 0;
}

/**
 * Settles a bill: credit goes first, the card pays the rest, and a bill below zero becomes credit. Both
 * rows are always written, so that the same bill is settled once.
 */
async function rowsOf(bill: Omit<typeof demoReceipts.$inferInsert, "amountCents">, total: number) {
  const fromCredit = Math.min(await creditOf(bill.userId), total);
  return [
    { ...bill, amountCents: total - fromCredit },
    { ...bill, id: `${CREDIT}${bill.id}`, amountCents: -fromCredit },
  ].map((row) => database().insert(demoReceipts).values(row).onConflictDoNothing());
}

/** What is left of the running period, in cents. */
function unusedOf({ plan, currentPeriodEnd }: DemoSubscription, at: number): number {
  const length = currentPeriodEnd - periodBefore(currentPeriodEnd, plan);
  const left = Math.max(0, Math.min(1, (currentPeriodEnd - at) / length));
  return Math.round(PLANS[plan].amountCents * left);
}

function periodAfter(start: number, plan: PlanType): number {
  return monthsAfter(start, PLANS[plan].months);
}

function periodBefore(end: number, plan: PlanType): number {
  return monthsAfter(end, -PLANS[plan].months);
}

function monthsAfter(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}

/** Ends or renews what time has passed by: a real provider does it while nobody looks. */
async function catchUp(userId: string, now = Date.now()): Promise<void> {
  const running = await database()
    .select()
    .from(demoSubscriptions)
    .where(and(eq(demoSubscriptions.userId, userId), eq(demoSubscriptions.status, "active")))
    .orderBy(asc(demoSubscriptions.startedAt));
  for (const subscription of running) {
    let { currentPeriodEnd } = subscription;
    for (let period = 0; currentPeriodEnd <= now && period < MOST_PERIODS; period += 1) {
      const { id, plan } = subscription;
      if (subscription.cancelAtPeriodEnd) {
        await demoProvider.cancelNow(id);
        break;
      }
      const billId = `${id}-${currentPeriodEnd}`;
      const bill = { id: billId, userId, subscriptionId: id, paidAt: currentPeriodEnd };
      await database().batch([
        database()
          .update(demoSubscriptions)
          .set({ currentPeriodEnd: periodAfter(currentPeriodEnd, plan) })
          .where(eq(demoSubscriptions.id, id)),
        ...(await rowsOf(bill, PLANS[plan].amountCents)),
      ]);
      currentPeriodEnd = periodAfter(currentPeriodEnd, plan);
    }
  }
}

/** A checkout of this person's in the demonstration, or null. */
export async function findDemoCheckout(userId: string, checkoutId: string) {
  const [found] = await database()
    .select()
    .from(demoCheckouts)
    .where(and(eq(demoCheckouts.userId, userId), eq(demoCheckouts.id, checkoutId)))
    .limit(1);
  return found ?? null;
}

/**
 * Pays a checkout with money that doesn't exist, once however often it is sent. False where there is
 * none, and for somebody who is subscribed already, such as by a checkout in another tab.
 */
export async function payDemoCheckout(
  userId: string,
  checkoutId: string,
  now = Date.now(),
): Promise<boolean> {
  const checkout = await findDemoCheckout(userId, checkoutId);
  if (!checkout) return false;
  if (checkout.subscriptionId !== null) return true;
  await catchUp(userId, now);
  const id = newId();
  const { plan } = checkout;
  const isFirst = sql`exists (select 1 from demo_checkouts
    where id = ${checkoutId} and user_id = ${userId} and subscription_id = ${id})`;
  await database().batch([
    database()
      .update(demoCheckouts)
      .set({ subscriptionId: id })
      .where(
        and(
          eq(demoCheckouts.id, checkoutId),
          eq(demoCheckouts.userId, userId),
          isNull(demoCheckouts.subscriptionId),
          notExists(
            database()
              .select({ id: demoSubscriptions.id })
              .from(demoSubscriptions)
              .where(
                and(eq(demoSubscriptions.userId, userId), eq(demoSubscriptions.status, "active")),
              ),
          ),
        ),
      ),
    database().run(sql`
      insert into demo_subscriptions
        (id, user_id, plan, status, cancel_at_period_end, started_at, current_period_end)
      select ${id}, ${userId}, ${plan}, 'active', 0, ${now}, ${periodAfter(now, plan)}
      where ${isFirst}`),
    database().run(sql`
      insert into demo_receipts (id, user_id, subscription_id, amount_cents, is_refunded, paid_at)
      select ${newId()}, ${userId}, ${id}, ${PLANS[plan].amountCents}, 0, ${now}
      where ${isFirst}`),
  ]);
  const after = await findDemoCheckout(userId, checkoutId);
  return after !== null && after.subscriptionId !== null;
}
