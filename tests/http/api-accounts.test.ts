import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { API_SCOPE_IDS } from "#app/catalogue/api-scopes.ts";
import { makeApiToken } from "#app/models/accounts/api-tokens.server.ts";
import { database } from "#db/client.ts";
import { onboardingProgress, usersLeadmagnet } from "#db/schema.ts";
import { newAddress, PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import { call, PageScript } from "#tests/setup/json-calls.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { codeMailedTo, lastMailTo, ORIGIN } from "#tests/setup/visitor.ts";
import { eventsOf, userOf } from "./rows.ts";

const PERSON = { password: PASSWORD, firstName: "Ana", lastName: "Ruiz" };

function linkTokenOf(email: string): string {
  const mail = lastMailTo(email).replaceAll("=\r\n", "");
  return /verify-email\?token=(?:3D)?([\w-]{20,})/u.exec(mail)?.[1] ?? "";
}

describe("a page's script", () => {
  test("makes an account, confirms it by its code, signs in, goes on and signs out", async () => {
    const email = newAddress();
    const script = new PageScript();
    const made = await script.call("register", "/api/auth/register", { ...PERSON, email });
    expect(made).toMatchObject({ status: 201, body: { requiresEmailVerification: true } });
    const early = await script.call("login", "/api/auth/login", { email, password: PASSWORD });
    expect(early).toMatchObject({
      status: 403,
      body: { error: "Email verification required", requiresEmailVerification: true },
    });
    const again = { email };
    const resent = await script.call("resendVerification", "/api/auth/resend-verification", again);
    expect(resent.status).toBe(200);
    const wrong = await script.call("verifyCode", "/api/auth/verify-code", {
      email,
      code: codeMailedTo(email) === "000000" ? "000001" : "000000",
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: "Invalid verification code. Please try again." },
    });
    const code = codeMailedTo(email);
    const verified = await script.call("verifyCode", "/api/auth/verify-code", { email, code });
    expect(verified.status).toBe(200);

    expect((await script.call("getMe", "/api/auth/me")).status).toBe(401);
    const signedIn = await script.call("login", "/api/auth/login", { email, password: PASSWORD });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email, firstName: "Ana" } } });
    expect(await script.call("getMe", "/api/auth/me")).toMatchObject({ body: { email } });
    const expiry = await script.call("getSessionExpiry", "/api/auth/session-expiry");
    expect(expiry).toMatchObject({
      status: 200,
      body: { shouldWarn: false, expiryType: "inactivity" },
    });
    const extended = await script.call("extendSession", "/api/auth/extend-session");
    expect(extended.status).toBe(200);

    expect((await script.call("logout", "/api/auth/logout")).status).toBe(200);
    expect((await script.call("getMe", "/api/auth/me")).status).toBe(401);
    const late = await script.call("extendSession", "/api/auth/extend-session");
    expect(late).toMatchObject({ status: 401, body: { requiresLogin: true } });
  });

  test("goes on with the token of the last answer: after signing in, and after signing out", async () => {
    const { email } = await signedUp();
    const { visitor } = new PageScript();
    let token = (await visitor.raw("/api/auth/me")).headers.get("x-form-token") ?? "";
    const post = async (path: string, body?: unknown) => {
      const headers = new Headers({ origin: ORIGIN, "x-form-token": token });
      if (body !== undefined) headers.set("content-type", "application/json");
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await visitor.raw(path, { method: "POST", headers, ...sent });
      token = answer.headers.get("x-form-token") ?? "";
      return answer.status;
    };
    const login = { email, password: PASSWORD };
    expect(await post("/api/auth/login", login)).toBe(200);
    expect(await post("/api/mood-entries", { mood: "calm" })).toBe(201);
    expect(await post("/api/auth/logout")).toBe(200);
    expect(await post("/api/auth/login", login)).toBe(200);
    expect(await post("/api/auth/extend-session")).toBe(200);
    expect(await post("/api/create-portal-session")).not.toBe(415);
  });

  test("confirms an address by the mail's link, twice alike, and never from elsewhere", async () => {
    const email = newAddress();
    const script = new PageScript();
    await script.call("register", "/api/auth/register", { ...PERSON, email });
    const path = `/api/auth/verify-email?token=${linkTokenOf(email)}`;
    const foreign = { headers: { "sec-fetch-site": "cross-site" } };
    expect((await script.visitor.raw(path, foreign)).status).toBe(403);
    expect((await script.visitor.raw(path, { method: "HEAD" })).status).toBe(405);
    const bare = await script.visitor.raw(path);
    expect(await bare.json()).toEqual({ message: "Your email is verified" });
    expect((await script.call("verifyEmail", path)).status).toBe(200);
    const signedIn = await script.call("login", "/api/auth/login", { email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
    const none = await script.call("verifyEmail", "/api/auth/verify-email?token=nothing");
    expect(none).toMatchObject({
      status: 400,
      body: { error: "The verification link is invalid or has expired." },
    });
  });

  test("changes a forgotten password, which signs out everywhere", async () => {
    const { visitor, email } = await signedUp();
    const script = new PageScript();
    const path = "/api/auth/reset-password";
    expect(
      (await script.call("forgotPassword", "/api/auth/forgot-password", { email })).status,
    ).toBe(200);
    const unlike = { token: "1", newPassword: "a new password 1", confirmPassword: "another" };
    const refused = await script.call("resetPassword", path, { ...unlike, email });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        details: {
          fieldErrors: {
            token: ["Please enter a valid 6-digit verification code"],
            confirmPassword: ["Passwords don't match"],
          },
        },
      },
    });
    const newPassword = "a new password 1";
    const right = { token: codeMailedTo(email), newPassword, confirmPassword: newPassword };
    expect((await script.call("resetPassword", path, right)).status).toBe(200);
    expect((await visitor.get("/settings")).url).toContain("/auth");
    const signedIn = await script.call("login", "/api/auth/login", {
      email,
      password: newPassword,
    });
    expect(signedIn.status).toBe(200);
  });

  test("is told what is wrong with each field, in the words of the forms", async () => {
    const script = new PageScript();
    const refused = await script.call("register", "/api/auth/register", {
      email: "x",
      password: "short",
      firstName: "",
      lastName: "",
    });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        details: {
          fieldErrors: {
            email: ["Please enter a valid email address"],
            password: ["Password must be at least 8 characters long"],
            firstName: ["First name is required"],
            lastName: ["Last name is required"],
          },
        },
      },
    });
    const login = await script.call("login", "/api/auth/login", { email: "a@example.org" });
    expect(login).toMatchObject({ status: 400, body: { error: "Password is required" } });
    const verify = "/api/auth/verify-code";
    const bare = await script.call("verifyCode", verify, { email: "a@example.org" });
    expect(bare.body).toMatchObject({
      error: "Please enter both your email and verification code.",
    });
    const short = await script.call("verifyCode", verify, { email: "a@example.org", code: "12" });
    expect(short.body).toMatchObject({ error: "Verification code must be 6 digits." });
  });

  test("is slowed down like the form: the eleventh wrong password is one too many", async () => {
    const { email } = await newMember();
    const script = new PageScript();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const body = { email, password: "not the right one" };
      statuses.push((await script.call("login", "/api/auth/login", body)).status);
    }
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    const late = await script.send("POST", "/api/auth/login", { email, password: "x" });
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("tries a mailed code five times, is told when to try again, and may have a new one at once", async () => {
    const email = newAddress();
    const script = new PageScript();
    await script.call("register", "/api/auth/register", { ...PERSON, email });
    const path = "/api/auth/verify-code";
    const wrong = codeMailedTo(email) === "000000" ? "000001" : "000000";
    for (let count = 0; count < 5; count += 1) {
      expect((await script.send("POST", path, { email, code: wrong })).status).toBe(400);
    }
    const late = await script.send("POST", path, { email, code: codeMailedTo(email) });
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(await late.json()).toMatchObject({
      error: expect.stringMatching(/^Too many attempts, try again in \d+ minutes\.$/u),
    });
    await script.call("resendVerification", "/api/auth/resend-verification", { email });
    const body = { email, code: codeMailedTo(email) };
    expect((await script.call("verifyCode", path, body)).status).toBe(200);
  });
});

