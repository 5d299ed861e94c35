import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { safetyPlans } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";
import { riskOf } from "./rows.ts";

const ACTIVE = "I want to kill myself";
const ABUSE = "My husband beats me and I'm afraid of him";
const SMS =
  'href="sms:+15555550142?body=I&#x27;m%20having%20a%20hard%20time.%20Can%20you%20call%20me%3F"';

async function memberWith(fields: Record<string, string>) {
  const member = await newMember();
  const page = await member.visitor.get("/safety-plan/person");
  const saved = await member.visitor.submit(page, {
    name: "Sam",
    number: "+1 (555) 555-0142",
    ...fields,
  });
  return { ...member, saved };
}

const write = async (visitor: Visitor, message: string) =>
  visitor.submit(await visitor.get("/chat"), { message });

test("someone trusted is kept with the plan, and the page says what to send and that nothing is sent", async () => {
  const { visitor, userId, saved } = await memberWith({});
  expect(saved.url).toBe("/safety-plan/person");
  expect(saved.text).toContain("I'm having a hard time. Can you call me?");
  expect(saved.text).toContain("Nothing is sent until you send it");
  expect(saved.html).toContain('href="tel:+15555550142"');
  expect(saved.html).toContain(SMS);
  const plan = await visitor.get("/safety-plan");
  expect(plan.text).toContain("Sam, +15555550142");
  expect(plan.text).toContain("Start with step one");
  const kept = await database().select().from(safetyPlans).where(eq(safetyPlans.userId, userId));
  expect(kept).toMatchObject([{ trustedName: "Sam", trustedInAbuse: false, askForHelp: null }]);
});

test("they stand with the help lines of their owner's panels and help page, and of nobody else's", async () => {
  const { visitor } = await memberWith({});
  const chat = await write(visitor, ACTIVE);
  expect(textsAt(chat.html, "#crisis-panel .contact-name").at(-1)).toBe("Sam");
  expect(textsAt(chat.html, "#crisis-panel .contact-name")).toHaveLength(4);
  expect((await visitor.get("/crisis")).html).toContain(SMS);
  const { visitor: stranger } = await newMember();
  expect((await write(stranger, ACTIVE)).text).not.toContain("Sam");
  expect(textsAt((await stranger.get("/crisis")).html, 'a[href="/safety-plan/person"]')).toEqual([
    "Add someone you trust",
  ]);
});

test("who has named nobody finds the way to it under the help lines, where there is time for it", async () => {
  const added = (html: string) =>
    textsAt(html, '#crisis-panel .contacts ~ p a[href="/safety-plan/person"]');
  const { visitor } = await newMember();
  expect(added((await write(visitor, ACTIVE)).html)).toEqual(["Add someone you trust"]);
  const { visitor: known } = await memberWith({});
  expect(added((await write(known, ACTIVE)).html)).toEqual([]);
  for (const message of [
    "I am going to kill myself tonight, the pills are in my hand",
    "I took forty pills an hour ago",
    "My chest hurts and my left arm is numb, I think it's a heart attack",
    ABUSE,
  ]) {
    const { visitor: other } = await newMember();
    const { html } = await write(other, message);
    expect([message, textsAt(html, "#crisis-panel").length, added(html)]).toEqual([message, 1, []]);
  }
});

test("where it is about abuse nobody is named, on no panel and no help page, unless it was chosen", async () => {
  const { visitor, userId } = await memberWith({});
  const panel = await write(visitor, ABUSE);
  expect(textsAt(panel.html, "#crisis-panel .contact-name").length).toBeGreaterThan(1);
  expect(panel.html).not.toContain("5550142");
  expect((await riskOf(userId))?.neutralCheckBack).toBe(true);
  expect((await visitor.get("/crisis")).html).not.toContain("5550142");
  const { visitor: other } = await memberWith({ inAbuse: "on" });
  expect((await write(other, ABUSE)).html).toContain("tel:+15555550142");
  expect((await other.get("/crisis")).html).toContain("tel:+15555550142");
});

test("a missing or wrong field is named, with what was typed, and nothing is kept", async () => {
  const { userId, saved } = await memberWith({ name: "Sam <b>", number: "ask me" });
  expect(saved.status).toBe(400);
  expect(saved.text).toContain("Please enter a phone number with 6 to 15 digits");
  expect(saved.html).toContain('value="ask me"');
  expect(saved.html).toContain("Sam &lt;b&gt;");
  const { saved: nameless } = await memberWith({ name: " " });
  expect(nameless.text).toContain("Please enter a name");
  expect(await database().select().from(safetyPlans).where(eq(safetyPlans.userId, userId))).toEqual(
    [],
  );
});

test("they are removed once that was asked", async () => {
  const { visitor, userId } = await memberWith({ inAbuse: "on" });
  const before = await visitor.get("/safety-plan/person");
  expect(before.html).not.toContain('name="remove"');
  const page = await visitor.get("/safety-plan/person?remove=ask");
  expect(page.text).toContain("This can't be undone.");
  const removed = await visitor.submit(page, { remove: "yes" });
  expect(removed.text).toContain("Their name and number are deleted.");
  expect(removed.url).toBe("/safety-plan");
  expect(removed.text).toContain("Add someone I trust");
  const kept = await database().select().from(safetyPlans).where(eq(safetyPlans.userId, userId));
  expect(kept).toMatchObject([{ trustedName: null, trustedNumber: null, trustedInAbuse: false }]);
});

test("an admin reads under a panel which of its lines nobody has verified, and nobody else does", async () => {
  const { visitor } = await newMember({ role: "admin" });
  expect((await visitor.get("/crisis")).text).toContain("Not verified: Emergency services");
  const { visitor: member } = await newMember();
  expect((await member.get("/crisis")).text).not.toContain("Not verified");
});

test("a visitor is asked to sign in", async () => {
  expect((await new Visitor().get("/safety-plan/person")).url).toContain("/auth?next=");
});
