import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { login, PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import { Authenticator } from "#tests/setup/authenticator.ts";
import { textsAt } from "#tests/setup/page.ts";
import { beginToAdd, withPasskey } from "#tests/setup/passkeys.ts";
import { formWith, lastMailTo, ORIGIN, Visitor } from "#tests/setup/visitor.ts";
import { isSignedIn } from "./talk.ts";

const PAGE = "/settings/passkeys";

/** Opens the sign-in page, and asks what the passkeys of this browser are to answer. */
async function beginToSignIn(visitor = new Visitor()) {
  const page = await visitor.get("/auth");
  const { fields } = formWith(page, ["response"]);
  const asked = await visitor.send("/auth/passkey/options", fields);
  return { visitor, page, options: await asked.json() };
}

test("a passkey is added with a name and the password, told by mail, and signs in", async () => {
  const { visitor, email, device, added } = await withPasskey();
  expect(added.url).toBe(PAGE);
  expect(added.text).toContain("My phone");
  expect(added.text).toContain("Never used");
  expect(lastMailTo(email)).toContain("passkey");
  expect((await visitor.get("/settings")).text).toContain("Passkeys My phone");

  const { visitor: other, page, options } = await beginToSignIn();
  expect(options.allowCredentials ?? []).toEqual([]);
  const home = await other.submit(page, { response: device.use(options) });
  expect(home.url).toBe("/");
  expect(await isSignedIn(other)).toBe(true);
  expect((await other.get(PAGE)).text).toContain("Last used on");
  const trail = (await other.get("/settings/activity")).text;
  expect(trail).toContain("Signed in with a passkey");
  expect(trail).toContain("A passkey was added");
});

test("a second one of a name is told from the first by its number", async () => {
  const { visitor } = await withPasskey();
  const { page, options } = await beginToAdd(visitor);
  await visitor.submit(page, { response: new Authenticator(ORIGIN).create(options) });
  const names = textsAt((await visitor.get(PAGE)).html, ".plain-rows strong");
  expect(names).toEqual(["My phone", "My phone (2)"]);
});

test("nothing is added without the password, for another session, or from another origin", async () => {
  const { visitor } = await signedUp();
  const page = await visitor.get(PAGE);
  const wrong = await visitor.submit(page, { name: "My phone", password: "not it" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That's not your password");
  expect(wrong.html).toContain('value="My phone"');
  expect((await visitor.get(`${PAGE}/new`)).url).toBe(PAGE);

  const begun = await beginToAdd(visitor);
  const elsewhere = new Authenticator(ORIGIN).create(begun.options, {
    origin: "https://evil.example",
  });
  const refused = await visitor.submit(begun.page, { response: elsewhere });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("That passkey wasn't added");
  const unlocked = new Authenticator(ORIGIN).create(begun.options, { isUnverified: true });
  expect((await visitor.submit(begun.page, { response: unlocked })).status).toBe(400);
  expect((await visitor.submit(begun.page, { response: "{}" })).status).toBe(400);

  const someone = await signedUp();
  const cookie = visitor.cookies.get("aliwell_new_passkey") ?? "";
  someone.visitor.cookies.set("aliwell_new_passkey", cookie);
  expect((await someone.visitor.get(`${PAGE}/new`)).url).toBe(PAGE);
  expect((await visitor.get(PAGE)).text).toContain("You have no passkeys");
});

test("a passkey that somebody has can't be added to another account", async () => {
  const { device } = await withPasskey();
  const { visitor } = await signedUp();
  const { page, options } = await beginToAdd(visitor);
  expect((await visitor.submit(page, { response: device.create(options) })).status).toBe(400);
});

test("a key of nobody's, or one that says it is somebody else's, signs nobody in", async () => {
  const { device } = await withPasskey();
  const other = await withPasskey();
  const { visitor, page, options } = await beginToSignIn();
  for (const response of [
    new Authenticator(ORIGIN).use(options, { userHandle: device.userHandle }),
    device.use(options, { userHandle: other.device.userHandle }),
    device.use(options, { userHandle: "" }),
    "not json",
    "",
  ]) {
    const refused = await visitor.submit(page, { response });
    expect(refused.status).toBe(401);
    expect(refused.text).toContain("That passkey didn't work");
    expect(refused.text).toContain("Sign in another way");
  }
  expect(await isSignedIn(visitor)).toBe(false);
});

test("an answer counts once, and for the browser that was asked alone", async () => {
  const { device } = await withPasskey();
  const { visitor, page, options } = await beginToSignIn();
  const response = device.use(options);
  const thief = await beginToSignIn();
  expect((await thief.visitor.submit(thief.page, { response })).status).toBe(401);

  const cookie = visitor.cookies.get("aliwell_passkey") ?? "";
  await visitor.submit(page, { response });
  expect(await isSignedIn(visitor)).toBe(true);
  // Somebody who copied all of it, the browser's own cookie included.
  thief.visitor.cookies.set("aliwell_passkey", cookie);
  expect((await thief.visitor.submit(thief.page, { response })).status).toBe(401);
  expect(await isSignedIn(thief.visitor)).toBe(false);
});

test("another origin, another site's key, and a device that skipped its lock are refused", async () => {
  const { device } = await withPasskey();
  const { visitor, page, options } = await beginToSignIn();
  for (const forged of [
    { origin: "https://evil.example" },
    { origin: "http://localhost:3001" },
    { rpId: "evil.example" },
    { isUnverified: true },
  ]) {
    const refused = await visitor.submit(page, { response: device.use(options, forged) });
    expect(refused.status).toBe(401);
  }
  expect(await isSignedIn(visitor)).toBe(false);
});

test("a counter that goes back, or stays, is refused: the key was copied", async () => {
  const { device } = await withPasskey();
  const tryWith = async (counter: number) => {
    const { visitor, page, options } = await beginToSignIn();
    await visitor.submit(page, { response: device.use(options, { counter }) });
    return isSignedIn(visitor);
  };
  expect(await tryWith(7)).toBe(true);
  expect(await tryWith(7)).toBe(false);
  expect(await tryWith(3)).toBe(false);
  expect(await tryWith(0)).toBe(false);
  expect(await tryWith(8)).toBe(true);
});

test("where two-factor sign-in is on, the code is asked for after a passkey, too", async () => {
  const { visitor, device } = await withPasskey();
  const setUp = await visitor.get("/settings/two-factor");
  const secret = (textsAt(setUp.html, ".secret")[0] ?? "").replaceAll(" ", "");
  await visitor.submit(setUp, { code: generateSync({ secret }), password: PASSWORD });
  const { visitor: other, page, options } = await beginToSignIn();
  const step = await other.submit(page, { response: device.use(options) });
  expect(step.url).toBe("/auth/two-factor");
  expect(await isSignedIn(other)).toBe(false);
  const epoch = Math.floor(Date.now() / 1_000) + 30;
  await other.submit(step, { code: generateSync({ secret, epoch }) });
  expect(await isSignedIn(other)).toBe(true);
});

test("a passkey is removed with the password by its owner alone, and opens nothing then", async () => {
  const { visitor, email, device, added } = await withPasskey();
  const [, path = ""] = /href="(\/settings\/passkeys\/[\w-]+)"/.exec(added.html) ?? [];
  const someone = await signedUp();
  expect((await someone.visitor.get(path)).status).toBe(404);
  const page = await visitor.get(path);
  expect((await visitor.submit(page, { password: "not it" })).status).toBe(400);
  const removed = await visitor.submit(page, { password: PASSWORD });
  expect(removed.text).toContain("You have no passkeys");
  expect(lastMailTo(email)).toContain("A passkey was removed from your");
  expect((await visitor.get("/settings/activity")).text).toContain("A passkey was removed");

  const { visitor: other, page: signIn, options } = await beginToSignIn();
  await other.submit(signIn, { response: device.use(options) });
  expect(await isSignedIn(other)).toBe(false);
  expect((await login(new Visitor(), email)).url).toBe("/");
});

test("too many tries from one place have to wait", async () => {
  const { visitor, page } = await beginToSignIn();
  let last = await visitor.submit(page, { response: "{}" });
  for (let tries = 0; tries < 60; tries += 1) last = await visitor.submit(page, { response: "{}" });
  expect(last.status).toBe(429);
  expect(last.text).toContain("Please wait a moment");
});
