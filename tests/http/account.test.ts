import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#db/client.ts";
import { userSessions, users } from "#db/schema.ts";
import { login, newAddress, PASSWORD, register, signedUp, verify } from "#tests/setup/accounts.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { soon } from "#tests/setup/soon.ts";
import {
  codeMailedTo,
  formWith,
  lastMailTo,
  newCodeMailedTo,
  Visitor,
  type Page,
} from "#tests/setup/visitor.ts";

/** Opens the link of a mail and clicks on its page. */
async function confirmByLink(visitor: Visitor, mail: string): Promise<Page> {
  const link = /\/auth\/verify-email\?token=[\w-]+/.exec(mail)?.[0] ?? "";
  return visitor.submit(await visitor.get(link), { linkToken: link.split("=")[1] ?? "" });
}

test("someone registers, confirms the mailed code, signs in and is greeted by name", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  const sent = await register(visitor, email);
  expect(sent.url).toBe(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  expect(sent.text).toContain("Registration Successful!");
  // The address is there to read; its field is for whoever mistyped it.
  expect(textsAt(sent.html, ".known")).toEqual([email]);
  expect(textsAt(sent.html, "details summary")).toEqual(["Wrong address?"]);
  expect(textsAt((await visitor.get("/auth")).html, "header nav .button")).toEqual([]);

  const verified = await verify(visitor, email);
  expect(verified.url).toBe("/auth/verify-email?done=code");
  expect(verified.text).toContain("Your email is verified");
  // Where there are no scripts nothing leads on by itself.
  expect(verified.html).not.toContain('http-equiv="refresh"');
  expect(attributeAt(verified.html, 'a[href="/auth?verified=true"]', "data-leads-on-ms")).toBe(
    "1500",
  );
  expect((await visitor.get("/auth?verified=true")).html).toContain(`value="${email}"`);

  const home = await login(visitor, email);
  expect(home.url).toBe("/");
  expect(home.text).toContain("Hello, Ana");
  expect(home.text).toContain("Welcome back!");
  expect((await visitor.get("/")).text).not.toContain("Welcome back!");
});

