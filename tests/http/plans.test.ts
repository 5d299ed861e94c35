import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendPlanMails } from "#app/routes/billing/plan-mails.server.ts";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { syncSubscription } from "#app/models/billing/subscription-sync.server.ts";
import { database } from "#db/client.ts";
import { demoCheckouts, demoReceipts, demoSubscriptions, users } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { Visitor, type Page } from "#tests/setup/visitor.ts";
import { userOf } from "./rows.ts";

const ADULT = { onboardingComplete: true, selectedTherapist: "alina" } as const;
const DAY_MS = 24 * 60 * 60_000;
const WORKS = "4242 4242 4242 4242";

async function choose(visitor: Visitor, planType: "monthly" | "yearly"): Promise<Page> {
  return visitor.submit(await visitor.get("/checkout"), { planType });
}

async function subscribe(visitor: Visitor, planType: "monthly" | "yearly" = "monthly") {
  return visitor.submit(await choose(visitor, planType), { cardNumber: WORKS });
}

async function check(visitor: Visitor, page: Page): Promise<Page> {
  const form = page.forms.find(({ action }) => action === "/subscription-success");
  return visitor.post("/subscription-success", form?.fields ?? {});
}

/** Moves the end of the period that is paid for, as time would. */
async function movePeriod(userId: string, currentPeriodEnd: number) {
  await database()
    .update(demoSubscriptions)
    .set({ currentPeriodEnd })
    .where(eq(demoSubscriptions.userId, userId));
}

test("the checkout says what there is, what it costs, and when it is charged", async () => {
  const { visitor } = await newMember(ADULT);
  for (const path of ["/checkout", "/subscribe"]) {
    const page = await visitor.get(path);
    for (const text of [
      "Upgrade to Premium",
      "Back to Chat",
      "$9.97 a month",
      "$99.97",
      "$8.33 a month",
      "Save $19.67 per year",
      "Charged today, cancel anytime",
      "Secure Payment",
      "30-Day Guarantee",
      "Cancel Anytime",
      "DEMO",
    ]) {
      expect(page.text).toContain(text);
    }
    expect(page.text).not.toContain("no payment due now");
  }
});

test("free to monthly to yearly to canceled to resumed to lapsed, by plain forms", async () => {
  const { visitor, userId } = await newMember(ADULT);
  expect((await visitor.raw("/journal")).headers.get("location")).toBe("/pricing");
  const demo = await choose(visitor, "monthly");
  expect(demo.text).toContain("DEMO checkout");
  const welcome = await visitor.submit(demo, { cardNumber: WORKS });
  expect(welcome.url).toBe("/subscription-success");
  for (const text of ["Welcome to Premium!", "Continue to Chat", "Check Verification Status"]) {
    expect(welcome.text).toContain(text);
  }
  expect(await userOf(userId)).toMatchObject({
    subscriptionPlan: "premium",
    subscriptionStatus: "active",
  });
  expect((await visitor.get("/journal")).status).toBe(200);
  const checked = await check(visitor, welcome);
  expect(checked.text).toContain("Premium Access Confirmed!");

  const plan = await visitor.get("/settings/plan");
  expect(plan.text).toContain("Premium, monthly");
  expect(plan.text).toMatch(/It renews on \w+ \d+, \d{4} for \$9\.97/);
  const change = await visitor.get("/settings/plan/change");
  expect(change.text).toMatch(/Today you pay \$90\.\d\d/);
  const changed = await visitor.submit(change, { planType: "yearly" });
  expect(changed.text).toContain("Premium, yearly");
  expect(textsAt(changed.html, ".plain-rows li")).toHaveLength(2);

  const cancel = await visitor.get("/settings/plan/cancel");
  expect(cancel.text).toContain("Cancel your plan?");
  const canceled = await visitor.submit(cancel, { intent: "cancel" });
  expect(canceled.text).toContain("Canceled. You keep Premium until");
  const resumed = await visitor.submit(canceled, { intent: "resume" });
  expect(resumed.text).toContain("It renews on");
  await visitor.submit(await visitor.get("/settings/plan/cancel"), { intent: "cancel" });

  await movePeriod(userId, Date.now() - DAY_MS);
  await visitor.get("/subscription-success");
  await database().update(users).set({ premiumExpiresAt: 1 }).where(eq(users.id, userId));
  await visitor.get("/subscription-success");
  expect(await userOf(userId)).toMatchObject({
    subscriptionPlan: "free",
    subscriptionStatus: "canceled",
  });
  expect((await visitor.get("/journal")).text).toContain("Premium Feature");
  expect((await visitor.get("/settings/plan")).text).toContain("Free plan");
});

