import { expect, test } from "vitest";
import { login, PASSWORD, register, signedUp, verify } from "#tests/setup/accounts.ts";
import { newMember } from "#tests/setup/members.ts";
import { codeMailedTo, lastMailTo, Visitor } from "#tests/setup/visitor.ts";
import {
  callback,
  comeFrom,
  kindsOf,
  linksOf,
  madeByProvider,
  someoneThere,
} from "./from-provider.ts";
import { isSignedIn } from "./talk.ts";

test("whoever claims somebody's address learns nothing of their account and doesn't get in", async () => {
  const { email } = await signedUp();
  const claimed = someoneThere({ email, email_verified: false });
  const unknown = someoneThere({ email_verified: false });
  const [visitor, other] = [new Visitor(), new Visitor()];
  const page = await comeFrom(visitor, claimed.name);
  const blank = await comeFrom(other, unknown.name);
  expect(page.url).toBe(blank.url);
  expect(page.text.replace(email, "")).toBe(blank.text.replace(unknown.email, ""));
  expect(lastMailTo(email)).toContain("You already have an account");
  expect((await visitor.submit(page, { code: "123456" })).status).toBe(400);
  expect(await isSignedIn(visitor)).toBe(false);
  expect(await linksOf(email)).toEqual([]);
});

test("an account with this address is joined by its password alone, and its owner is told", async () => {
  const { email } = await signedUp();
  const { name } = someoneThere({ email });
  const visitor = new Visitor();
  const page = await comeFrom(visitor, name);
  expect(page.text).toContain("You already have an account");
  expect(await linksOf(email)).toEqual([]);
  const wrong = await visitor.submit(page, { password: "not my password" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That's not your password");
  expect(wrong.html).not.toContain("not my password");
  expect(await isSignedIn(visitor)).toBe(false);

  await visitor.submit(page, { password: PASSWORD });
  expect(await isSignedIn(visitor)).toBe(true);
  expect(lastMailTo(email)).toContain("has changed");
  expect(await kindsOf(email)).toEqual(
    expect.arrayContaining(["sign_in_linked", "signed_in provider"]),
  );
  expect((await comeFrom(new Visitor(), name)).url).toBe("/");
  expect((await login(new Visitor(), email)).url).toBe("/");
});

test("guessing that password ends after ten tries", async () => {
  const { email } = await signedUp();
  const { name } = someoneThere({ email });
  const visitor = new Visitor();
  const page = await comeFrom(visitor, name);
  for (let tries = 0; tries < 10; tries += 1) await visitor.submit(page, { password: "a guess" });
  const refused = await visitor.submit(page, { password: PASSWORD });
  expect(refused.text).toContain("Too many attempts");
  expect(await isSignedIn(visitor)).toBe(false);
});

test("an account without a password is joined by a mailed code", async () => {
  const { email } = await newMember();
  const { name } = someoneThere({ email });
  const visitor = new Visitor();
  const page = await comeFrom(visitor, name);
  expect(await isSignedIn(visitor)).toBe(false);
  await visitor.submit(page, { code: codeMailedTo(email) });
  expect(await isSignedIn(visitor)).toBe(true);
  expect(await linksOf(email)).toHaveLength(1);
});

test("a stranger who registered the address before has nothing of the account", async () => {
  const { name, email } = someoneThere();
  await register(new Visitor(), email, "the password of a stranger");
  const visitor = new Visitor();
  const page = await comeFrom(visitor, name);
  await visitor.submit(page, { code: codeMailedTo(email) });
  expect(await isSignedIn(visitor)).toBe(true);
  expect((await login(new Visitor(), email, "the password of a stranger")).status).toBe(401);
});

test("a stranger who claimed the address at the provider has nothing of the account", async () => {
  const { name, email } = someoneThere({ email_verified: false });
  const stranger = new Visitor();
  const page = await comeFrom(stranger, name);
  const earlier = codeMailedTo(email);
  const owner = new Visitor();
  await register(owner, email);
  await verify(owner, email);
  expect((await login(owner, email)).url).toBe("/");
  expect(await linksOf(email)).toEqual([]);
  expect((await stranger.submit(page, { code: earlier })).status).toBe(400);
  expect(await isSignedIn(stranger)).toBe(false);
});

test("settings list the ways to sign in, link another one and unlink it", async () => {
  const { visitor, email } = await signedUp();
  const { name } = someoneThere();
  expect((await visitor.get("/settings")).html).toContain('href="/settings/sign-ins"');
  const list = await visitor.get("/settings/sign-ins");
  expect(list.text).toContain("Link 127.0.0.1");
  const page = await comeFrom(visitor, name, "/settings/sign-ins/new");
  expect(page.url).toBe("/settings/sign-ins/link");
  expect((await visitor.submit(page, { password: "not mine" })).status).toBe(400);
  expect(await linksOf(email)).toEqual([]);
  const linked = await visitor.submit(page, { password: PASSWORD });
  expect(linked.url).toBe("/settings/sign-ins");
  expect(linked.text).toContain("Linked on");
  expect(lastMailTo(email)).toContain("You can now sign in");
  expect((await comeFrom(new Visitor(), name)).url).toBe("/");

  const [link] = await linksOf(email);
  const unlink = await visitor.get(`/settings/sign-ins/${link?.id}`);
  expect((await visitor.submit(unlink, { password: "not mine" })).status).toBe(400);
  const unlinked = await visitor.submit(unlink, { password: PASSWORD });
  expect(unlinked.text).not.toContain("Linked on");
  expect(lastMailTo(email)).toContain("can no longer be used to sign in");
  expect(await linksOf(email)).toEqual([]);
  expect(await kindsOf(email)).toEqual(
    expect.arrayContaining(["sign_in_linked", "sign_in_unlinked"]),
  );
});

test("the last way in of an account without a password stays until it has one", async () => {
  const { visitor, email } = await madeByProvider();
  const [link] = await linksOf(email);
  const path = `/settings/sign-ins/${link?.id}`;
  const page = await visitor.get(path);
  expect(page.text).toContain("Choose a password first");
  expect(page.forms.some(({ names }) => names.includes("ownerCode"))).toBe(false);

  const other = await visitor.get("/settings/password");
  await visitor.submit(other, { back: path });
  const token = other.forms[0]?.fields["formToken"] ?? "";
  const forced = await visitor.post(path, { formToken: token, ownerCode: codeMailedTo(email) });
  expect(forced.text).toContain("Choose a password first");
  expect(await linksOf(email)).toHaveLength(1);
});

test("somebody else's linked sign-in is no page and can't be unlinked", async () => {
  const { email } = await madeByProvider();
  const [link] = await linksOf(email);
  const { visitor } = await signedUp();
  const path = `/settings/sign-ins/${link?.id}`;
  expect((await visitor.get(path)).status).toBe(404);
  const token = (await visitor.get("/settings/name")).forms[0]?.fields["formToken"] ?? "";
  const forced = await visitor.post(path, { formToken: token, password: PASSWORD });
  expect(forced.status).toBe(404);
  expect(await linksOf(email)).toHaveLength(1);
});

test("a sign-in that is somebody else's, or linked already, isn't linked again", async () => {
  const { name, email } = await madeByProvider();
  const { visitor } = await signedUp();
  const taken = await comeFrom(visitor, name, "/settings/sign-ins/new");
  expect(taken.text).toContain("linked to another account");
  expect(await linksOf(email)).toHaveLength(1);
  const own = new Visitor();
  await comeFrom(own, name);
  const already = await comeFrom(own, name, "/settings/sign-ins/new");
  expect(already.text).toContain("Already linked");
});

test("a sign-in that was begun for one account is never linked to another", async () => {
  const { visitor: first } = await signedUp();
  const { visitor: second, email } = await signedUp();
  const { name } = someoneThere();
  const path = await callback(first, name, "/settings/sign-ins/new");
  const begun = first.cookies.get("aliwell_provider") ?? "";
  second.cookies.set("aliwell_provider", begun);
  expect((await second.get(path)).url).not.toBe("/settings/sign-ins/link");
  const page = await comeFrom(first, name, "/settings/sign-ins/new");
  second.cookies.set("aliwell_link", first.cookies.get("aliwell_link") ?? "");
  expect(page.url).toBe("/settings/sign-ins/link");
  expect((await second.get("/settings/sign-ins/link")).url).toBe("/settings/sign-ins");
  expect(await linksOf(email)).toEqual([]);
});
