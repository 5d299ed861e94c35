import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { newAddress, PASSWORD } from "#tests/setup/accounts.ts";
import { newMember } from "#tests/setup/members.ts";
import { Visitor } from "#tests/setup/visitor.ts";
import { userWith } from "./rows.ts";

process.env.BLOCKED_REGIONS = "fr,us-il";

const PERSON = { password: PASSWORD, firstName: "Ana", lastName: "Ruiz" };
const regionOf = async (email: string) => {
  const user = await userWith(email);
  return user?.region;
};

let visitor: Visitor;

beforeAll(() => {
  visitor = new Visitor();
});

test("sign-up offers the states and every other country", async () => {
  const { html } = await visitor.get("/auth?mode=register");
  expect(html).toContain('<option value="US-IL">Illinois</option>');
  expect(html).toContain('<option value="FR">France</option>');
  expect(html).not.toContain('<option value="US">');
});

test.each(["FR", "US-IL"])("somebody in %s gets help lines and no account", async (region) => {
  const email = newAddress();
  const page = await visitor.get("/auth?mode=register");
  const refused = await visitor.submit(page, { ...PERSON, email, region });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("We can't offer accounts where you live yet");
  expect(refused.html).toContain('id="crisis-panel"');
  expect(refused.html).not.toContain(PASSWORD);
  expect(await regionOf(email)).toBeUndefined();
});

test("where something is blocked everybody says where they live, and what was typed is kept", async () => {
  const email = newAddress();
  const page = await visitor.get("/auth?mode=register");
  const missing = await visitor.submit(page, { ...PERSON, email });
  expect(missing.status).toBe(400);
  expect(missing.text).toContain("Please choose where you live.");
  expect(missing.html).toContain(`value="${email}"`);
  const invented = await visitor.submit(page, { ...PERSON, email, region: "US-ZZ" });
  expect(invented.text).toContain("Please choose where you live.");
  const sent = await visitor.submit(page, { ...PERSON, email, region: "US-NY" });
  expect(sent.url).toBe(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  expect(await regionOf(email)).toBe("US-NY");
});

test("an account from before is asked once, on the way to its next page, and led on to it", async () => {
  const { visitor, email } = await newMember();
  for (const path of ["/settings/data", "/crisis", "/safety-plan"]) {
    expect((await visitor.get(path)).url).toBe(path);
  }
  const asked = await visitor.get("/exercises");
  expect(asked.url).toBe("/settings/region?next=%2Fexercises");
  const missing = await visitor.submit(asked, { region: "" });
  expect(missing.status).toBe(400);
  expect(missing.text).toContain("Please choose where you live.");
  expect((await visitor.submit(missing, { region: "US-CA" })).url).toBe("/exercises");
  expect(await regionOf(email)).toBe("US-CA");
  expect((await visitor.get("/settings")).text).toContain("Where you live California");
  expect((await visitor.get("/settings/region")).text).toContain(
    "You told us that you live in California.",
  );
  // What was said once stays.
  await visitor.post("/settings/region", {
    formToken: asked.forms[0]?.fields.formToken ?? "",
    region: "FR",
  });
  expect(await regionOf(email)).toBe("US-CA");
});

test.each([
  ["/", "/home"],
  ["/auth", "/home"],
])("who was asked on the way to %s is on Today once it's answered", async (next, today) => {
  const { visitor } = await newMember();
  const asked = await visitor.get(`/settings/region?next=${encodeURIComponent(next)}`);
  expect((await visitor.submit(asked, { region: "US-CA" })).url).toBe(today);
});

test("words of danger that were on their way are met first, and nobody is asked while it's open", async () => {
  const { visitor, userId } = await newMember({ region: "US-NY" });
  const chat = await visitor.get("/chat");
  await database().update(users).set({ region: null }).where(eq(users.id, userId));
  const met = await visitor.submit(chat, { message: "I want to kill myself" });
  expect(met.html).toContain('id="crisis-panel"');
  expect((await visitor.get("/exercises")).url).toBe("/exercises");
});

test("who lives where it isn't offered keeps help, copies and deletion, and the companion is closed", async () => {
  const { visitor } = await newMember({ region: "US-IL" });
  const page = await visitor.get("/chat");
  expect(page.url).toBe("/settings/region?next=%2Fchat");
  expect(page.text).toContain("We can't offer this where you live");
  expect(page.html).toContain('id="crisis-panel"');
  for (const path of ["/settings/data", "/settings/delete", "/safety-plan", "/crisis"]) {
    expect((await visitor.get(path)).url).toBe(path);
  }
  const call = await visitor.post("/api/sessions", {});
  expect(call.status).toBe(403);
});