test("a registration with mistakes says each at its field, keeps what was typed, and not the password", async () => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth?mode=register");
  const answer = await visitor.submit(page, {
    email: "not an address",
    password: "s#ort",
    firstName: "Ana",
    lastName: "",
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("Please enter a valid email address");
  expect(answer.text).toContain("Password must be at least 8 characters long");
  expect(answer.text).toContain("Last name is required");
  expect(answer.html).toContain('value="not an address"');
  expect(answer.html).toContain('value="Ana"');
  expect(answer.html).not.toContain("s#ort");
  expect(answer.html).toContain('aria-invalid="true"');
});

test("the answer to a registration does not tell whether the address has an account; its owner learns of the try", async () => {
  const { email } = await signedUp();
  const stranger = new Visitor();
  const known = await register(stranger, email, "the stranger's password");
  const unknownAddress = newAddress();
  const unknown = await register(new Visitor(), unknownAddress);
  const withoutTokens = (html: string) =>
    html
      .replaceAll(/value="[^"]*"/g, "")
      .replaceAll(/nonce="[^"]*"/g, "")
      .replaceAll(/email=[^"&]*/g, "")
      .replaceAll(/<bdi>[^<]*<\/bdi>/g, "");
  expect(known.status).toBe(unknown.status);
  expect(withoutTokens(known.html)).toBe(withoutTokens(unknown.html));
  expect(lastMailTo(email)).not.toMatch(/^\d{6}$/m);
  expect((await login(new Visitor(), email, "the stranger's password")).status).toBe(401);
});

test("whoever registers an address first does not get in with their password once its owner confirms", async () => {
  const email = newAddress();
  await register(new Visitor(), email, "password of a stranger");
  const owner = new Visitor();
  await register(owner, email, "password of the owner");
  await verify(owner, email);
  expect((await login(new Visitor(), email, "password of a stranger")).status).toBe(401);
  expect((await login(owner, email, "password of the owner")).url).toBe("/");
});

test.each(["link", "code"] as const)(
  "a stranger registered the address: the mailed %s asks its owner for a password, and the stranger's never works",
  async (by) => {
    const email = newAddress();
    const stranger = new Visitor();
    await register(stranger, email, "password of a stranger");
    const owner = new Visitor();
    const asked =
      by === "code" ? await verify(owner, email) : await confirmByLink(owner, lastMailTo(email));
    expect(asked.url).toBe("/auth/new-password");
    expect(asked.text).toContain("Your email is verified");
    expect((await login(new Visitor(), email, "password of a stranger")).status).toBe(401);
    // Neither does what the stranger's browser still holds.
    expect((await stranger.get("/auth/new-password")).url).toBe("/auth/forgot-password");

    const own = { newPassword: "a pond, seven herons", confirmPassword: "a pond, seven heroes" };
    expect((await owner.submit(asked, own)).text).toContain("Passwords don't match");
    const replay = new Visitor();
    for (const [name, value] of owner.cookies) replay.cookies.set(name, value);
    const done = await owner.submit(asked, { ...own, confirmPassword: own.newPassword });
    expect(done.url).toBe(`/auth/verify-email?done=${by}`);
    expect((await login(owner, email, own.newPassword)).url).toBe("/");
    expect((await login(new Visitor(), email, "password of a stranger")).status).toBe(401);
    // The choice was made once.
    expect((await replay.get("/auth/new-password")).url).toBe("/auth/forgot-password");
  },
);

test("a reset of an address that waits for its owner leaves a stranger's registration nothing", async () => {
  const email = newAddress();
  const stranger = new Visitor();
  await register(stranger, email, "password of a stranger");
  const first = codeMailedTo(email);
  const owner = new Visitor();
  const token = await owner.submit(await owner.get("/auth/forgot-password"), { email });
  await owner.submit(token, {
    token: await newCodeMailedTo(email, first),
    newPassword: "a pond, seven herons",
    confirmPassword: "a pond, seven herons",
  });
  expect((await verify(stranger, email, first)).status).toBe(400);
  expect((await login(stranger, email, "password of a stranger")).status).toBe(401);
  expect((await login(owner, email, "a pond, seven herons")).url).toBe("/");
});

test("a password that is made of a name is refused wherever one is chosen", async () => {
  const refusal = "This password is made of a name";
  for (const password of ["aliwell123", "AnaRuiz1990!", "Someone-77-example"]) {
    const answer = await register(new Visitor(), "someone77@example.org", password);
    expect([password, answer.status]).toEqual([password, 400]);
    expect(answer.text).toContain(refusal);
    expect(answer.html).not.toContain(password);
  }
  const { visitor, email } = await signedUp();
  const own = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });
  const settings = await visitor.get("/settings/password");
  const changed = await visitor.submit(settings, { ...own("RuizRuiz1"), password: PASSWORD });
  expect(changed.text).toContain(refusal);

  // Before the code is right nothing tells what the account's owner is called.
  const browser = new Visitor();
  const first = codeMailedTo(email);
  const page = await browser.submit(await browser.get("/auth/forgot-password"), { email });
  const token = await newCodeMailedTo(email, first);
  const wrong = token === "000000" ? "111111" : "000000";
  const guessed = await browser.submit(page, { token: wrong, ...own("RuizRuiz1") });
  expect(guessed.text).toContain("The verification code is invalid or has expired.");
  expect(guessed.text).not.toContain(refusal);
  const product = await browser.submit(page, { token, ...own("Aliwell2026!") });
  expect(product.text).toContain(refusal);
  const named = await browser.submit(page, { token, ...own("RuizRuiz1") });
  expect(named.url).toBe("/auth/new-password");
  expect((await browser.submit(named, own("RuizRuiz2"))).text).toContain(refusal);
  const done = await browser.submit(named, own("a pond, seven herons"));
  expect(done.text).toContain("Sign In Now");
  expect((await login(browser, email, "a pond, seven herons")).url).toBe("/");
});

test("a wrong code is refused, after five tries the right one is, too, and a new one works at once", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  await register(visitor, email);
  const right = codeMailedTo(email);
  const wrong = right === "000000" ? "111111" : "000000";
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await verify(visitor, email, wrong);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Invalid verification code. Please try again.");
  }
  const late = await verify(visitor, email, right);
  expect(late.status).toBe(429);
  expect(late.text).toMatch(/Too many attempts, try again in \d+ minutes/);
  const resend = late.forms.find(({ fields }) => fields["intent"] === "resend");
  await visitor.post("/auth/verify-email", resend?.fields ?? {});
  expect((await verify(visitor, email, codeMailedTo(email))).url).toContain("done=code");
  // No account is the same to whoever guesses.
  const nobody = new Visitor();
  const unknown = newAddress();
  const waiting = await nobody.get(`/auth/verify-email?email=${encodeURIComponent(unknown)}`);
  const asking = waiting.forms.find(({ fields }) => fields["intent"] === "resend");
  await nobody.post("/auth/verify-email", asking?.fields ?? {});
  for (let tries = 0; tries < 5; tries += 1) await verify(nobody, unknown, wrong);
  const sixth = await verify(nobody, unknown, wrong);
  expect(sixth.status).toBe(429);
  expect(sixth.text).toMatch(/Too many attempts, try again in \d+ minutes/);
});

