import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateSync } from "otplib";
import { afterEach, expect, test, vi } from "vitest";
import { login, PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import { longTest } from "#tests/setup/long.ts";
import { textsAt } from "#tests/setup/page.ts";
import { codeMailedTo, lastMailTo, Visitor } from "#tests/setup/visitor.ts";
import { passTime } from "./talk.ts";

const PAGE = "/settings/two-factor";
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

afterEach(() => vi.useRealTimers());

function codeAt(secret: string, time = Date.now()): string {
  return generateSync({ secret, epoch: Math.floor(time / SECOND) });
}

/** Somebody who has turned it on, with what their app and their paper hold. */
async function protectedAccount() {
  const { visitor, email } = await signedUp();
  const page = await visitor.get(PAGE);
  const secret = (textsAt(page.html, ".secret")[0] ?? "").replaceAll(" ", "");
  const on = await visitor.submit(page, { code: codeAt(secret), password: PASSWORD });
  passTime(MINUTE);
  return { visitor, email, secret, backup: textsAt(on.html, ".backup-codes code") };
}

function mailsTo(email: string): string[] {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return mails.filter((mail) => mail.includes(email));
}

/** The first step, in another browser. */
async function firstStep(email: string, password = PASSWORD) {
  const visitor = new Visitor();
  return { visitor, page: await login(visitor, email, password) };
}

test("it is turned on with a first code and the password, and shows ten backup codes once", async () => {
  const { visitor, email } = await signedUp();
  const page = await visitor.get(PAGE);
  expect(page.html).toContain("<title>QR code for your authenticator app</title>");
  const secret = (textsAt(page.html, ".secret")[0] ?? "").replaceAll(" ", "");
  const wrong = await visitor.submit(page, { code: "000000", password: PASSWORD });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That code didn't work");
  const stranger = await visitor.submit(page, { code: codeAt(secret), password: "not it" });
  expect(stranger.text).toContain("That's not your password");
  const on = await visitor.submit(page, { code: codeAt(secret), password: PASSWORD });
  const codes = textsAt(on.html, ".backup-codes code");
  expect(new Set(codes).size).toBe(10);
  expect(lastMailTo(email)).toContain("turned on");
  const after = await visitor.get(PAGE);
  expect(after.text).toContain("You have 10 unused backup codes");
  expect(after.html).not.toContain(secret);
  expect(after.html).not.toContain(codes[0]);
  expect((await visitor.get("/settings/activity")).text).toContain("Two-factor sign-in turned on");
});

test("after the password a code is asked for, and nobody is in before it", async () => {
  const { email, secret } = await protectedAccount();
  const { visitor, page } = await firstStep(email);
  expect(page.url).toBe("/auth/two-factor");
  expect((await visitor.get("/home")).url).toBe("/auth?next=%2Fhome");
  const wrong = await visitor.submit(page, { code: "000000" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That code didn't work");
  const home = await visitor.submit(page, { code: ` ${codeAt(secret)} ` });
  expect(home.text).toContain("Hello, Ana");
});

test("where one wanted to go is kept over both steps", async () => {
  const { email, secret } = await protectedAccount();
  const visitor = new Visitor();
  const page = await visitor.get("/memory");
  const second = await visitor.submit(page, { email, password: PASSWORD });
  expect((await visitor.submit(second, { code: codeAt(secret) })).url).toBe("/memory");
});

test("a code works once, also when it is sent twice at the same moment", async () => {
  const { email, secret } = await protectedAccount();
  const code = codeAt(secret);
  const [one, other] = await Promise.all([firstStep(email), firstStep(email)]);
  const answers = await Promise.all(
    [one, other].map(({ visitor, page }) => visitor.submit(page, { code })),
  );
  expect(answers.filter(({ text }) => text.includes("Hello, Ana"))).toHaveLength(1);
  const third = await firstStep(email);
  expect((await third.visitor.submit(third.page, { code })).status).toBe(400);
});

test("a backup code works once, typed as one likes", async () => {
  const { email, backup } = await protectedAccount();
  const [code = ""] = backup;
  const one = await firstStep(email);
  const typed = code.replace("-", " ").toUpperCase();
  expect((await one.visitor.submit(one.page, { code: typed })).text).toContain("Hello, Ana");
  expect((await one.visitor.get(PAGE)).text).toContain("9 unused backup codes");
  expect((await one.visitor.get("/settings/activity")).text).toContain("A backup code was used");
  const other = await firstStep(email);
  expect((await other.visitor.submit(other.page, { code })).status).toBe(400);
});

test("five wrong codes end the sign-in, which says when and how to go on", async () => {
  const { email, secret } = await protectedAccount();
  const { visitor, page } = await firstStep(email);
  for (let tries = 0; tries < 5; tries += 1) await visitor.submit(page, { code: "000000" });
  const ended = await visitor.submit(page, { code: codeAt(secret) });
  expect(ended.status).toBe(429);
  expect(ended.text).toMatch(/Too many attempts, try again in \d+ minutes/);
  expect(ended.html).toContain('<a href="/auth">sign in again</a>');
  const again = await login(visitor, email);
  expect((await visitor.submit(again, { code: codeAt(secret) })).text).toContain("Hello, Ana");
});

test("the second step can't be taken without the first, long after it, or in another browser", async () => {
  const { email, secret } = await protectedAccount();
  const nobody = new Visitor();
  expect((await nobody.get("/auth/two-factor")).url).toBe("/auth");
  const { visitor, page } = await firstStep(email);
  const form = page.forms.find(({ action }) => action === "/auth/two-factor");
  const elsewhere = await nobody.post("/auth/two-factor", {
    ...form?.fields,
    code: codeAt(secret),
  });
  expect(elsewhere.status).toBe(403);
  passTime(11 * MINUTE);
  expect((await visitor.submit(page, { code: codeAt(secret) })).url).toBe("/auth");
});

test("a password reset doesn't take it away", async () => {
  const { email, secret } = await protectedAccount();
  const visitor = new Visitor();
  await visitor.submit(await visitor.get("/auth/forgot-password"), { email });
  const token = codeMailedTo(email);
  const NEW = "another long password";
  const page = await visitor.get("/auth/forgot-password?step=token");
  await visitor.submit(page, { token, newPassword: NEW, confirmPassword: NEW });
  const second = await firstStep(email, NEW);
  expect(second.page.url).toBe("/auth/two-factor");
  const home = await second.visitor.submit(second.page, { code: codeAt(secret) });
  expect(home.text).toContain("Hello, Ana");
});

test("it follows a mailed link, too", async () => {
  const { email } = await protectedAccount();
  const visitor = new Visitor();
  await visitor.submit(await visitor.get("/auth/link"), { email });
  const mail = lastMailTo(email).replaceAll("=\n", "");
  const link = /\/auth\/link\?\S*token=[\w-]+\S*/.exec(mail)?.[0] ?? "";
  const opened = await visitor.get(link);
  const { fields = {} } = opened.forms.find(({ names }) => names.includes("linkToken")) ?? {};
  expect((await visitor.post("/auth/link", fields)).url).toBe("/auth/two-factor");
});

test("new backup codes replace the old ones, and turning it off asks for a code and the password", async () => {
  const { visitor, email, secret, backup } = await protectedAccount();
  const renewed = await visitor.submit(await visitor.get(`${PAGE}/codes`), {
    code: codeAt(secret),
    password: PASSWORD,
  });
  const codes = textsAt(renewed.html, ".backup-codes code");
  expect(codes).toHaveLength(10);
  expect(codes).not.toContain(backup[0]);
  const off = await visitor.get(`${PAGE}/off`);
  const old = await visitor.submit(off, { code: backup[0] ?? "", password: PASSWORD });
  expect(old.status).toBe(400);
  expect((await visitor.submit(off, { code: codes[0] ?? "" })).text).toContain(
    "Please enter your password.",
  );
  const done = await visitor.submit(off, { code: codes[0] ?? "", password: PASSWORD });
  expect(done.url).toBe(PAGE);
  expect(lastMailTo(email)).toContain("turned off");
  expect((await firstStep(email)).page.url).toBe("/");
});

test("a clock that was ahead for a moment locks nobody out", async () => {
  const { email, secret } = await protectedAccount();
  const real = Date.now();
  passTime(365 * 24 * 60 * MINUTE);
  const ahead = await firstStep(email);
  await ahead.visitor.submit(ahead.page, { code: codeAt(secret) });
  vi.useFakeTimers({ toFake: ["Date"], now: real + 2 * MINUTE });
  const back = await firstStep(email);
  expect((await back.visitor.submit(back.page, { code: codeAt(secret) })).text).toContain(
    "Hello, Ana",
  );
});

longTest(
  "an administrator's removal is told at once, can be called off, and takes three days",
  async () => {
    const { visitor, email } = await protectedAccount();
    vi.useRealTimers();
    const admin = () => {
      const command = [`${import.meta.dirname}/../../db/admin.ts`, "two-factor", email];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
      return { status, said: `${stdout}${stderr}` };
    };
    expect(admin()).toMatchObject({ status: 0, said: expect.stringContaining("told by mail") });
    // By its own clock this process is ahead of the command's: the newest mail isn't the last by name.
    const told = mailsTo(email).filter((mail) => mail.includes("asked us to turn off two-factor"));
    expect(told).toHaveLength(1);
    expect(admin()).toMatchObject({ status: 1, said: expect.stringContaining("to object") });
    const page = await visitor.get(PAGE);
    expect(page.text).toContain("Someone asked us to turn this off");
    await visitor.submit(page, { intent: "keep" });
    expect((await visitor.get(PAGE)).text).not.toContain("Someone asked us");
    expect(admin().said).toContain("Run this again after");
  },
);
