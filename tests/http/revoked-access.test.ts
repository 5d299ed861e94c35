import { eq } from "drizzle-orm";
import { generateSync } from "otplib";
import { afterEach, expect, test, vi } from "vitest";
import { issueOwnerCode, tryOwnCode } from "#app/models/accounts/codes.server.ts";
import { askForEmailChange } from "#app/models/accounts/email-changes.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { beginTwoFactor, enableTwoFactor } from "#app/models/accounts/two-factor.server.ts";
import { changePassword } from "#app/models/accounts/users.server.ts";
import { hashPassword } from "#app/models/accounts/passwords.server.ts";
import { database } from "#db/client.ts";
import { twoFactorAuth } from "#db/schema.ts";
import { login, newAddress, PASSWORD } from "#tests/setup/accounts.ts";
import { call } from "#tests/setup/json-calls.ts";
import { newMember, signIn } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { lastMailTo, newCodeMailedTo, Visitor, type Page } from "#tests/setup/visitor.ts";
import { userOf } from "./rows.ts";

const NEW_PASSWORD = "a pond, seven herons";
const NEW = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
const NO_CODE = "none yet";

afterEach(() => vi.useRealTimers());

function tokenIn(mail: string, path: string): string {
  const plain = mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  return new RegExp(`${path}\\?token=([\\w-]+)`).exec(plain)?.[1] ?? "";
}

/** Somebody with a password, signed in, and a thief who has got everything that may let one in. */
async function robbed() {
  const { visitor: owner, userId, email } = await newMember();
  await changePassword(userId, await hashPassword(PASSWORD), { keptUserSessionId: null });
  await signIn(owner, userId);
  const session = new Visitor();
  await signIn(session, userId);
  return { owner, userId, email, thief: { session, ...(await waysIn(session, userId, email)) } };
}

async function waysIn(session: Visitor, userId: string, email: string) {
  const made = await session.submit(await session.get("/settings/keys"), {
    name: "Watch",
    scopes: "profile:read",
    password: PASSWORD,
  });
  const [key = ""] = textsAt(made.html, "code.secret");
  const keyMail = lastMailTo(email);
  const wanted = newAddress();
  await session.submit(await session.get("/settings/email"), { email: wanted, password: PASSWORD });
  const asking = new Visitor();
  await asking.submit(await asking.get("/auth/link"), { email });
  const signInLink = await vi.waitUntil(() => tokenIn(lastMailTo(email), "/auth/link"), 5_000);
  const resetting = new Visitor();
  const resetPage = await resetting.submit(await resetting.get("/auth/forgot-password"), { email });
  const resetCode = await newCodeMailedTo(email, NO_CODE);
  const ownerRequest = newId();
  return {
    key,
    keyMail,
    emailLink: tokenIn(lastMailTo(wanted), "/auth/new-email"),
    signInLink,
    reset: { visitor: resetting, page: resetPage, code: resetCode },
    ownerRequest,
    ownerCode: await issueOwnerCode(userId, { requestId: ownerRequest, earlierId: null }),
  };
}

type Robbed = Awaited<ReturnType<typeof robbed>>;

const WAYS: Readonly<Record<string, (owner: Robbed) => Promise<unknown>>> = {
  "a changed password": async ({ owner }) =>
    owner.submit(await owner.get("/settings/password"), { ...NEW, password: PASSWORD }),
  "signing out everywhere": async ({ owner }) =>
    owner.submit(await owner.get("/settings/sessions"), { intent: "others" }),
  "a reset password": async ({ email, thief }) => {
    const visitor = new Visitor();
    const page = await visitor.submit(await visitor.get("/auth/forgot-password"), { email });
    const token = await newCodeMailedTo(email, thief.reset.code);
    expect((await visitor.submit(page, { token, ...NEW })).text).toContain("Sign In Now");
  },
};

