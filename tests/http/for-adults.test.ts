import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import {
  messages,
  onboardingProgress,
  sessions,
  users,
  usersLeadmagnet,
  userSessions,
} from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { formWith, type Visitor } from "#tests/setup/visitor.ts";
import { eventsOf, messagesOf, userOf } from "./rows.ts";

async function sayAge(visitor: Visitor, age: string) {
  let page = await visitor.get("/onboarding?step=0");
  const answers: Record<string, string>[] = [
    {},
    { heardFrom: "TikTok" },
    { firstName: "Lu" },
    {},
    { phone: "" },
    { age },
  ];
  for (const fields of answers) {
    const { fields: held } = formWith(page, ["version"]);
    // The first of several answers is not chosen by being there.
    const { heardFrom: _none, ...typed } = held;
    page = await visitor.post(page.url, { ...typed, ...fields });
  }
  return page;
}

test.each(["13", "15", "17"])(
  "at %s years a kind page names help, and of all answers only that is kept",
  async (age) => {
    const { visitor, userId } = await newMember();
    const page = await sayAge(visitor, age);
    expect(page.url).toBe("/for-adults");
    expect(page.status).toBe(200);
    expect(textsAt(page.html, "h1")).toEqual(["Thank you for telling us"]);
    for (const href of ["tel:988", "tel:18004224453", "tel:911"]) {
      expect(page.html).toContain(`href="${href}"`);
    }
    const user = await userOf(userId);
    expect(user).toMatchObject({ eligible: false, firstName: "Ana", onboardingComplete: false });
    const rows = await Promise.all([
      database().select().from(onboardingProgress).where(eq(onboardingProgress.userId, userId)),
      database().select().from(usersLeadmagnet).where(eq(usersLeadmagnet.userId, userId)),
    ]);
    expect(rows.flat()).toEqual([]);
  },
);

test("at 18 it goes on", async () => {
  const { visitor } = await newMember();
  expect((await sayAge(visitor, "18")).url).toBe("/onboarding?step=6");
});

test("every page of the companion answers with that page, and help stays open", async () => {
  const { visitor } = await newMember({ eligible: false });
  for (const path of ["/", "/chat", "/chat/new-session", "/chat/abc", "/onboarding?step=3"]) {
    expect((await visitor.get(path)).url).toBe("/for-adults");
  }
  const asked = await visitor.raw("/chat.data");
  expect(await asked.text()).toContain("/for-adults");
  for (const path of ["/crisis", "/safety", "/safety-plan", "/safety-plan?step=1"]) {
    const page = await visitor.get(path);
    expect([page.url, page.status]).toEqual([path, 200]);
  }
  expect((await visitor.get("/nowhere")).status).toBe(404);
  const page = await visitor.get("/for-adults");
  expect(textsAt(page.html, '.navigation a[href="/pricing"]')).toEqual([]);
  expect(textsAt(page.html, ".navigation form")).toEqual(["Log out"]);
});

test("what is written to the companion is not stored, but danger in it is noted and help is named", async () => {
  const { visitor, userId } = await newMember();
  const chat = await visitor.get("/chat");
  await database().update(users).set({ eligible: false }).where(eq(users.id, userId));
  const page = await visitor.submit(chat, { message: "I want to kill myself" });
  expect(page.url).toBe("/for-adults");
  expect(page.html).toContain('id="crisis-panel"');
  const [stored, events] = await Promise.all([messagesOf(userId), eventsOf(userId)]);
  expect(stored).toEqual([]);
  expect(events).toMatchObject([{ tier: "crisis", triggerMessage: null }]);
});

test("a reply's stream is refused, not redirected", async () => {
  const { visitor } = await newMember({ eligible: false });
  const answer = await visitor.raw("/chat/abc/replies/def", {
    headers: { accept: "text/event-stream" },
  });
  expect(answer.status).toBe(403);
});

test("the account is deleted with everything in it, after it was asked once, and signed out", async () => {
  const { visitor, userId } = await newMember();
  await visitor.submit(await visitor.get("/chat"), { message: "hello there" });
  await database().update(users).set({ eligible: false }).where(eq(users.id, userId));
  const page = await visitor.get("/for-adults");
  expect(page.forms.filter(({ names }) => names.includes("delete"))).toEqual([]);
  expect(page.html).toContain('href="/for-adults?delete"');
  const asked = await visitor.get("/for-adults?delete");
  const { formToken = "" } = formWith(asked, ["delete"]).fields;
  expect((await visitor.post("/for-adults", { formToken })).url).toBe("/for-adults?delete");
  const gone = await visitor.submit(asked, { delete: "yes" });
  expect(gone.url).toBe("/auth?deleted");
  expect(gone.text).toContain("Your account has been deleted");
  expect(gone.text).toContain("Sign in");
  for (const table of [sessions, messages, userSessions]) {
    expect(await database().select().from(table).where(eq(table.userId, userId))).toEqual([]);
  }
  expect(await database().select().from(users).where(eq(users.id, userId))).toEqual([]);
});

test("nobody else meets that page, and nobody's account is deleted from it", async () => {
  const { visitor, userId } = await newMember();
  expect((await visitor.get("/for-adults")).url).toBe("/");
  const { formToken = "" } = formWith(await visitor.get("/chat"), ["message"]).fields;
  expect((await visitor.post("/for-adults", { formToken, delete: "yes" })).url).toBe("/");
  expect(await database().select().from(users).where(eq(users.id, userId))).toHaveLength(1);
});
