import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { newAddress, PASSWORD } from "#tests/setup/accounts.ts";
import { isLongRun } from "#tests/setup/long.ts";
import { lastMailTo, Visitor } from "#tests/setup/visitor.ts";

const SIGN_UPS = isLongRun ? 1_000 : 150;
const PERSON = { password: PASSWORD, firstName: "Ana", lastName: "Ruiz" };

function mails(): string[] {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
}

async function accounts(): Promise<number> {
  const [row] = await database().select({ all: count() }).from(users);
  return row?.all ?? 0;
}

test(`${SIGN_UPS} sign-ups from one address make twenty accounts and mails, and nobody else waits`, async () => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth?mode=register");
  const form = page.forms.find(({ action }) => action === "/auth?mode=register");
  const before = await accounts();
  const statuses = new Map<number, number>();
  for (let each = 0; each < SIGN_UPS; each += 1) {
    const fields = { ...form?.fields, ...PERSON, email: `crowd${each}@example.org` };
    const { status } = await visitor.send("/auth?mode=register", fields);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].toSorted()).toEqual([302, 429]);
  expect(statuses.get(302)).toBe(20);
  expect((await accounts()) - before).toBe(20);
  expect(mails().filter((mail) => mail.includes("crowd"))).toHaveLength(20);

  const elsewhere = new Visitor();
  const email = newAddress();
  const sent = await elsewhere.submit(await elsewhere.get("/auth?mode=register"), {
    ...PERSON,
    email,
  });
  expect(sent.url).toContain("/auth/verify-email");
  // A thousand forms take their time where the machine has other things to do.
}, 120_000);

test.each([
  "ana@example.org\r\nBcc: everybody@example.org",
  "ana@example.org, everybody@example.org",
  "Ana <ana@example.org>",
  '"ana@example.org> <everybody"@example.org',
])("the address %j is refused and mailed to nobody", async (email) => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth?mode=register");
  const refused = await visitor.submit(page, { ...PERSON, email });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Please enter a valid email address");
  expect(mails().filter((mail) => mail.includes("everybody"))).toEqual([]);
});

test("a name with line breaks reaches no header of a mail, and no page as anything but text", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  const firstName = "Ana\r\nBcc: everybody@example.org\r\n\r\n<script>alert(1)</script>";
  await visitor.submit(await visitor.get("/auth?mode=register"), { ...PERSON, email, firstName });
  const [head = ""] = lastMailTo(email).split(/\r?\n\r?\n/);
  expect(head).not.toContain("everybody");
  const again = await visitor.get("/auth/verify-email");
  expect(again.html).not.toContain("<script>alert(1)");
});
