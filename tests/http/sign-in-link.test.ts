import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { accountEvents, magicLinkTokens, users } from "#db/schema.ts";
import { login, newAddress, PASSWORD, register, signedUp } from "#tests/setup/accounts.ts";
import { lastMailTo, ORIGIN, Visitor, type Page } from "#tests/setup/visitor.ts";
import { isSignedIn } from "./talk.ts";
import { userWith } from "./rows.ts";

async function askForLink(visitor: Visitor, email: string, path = "/auth/link"): Promise<Page> {
  return visitor.submit(await visitor.get(path), { email });
}

/** The newest link in the mail to an address, once it is not the earlier one. */
function linkMailedTo(email: string, earlier = ""): Promise<string> {
  return vi.waitUntil(() => {
    const link = linksTo(email).at(-1);
    return link && link !== earlier ? link : null;
  }, 5000);
}

function linksTo(email: string): string[] {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => mail.match(/\S+\/auth\/link\S+/g) ?? [])
    .map((link) => link.replace(ORIGIN, ""));
}

async function open(visitor: Visitor, link: string): Promise<Page> {
  return visitor.submit(await visitor.get(link), { linkToken: tokenIn(link) });
}

function tokenIn(link: string): string {
  return new URL(link, ORIGIN).searchParams.get("token") ?? "";
}

test("the sign-in page leads to a link by mail, which one click opens", async () => {
  const { email } = await signedUp();
  const visitor = new Visitor();
  expect((await visitor.get("/auth")).html).toContain('href="/auth/link"');
  const sent = await askForLink(visitor, email);
  expect(sent.text).toContain("Check your email");
  const page = await visitor.get(await linkMailedTo(email));
  expect(page.text).not.toContain(email);
  expect(await isSignedIn(visitor)).toBe(false);
  const home = await visitor.submit(page, { linkToken: tokenIn(await linkMailedTo(email)) });
  expect(home.url).toBe("/");
  expect(home.text).toContain("Welcome back!");
  const user = await userWith(email);
  const trail = await database()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, user?.id ?? ""));
  expect(trail.at(-1)).toMatchObject({ kind: "signed_in", way: "link" });
});

test("the browser's time zone comes with the click, as with a password", async () => {
  const { email } = await signedUp();
  await askForLink(new Visitor(), email);
  const link = await linkMailedTo(email);
  const visitor = new Visitor();
  const page = await visitor.get(link);
  await visitor.submit(page, { linkToken: tokenIn(link), timeZone: "America/Chicago" });
  expect((await userWith(email))?.timeZone).toBe("America/Chicago");
});

test("a mail scanner that opens the link three times spends nothing", async () => {
  const { email } = await signedUp();
  await askForLink(new Visitor(), email);
  const link = await linkMailedTo(email);
  for (let opened = 0; opened < 3; opened += 1) {
    const scanner = new Visitor();
    expect((await scanner.get(link)).status).toBe(200);
    expect((await scanner.raw(link, { method: "HEAD" })).status).toBe(200);
    expect(await isSignedIn(scanner)).toBe(false);
  }
  const visitor = new Visitor();
  await open(visitor, link);
  expect(await isSignedIn(visitor)).toBe(true);
});

test("a link works once, also when two browsers open it at the same moment", async () => {
  const { email } = await signedUp();
  await askForLink(new Visitor(), email);
  const link = await linkMailedTo(email);
  const visitors = [new Visitor(), new Visitor(), new Visitor()];
  const pages = await Promise.all(visitors.map(async (visitor) => open(visitor, link)));
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const replayed = await open(new Visitor(), link);
  expect(replayed.status).toBe(400);
  expect(replayed.text).toContain("That link didn't work");
  expect(replayed.html).toContain('href="/auth/link"');
});

test("using one link ends the others of that account, and of nobody else", async () => {
  const [{ email }, { email: other }] = [await signedUp(), await signedUp()];
  await askForLink(new Visitor(), email);
  const first = await linkMailedTo(email);
  await askForLink(new Visitor(), email);
  const second = await linkMailedTo(email, first);
  await askForLink(new Visitor(), other);
  await open(new Visitor(), second);
  expect((await open(new Visitor(), first)).status).toBe(400);
  expect((await open(new Visitor(), await linkMailedTo(other))).url).toBe("/");
});

test("an expired link, a made-up one and one from a clock that was ahead sign nobody in", async () => {
  const { email } = await signedUp();
  for (const expiresAt of [Date.now() - 1, Date.now() + 60 * 60_000]) {
    const earlier = linksTo(email).at(-1);
    await askForLink(new Visitor(), email);
    const link = await linkMailedTo(email, earlier);
    await database().update(magicLinkTokens).set({ expiresAt });
    const visitor = new Visitor();
    expect((await open(visitor, link)).status).toBe(400);
    expect(await isSignedIn(visitor)).toBe(false);
  }
  expect((await open(new Visitor(), "/auth/link?token=made-up")).status).toBe(400);
});

