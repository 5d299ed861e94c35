import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { NO_PASSWORD } from "#app/models/accounts/users.server.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { login, PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import { withPasskey } from "#tests/setup/passkeys.ts";
import { textsAt } from "#tests/setup/page.ts";
import { codeMailedTo, formWith, Visitor } from "#tests/setup/visitor.ts";
import { passTime } from "./talk.ts";

const MINUTE = 60_000;

afterEach(() => vi.useRealTimers());

async function choose(visitor: Visitor, fields: Record<string, string>) {
  return visitor.submit(await visitor.get("/settings/lock"), { pin: "", ...fields });
}

/** Somebody whose browser asks for four digits, and who was away. */
async function away() {
  const { visitor, email } = await signedUp();
  await choose(visitor, { kind: "pin", pin: "4071" });
  passTime(5 * MINUTE);
  return { visitor, email };
}

test("every page answers with the lock after five minutes away, until it is opened", async () => {
  const { visitor } = await signedUp();
  expect((await visitor.get("/settings")).text).toContain("Off in this browser");
  const on = await choose(visitor, { kind: "pin", pin: "4071" });
  expect(on.text).toContain("Four digits, in this browser");
  passTime(4 * MINUTE);
  expect((await visitor.get("/you")).url).toBe("/you");
  passTime(5 * MINUTE);
  for (const path of [
    "/",
    "/home",
    "/chat",
    "/you",
    "/settings/name",
    "/settings/lock",
    "/pricing",
  ]) {
    const page = await visitor.get(path);
    expect(page.url).toMatch(/^\/lock/);
    expect(page.text).toContain("Locked");
    expect(page.text).not.toContain("Ana");
  }
  const call = await visitor.raw("/api/auth/me", { headers: { accept: "application/json" } });
  expect(call.status).toBe(401);
  const data = await (await visitor.raw("/settings/name.data")).text();
  expect(data).not.toContain("Ana");

  const page = await visitor.get("/settings/name");
  const empty = await visitor.submit(page, { pin: "" });
  expect(empty.text).toContain("Please enter your four digits");
  const wrong = await visitor.submit(page, { pin: "0000" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That's not right");
  const opened = await visitor.submit(wrong, { pin: "４０７１" });
  expect(opened.url).toBe("/settings/name");
  expect(opened.html).toContain("Ana");
});

test("help lines stay in reach without opening it, and say nothing of who it is", async () => {
  const { visitor, email } = await away();
  const help = await visitor.get("/crisis");
  expect(help.status).toBe(200);
  expect(help.text).toContain("988");
  expect(help.html).not.toContain(email);
  expect((await visitor.get("/home")).text).toContain("988");
});

test("a safety plan behind the lock says that it is there, how to see it and who to call", async () => {
  const { visitor } = await signedUp();
  await visitor.submit(await visitor.get("/safety-plan?step=1"), { text: "I stop answering" });
  await choose(visitor, { kind: "pin", pin: "4071" });
  passTime(5 * MINUTE);
  for (const path of ["/safety-plan", "/safety-plan?step=1"]) {
    const locked = await visitor.get(path);
    expect(locked.text).toContain("Unlock to see your plan");
    expect(textsAt(locked.html, ".contact-name").length).toBeGreaterThan(2);
    expect(locked.text).not.toMatch(/I stop answering|Sign In|Create an account/);
    expect(textsAt(locked.html, ".plan-lines")).toEqual([]);
  }
  const lock = await visitor.get("/lock?next=/safety-plan");
  const opened = await visitor.submit(lock, { pin: "4071" });
  expect(opened.url).toBe("/safety-plan");
  expect(opened.text).toContain("I stop answering");
});

test("a form that was on its way is refused, and its words are kept", async () => {
  const { visitor } = await signedUp();
  await choose(visitor, { kind: "pin", pin: "4071" });
  const name = await visitor.get("/settings/name");
  const chat = await visitor.get("/chat");
  passTime(5 * MINUTE);
  const refused = await visitor.submit(name, { firstName: "Someone", lastName: "Else" });
  expect(refused.url).toMatch(/^\/lock/);
  const sent = await visitor.submit(chat, { message: "My sister and I fought again." });
  expect(sent.url).toMatch(/^\/lock/);
  const back = await visitor.submit(sent, { pin: "4071" });
  expect(back.url).toBe("/chat");
  expect(back.text).toContain("My sister and I fought again.");
  expect((await visitor.get("/settings/name")).html).toContain("Ana");
  expect((await visitor.get("/chat")).text).toContain("My sister and I fought again.");
});

test("words of danger get help from behind the lock, too", async () => {
  const { visitor } = await signedUp();
  await choose(visitor, { kind: "pin", pin: "4071" });
  const chat = await visitor.get("/chat");
  passTime(5 * MINUTE);
  const sent = await visitor.submit(chat, { message: "I want to kill myself tonight" });
  expect(sent.html).toContain("crisis-panel");
  expect(sent.text).toContain("988");
  expect(sent.text).toContain("this browser had locked");
  expect(sent.text).not.toContain("session had ended");
});

test("after five wrong tries the browser is signed out, and signing in opens it", async () => {
  const { visitor, email } = await away();
  let page = await visitor.get("/home");
  for (let tries = 0; tries < 5; tries += 1) page = await visitor.submit(page, { pin: "0000" });
  expect(page.url).toMatch(/^\/auth/);
  expect(page.text).toContain("You've been signed out");
  expect((await visitor.get("/home")).url).toMatch(/^\/auth/);
  expect((await login(visitor, email)).url).toBe("/");
  passTime(5 * MINUTE);
  // This browser still has it, with five new tries.
  page = await visitor.get("/home");
  expect(page.text).toContain("Locked");
  expect((await visitor.submit(page, { pin: "4071" })).url).toBe("/home");
});

test("the lock is the browser's own: another asks for nothing, and a lost cookie opens nothing", async () => {
  const { visitor, email } = await away();
  visitor.cookies.delete("aliwell_lock");
  expect((await visitor.get("/you")).url).toMatch(/^\/lock/);
  const other = new Visitor();
  await login(other, email);
  passTime(6 * MINUTE);
  expect((await other.get("/you")).url).toBe("/you");
});

test("someone else's lock can't be brought along", async () => {
  const theirs = await away();
  const { email } = await signedUp();
  const visitor = new Visitor();
  visitor.cookies.set("aliwell_lock", theirs.visitor.cookies.get("aliwell_lock") ?? "");
  await login(visitor, email);
  passTime(5 * MINUTE);
  expect((await visitor.get("/you")).url).toBe("/you");
});

test("the password opens it where that was chosen; a passkey can't be chosen without one", async () => {
  const { visitor } = await signedUp();
  const page = await visitor.get("/settings/lock");
  expect(page.text).not.toContain("Passkey");
  expect((await choose(visitor, { kind: "passkey" })).status).toBe(400);
  expect((await choose(visitor, { kind: "pin", pin: "12a4" })).text).toContain(
    "exactly four digits",
  );
  await choose(visitor, { kind: "password" });
  passTime(5 * MINUTE);
  const lock = await visitor.get("/you");
  expect((await visitor.submit(lock, { password: "not it" })).status).toBe(400);
  expect((await visitor.submit(lock, { password: PASSWORD })).url).toBe("/you");
  await choose(visitor, { kind: "off" });
  passTime(6 * MINUTE);
  expect((await visitor.get("/you")).url).toBe("/you");
});

test("a passkey of one's own opens it, and nobody else's does", async () => {
  const mine = await withPasskey();
  const theirs = await withPasskey();
  const { visitor } = mine;
  await choose(visitor, { kind: "passkey" });
  passTime(5 * MINUTE);
  const lock = await visitor.get("/you");
  const { fields } = formWith(lock, ["response"]);
  const asked = await visitor.send("/auth/passkey/options", fields);
  const options = await asked.json();
  const refused = await visitor.submit(lock, { response: theirs.device.use(options) });
  expect(refused.status).toBe(400);
  const again = await (await visitor.send("/auth/passkey/options", fields)).json();
  expect((await visitor.submit(lock, { response: mine.device.use(again) })).url).toBe("/you");
});

test("without a passkey left the lock asks for the password, and says so", async () => {
  const { visitor, added } = await withPasskey();
  await choose(visitor, { kind: "passkey" });
  const [, path = ""] = /href="(\/settings\/passkeys\/[\w-]+)"/.exec(added.html) ?? [];
  const removed = await visitor.submit(await visitor.get(path), { password: PASSWORD });
  expect(removed.text).toContain("now asks for your password");
  expect((await visitor.get("/settings")).text).toContain("Password, in this browser");
  passTime(5 * MINUTE);
  const lock = await visitor.get("/you");
  expect((await visitor.submit(lock, { password: PASSWORD })).url).toBe("/you");
});

test("without a passkey or a password left the lock is off, and says so", async () => {
  const { visitor, email, added } = await withPasskey();
  await choose(visitor, { kind: "passkey" });
  await database().update(users).set({ password: NO_PASSWORD }).where(eq(users.email, email));
  const [, path = ""] = /href="(\/settings\/passkeys\/[\w-]+)"/.exec(added.html) ?? [];
  const page = await visitor.get(path);
  const { fields } = formWith(page, ["back"]);
  await visitor.post("/settings/code", fields);
  const removed = await visitor.submit(page, { ownerCode: codeMailedTo(email) });
  expect(removed.text).toContain("The lock is off");
  passTime(6 * MINUTE);
  expect((await visitor.get("/you")).url).toBe("/you");
});

test("whoever forgot it signs out from there", async () => {
  const { visitor } = await away();
  const page = await visitor.get("/home");
  const form = page.forms.find(({ action }) => action === "/auth/logout");
  const out = await visitor.post("/auth/logout", form?.fields ?? {});
  expect(out.url).toBe("/auth");
  expect(formWith(out, ["email", "password"])).toBeTruthy();
});