test.each(Object.entries(WAYS))("%s voids every way in that a thief has got", async (_way, act) => {
  const all = await robbed();
  const { userId, email, thief } = all;
  expect(thief.keyMail).toContain("A new app key for your");
  expect((await call("GET", "/api/auth/me", { key: thief.key })).status).toBe(200);
  expect((await thief.session.get("/you")).url).toBe("/you");
  await act(all);

  expect((await thief.session.get("/you")).url).toContain("/auth");
  const byKey = await call("GET", "/api/auth/me", { key: thief.key });
  expect(byKey.status).toBe(401);
  expect(byKey.headers.get("cache-control")).toBe("no-store");
  const again = new Visitor();
  await signIn(again, userId);
  const moved = await openLink(again, `/auth/new-email?token=${thief.emailLink}`);
  expect(moved.status).toBe(400);
  const linked = await openLink(new Visitor(), `/auth/link?token=${thief.signInLink}`);
  expect(linked.status).toBe(400);
  const { visitor, page, code } = thief.reset;
  expect((await visitor.submit(page, { token: code, ...NEW })).status).toBe(400);
  const { ownerRequest, ownerCode } = thief;
  expect(await tryOwnCode("confirm", userId, ownerRequest, ownerCode)).toEqual({
    outcome: "wrong",
  });
  expect((await userOf(userId))?.email).toBe(email);
});

async function openLink(visitor: Visitor, link: string): Promise<Page> {
  return visitor.submit(await visitor.get(link), { linkToken: link.split("=")[1] ?? "" });
}

test.each(Object.entries(WAYS))("%s voids a second step that was begun", async (_way, act) => {
  const all = await robbed();
  const { userId, email } = all;
  const { secret } = await beginTwoFactor({ id: userId, email });
  const codeNow = () => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) });
  await enableTwoFactor(userId, codeNow());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  const thief = new Visitor();
  const second = await login(thief, email);
  expect(second.url).toBe("/auth/two-factor");
  await act(all);
  expect((await thief.submit(second, { code: codeNow() })).url).toBe("/auth");
  expect((await thief.get("/you")).url).toContain("/auth");
});

test("a two-factor secret that a thief has seen is not the one that its owner turns on", async () => {
  const { owner, userId, email } = await robbed();
  const { secret } = await beginTwoFactor({ id: userId, email });
  await owner.submit(await owner.get("/settings/sessions"), { intent: "others" });
  expect((await beginTwoFactor({ id: userId, email })).secret).not.toBe(secret);
  const rows = await database()
    .select()
    .from(twoFactorAuth)
    .where(eq(twoFactorAuth.userId, userId));
  expect(rows).toHaveLength(1);
});

test("a second request voids the first: a new address, a link, and a code of the same browser", async () => {
  const { userId, email } = await robbed();
  const visitor = new Visitor();
  await signIn(visitor, userId);
  const first = await askForEmailChange(userId, newAddress(), null);
  // Also one for an address that has an account already.
  await visitor.submit(await visitor.get("/settings/email"), {
    email: (await newMember()).email,
    password: PASSWORD,
  });
  expect((await openLink(visitor, `/auth/new-email?token=${first}`)).status).toBe(400);

  const asking = new Visitor();
  const earlier = tokenIn(lastMailTo(email), "/auth/link");
  await asking.submit(await asking.get("/auth/link"), { email });
  const link = await vi.waitUntil(() => {
    const token = tokenIn(lastMailTo(email), "/auth/link");
    return token === earlier ? null : token;
  }, 5_000);
  await asking.submit(await asking.get("/auth/link"), { email });
  await vi.waitUntil(() => ![link, ""].includes(tokenIn(lastMailTo(email), "/auth/link")), 5_000);
  expect((await openLink(new Visitor(), `/auth/link?token=${link}`)).status).toBe(400);

  const [requestId, laterId] = [newId(), newId()];
  const code = await issueOwnerCode(userId, { requestId, earlierId: null });
  await issueOwnerCode(userId, { requestId: laterId, earlierId: requestId });
  expect(await tryOwnCode("confirm", userId, requestId, code)).toEqual({ outcome: "wrong" });
});