test("twenty guesses at the same moment are five tries", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  await register(visitor, email);
  const right = codeMailedTo(email);
  const page = await visitor.get(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  const wrongs = Array.from({ length: 19 }, (_, index) => String(100_000 + index)).filter(
    (code) => code !== right,
  );
  await Promise.all(wrongs.map((code) => visitor.submit(page, { email, code })));
  const late = new Visitor();
  expect((await verify(late, email, right)).status).not.toBe(200);
});

test("a code works for fifteen minutes and once", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  await register(visitor, email);
  const code = codeMailedTo(email);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
  expect((await verify(visitor, email, code)).text).toContain("Invalid verification code");
  vi.useRealTimers();
  expect((await verify(visitor, email, code)).url).toBe("/auth/verify-email?done=code");
  expect((await verify(visitor, email, code)).status).toBe(400);
});

test("a code can be sent again, and a code typed with spaces is the same code", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  const page = await register(visitor, email);
  const first = codeMailedTo(email);
  const resend = page.forms.find((form) => form.fields.intent === "resend");
  const again = await visitor.post("/auth/verify-email", { ...resend?.fields, email });
  expect(again.text).toContain("Verification code sent");
  const code = await newCodeMailedTo(email, first);
  const verified = await verify(visitor, email, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(verified.url).toBe("/auth/verify-email?done=code");
});

test("the mail's link confirms by one click and not by being opened, a second click says the same", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  await register(visitor, email);
  const link = /\/auth\/verify-email\?token=[\w-]+/.exec(lastMailTo(email))?.[0] ?? "";
  await new Visitor().get(link);
  const opened = await visitor.get(link);
  expect(opened.text).toContain("One tap confirms your email address.");
  expect((await visitor.submit(opened, { linkToken: link.split("=")[1] ?? "" })).url).toBe(
    "/auth/verify-email?done=link",
  );
  const again = await visitor.submit(opened, { linkToken: link.split("=")[1] ?? "" });
  expect(again.url).toBe("/auth/verify-email?done=link");
  const other = await visitor.submit(opened, { linkToken: "of-no-mail" });
  expect(other.status).toBe(400);
  expect(other.text).toContain("The verification link is invalid or has expired.");
  expect(other.text).toContain("Request New Code");
  expect((await login(visitor, email)).url).toBe("/");
});

