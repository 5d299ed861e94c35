import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { trials, users } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, type Visitor } from "#tests/setup/visitor.ts";
import { userOf } from "./rows.ts";
import { say } from "./talk.ts";

const DAY_MS = 24 * 60 * 60_000;
const RISKY = "I want to kill myself";
const START = "Start 7 free days";

async function trialsOf(userId: string) {
  return database().select().from(trials).where(eq(trials.userId, userId));
}

async function tokenOf(visitor: Visitor): Promise<string> {
  return formWith(await visitor.get("/chat"), ["message"]).fields.formToken ?? "";
}

/** Someone whose ten free messages are used, with a trial that has begun. */
async function newTrier() {
  const { visitor, userId } = await newMember({ messagesUsed: 10 });
  await visitor.post("/trial", { formToken: await tokenOf(visitor) });
  return { visitor, userId };
}

test("after the eighth message two are left: in the page, and as a toast once", async () => {
  const { visitor } = await newMember({ messagesUsed: 6 });
  const seventh = await say(visitor, "The seventh of them");
  expect(seventh.text).not.toMatch(/messages left\. After that/);
  const eighth = await say(visitor, "The eighth of them");
  expect(textsAt(eighth.html, ".toast")[0]).toContain("2 messages left");
  expect(textsAt(eighth.html, ".composer-counter")).toEqual([
    "2 of 10 messages left. After that, you can write without a limit for 7 days, free.",
  ]);
  const ninth = await say(visitor, "The ninth of them");
  expect(textsAt(ninth.html, ".toast")).toEqual([]);
  expect(textsAt(ninth.html, ".composer-counter")[0]).toContain("1 of 10 messages left.");
});

test("after the tenth message the trial is offered, beside its button that no payment is due now", async () => {
  const { visitor } = await newMember({ messagesUsed: 8 });
  expect((await say(visitor, "The ninth of them")).text).not.toContain(START);
  const tenth = await say(visitor, "The tenth of them");
  expect(tenth.status).toBe(200);
  expect(textsAt(tenth.html, ".chat-offer .card-title")).toEqual(["Keep going free for 7 days"]);
  expect(textsAt(tenth.html, ".trial-form")).toEqual([`${START}No payment due now`]);
});

test("what a form says about where the assessment stands is ignored", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.get("/chat");
  const form = formWith(page, ["message"]);
  const answered = await visitor.post("/chat", {
    ...form.fields,
    message: "Only the first of them",
    assessmentPhase: "trial_offered",
    messageCount: "10",
    isJustChat: "true",
  });
  expect(answered.text).not.toContain(START);
  expect((await userOf(userId))?.messagesUsed).toBe(1);
});

test("the eleventh message is kept, and goes out with one tap once the trial has begun", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 9 });
  const tenth = await say(visitor, "The tenth of them");
  // Said once, and the offer stands in the page; scripts open the dialog.
  expect(textsAt(tenth.html, ".toast .notice-title")).toEqual(["Message limit reached"]);
  expect(textsAt(tenth.html, "#offer h2")).toEqual(["Keep going free for 7 days"]);
  expect(tenth.html).not.toContain("plan-dialog");
  const path = tenth.url.split("#")[0] ?? "";
  const refused = await say(visitor, "What I wanted to add", path);
  expect(refused.status).toBe(403);
  expect(textsAt(refused.html, "#plan-dialog h2")).toEqual(["Message limit reached"]);
  expect(textsAt(refused.html, ".trial-form")).toHaveLength(1);

  const form = refused.forms.find(({ action }) => action?.startsWith("/trial"));
  const begun = await visitor.post(form?.action ?? "", form?.fields ?? {});
  expect(begun.url).toBe(path);
  expect(begun.text).toContain("Your 7 free days have started");
  expect(begun.text).toContain("Free trial: 7 days left");
  const box = formWith(begun, ["message"]);
  expect(box.fields.message).toBe("What I wanted to add");

  const sent = await visitor.post(box.action ?? "", box.fields);
  expect(textsAt(sent.html, '[data-role="user"] .message-text').at(-1)).toBe(
    "What I wanted to add",
  );
  expect(formWith(sent, ["message"]).fields.message).toBe("");
  expect(await trialsOf(userId)).toHaveLength(1);
  expect(await userOf(userId)).toMatchObject({ subscriptionStatus: "trialing", messagesUsed: 10 });
});

test("twenty posts at once begin one trial, of seven days", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 10 });
  const formToken = await tokenOf(visitor);
  const before = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.send("/trial", { formToken })),
  );
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await trialsOf(userId)).toHaveLength(1);
  const expiresAt = (await userOf(userId))?.premiumExpiresAt ?? 0;
  expect(expiresAt).toBeGreaterThanOrEqual(before + 7 * DAY_MS);
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 7 * DAY_MS);
});

test("a second start is refused with a clear page, while it runs and after it is over", async () => {
  const { visitor, userId } = await newTrier();
  const formToken = await tokenOf(visitor);
  const running = await visitor.post("/trial", { formToken });
  expect(running.status).toBe(409);
  expect(running.text).toContain("Your trial is on: 7 days left");

  await database()
    .update(users)
    .set({ premiumExpiresAt: Date.now() - 1 })
    .where(eq(users.id, userId));
  const over = await visitor.post("/trial", { formToken });
  expect(over.status).toBe(409);
  expect(over.text).toContain("You've already had your free trial");
  expect(over.text).not.toContain(START);
  expect((await userOf(userId))?.premiumExpiresAt).toBeLessThan(Date.now());
});

