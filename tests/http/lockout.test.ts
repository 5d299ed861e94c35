import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { login, newAddress, PASSWORD, register, signedUp, verify } from "#tests/setup/accounts.ts";
import {
  codeMailedTo,
  lastMailTo,
  newCodeMailedTo,
  Visitor,
  type Page,
} from "#tests/setup/visitor.ts";

const NEW_PASSWORD = { newPassword: "another password", confirmPassword: "another password" };

async function logout(visitor: Visitor): Promise<Response> {
  const home = await visitor.get("/");
  const form = home.forms.find((each) => each.action === "/auth/logout");
  return visitor.send("/auth/logout", form?.fields ?? {});
}

async function askForReset(visitor: Visitor, email: string): Promise<Page> {
  return visitor.submit(await visitor.get("/auth/forgot-password"), { email });
}

function mailsTo(email: string): number {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return mails.filter((mail) => mail.includes(email)).length;
}

async function guess(stranger: Visitor, email: string, times: number): Promise<Page> {
  let answer = await login(stranger, email, "a wrong guess");
  for (let tries = 1; tries < times; tries += 1) {
    answer = await login(stranger, email, "a wrong guess");
  }
  return answer;
}

test("a stranger who guesses a password slows down nobody else: the owner's browser gets in", async () => {
  const { visitor: browser, email } = await signedUp();
  await logout(browser);
  expect((await guess(new Visitor(), email, 12)).status).toBe(429);
  expect((await guess(new Visitor(), email, 12)).status).toBe(429);
  const home = await login(browser, email);
  expect(home.url).toBe("/");
  expect(home.text).toContain("Hello, Ana");
});

test("the owner's browser gets in from the very place that the stranger guesses from", async () => {
  const { visitor: browser, email } = await signedUp();
  await logout(browser);
  const stranger = new Visitor(browser.address);
  expect((await guess(stranger, email, 12)).status).toBe(429);
  expect((await login(browser, email)).url).toBe("/");
});

test("from a new place the right password asks for a mailed code, and only after too many tries", async () => {
  const { email } = await signedUp();
  expect((await login(new Visitor(), email)).url).toBe("/");
  await guess(new Visitor(), email, 10);

  const earlier = codeMailedTo(email);
  const elsewhere = new Visitor();
  const page = await login(elsewhere, email);
  expect(page.url).toBe("/auth/code");
  expect(page.text).toContain("Enter your code");
  const code = await newCodeMailedTo(email, earlier);
  expect(lastMailTo(email)).toContain("Choose a new one");
  const wrong = await elsewhere.submit(page, { code: code === "000000" ? "111111" : "000000" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That code didn't work");
  const home = await elsewhere.submit(page, { code });
  expect(home.text).toContain("Hello, Ana");

  // From now on it is a browser that has signed in before.
  await logout(elsewhere);
  expect((await login(elsewhere, email)).url).toBe("/");
});

test("a code to sign in works in the browser that it was sent for, five times tried and once used", async () => {
  const { email } = await signedUp();
  await guess(new Visitor(), email, 10);
  const elsewhere = new Visitor();
  const page = await login(elsewhere, email);
  const code = codeMailedTo(email);

  const other = new Visitor();
  await other.get("/auth");
  expect((await other.get("/auth/code")).url).toBe("/auth");
  const wrong = code === "000000" ? "111111" : "000000";
  for (let tries = 0; tries < 5; tries += 1) await elsewhere.submit(page, { code: wrong });
  const late = await elsewhere.submit(page, { code });
  expect(late.status).toBe(429);
  expect(late.text).toMatch(/Too many attempts, try again in \d+ minutes/);
  expect(late.html).toContain('<a href="/auth">sign in again</a>');
});

test("a stranger's requests for codes do not keep the owner from one, nor fill the inbox", async () => {
  const { email } = await signedUp();
  const strangers = Array.from({ length: 6 }, () => new Visitor());
  const mailsBefore = mailsTo(email);
  let last = codeMailedTo(email);
  for (const stranger of strangers) {
    for (let times = 0; times < 6; times += 1) await askForReset(stranger, email);
  }
  expect(codeMailedTo(email)).not.toBe(last);
  // Whatever the strangers asked for, the owner's new browser is led on, and the last code works in it.
  const browser = new Visitor();
  const page = await askForReset(browser, email);
  expect(page.url).toBe("/auth/forgot-password?step=token");
  last = codeMailedTo(email);
  expect(mailsTo(email) - mailsBefore).toBeLessThanOrEqual(12);
  const done = await browser.submit(page, { token: last, ...NEW_PASSWORD });
  expect(done.text).toContain("Sign In Now");
});

test("the code of one's own browser works although a stranger asked for others and guessed", async () => {
  const { email } = await signedUp();
  const first = codeMailedTo(email);
  const browser = new Visitor();
  const page = await askForReset(browser, email);
  const code = await newCodeMailedTo(email, first);

  const strangers = [new Visitor(), new Visitor(), new Visitor()];
  for (const stranger of strangers) {
    const form = await askForReset(stranger, email);
    for (let tries = 0; tries < 7; tries += 1) {
      const token = String(100_000 + tries);
      if (token !== code) await stranger.submit(form, { token, ...NEW_PASSWORD });
    }
  }
  const done = await browser.submit(page, { token: code, ...NEW_PASSWORD });
  expect(done.text).toContain("Sign In Now");
});

test("guessing a mailed code is stopped, from however many places", async () => {
  const { email } = await signedUp();
  const first = codeMailedTo(email);
  await askForReset(new Visitor(), email);
  const code = await newCodeMailedTo(email, first);
  const answers: number[] = [];
  for (let places = 0; places < 4; places += 1) {
    const stranger = new Visitor();
    const start = await stranger.get("/auth/forgot-password");
    const formToken = start.forms.find((form) => form.names.includes("email"))?.fields.formToken;
    for (let tries = 0; tries < 5; tries += 1) {
      const fields = { formToken: formToken ?? "", email, token: "123454", ...NEW_PASSWORD };
      if (code !== fields.token) {
        answers.push((await stranger.post("/auth/forgot-password", fields)).status);
      }
    }
  }
  expect(answers.filter((status) => status === 400)).toHaveLength(15);
  expect(answers.at(-1)).toBe(429);
});

test("signing out clears what the browser kept of the pages, and not that it is known", async () => {
  const { visitor: browser, email } = await signedUp();
  const answer = await logout(browser);
  expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
  await guess(new Visitor(), email, 10);
  expect((await login(browser, email)).url).toBe("/");
});

test("a browser's mark is of its own accounts only, and opens nothing by itself", async () => {
  const { visitor: browser, email } = await signedUp();
  await logout(browser);
  expect((await browser.get("/chat")).url).toContain("/auth?next=");
  expect((await login(browser, email, "not the password")).status).toBe(401);
  const { email: other } = await signedUp();
  await guess(new Visitor(), other, 10);
  expect((await login(browser, other)).url).toBe("/auth/code");
});

test("signing in ends the session that the browser had", async () => {
  const { visitor: browser, email } = await signedUp();
  const before = new Map(browser.cookies);
  const home = await browser.get("/");
  const formToken = home.forms.find((each) => each.action === "/auth/logout")?.fields.formToken;
  await browser.post("/auth", { formToken: formToken ?? "", email, password: PASSWORD });
  expect((await browser.get("/")).text).toContain("Hello, Ana");
  const old = new Visitor();
  for (const [name, value] of before) old.cookies.set(name, value);
  expect((await old.get("/")).text).not.toContain("Hello, Ana");
});

test("a clock that jumps a year ahead and back locks nobody out", async () => {
  const { email } = await signedUp();
  const stranger = new Visitor();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * 24 * 60 * 60_000 });
  await guess(stranger, email, 12);
  vi.useRealTimers();
  expect((await login(stranger, email)).url).toBe("/");
});