test("a declined card is told at the field, and one that needs it is confirmed once more", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const page = await choose(visitor, "yearly");
  const declined = await visitor.submit(page, { cardNumber: "4000000000000002" });
  expect(declined.status).toBe(402);
  expect(declined.text).toContain("Payment Failed");
  const real = await visitor.submit(declined, { cardNumber: "4111111111111111" });
  expect(real.status).toBe(400);
  expect(real.text).toContain("Real cards don't work here");
  const asked = await visitor.submit(real, { cardNumber: "4000 0025 0000 3155" });
  expect(asked.text).toContain("Your bank asks you to confirm");
  expect((await userOf(userId))?.subscriptionStatus).toBe("inactive");
  const paid = await visitor.submit(asked, { isConfirmed: "yes" });
  expect(paid.text).toContain("Welcome to Premium!");
});

test("a checkout that is paid twice, and a form sent twice, are one subscription", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const checkout = await visitor.get("/checkout");
  const [one, other] = await Promise.all([
    visitor.submit(checkout, { planType: "monthly" }),
    visitor.submit(checkout, { planType: "monthly" }),
  ]);
  expect(one.url).toBe(other.url);
  await Promise.all([
    visitor.submit(one, { cardNumber: WORKS }),
    visitor.submit(other, { cardNumber: WORKS }),
  ]);
  const own = eq(demoSubscriptions.userId, userId);
  expect(await database().select().from(demoSubscriptions).where(own)).toHaveLength(1);
  const receipts = await database()
    .select()
    .from(demoReceipts)
    .where(eq(demoReceipts.userId, userId));
  expect(receipts).toHaveLength(1);
  const again = await visitor.submit(checkout, { planType: "yearly" });
  expect(again.status).toBe(409);
  expect(again.text).toContain("You already have an active premium subscription!");
});

test("of two checkouts in two tabs one is paid, and the other says why it isn't", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const one = await choose(visitor, "monthly");
  const other = await choose(visitor, "yearly");
  await visitor.submit(one, { cardNumber: WORKS });
  const late = await visitor.submit(other, { cardNumber: WORKS });
  for (const page of [late, await visitor.get(one.url), await visitor.get(other.url)]) {
    expect(page.url).toBe("/checkout");
    expect(page.text).toContain("You already have an active premium subscription!");
  }
  const receipts = eq(demoReceipts.userId, userId);
  expect(await database().select().from(demoReceipts).where(receipts)).toHaveLength(1);
  expect((await visitor.get("/settings/plan")).text).toContain("Premium, monthly");
});

test("what is left of a year becomes credit, and pays before the card does", async () => {
  const { visitor, userId } = await newMember(ADULT);
  await subscribe(visitor, "yearly");
  const down = await visitor.get("/settings/plan/change");
  expect(down.text).toContain("You pay nothing today");
  expect(down.text).toMatch(/The \$90\.\d\d left over becomes credit/);
  const monthly = await visitor.submit(down, { planType: "monthly" });
  expect(monthly.text).toMatch(/You have \$90\.\d\d in credit/);
  expect(textsAt(monthly.html, ".plain-rows li")).toHaveLength(1);
  expect((await visitor.get("/settings/plan/cancel")).text).toMatch(/Your \$90\.\d\d credit stays/);

  await movePeriod(userId, Date.now() - DAY_MS);
  await syncSubscription(userId);
  const renewed = await visitor.get("/settings/plan");
  expect(renewed.text).toMatch(/You have \$80\.\d\d in credit/);
  expect(textsAt(renewed.html, ".plain-rows li")).toHaveLength(1);

  const up = await visitor.get("/settings/plan/change");
  const [, due = ""] = /Today you pay (\$\d+\.\d\d)/.exec(up.text) ?? [];
  const yearly = await visitor.submit(up, { planType: "yearly" });
  expect(textsAt(yearly.html, ".plain-rows li")[0]).toContain(due);
  expect(yearly.text).not.toContain("in credit");
});

