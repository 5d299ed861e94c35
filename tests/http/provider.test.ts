import { expect, test, vi } from "vitest";
import { unseal } from "#app/models/storage/sealed.server.ts";
import { login, PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import { codeMailedTo, ORIGIN, Visitor, type Page } from "#tests/setup/visitor.ts";
import {
  askedUrl,
  callback,
  comeFrom,
  kindsOf,
  linksOf,
  madeByProvider,
  provider,
  someoneThere,
} from "./from-provider.ts";
import { isSignedIn } from "./talk.ts";
import { userWith } from "./rows.ts";

test("a provider that is down is told on the sign-in page, and asked again the next time", async () => {
  await provider.stop();
  const visitor = new Visitor();
  const page = await visitor.get("/auth/provider");
  expect(page.url).toBe("/auth?provider=unreachable");
  expect(page.text).toContain("127.0.0.1 isn't answering");
  await provider.restart();
  const { name } = someoneThere();
  await comeFrom(visitor, name);
  expect(await isSignedIn(visitor)).toBe(true);
});

test("the sign-in and the sign-up page lead there, with all that protects the way back", async () => {
  for (const path of ["/auth", "/auth?mode=register"]) {
    const page = await new Visitor().get(path);
    expect(page.text).toContain("Continue with 127.0.0.1");
    expect(page.html).toContain('href="/auth/provider"');
  }
  const [first, second] = [await askedUrl(new Visitor()), await askedUrl(new Visitor())].map(
    (url) => new URL(url).searchParams,
  );
  expect(first?.get("redirect_uri")).toBe(`${ORIGIN}/auth/provider/callback`);
  expect(first?.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(first?.get(name)).toBeTruthy();
    expect(first?.get(name)).not.toBe(second?.get(name));
  }
});

test("the privacy page names the provider, what it learns and what is kept", async () => {
  const { text } = await new Visitor().get("/privacy");
  expect(text).toContain("Continue with 127.0.0.1");
  expect(text).toContain("aliwell_provider");
  expect(text).not.toContain("{");
});

test("somebody new gets a confirmed account without a password, and later the same one", async () => {
  const { visitor, name, email } = await madeByProvider();
  expect((await visitor.get("/you")).text).toContain("Mina Okafor");
  expect(await userWith(email)).toMatchObject({ emailVerified: true, firstName: "Mina" });
  expect((await login(new Visitor(), email, PASSWORD)).status).toBe(401);
  const again = new Visitor();
  const home = await comeFrom(again, name, "/auth/provider?next=/memory");
  expect(home.url).toBe("/memory");
  expect(await linksOf(email)).toHaveLength(1);
  expect(await kindsOf(email)).toEqual([
    "sign_in_linked",
    "signed_in provider",
    "signed_in provider",
  ]);
});

test("what the provider gave is kept sealed, for its own row alone", async () => {
  const { email } = await madeByProvider();
  const [link] = await linksOf(email);
  const token = unseal(link?.accessToken ?? "", `oauth:${link?.id}`);
  expect(token).toMatch(/^[\w-]{20,}$/);
  expect(link?.accessToken).not.toContain(token);
  expect(unseal(link?.accessToken ?? "", "oauth:another-row")).toBeNull();
  expect(link?.tokenExpiresAt).toBeGreaterThan(Date.now());
});

test.each<[string, (path: string) => string]>([
  ["another state", (path) => path.replace(/state=[^&]+/, "state=another")],
  ["no state", (path) => path.replace(/&state=[^&]+/, "")],
  ["another code", (path) => path.replace(/code=[^&]+/, "code=another")],
  ["another issuer", (path) => path.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example")],
])("a callback with %s signs nobody in", async (_what, change) => {
  const { name, email } = someoneThere();
  const visitor = new Visitor();
  const page = await visitor.get(change(await callback(visitor, name)));
  expect(page.url).toBe("/auth?provider=failed");
  expect(page.text).toContain("That didn't work");
  expect(await isSignedIn(visitor)).toBe(false);
  expect(await userWith(email)).toBeUndefined();
});

test.each(["nonce", "code_challenge"])("an answer to another %s signs nobody in", async (check) => {
  const { name, email } = someoneThere();
  const visitor = new Visitor();
  const other = new URL(await askedUrl(new Visitor())).searchParams.get(check) ?? "";
  const path = await callback(visitor, name, "/auth/provider", (asked) =>
    asked.searchParams.set(check, other),
  );
  expect((await visitor.get(path)).url).toBe("/auth?provider=failed");
  expect(await userWith(email)).toBeUndefined();
});

test("a callback works once, also with what the browser had at first, and in no other browser", async () => {
  const { name } = someoneThere();
  const visitor = new Visitor();
  const path = await callback(visitor, name);
  const stranger = new Visitor();
  expect((await stranger.get(path)).url).toBe("/auth?provider=failed");
  expect(await isSignedIn(stranger)).toBe(false);

  const cookies = new Map(visitor.cookies);
  expect((await visitor.get(path)).url).toBe("/");
  for (const [key, value] of cookies) stranger.cookies.set(key, value);
  expect((await stranger.get(path)).url).toBe("/auth?provider=failed");
  expect(await isSignedIn(stranger)).toBe(false);
});

test("somebody who cancels at the provider is told that nothing has changed", async () => {
  const visitor = new Visitor();
  const path = await provider.decline(await askedUrl(visitor));
  const page = await visitor.get(path.replace(ORIGIN, ""));
  expect(page.url).toBe("/auth?provider=declined");
  expect(page.text).toContain("Nothing has changed");
  expect(page.text).toContain("Sign In");
});

test("a provider that goes down on the way back is told, too", async () => {
  const { name } = someoneThere();
  const visitor = new Visitor();
  const path = await callback(visitor, name);
  await provider.stop();
  const page = await visitor.get(path);
  await provider.restart();
  expect(page.url).toBe("/auth?provider=unreachable");
  expect(await isSignedIn(visitor)).toBe(false);
});

test("a provider that never answers holds nobody up for longer than ten seconds", async () => {
  const { name } = someoneThere();
  const visitor = new Visitor();
  const path = await callback(visitor, name);
  provider.stall();
  const { timeout } = AbortSignal;
  const limits = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(10));
  const page = await visitor.get(path);
  expect(limits.mock.calls).toEqual([[10_000]]);
  limits.mockRestore();
  await provider.stop();
  await provider.restart();
  expect(page.url).toBe("/auth?provider=unreachable");
});

test("without an address from the provider there is no account", async () => {
  const visitor = new Visitor();
  const page = await comeFrom(visitor, "somebody-without-an-address");
  expect(page.url).toBe("/auth?provider=no-email");
  expect(page.text).toContain("didn't tell us your email address");
});

test("an address that the provider doesn't vouch for is confirmed by a mailed code first", async () => {
  const { name, email } = someoneThere({ email_verified: false });
  const visitor = new Visitor();
  const page = await comeFrom(visitor, name);
  expect(page.url).toBe("/auth/provider/confirm");
  expect(page.text).toContain(email);
  expect(await isSignedIn(visitor)).toBe(false);
  expect(await userWith(email)).toMatchObject({ emailVerified: false });
  expect(await linksOf(email)).toEqual([]);
  const code = codeMailedTo(email);
  const wrong = await visitor.submit(page, { code: code === "000000" ? "000001" : "000000" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That code didn't work");
  expect((await visitor.submit(page, { code: "" })).text).toContain("Please enter the code");
  await visitor.submit(page, { code });
  expect(await isSignedIn(visitor)).toBe(true);
  expect(await userWith(email)).toMatchObject({ emailVerified: true, firstName: "Mina" });
  const again = new Visitor();
  expect((await comeFrom(again, name)).url).toBe("/");
});

test("that code ends after five tries, and another one works in its place", async () => {
  const { name, email } = someoneThere({ email_verified: false });
  const visitor = new Visitor();
  const page = await comeFrom(visitor, name);
  const code = codeMailedTo(email);
  for (let tries = 0; tries < 5; tries += 1) {
    await visitor.submit(page, { code: code === "000000" ? "000001" : "000000" });
  }
  const late = await visitor.submit(page, { code });
  expect(late.status).toBe(400);
  expect(late.text).toMatch(
    /Too many attempts, try again in \d+ minutes\. Or get a new code now\./,
  );
  const form = page.forms.find(({ names }) => names.includes("intent"));
  const resent = await visitor.post("/auth/provider/confirm", {
    ...form?.fields,
    intent: "resend",
  });
  await visitor.submit(resent, { code: codeMailedTo(email) });
  expect(await isSignedIn(visitor)).toBe(true);
});

test("a code that was mailed for one browser is worth nothing in another", async () => {
  const { name, email } = someoneThere({ email_verified: false });
  const [visitor, stranger] = [new Visitor(), new Visitor()];
  await comeFrom(visitor, name);
  const code = codeMailedTo(email);
  const page = await comeFrom(stranger, name);
  expect((await stranger.submit(page, { code })).status).toBe(400);
  expect(await isSignedIn(stranger)).toBe(false);
});

test("the pages in between are nothing to somebody who didn't come from the provider", async () => {
  expect((await new Visitor().get("/auth/provider/confirm")).url).toBe("/auth?provider=failed");
  const forged = new Visitor();
  forged.cookies.set("aliwell_pending", "forged.signature");
  expect((await forged.get("/auth/provider/confirm")).url).toBe("/auth?provider=failed");
  const { visitor } = await signedUp();
  expect((await visitor.get("/settings/sign-ins/link")).url).toBe("/settings/sign-ins");
  expect((await visitor.get("/auth/provider")).url).toBe("/");
});

test("making accounts one after the other from one place is slowed down", async () => {
  const address = new Visitor().address;
  let page: Page | undefined;
  for (let made = 0; made <= 20; made += 1) {
    page = await comeFrom(new Visitor(address), someoneThere().name);
  }
  expect(page?.url).toBe("/auth?provider=too-many");
});