test("a trial lifts the limit and nothing else, and says how many days it still runs", async () => {
  const { visitor, userId } = await newTrier();
  await database()
    .update(users)
    .set({ onboardingComplete: true, premiumExpiresAt: Date.now() + 1.5 * DAY_MS })
    .where(eq(users.id, userId));
  const answered = await say(visitor, "Number eleven, and on");
  expect(answered.status).toBe(200);
  expect(answered.text).toContain("Free trial: 2 days left");
  expect(textsAt(answered.html, ".badge-premium")).toEqual([]);
  expect((await visitor.get("/pricing")).text).toContain("Your free trial: 2 days left");
  expect((await visitor.get("/trial")).text).toContain("Your trial is on: 2 days left");
});

test("after seven days it ends by itself on the free plan, with the plans and no offer again", async () => {
  const { visitor, userId } = await newTrier();
  await say(visitor, "While it runs");
  await database()
    .update(users)
    .set({ premiumExpiresAt: Date.now() - 1 })
    .where(eq(users.id, userId));
  const page = await visitor.get("/chat");
  expect(page.text).toContain("No free messages left");
  expect(page.text).not.toContain("Free trial");
  expect(textsAt(page.html, ".chat-offer .card-title")).toEqual(["You've used your free messages"]);
  const refused = await say(visitor, "Another message after that");
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain(START);
  expect(attributeAt(refused.html, "#plan-dialog .button-main", "href")).toBe("/pricing");
  const pricing = await visitor.get("/pricing");
  expect(pricing.text).not.toContain(START);
  expect(pricing.text).not.toContain("Your free trial");
  expect(textsAt(pricing.html, ".badge-premium")).toEqual([]);
});

test("before the ten are used it can not begin, and its page says how many are left", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 7 });
  const early = await visitor.post("/trial", { formToken: await tokenOf(visitor) });
  expect(early.status).toBe(409);
  expect(early.text).toContain("You still have 3 free messages");
  expect(await trialsOf(userId)).toEqual([]);
  expect((await visitor.get("/pricing")).text).not.toContain(START);
});

test("who has paid for Premium keeps it as it is", async () => {
  const paying = await newMember({ ...PREMIUM, messagesUsed: 10 });
  const refused = await paying.visitor.post("/trial", {
    formToken: await tokenOf(paying.visitor),
  });
  expect(refused.status).toBe(409);
  expect(await userOf(paying.userId)).toMatchObject(PREMIUM);

  const failing = { subscriptionStatus: "past_due", paymentSubscriptionId: "sub_1" } as const;
  const late = await newMember({ ...failing, messagesUsed: 10 });
  await late.visitor.post("/trial", { formToken: await tokenOf(late.visitor) });
  expect(await userOf(late.userId)).toMatchObject(failing);
  expect((await late.visitor.get("/chat")).text).not.toContain(START);
});

test("one person's trial is nobody else's, and a visitor signs in first", async () => {
  const { userId } = await newTrier();
  const other = await newMember({ messagesUsed: 10 });
  const page = await other.visitor.get("/chat");
  expect(page.text).toContain(START);
  expect(page.text).not.toContain("Free trial:");
  expect(await trialsOf(other.userId)).toEqual([]);
  expect(await trialsOf(userId)).toHaveLength(1);

  other.visitor.cookies.clear();
  expect((await other.visitor.raw("/trial")).headers.get("location")).toBe("/auth?next=%2Ftrial");
});

test("a form without its token begins nothing", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 10 });
  expect((await visitor.post("/trial", { formToken: "made up" })).status).toBe(403);
  expect(await trialsOf(userId)).toEqual([]);
});

test("in danger after the limit one is answered, and no plan is a subject anywhere", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 10 });
  const formToken = await tokenOf(visitor);
  const answered = await say(visitor, RISKY);
  expect(answered.status).toBe(200);
  expect(attributeAt(answered.html, "#crisis-panel", "class")).toContain("crisis-panel");
  const next = await say(visitor, "I do not know what to say");
  expect(next.status).toBe(200);
  for (const page of [answered, next, await visitor.get("/chat")]) {
    expect(page.text).not.toMatch(/free days|See plans|Premium|free messages/);
    expect(page.html).not.toContain("plan-dialog");
  }
  expect((await visitor.get("/trial")).url).toMatch(/^\/chat/);
  expect((await visitor.post("/trial", { formToken })).url).toMatch(/^\/chat/);
  expect(await trialsOf(userId)).toEqual([]);
  expect((await visitor.get("/pricing")).text).not.toContain(START);
});

test("right after a word of danger about someone else nothing is offered either", async () => {
  const { visitor } = await newMember({ messagesUsed: 10 });
  const answered = await say(visitor, "My friend told me she wants to kill herself tonight");
  expect(answered.status).toBe(200);
  expect(answered.text).not.toContain(START);
});

test("few messages left are no subject while risk is open", async () => {
  const { visitor } = await newMember({ messagesUsed: 8 });
  const answered = await say(visitor, RISKY);
  expect(answered.text).not.toContain("days of Premium");
});

test("while our question about danger stands, no page counts messages, sells a plan or looks back", async () => {
  const { visitor, userId } = await newMember({ messagesUsed: 8 });
  const COUNTS = /messages? left|free plan|See plans|Upgrade|free days|Looking back/i;
  expect((await visitor.get("/")).text).toMatch(COUNTS);
  const asked = await say(visitor, "The dark thoughts are back tonight");
  const other = await say(visitor, "I went to the shops earlier");
  for (const page of [asked, other, await visitor.get("/chat"), await visitor.get("/")])
    expect(page.text).not.toMatch(COUNTS);
  const status = await visitor.get(`/api/subscription-status?userId=${userId}`);
  expect(JSON.parse(status.html)).toMatchObject({ messagesUsed: 8, remainingMessages: null });
  await say(visitor, "No, I'm not suicidal");
  expect((await visitor.get("/")).text).toMatch(COUNTS);
});