test("a plan whose payment is missing can be canceled, also when Premium is over, and ends at once", async () => {
  const { visitor, userId } = await newMember(ADULT);
  await subscribe(visitor);
  await database()
    .update(demoSubscriptions)
    .set({ status: "past_due", currentPeriodEnd: Date.now() + 20 * DAY_MS })
    .where(eq(demoSubscriptions.userId, userId));
  await syncSubscription(userId);
  const plan = await visitor.get("/settings/plan");
  expect(plan.text).toContain("Your last payment didn't go through");
  expect(plan.text).toContain("Free plan");
  expect(plan.text).toContain("Cancel plan");
  const cancel = await visitor.get("/settings/plan/cancel");
  expect(cancel.text).toContain("Your plan ends now");
  const canceled = await visitor.submit(cancel, { intent: "cancel" });
  expect(canceled.text).toContain("Your plan has ended");
  expect(canceled.text).not.toContain("Your last payment didn't go through");
  expect(canceled.text).not.toContain("Cancel plan");
  expect((await userOf(userId))?.subscriptionStatus).toBe("canceled");
});

test("whoever comes to the page after paying and has not paid is told so", async () => {
  const { visitor } = await newMember(ADULT);
  const page = await visitor.get("/subscription-success");
  expect(page.text).toContain("You haven't paid for anything");
  const checked = await check(visitor, page);
  expect(checked.text).not.toContain("Payment Processing");
});

test("the premium account of the demonstration has a plan, and a receipt for it", async () => {
  const visitor = new Visitor();
  await visitor.submit(await visitor.get("/auth"), {
    email: "premium@demo.local",
    password: DEMO_PASSWORD,
  });
  const plan = await visitor.get("/settings/plan");
  expect(plan.text).toContain("Premium, yearly");
  expect(textsAt(plan.html, ".plain-rows li")).toHaveLength(1);
});

test("another person's checkout doesn't exist", async () => {
  const owner = await newMember(ADULT);
  const stranger = await newMember(ADULT);
  const page = await choose(owner.visitor, "monthly");
  expect((await stranger.visitor.get(page.url)).status).toBe(404);
  const [checkout] = await database()
    .select()
    .from(demoCheckouts)
    .where(eq(demoCheckouts.userId, owner.userId));
  expect(checkout?.subscriptionId).toBeNull();
});

test("within 30 days a refund is asked for, once, and the operator is told", async () => {
  const { visitor } = await newMember(ADULT);
  await subscribe(visitor);
  const plan = await visitor.get("/settings/plan");
  expect(plan.text).toContain("30-Day Guarantee");
  expect(plan.text).toContain("your first payment of $9.97");
  const form = plan.forms.find(({ action }) => action === "/settings/plan/refund");
  const asked = await visitor.post("/settings/plan/refund", form?.fields ?? {});
  expect(asked.text).toContain("We got your request");
  expect(asked.text).toContain("We'll refund $9.97");
  expect(asked.text).toContain("Your plan continues until you cancel");
  expect(asked.text).not.toContain("Ask for a refund");
  await visitor.post("/settings/plan/refund", form?.fields ?? {});
});

test("whoever deletes an account that pays is told first what becomes of the plan", async () => {
  const { visitor } = await newMember(ADULT);
  const words = "Your plan ends now, too";
  expect((await visitor.get("/settings/delete")).text).not.toContain(words);
  await subscribe(visitor);
  expect((await visitor.get("/settings/delete")).text).toContain(words);
});

test("what was refunded already can't be asked for again", async () => {
  const { visitor, userId } = await newMember(ADULT);
  await subscribe(visitor);
  const plan = await visitor.get("/settings/plan");
  const form = plan.forms.find(({ action }) => action === "/settings/plan/refund");
  const own = eq(demoReceipts.userId, userId);
  await database().update(demoReceipts).set({ isRefunded: true }).where(own);
  const after = await visitor.post("/settings/plan/refund", form?.fields ?? {});
  expect(after.text).toContain("$9.97, refunded");
  expect(after.text).not.toContain("30-Day Guarantee");
  expect(after.text).not.toContain("We got your request");
});