test("missing and malformed codes have the words of their own", async () => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth/verify-email");
  const missing = await visitor.submit(page, { email: "", code: "" });
  expect(missing.text).toContain("Missing Information");
  expect(missing.text).toContain("Please enter both your email and verification code.");
  const short = await visitor.submit(page, { email: newAddress(), code: "123" });
  expect(short.text).toContain("Invalid Code");
  expect(short.text).toContain("Verification code must be 6 digits.");
  const resend = await visitor.get("/auth/verify-email?mode=resend");
  const empty = await visitor.submit(resend, { email: "", intent: "resend" });
  expect(empty.text).toContain("Missing Email");
});

test("signing in with an unconfirmed address sends a code and leads to it", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  await register(visitor, email);
  const page = await login(visitor, email);
  expect(page.url).toBe(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  expect(page.text).toContain("Email Verification Required");
});

test("a wrong password and an unknown address get the same answer, with the address kept", async () => {
  const { email } = await signedUp();
  const wrong = await login(new Visitor(), email, "not the password");
  const unknown = await login(new Visitor(), newAddress(), "not the password");
  for (const answer of [wrong, unknown]) {
    expect(answer.status).toBe(401);
    expect(answer.text).toContain("Login Failed");
    expect(answer.text).toContain("Please check your credentials and try again.");
  }
  expect(wrong.html).toContain(`value="${email}"`);
});

test("guessing a password is stopped with a page that says so", async () => {
  const { email } = await signedUp();
  const visitor = new Visitor();
  let answer = await login(visitor, email, "guess 0");
  for (let tries = 1; tries < 12; tries += 1)
    answer = await login(visitor, email, `guess ${tries}`);
  expect(answer.status).toBe(429);
  expect(answer.text).toContain("Too many attempts. Please wait before trying again.");
});

test("a forgotten password is replaced by a mailed code, and every old session ends", async () => {
  const { visitor: elsewhere, email } = await signedUp();
  const first = codeMailedTo(email);
  const visitor = new Visitor();
  const start = await visitor.get("/auth/forgot-password");
  const token = await visitor.submit(start, { email });
  expect(token.url).toBe("/auth/forgot-password?step=token");
  const code = await newCodeMailedTo(email, first);
  const done = await visitor.submit(token, {
    token: code,
    newPassword: "another password",
    confirmPassword: "another password",
  });
  expect(done.text).toContain("Sign In Now");
  expect((await elsewhere.get("/chat")).url).toContain("/auth?next=");
  expect((await login(new Visitor(), email, PASSWORD)).status).toBe(401);
  expect((await login(visitor, email, "another password")).url).toBe("/");
});