describe("the first questions", () => {
  async function newcomer() {
    const { userId, visitor } = await newMember();
    const wanted = { name: "Test", scopes: API_SCOPE_IDS };
    const key = (await makeApiToken(userId, wanted, { userAgent: null })) ?? "";
    return { userId, visitor, key, path: `/api/onboarding/progress/${userId}` };
  }

  test("are kept on the way, and the page goes on where the program left off", async () => {
    const { visitor, key, path } = await newcomer();
    const formData = { heardFrom: "Reddit", firstName: "Mara", email: "mara@example.org" };
    const saved = await call("POST", path, { key, body: { step: 4, formData } });
    expect(await saved.json()).toMatchObject({ step: 4, formData, consentChecked: false });
    expect((await visitor.get("/onboarding")).text).toContain("Mobile number");
    const body = { step: 5, formData: { phone: "12", heardFrom: "Nowhere" } };
    const refused = await call("POST", path, { key, body });
    expect(refused.status).toBe(400);
    const { details } = (await refused.json()) as { details: { fieldErrors: object } };
    expect(Object.keys(details.fieldErrors).toSorted()).toEqual(["heardFrom", "phone"]);
  });

  test("are answered all at once: what is blank has its default, age and consent have none", async () => {
    const { userId, key } = await newcomer();
    const bare = await call("POST", "/api/onboarding", { key, body: { heardFrom: "Direct" } });
    expect(bare.status).toBe(400);
    const { details } = (await bare.json()) as { details: { fieldErrors: object } };
    const named = Object.keys(details.fieldErrors).toSorted();
    expect(named).toEqual(["age", "consentChecked", "emailConsent"]);
    const body = {
      heardFrom: "Direct",
      firstName: "",
      age: 34,
      primaryGoal: "General wellness",
      stressArea: "Health",
      suicidalFlag: false,
      emailConsent: true,
      consentChecked: true,
      healthDataConsent: true,
    };
    const done = await call("POST", "/api/onboarding", { key, body });
    expect(await done.json()).toMatchObject({ user: { onboardingComplete: true } });
    const [lead] = await database()
      .select()
      .from(usersLeadmagnet)
      .where(eq(usersLeadmagnet.userId, userId));
    expect(lead).toMatchObject({
      heardFrom: "Direct",
      firstName: "Ana",
      age: 34,
      stressArea: "Health",
    });
    expect((await call("POST", "/api/onboarding", { key, body })).status).toBe(409);
  });

  test("a yes to the hard one brings help at once and stands in no answer", async () => {
    const { userId, key, path } = await newcomer();
    const body = { step: 11, formData: { suicidalFlag: true } };
    const answer = await call("POST", path, { key, body });
    expect(await answer.json()).toMatchObject({
      crisisDetected: true,
      resources: expect.arrayContaining([
        expect.objectContaining({ number: "988", action: "call", link: "tel:988" }),
      ]),
    });
    const [row] = await database()
      .select()
      .from(onboardingProgress)
      .where(eq(onboardingProgress.userId, userId));
    expect(JSON.stringify(row)).not.toMatch(/suicid/iu);
    const events = await eventsOf(userId);
    expect(events).toHaveLength(1);
  });

  test("words of danger in any field bring help; a minor is led to the page for them", async () => {
    const { userId, key, path } = await newcomer();
    const formData = { firstName: "I want to kill myself tonight" };
    const helped = await call("POST", path, { key, body: { step: 3, formData } });
    expect(await helped.json()).toMatchObject({ crisisDetected: true });
    const young = { age: 15, emailConsent: true, consentChecked: true };
    const minor = await call("POST", "/api/onboarding", { key, body: young });
    expect(minor.status).toBe(403);
    expect(await minor.json()).toMatchObject({ code: "adults_only", continueAt: "/for-adults" });
    expect(await userOf(userId)).toMatchObject({ eligible: false, onboardingComplete: false });
  });
});

