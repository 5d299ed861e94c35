import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { referralCounts, safetyPlans } from "#db/schema.ts";
import { newMember, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor } from "#tests/setup/visitor.ts";
import { eventsOf, riskOf } from "./rows.ts";

const ACTIVE = "I want to kill myself";
/** In a safety plan only what is meant to be done, with a time, is a sign. */
const PLANNED = "I am going to kill myself tonight";

afterEach(() => {
  vi.useRealTimers();
});

async function planOf(userId: string) {
  const [plan] = await database().select().from(safetyPlans).where(eq(safetyPlans.userId, userId));
  return plan;
}

async function referrals(): Promise<number> {
  const [row] = await database()
    .select({ count: sql<number>`coalesce(sum(${referralCounts.count}), 0)` })
    .from(referralCounts);
  return row?.count ?? 0;
}

test("a step that was changed in another tab meanwhile comes back with both texts", async () => {
  const { visitor } = await newMember();
  const [one, other] = [
    await visitor.get("/safety-plan?step=1"),
    await visitor.get("/safety-plan?step=1"),
  ];
  await visitor.submit(one, { text: "From tab one" });
  const refused = await visitor.submit(other, { text: "From tab two" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("This step was changed in another place");
  expect(textsAt(refused.html, "#saved-meanwhile")).toEqual(["From tab one"]);
  expect(refused.html).toContain("From tab two</textarea>");
  await visitor.submit(refused, { text: "From both" });
  expect((await visitor.get("/safety-plan")).text).toContain("From both");
});

test("the crisis page names three lines to call, text or write to, and says nothing in the tab", async () => {
  const page = await new Visitor().get("/crisis");
  expect(page.status).toBe(200);
  expect(textsAt(page.html, "h1")).toEqual(["Take a breath. You're not alone."]);
  expect(textsAt(page.html, "title")[0]).not.toMatch(/crisis|suicid|help|harm/i);
  expect(textsAt(page.html, ".contact-name")).toHaveLength(3);
  for (const href of ["tel:988", "sms:988", "sms:741741?body=HOME", "tel:911"]) {
    expect(page.html).toContain(`href="${href}"`);
  }
  expect(page.html).toContain('href="https://988lifeline.org/chat"');
  expect(page.text).toMatch(/Breathe in for 4.*Hold for 4.*Breathe out for 6.*Repeat 5 more times/);
  expect(page.text).toContain("They also help people who are worried about someone");
  expect(page.html).toContain('href="/safety-plan"');
  expect(attributeAt(page.html, "[data-quick-exit]", "href")).toMatch(/^https:\/\//);
});

test("I'm feeling safer now closes the crisis page, and asks with care whoever told us of danger", async () => {
  const { visitor } = await newMember();
  const closing = await visitor.get("/crisis");
  expect(attributeAt(closing.html, "[data-dialog-close]", "href")).toBe("/");
  await visitor.submit(await visitor.get("/chat"), { message: ACTIVE });
  const asking = await visitor.get("/crisis");
  expect(asking.html).toContain('href="/crisis/safer"');
  expect(asking.html).not.toContain("data-dialog-close");
});

test("every page but the chat has the button that leads to help, and its footer names it", async () => {
  const { visitor } = await newMember();
  for (const path of ["/", "/pricing", "/safety-plan", "/safety"]) {
    const page = await visitor.get(path);
    expect(attributeAt(page.html, "a.crisis-button", "href")).toBe("/crisis");
    expect(textsAt(page.html, ".crisis-line")[0]).toMatch(/988.*911/);
  }
  const chat = await visitor.get("/chat");
  expect(chat.html).not.toContain("crisis-button");
  expect(textsAt(chat.html, 'a[href="/crisis"]')).toContain("Help: get help now");
});

test("a safety plan is kept step by step, for its owner alone, and reads as a whole", async () => {
  const { visitor, userId } = await newMember();
  let page = await visitor.get("/safety-plan?step=1");
  expect(page.text).toContain("Step 1 of 6");
  page = await visitor.submit(page, { text: "I stop answering <b>messages</b>\nand sleep late" });
  expect(page.url).toBe("/safety-plan?step=2");
  for (const step of [2, 3, 4, 5, 6]) {
    page = await visitor.submit(page, { text: step === 4 ? "" : `words of step ${step}` });
  }
  expect(page.url).toBe("/safety-plan");
  expect(page.html).toContain("I stop answering &lt;b&gt;messages&lt;/b&gt;<br/>and sleep late");
  expect(page.text).toContain("words of step 6");
  expect(await planOf(userId)).toMatchObject({ onMyOwn: "words of step 2", askForHelp: null });
  const { visitor: stranger } = await newMember();
  expect((await stranger.get("/safety-plan")).text).not.toContain("words of step");
});

test("without an account the plan can be printed empty, and asks to sign in before anything is kept", async () => {
  const page = await new Visitor().get("/safety-plan");
  expect(page.status).toBe(200);
  expect(textsAt(page.html, ".plan-step h2")).toHaveLength(6);
  expect(page.html).toContain('href="/auth?next=/safety-plan"');
  expect(page.html).toContain('href="tel:988"');
  expect(page.forms.filter((form) => form.names.includes("text"))).toEqual([]);
});

test("danger in a step brings the panel, the event with its words, the state of risk and the count", async () => {
  const { visitor, userId } = await newMember();
  const before = await referrals();
  const page = await visitor.submit(await visitor.get("/safety-plan?step=1"), { text: PLANNED });
  expect(page.html).toContain('id="crisis-panel"');
  expect(await planOf(userId)).toMatchObject({ warningSigns: PLANNED });
  expect(await eventsOf(userId)).toMatchObject([
    { tier: "crisis", triggerMessage: PLANNED, actionTaken: "panel_on_page" },
  ]);
  expect((await riskOf(userId))?.status).toBe("open");
  expect(await referrals()).toBe(before + 1);
});

test.each([
  ["too long", { text: `${"a quiet evening. ".repeat(200)}${PLANNED}` }, 400],
  ["with a stale form token", { text: PLANNED, formToken: "stale" }, 403],
])(
  "a step that is refused (%s) keeps its text, brings the panel, and leaves the event without words",
  async (_name, fields, status) => {
    const { visitor, userId } = await newMember();
    const page = await visitor.get("/safety-plan?step=2");
    const refused = await visitor.post("/safety-plan?step=2", {
      ...formWith(page, ["text"]).fields,
      ...fields,
    });
    expect(refused.status).toBe(status);
    expect(formWith(refused, ["text"]).fields.text).toBe(fields.text);
    expect(refused.html).toContain('id="crisis-panel"');
    expect(await planOf(userId)).toBeUndefined();
    expect((await eventsOf(userId)).map((event) => event.triggerMessage)).toEqual([null]);
  },
);

test("a step sent after the session ended waits for its writer, and is shown to nobody else", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.get("/safety-plan?step=2");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * 60_000 });
  const late = await visitor.submit(page, { text: "the dog and the river" });
  expect(late.status).toBe(401);
  expect(late.html).not.toContain("the dog and the river");
  await signIn(visitor, userId);
  const back = await visitor.get("/safety-plan?step=2");
  expect(formWith(back, ["text"]).fields.text).toBe("the dog and the river");
  await visitor.submit(back, { text: "the dog and the river" });
  expect(await planOf(userId)).toMatchObject({ onMyOwn: "the dog and the river" });
});