test("a link to an address that is the account's no longer signs nobody in", async () => {
  const { email } = await signedUp();
  await askForLink(new Visitor(), email);
  const link = await linkMailedTo(email);
  await database().update(users).set({ email: newAddress() }).where(eq(users.email, email));
  expect((await open(new Visitor(), link)).status).toBe(400);
});

test("somebody else's link signs in to their account and leaves nothing of one's own session", async () => {
  const { email } = await signedUp();
  const { visitor } = await signedUp();
  const before = visitor.cookies.get("aliwell_session");
  await askForLink(new Visitor(), email);
  await open(visitor, await linkMailedTo(email));
  const after = visitor.cookies.get("aliwell_session");
  expect(after).not.toBe(before);
  visitor.cookies.set("aliwell_session", before ?? "");
  expect(await isSignedIn(visitor)).toBe(false);
});

test("an unknown address gets the same answer, and no mail", async () => {
  const { email } = await signedUp();
  const unknown = newAddress();
  const [forKnown, forUnknown] = [
    await askForLink(new Visitor(), email),
    await askForLink(new Visitor(), unknown),
  ];
  await linkMailedTo(email);
  expect(forUnknown).toMatchObject({ status: forKnown.status, url: forKnown.url });
  expect(forUnknown.text).toBe(forKnown.text);
  expect(() => lastMailTo(unknown)).toThrow();
});

test("a field that holds no address says so, and keeps what was typed", async () => {
  const page = await askForLink(new Visitor(), "not an address");
  expect(page.status).toBe(400);
  expect(page.text).toContain("Please enter a valid email address");
  expect(page.html).toContain('value="not an address"');
});

test("asking again and again is slowed down alike for known and unknown addresses", async () => {
  const { email } = await signedUp();
  for (const address of [email, newAddress()]) {
    const visitor = new Visitor();
    const answers: number[] = [];
    for (let asked = 0; asked < 7; asked += 1) {
      answers.push((await askForLink(visitor, address)).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  }
});

test("strangers who ask from everywhere flood no inbox", async () => {
  const { email } = await signedUp();
  for (let asked = 0; asked < 14; asked += 1) await askForLink(new Visitor(), email);
  const { email: other } = await signedUp();
  await askForLink(new Visitor(), other);
  await linkMailedTo(other);
  // One of the twelve was the code of signing up.
  await expect.poll(() => linksTo(email).length).toBe(11);
});

test("the link leads on to where one wanted to go, and never to another site", async () => {
  const { email } = await signedUp();
  await askForLink(new Visitor(), email, "/auth/link?next=/memory");
  const link = await linkMailedTo(email);
  expect((await open(new Visitor(), link)).url).toBe("/memory");
  await askForLink(new Visitor(), email, "/auth/link?next=https://evil.example");
  const second = await linkMailedTo(email, link);
  expect(second).not.toContain("evil");
  expect((await open(new Visitor(), `${second}&next=//evil.example`)).url).toBe("/");
});

test("a link confirms the address, and nobody's password from another browser survives it", async () => {
  const email = newAddress();
  await register(new Visitor(), email, "the password of a stranger");
  await askForLink(new Visitor(), email);
  const visitor = new Visitor();
  await open(visitor, await linkMailedTo(email));
  expect(await isSignedIn(visitor)).toBe(true);
  expect((await login(new Visitor(), email, "the password of a stranger")).status).toBe(401);
});

test("in the browser that registered, its own password stays", async () => {
  const email = newAddress();
  const visitor = new Visitor();
  await register(visitor, email);
  await register(new Visitor(), email, "the password of a stranger");
  await askForLink(visitor, email);
  await open(visitor, await linkMailedTo(email));
  expect(await isSignedIn(visitor)).toBe(true);
  expect((await login(new Visitor(), email, PASSWORD)).url).toBe("/");
  expect((await login(new Visitor(), email, "the password of a stranger")).status).toBe(401);
});

test("where no provider is set up, nothing leads to one", async () => {
  expect((await new Visitor().get("/auth")).text).not.toContain("Continue with");
  for (const path of ["/auth/provider", "/auth/provider/callback?code=a&state=b"]) {
    expect((await new Visitor().get(path)).status).toBe(404);
  }
  expect((await new Visitor().get("/privacy")).text).not.toContain("aliwell_provider");
  const { visitor } = await signedUp();
  expect((await visitor.get("/settings/sign-ins")).text).not.toContain("Link ");
  expect((await visitor.get("/settings/sign-ins/new")).status).toBe(404);
});
