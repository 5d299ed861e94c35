import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPaymentEvent, syncAfterEvents } from "#app/models/billing/payment-events.server.ts";
import { syncSubscription } from "#app/models/billing/subscription-sync.server.ts";
import { sendPlanMails } from "#app/routes/billing/plan-mails.server.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { startSmtpDouble } from "#tests/setup/smtp-double.ts";
import { PRICES, StripeServer } from "#tests/setup/stripe-server.ts";

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse("2026-11-23T12:00:00Z");

let isBusy = false;
const mails = await startSmtpDouble({
  onMailFrom: (_address, _session, done) =>
    done(isBusy ? Object.assign(new Error("not now"), { responseCode: 451 }) : null),
});
const stripe = await StripeServer.start();
const { account } = stripe;
Object.assign(process.env, stripe.settings, { SMTP_URL: `smtp://127.0.0.1:${mails.port}` });

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => {
  isBusy = false;
  vi.useRealTimers();
});
afterAll(() => Promise.all([stripe.stop(), mails.close()]));

async function newSubscriber(priceId: string) {
  const member = await newMember({ timeZone: "America/New_York" });
  const { id: paymentCustomerId } = account.createCustomer(member.email, {});
  const { id } = account.subscribe(paymentCustomerId, priceId, { userId: member.userId });
  await database().update(users).set({ paymentCustomerId }).where(eq(users.id, member.userId));
  await syncSubscription(member.userId);
  return { ...member, customerId: paymentCustomerId, subscriptionId: id };
}

/** Days later: what is due by then has happened at the provider, and is known here. */
async function later(days: number, userId: string): Promise<void> {
  vi.setSystemTime(Date.now() + days * DAY_MS);
  account.settle();
  await syncSubscription(userId);
}

/** What is told before a renewal, and of a payment that is missing. */
const NOTICES = /Your yearly plan renews on|couldn't charge your card/;

/** The mails of this person about that, as text, after everything that is due was sent. */
async function mailsTo(email: string, about = NOTICES): Promise<string[]> {
  await sendPlanMails();
  return mails.received
    .filter(({ to }) => to.includes(email))
    .map(({ source }) => source.replaceAll("=\r\n", "").replaceAll("=E2=80=99", "'"))
    .filter((text) => about.test(text));
}

test("what is bought, canceled, kept, canceled again and paid back is told, each time once", async () => {
  const { email, userId, customerId, subscriptionId } = await newSubscriber(PRICES.monthly);
  const [bought] = await mailsTo(email, /Your plan has started/);
  expect(bought).toContain("renews on December 23, 2026 for $9.97");
  const canceled = /Your plan is canceled/;
  account.cancelInPortal(subscriptionId);
  await later(1, userId);
  expect((await mailsTo(email, canceled))[0]).toContain("You keep it until December 23, 2026");
  account.cancelLater(subscriptionId, { atPeriodEnd: null, at: "" });
  await later(1, userId);
  account.cancelLater(subscriptionId, { atPeriodEnd: "true", at: null });
  await later(1, userId);
  expect(await mailsTo(email, canceled)).toHaveLength(2);

  const paid = [...account.charges.values()].find(({ customer }) => customer === customerId);
  account.refund(paid?.id ?? "");
  await keepPaymentEvent({ id: `evt_${userId}`, type: "charge.refunded", customerId });
  await syncAfterEvents();
  expect(await mailsTo(email, /We refunded \$9\.97/)).toHaveLength(1);

  // The end that was told isn't told again.
  await later(40, userId);
  const all = await mailsTo(email, /./);
  expect(all).toHaveLength(4);
  for (const mail of all) expect(mail).not.toMatch(/therap|health|mood|journal|companion|session/i);
});

test("a plan that ends before its time is told", async () => {
  const { email, userId, subscriptionId } = await newSubscriber(PRICES.monthly);
  account.cancel(subscriptionId);
  await later(1, userId);
  await later(1, userId);
  expect(await mailsTo(email, /Your plan has ended/)).toHaveLength(1);
});

test("two weeks before a year is renewed its owner is told, once, and before the next year again", async () => {
  const { email, userId } = await newSubscriber(PRICES.yearly);
  expect(await mailsTo(email)).toEqual([]);
  await later(350, userId);
  expect(await mailsTo(email)).toEqual([]);
  await later(2, userId);
  const [mail] = await mailsTo(email);
  expect(mail).toContain("November 23, 2027");
  expect(mail).toContain("$99.97");
  expect(mail).toContain("/settings/plan");
  await later(1, userId);
  await Promise.all([sendPlanMails(), sendPlanMails()]);
  expect(await mailsTo(email)).toHaveLength(1);
  await later(30, userId);
  expect(await mailsTo(email)).toHaveLength(1);
  await later(340, userId);
  expect(await mailsTo(email)).toHaveLength(2);
});

test("nobody is told of a renewal that won't come, or of a month's", async () => {
  const canceled = await newSubscriber(PRICES.yearly);
  account.change(canceled.subscriptionId, { cancel_at_period_end: true });
  await later(360, canceled.userId);
  expect(await mailsTo(canceled.email)).toEqual([]);
  const monthly = await newSubscriber(PRICES.monthly);
  await later(25, monthly.userId);
  expect(await mailsTo(monthly.email)).toEqual([]);
});

test("a payment that didn't go through is told once, with the day until which Premium goes on", async () => {
  const { email, userId, customerId } = await newSubscriber(PRICES.monthly);
  account.declineCardOf(customerId);
  await later(31, userId);
  const [mail] = await mailsTo(email);
  expect(mail).toContain("didn't go through");
  // Seven days from December 23, when it was due.
  expect(mail).toContain("December 30, 2026");
  await later(2, userId);
  expect(await mailsTo(email)).toHaveLength(1);

  account.declineCardOf(customerId, false);
  account.retryPaymentsOf(customerId);
  await later(1, userId);
  expect(await mailsTo(email)).toHaveLength(1);
  account.declineCardOf(customerId);
  await later(30, userId);
  expect(await mailsTo(email)).toHaveLength(2);
});

test("nothing is promised any more where the days of grace are over before anybody knows", async () => {
  const { email, userId, customerId } = await newSubscriber(PRICES.monthly);
  account.declineCardOf(customerId);
  await later(39, userId);
  expect(await mailsTo(email)).toEqual([]);
});

test("what the mail server doesn't take now is sent later, once", async () => {
  const { email, userId } = await newSubscriber(PRICES.yearly);
  await later(355, userId);
  isBusy = true;
  expect(await mailsTo(email)).toEqual([]);
  isBusy = false;
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});
