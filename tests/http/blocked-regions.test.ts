import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { newAddress, PASSWORD } from "#tests/setup/accounts.ts";
import { Visitor } from "#tests/setup/visitor.ts";

process.env.BLOCKED_REGIONS = "fr,us-il";

const PERSON = { password: PASSWORD, firstName: "Ana", lastName: "Ruiz" };
const regionOf = async (email: string) => {
  const [user] = await database().select().from(users).where(eq(users.email, email));
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