test("today's way to a session goes on where a program noted it", async () => {
  const { visitor } = await newMember({ selectedTherapist: "alice", onboardingComplete: true });
  const script = new PageScript(visitor);
  const { body: me } = await script.call("getMe", "/api/auth/me");
  const { id } = me as { id: string };
  const body = { userId: id, currentStep: "track", completedSteps: ["therapist", "check-in"] };
  const noted = await script.call("changeSessionFlow", "/api/session-flow", body);
  expect(noted.body).toMatchObject({
    currentStep: "track",
    completedSteps: ["therapist", "check-in"],
  });
  expect(await script.call("getSessionFlow", `/api/session-flow/${id}`)).toEqual(noted);
  const older = { ...body, selectedTrack: "calm-down" };
  const named = await script.call("changeSessionFlow", "/api/session-flow", older);
  expect(named.body).toMatchObject({ selectedTrack: "calm-mind" });
  const theirs = { ...body, userId: "someone-else" };
  const refused = await script.call("changeSessionFlow", "/api/session-flow", theirs);
  expect(refused.status).toBe(404);
});

describe("a plan", () => {
  test("is bought by way of the page that the call opens, and not twice", async () => {
    const { visitor } = await newMember({ onboardingComplete: true });
    const script = new PageScript(visitor);
    const path = "/api/create-subscription";
    const opened = await script.call("createSubscription", path, { planType: "yearly" });
    expect(opened).toMatchObject({ status: 200, body: { success: true, demo: true } });
    const { url } = opened.body as { url: string };
    expect((await visitor.get(new URL(url).pathname)).status).toBe(200);
    const wrong = await script.call("createSubscription", path, { planType: "weekly" });
    expect(wrong.status).toBe(400);
    const member = new PageScript((await newMember(PREMIUM)).visitor);
    const second = await member.call("createSubscription", path, { planType: "monthly" });
    expect(second).toMatchObject({
      status: 409,
      body: {
        error: "You already have an active premium subscription!",
        message: "You already have an active premium subscription!",
      },
    });
    const portal = "/api/create-portal-session";
    expect(await member.call("createPortalSession", portal)).toMatchObject({
      status: 503,
      body: {
        error: "Subscription Management Error",
        configRequired: true,
        details: expect.stringContaining("contact support by email"),
      },
    });
  });
});

test("the address of an account doesn't tell whether it exists", async () => {
  const { email } = await signedUp();
  const script = new PageScript();
  const known = await script.call("forgotPassword", "/api/auth/forgot-password", { email });
  const none = { email: newAddress() };
  expect(await script.call("forgotPassword", "/api/auth/forgot-password", none)).toEqual(known);
  const taken = await script.call("register", "/api/auth/register", { ...PERSON, email });
  const free = await script.call("register", "/api/auth/register", {
    ...PERSON,
    email: newAddress(),
  });
  expect(taken).toEqual(free);
});