test("a reset for an unknown address looks the same, and its code never works", async () => {
  const visitor = new Visitor();
  const start = await visitor.get("/auth/forgot-password");
  const token = await visitor.submit(start, { email: newAddress() });
  expect(token.url).toBe("/auth/forgot-password?step=token");
  const answer = await visitor.submit(token, {
    token: "123456",
    newPassword: "another password",
    confirmPassword: "another password",
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(
    "The verification code is invalid or has expired. Please request a new code.",
  );
  // What was chosen is not to be typed a second time for a mistyped code.
  expect(formWith(answer, ["newPassword"]).fields).toMatchObject({
    newPassword: "another password",
    confirmPassword: "another password",
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a new password must be long enough and typed twice the same", async () => {
  const visitor = new Visitor();
  const token = await visitor.submit(await visitor.get("/auth/forgot-password"), {
    email: newAddress(),
  });
  const answer = await visitor.submit(token, {
    token: "12",
    newPassword: "short",
    confirmPassword: "shorter",
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("Please enter a valid 6-digit verification code");
  expect(answer.text).toContain("Password must be at least 8 characters");
  const differing = await visitor.submit(token, {
    token: "123456",
    newPassword: "long enough one",
    confirmPassword: "long enough two",
  });
  expect(differing.text).toContain("Passwords don't match");
});

test("a reset code asked for in one browser works in another that gives the address", async () => {
  const { email } = await signedUp();
  const first = codeMailedTo(email);
  const asking = new Visitor();
  await asking.submit(await asking.get("/auth/forgot-password"), { email });
  const code = await newCodeMailedTo(email, first);
  const other = new Visitor();
  const page = await other.get("/auth/forgot-password");
  const formToken = page.forms.find((form) => form.names.includes("email"))?.fields.formToken ?? "";
  const done = await other.post("/auth/forgot-password", {
    formToken,
    email,
    token: code,
    newPassword: "from elsewhere",
    confirmPassword: "from elsewhere",
  });
  expect(done.text).toContain("Sign In Now");
});

test("logging out ends the session on the server, not only in the browser", async () => {
  const { visitor } = await signedUp();
  const cookies = new Map(visitor.cookies);
  const home = await visitor.get("/");
  const logout = home.forms.find((form) => form.action === "/auth/logout");
  const after = await visitor.post("/auth/logout", logout?.fields ?? {});
  expect(after.url).toBe("/auth");
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  expect((await visitor.get("/chat")).url).toContain("/auth?next=");
});

async function lastSignOf(email: string): Promise<number | undefined> {
  const [row] = await database()
    .select({ lastActivity: userSessions.lastActivity })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(eq(users.email, email));
  return row?.lastActivity;
}

test("a session ends after thirty minutes without a sign, and after a day at the latest", async () => {
  const { visitor, email } = await signedUp();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  for (let minutes = 20; minutes < 24 * 60; minutes += 20) {
    vi.setSystemTime(start + minutes * 60_000);
    expect((await visitor.get("/")).text).toContain("Hello, Ana");
    // No page waits until its sign is written, and here the next one comes twenty minutes later.
    await soon(async () => {
      // The clock goes on while this waits: a sign left by a second visit is some milliseconds later.
      const isWritten = ((await lastSignOf(email)) ?? 0) >= start + minutes * 60_000;
      // A visit while the one before it is being written leaves no sign of its own.
      if (!isWritten) await visitor.get("/");
      return isWritten;
    });
  }
  vi.setSystemTime(start + (24 * 60 + 1) * 60_000);
  expect((await visitor.get("/")).text).not.toContain("Hello, Ana");
  vi.useRealTimers();

  const { visitor: idle } = await signedUp();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 });
  expect((await idle.get("/")).text).not.toContain("Hello, Ana");
  vi.useRealTimers();
});

test("after signing in one is back where one wanted to go, but never on another site", async () => {
  const { email } = await signedUp();
  const visitor = new Visitor();
  const chat = await visitor.get("/chat");
  expect(chat.url).toBe("/auth?next=%2Fchat");
  expect((await visitor.submit(chat, { email, password: PASSWORD })).url).toBe("/chat");

  for (const next of ["https://evil.example/", "//evil.example", "/\\evil.example", "/auth"]) {
    const other = new Visitor();
    const page = await other.get(`/auth?next=${encodeURIComponent(next)}`);
    expect((await other.submit(page, { email, password: PASSWORD })).url).toBe("/");
  }
});

test("whoever chose a plan before they had an account comes to it with one", async () => {
  const visitor = new Visitor();
  const email = newAddress();
  const prices = await visitor.get("/pricing");
  const [toMonthly = ""] = /\/auth\?mode=register[^"]*plan%3Dmonthly/.exec(prices.html) ?? [];
  const form = await visitor.get(toMonthly.replaceAll("&amp;", "&"));
  const person = { email, password: PASSWORD, firstName: "Ana", lastName: "Ruiz" };
  const sent = await visitor.submit(form, person);
  const verified = await visitor.submit(sent, { email, code: codeMailedTo(email) });
  const [signIn = ""] = /\/auth\?verified=true[^"]*/.exec(verified.html) ?? [];
  const login = await visitor.get(signIn.replaceAll("&amp;", "&"));
  const page = await visitor.submit(login, { email, password: PASSWORD });
  expect(page.url).toBe("/checkout?plan=monthly");
});

test("the page that says that it worked is only for who has just confirmed", async () => {
  expect((await new Visitor().get("/auth/verify-email?done=code")).url).toBe("/auth");
});

test("what is wrong with a sign-up or a reset is said in the page, too", async () => {
  const visitor = new Visitor();
  const sent = await visitor.submit(await visitor.get("/auth?mode=register"), { email: "no" });
  expect(sent.text).toContain("Please check the following");
  expect(sent.text).toContain("First name is required");
  const { email } = await signedUp();
  await visitor.submit(await visitor.get("/auth/forgot-password"), { email });
  const page = await visitor.get("/auth/forgot-password?step=token");
  const empty = await visitor.submit(page, { token: "", newPassword: "short" });
  expect(empty.text).toContain("Invalid verification code or password requirements not met.");
  expect(empty.text).toContain("Reset token is required");
  expect(empty.text).toContain("Password must be at least 8 characters");
});

test("the page for a code holds the address that it was opened with, and says that one was mailed", async () => {
  const page = await new Visitor().get("/auth/verify-email?email=ana%40example.org");
  expect(page.html).toContain('value="ana@example.org"');
  expect(page.text).toContain("A 6-digit verification code was sent to your email address.");
  const asking = await new Visitor().get("/auth/verify-email?mode=resend&email=ana%40example.org");
  expect(asking.text).not.toContain("was sent to your email address");
});

test("the onboarding asks for the name and address that it knows already by showing them", async () => {
  const { visitor, email } = await signedUp();
  let page = await visitor.get("/onboarding");
  page = await visitor.submit(page, { version: "0" });
  page = await visitor.submit(page, { heardFrom: "Facebook" });
  expect(page.text).toContain("From your account.");
  expect(page.html).toContain('value="Ana"');
  page = await visitor.submit(page, { firstName: "Ana" });
  expect(page.html).toContain(`value="${email}"`);
});

test("asking when a session ends doesn't move its end, and says so when it has ended", async () => {
  const { visitor } = await signedUp();
  const ask = async () => {
    const answer = await visitor.raw("/api/auth/session-expiry");
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  expect(await ask()).toMatchObject({ status: 200, shouldWarn: false, expiryType: "inactivity" });
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + 26 * 60_000 });
  const late = await ask();
  expect(late).toMatchObject({ shouldWarn: true });
  expect(late).toMatchObject({ timeUntilExpiry: expect.closeTo(4 * 60_000, -4) });
  vi.useFakeTimers({ toFake: ["Date"], now: now + 31 * 60_000 });
  expect(await ask()).toMatchObject({ status: 401, requiresLogin: true });
  vi.useRealTimers();
});

test("every page of somebody signed in carries what the notices about the end of a session need", async () => {
  const { visitor } = await newMember({
    ...PREMIUM,
    onboardingComplete: true,
    selectedTherapist: "alice",
  });
  const paths =
    "/home /you /settings /settings/data /exercises /progress /journal /journal/search /moods /memory /checkout /crisis /crisis/safer /safety-plan /chat/search".split(
      " ",
    );
  for (const path of paths) {
    const page = await visitor.get(path);
    expect(page.status, path).toBe(200);
    for (const name of ["now", "expires-at", "absolute-expires-at"]) {
      expect(Number(attributeAt(page.html, "body", `data-session-${name}`)), path).toBeGreaterThan(
        Date.now() - 60_000,
      );
    }
    expect(attributeAt(page.html, "body", "data-session-token"), path).not.toBe("");
    expect(page.html, path).toMatch(/<script type="module" src="\/assets\/session-[^"]+"/);
    // Help stays where it is; every other page leads to sign-in.
    const isHelp = /crisis|safety-plan/.test(path);
    expect(page.html.includes("data-session-keeps-page"), path).toBe(isHelp);
  }
  const chat = await visitor.get("/chat");
  expect(Number(attributeAt(chat.html, "body", "data-session-expires-at"))).toBeGreaterThan(0);
});