test("a registration that comes after the owner's never puts its password into the owner's hands", async () => {
  const email = newAddress();
  const browser = new Visitor();
  await register(browser, email, "password of the owner");
  await register(new Visitor(), email, "password of a stranger");
  // The owner asks for another code: it goes with what the owner registered.
  const earlier = codeMailedTo(email);
  const page = await browser.get(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  const resend = page.forms.find((form) => form.fields.intent === "resend");
  await browser.post("/auth/verify-email", { ...resend?.fields, email });
  await verify(browser, email, await newCodeMailedTo(email, earlier));
  expect((await login(new Visitor(), email, "password of a stranger")).status).toBe(401);
  expect((await login(browser, email, "password of the owner")).url).toBe("/");
});

test("the code of a stranger's registration, typed where the owner registered, confirms the owner's", async () => {
  const email = newAddress();
  const browser = new Visitor();
  await register(browser, email, "password of the owner");
  await register(new Visitor(), email, "password of a stranger");
  await verify(browser, email, codeMailedTo(email));
  expect((await login(new Visitor(), email, "password of a stranger")).status).toBe(401);
  expect((await login(browser, email, "password of the owner")).url).toBe("/");
});

test("where two have registered and a third browser confirms, a password of its own is asked for", async () => {
  const email = newAddress();
  await register(new Visitor(), email, "password of the owner");
  await register(new Visitor(), email, "password of a stranger");
  const phone = new Visitor();
  const link = /\/auth\/verify-email\?token=[\w-]+/.exec(lastMailTo(email))?.[0] ?? "";
  const confirmed = await phone.submit(await phone.get(link), {
    linkToken: link.split("=")[1] ?? "",
  });
  expect(confirmed.url).toBe("/auth/new-password");
  expect(confirmed.text).toContain("Now choose your password.");
  expect((await login(new Visitor(), email, "password of a stranger")).status).toBe(401);
  expect((await login(new Visitor(), email, "password of the owner")).status).toBe(401);
});

test("the most common passwords are refused with a plain word at the field, and any script is taken", async () => {
  for (const password of ["password1", "12345678", "Iloveyou"]) {
    const answer = await register(new Visitor(), newAddress(), password);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("This password is too common");
    expect(answer.html).not.toContain(password);
  }
  const { email } = await signedUp();
  const first = codeMailedTo(email);
  const browser = new Visitor();
  const page = await askForReset(browser, email);
  const token = await newCodeMailedTo(email, first);
  const fields = { token, newPassword: "password123", confirmPassword: "password123" };
  expect((await browser.submit(page, fields)).text).toContain("This password is too common");

  const long = "💬".repeat(128);
  const other = new Visitor();
  const address = newAddress();
  expect((await register(other, address, `${long}x`)).text).toContain("at most 128 characters");
  expect((await register(other, address, "💬".repeat(7))).status).toBe(400);
  await register(other, address, long);
  await verify(other, address);
  expect((await login(other, address, long)).url).toBe("/");
});