test("a visitor's step comes back with the panel and is stored nowhere", async () => {
  const visitor = new Visitor();
  const formToken = (await visitor.get("/auth")).forms[0]?.fields.formToken ?? "";
  const answer = await visitor.post("/safety-plan?step=3", { formToken, text: `one: ${PLANNED}` });
  expect(answer.status).toBe(401);
  expect(answer.html).toContain("one: ");
  expect(answer.html).toContain('id="crisis-panel"');
  const kept = await database()
    .select()
    .from(safetyPlans)
    .where(sql`${safetyPlans.peopleAndPlaces} like 'one:%'`);
  expect(kept).toEqual([]);
});

test("a wish among the warning signs of a plan is what the plan is for: no panel, no event, no question", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.submit(await visitor.get("/safety-plan?step=1"), { text: ACTIVE });
  expect(page.url).toBe("/safety-plan?step=2");
  expect(page.html).not.toContain('id="crisis-panel"');
  expect(await planOf(userId)).toMatchObject({ warningSigns: ACTIVE });
  expect(await eventsOf(userId)).toEqual([]);
});

test("the safety page publishes the protocol and the count of referrals, without a script", async () => {
  const { visitor } = await newMember();
  await visitor.submit(await visitor.get("/chat"), { message: ACTIVE });
  const page = await new Visitor().get("/safety");
  expect(page.html).not.toContain("<script");
  expect(page.text).toContain("It is not a human, not a licensed therapist");
  const year = new Date().getUTCFullYear();
  expect(textsAt(page.html, "tbody tr").at(-1)).toBe(`${year}${await referrals()}`);
});

test("a refused text of danger counts as a referral, a gentle check-in does not", async () => {
  const { visitor } = await newMember();
  const before = await referrals();
  const page = await visitor.get("/chat");
  await visitor.submit(page, { message: "The dark thoughts are back tonight" });
  expect(await referrals()).toBe(before);
  await visitor.post("/chat", { formToken: "stale", message: ACTIVE });
  expect(await referrals()).toBe(before + 1);
});
