import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { accountEvents } from "#db/schema.ts";
import { login, newAddress, PASSWORD, register, signedUp, verify } from "#tests/setup/accounts.ts";
import { newMember } from "#tests/setup/members.ts";
import { codeMailedTo, lastMailTo, Visitor } from "#tests/setup/visitor.ts";
import { messagesOf, userWith } from "./rows.ts";

test("deleting an account asks for the password again, and leaves everything where it is wrong", async () => {
  const { visitor, email } = await signedUp();
  const page = await visitor.get("/settings/delete");
  expect(page.text).toContain("It can't be undone.");
  expect((await visitor.submit(page, { password: "" })).text).toContain(
    "Please enter your password.",
  );
  const wrong = await visitor.submit(page, { password: "not my password" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That's not your password");
  expect(await userWith(email)).toBeDefined();
  expect((await visitor.get("/home")).url).toBe("/home");
});

test("a deleted account is gone at once, with its words, its sessions and its trail", async () => {
  const { visitor, email } = await signedUp();
  const phone = new Visitor();
  await login(phone, email);
  const user = await userWith(email);
  const userId = user?.id ?? "";
  await visitor.submit(await visitor.get("/chat"), {
    message: "I had a hard day at work",
  });
  const written = () => messagesOf(userId);
  expect((await written()).length).toBeGreaterThan(0);

  const done = await visitor.submit(await visitor.get("/settings/delete"), { password: PASSWORD });
  expect(done.url).toBe("/auth?deleted");
  expect(done.text).toContain("Your account has been deleted");
  expect(await written()).toEqual([]);
  expect(await userWith(email)).toBeUndefined();
  expect((await phone.get("/home")).url).toMatch(/^\/auth/);
  expect((await visitor.get("/home")).url).toMatch(/^\/auth/);
  const trail = await database()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId));
  expect(trail.map(({ kind }) => kind)).toEqual(["account_deleted"]);
  expect(lastMailTo(email)).toContain("account was deleted");
  expect((await login(new Visitor(), email)).text).toContain("Login Failed");

  // The address is free for a new beginning, which finds nothing of before.
  const again = new Visitor();
  await register(again, email);
  await verify(again, email);
  expect((await login(again, email)).url).toBe("/");
  expect((await again.get("/settings/activity")).text).not.toContain("deleted");
});

test("who has no password confirms with a mailed code, which works once", async () => {
  const { visitor, email } = await newMember();
  const page = await visitor.get("/settings/delete");
  const asked = await visitor.submit(page, { back: "/settings/delete" });
  expect(asked.url).toBe("/settings/delete");
  const wrong = codeMailedTo(email) === "000000" ? "000001" : "000000";
  expect((await visitor.submit(asked, { ownerCode: wrong })).text).toContain(
    "That code didn't work",
  );
  for (let tries = 1; tries < 5; tries += 1) await visitor.submit(asked, { ownerCode: wrong });
  const late = await visitor.submit(asked, { ownerCode: codeMailedTo(email) });
  expect(late.text).toMatch(
    /Too many attempts, try again in \d+ minutes\. Or get a new code now\./,
  );
  const again = await visitor.submit(page, { back: "/settings/delete" });
  const done = await visitor.submit(again, { ownerCode: codeMailedTo(email) });
  expect(done.url).toBe("/auth?deleted");
  expect(await userWith(email)).toBeUndefined();
});

test("the same form sent twice deletes one account and breaks nothing", async () => {
  const { visitor } = await signedUp(newAddress());
  const page = await visitor.get("/settings/delete");
  const formToken = page.forms[0]?.fields["formToken"] ?? "";
  const send = () => visitor.send("/settings/delete", { formToken, password: PASSWORD });
  const both = await Promise.all([send(), send()]);
  for (const { status } of both) expect(status).toBeLessThan(500);
});