test("a payment that is missing is told at home, and Premium goes on for seven days", async () => {
  const missing = { subscriptionPlan: "premium", subscriptionStatus: "past_due" } as const;
  const { visitor, userId } = await newMember({
    ...ADULT,
    ...missing,
    paymentSubscriptionId: "any",
    pastDueSince: Date.now() - 6 * DAY_MS,
  });
  expect((await visitor.get("/home")).text).toContain("Your last payment didn't go through");
  expect((await visitor.get("/journal")).text).toContain("New Entry");
  const over = { pastDueSince: Date.now() - 7 * DAY_MS - 1 };
  await database().update(users).set(over).where(eq(users.id, userId));
  expect((await visitor.get("/journal")).text).toContain("Premium Feature");
});

test("help, the safety plan, a copy, deletion and one's own words are free for everybody", async () => {
  const { visitor } = await newMember(ADULT);
  for (const path of [
    "/crisis",
    "/safety-plan",
    "/settings/data",
    "/settings/delete",
    "/settings/privacy",
    "/chat/conversations",
    "/moods",
    "/memory",
    "/exercises",
  ]) {
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(textsAt(page.html, "main").join(" ")).not.toMatch(/premium|upgrade|\$\d/i);
  }
});

test("while risk is open no page speaks of a price, and what is paid for can still be ended", async () => {
  const { visitor } = await newMember(ADULT);
  await subscribe(visitor);
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself tonight" });
  for (const path of ["/checkout", "/subscription-success"]) {
    expect((await visitor.raw(path)).headers.get("location")).toBe("/");
  }
  const plan = await visitor.get("/settings/plan");
  expect(textsAt(plan.html, "main").join(" ")).not.toMatch(/\$|upgrade|refund/i);
  const canceled = await visitor.submit(await visitor.get("/settings/plan/cancel"), {
    intent: "cancel",
  });
  expect(canceled.text).toContain("Canceled. You keep Premium until");
});

test("a year's renewal is told once, in good time", async () => {
  const { visitor, userId } = await newMember(ADULT);
  await subscribe(visitor, "yearly");
  await movePeriod(userId, Date.now() + 10 * DAY_MS);
  await check(visitor, await visitor.get("/subscription-success"));
  await sendPlanMails();
  await sendPlanMails();
  const outbox = await visitor.get("/demo/outbox");
  expect(outbox.text.match(/plan renews on/g)).toHaveLength(1);
});

test("the pages that the provider leads back to say what is true of this account", async () => {
  const { visitor, userId } = await newMember(ADULT);
  const home = async () => (await visitor.get("/dashboard?upgraded=true")).text;
  const congratulates = /Welcome to Premium|You have Premium|Payment Successful/;
  expect(await home()).not.toMatch(congratulates);
  const none = await visitor.get("/subscription-success");
  expect(none.text).toContain("You haven't paid for anything");
  expect(none.html).not.toMatch(congratulates);

  const checkout = await choose(visitor, "monthly");
  expect(await home()).toContain("Payment Processing");
  expect((await visitor.get("/subscription-success")).html).not.toMatch(congratulates);
  await visitor.submit(checkout, { cardNumber: WORKS });
  expect(await home()).toContain("You have Premium");

  // What stands here is no proof: the provider has ended it.
  const own = eq(demoSubscriptions.userId, userId);
  await database().update(demoSubscriptions).set({ status: "canceled" }).where(own);
  expect(await home()).not.toMatch(congratulates);
  await database().update(demoSubscriptions).set({ status: "active" }).where(own);
  await syncSubscription(userId);
  await database().update(demoSubscriptions).set({ status: "canceled" }).where(own);
  expect((await visitor.get("/subscription-success")).html).not.toMatch(congratulates);
});

test("whoever is led from a premium page to the plans is told why", async () => {
  const { visitor } = await newMember(ADULT);
  for (const path of ["/journal", "/progress"]) {
    const page = await visitor.get(path);
    expect(page.url).toBe("/pricing");
    expect(page.text).toContain("Your journal and your progress are part of Premium");
    expect(page.html).not.toContain("data-toast-close");
  }
});
