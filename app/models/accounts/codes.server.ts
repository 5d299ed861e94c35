import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, desc, eq, gt, lt, lte, ne, or, sql } from "drizzle-orm";
import { environment } from "#app/config/environment.server.ts";
import { database } from "#db/client.ts";
import { emailVerificationTokens, passwordResetTokens, signInCodes } from "#db/schema.ts";
import { NO_CODE } from "#app/models/risk/access-revocation.server.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import type { User } from "./users.server.ts";

export const CODE_LIFETIME_MS = 15 * 60_000;
export const MAX_CODE_TRIES = 5;
export const CODE_DIGITS = 6;

/** What a registration said; it becomes the account's once its address is confirmed where it was made. */
export type Registration = Pick<User, "password" | "firstName" | "lastName">;

type CodePurpose = "verify" | "reset" | "sign-in" | "confirm";

/** A registration is kept longer than its code, for people who confirm late. */
const REGISTRATION_KEPT_MS = 24 * 60 * 60_000;

/**
 * Keeps a request to confirm an address under `requestId`, which only the browser that made it knows,
 * with what that browser registered: now, or in the request `earlierId`. With `isMailed` it gets a
 * code of six digits and a token for a link, both for 15 minutes, and returns them for the mail.
 */
export async function issueVerificationCode(
  user: Pick<User, "id" | "email">,
  request: BrowserRequest & {
    registration: Registration | null;
    isMailed: boolean;
  },
  now = Date.now(),
): Promise<{ code: string; linkToken: string } | null> {
  const { requestId, earlierId, isMailed } = request;
  const code = newCode();
  const linkToken = newId() + newId();
  const registration = request.registration ?? (await registrationOf(user.id, earlierId));
  const { id, userId, expiresAt, used } = emailVerificationTokens;
  // Where nothing is mailed now, the code of the earlier request stays the last one that was.
  const isReplaced = and(eq(id, isMailed ? (earlierId ?? "") : ""), eq(userId, user.id));
  await database().batch([
    database()
      .delete(emailVerificationTokens)
      .where(or(lt(expiresAt, now - REGISTRATION_KEPT_MS), and(isReplaced, eq(used, false)))),
    database()
      .insert(emailVerificationTokens)
      .values({
        ...registration,
        id: requestId,
        token: isMailed ? codeDigest("verify", user.id, code) : NO_CODE,
        userId: user.id,
        email: user.email,
        linkToken: isMailed ? digestOf(linkToken) : null,
        expiresAt: now + CODE_LIFETIME_MS,
        createdAt: now,
      }),
  ]);
  return isMailed ? { code, linkToken } : null;
}

/** A browser's request for a code: it alone knows the ids. A code that it asked for earlier is void. */
export interface BrowserRequest {
  requestId: string;
  earlierId: string | null;
}

/** Issues a password reset code: six digits, 15 minutes, known to its own browser by `requestId`. */
export async function issueResetCode(userId: string, request: BrowserRequest): Promise<string> {
  return issueCode(passwordResetTokens, "reset", userId, request, Date.now());
}

/** Issues a code to sign in with from a new place; it works in the browser with this id alone. */
export async function issueSignInCode(
  userId: string,
  request: BrowserRequest,
  now = Date.now(),
): Promise<string> {
  return issueCode(signInCodes, "sign-in", userId, request, now);
}

/** Issues a code by which somebody without a password shows that it is them, in the browser with this id. */
export async function issueOwnerCode(userId: string, request: BrowserRequest): Promise<string> {
  return issueCode(signInCodes, "confirm", userId, request, Date.now());
}

/** What became of a code that was typed. */
export type CodeTry =
  { outcome: "right" | "wrong" } | { outcome: "too-many"; retryAfterSeconds: number };

/**
 * Tries the code that was mailed for this browser's own request, five times at most: it is wrong, too,
 * when it was used or is too old. Nobody else's tries count here. Without an account (`userId` null) it
 * is wrong in the same way.
 */
export async function tryOwnCode(
  purpose: CodePurpose,
  userId: string | null,
  requestId: string,
  code: string,
  now = Date.now(),
): Promise<CodeTry> {
  const { isAllowed, retryAfterSeconds } = await consumeRateLimit("try.request", requestId, now);
  if (!isAllowed) return { outcome: "too-many", retryAfterSeconds };
  const isRight = userId !== null && (await spendOwnCode(purpose, userId, requestId, code, now));
  return { outcome: isRight ? "right" : "wrong" };
}

async function spendOwnCode(
  purpose: CodePurpose,
  userId: string,
  requestId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const table = TABLES[purpose];
  // The try is counted before the code is looked at: twenty posts at the same moment are five tries.
  const [row] = await database()
    .update(table)
    .set({ tries: sql`${table.tries} + 1` })
    .where(and(eq(table.id, requestId), eq(table.userId, userId), isOpen(table, now)))
    .returning({ token: table.token });
  return row !== undefined && isCode(purpose, userId, code, row.token) && spend(purpose, requestId);
}

/**
 * Spends the code that was mailed last, when somebody types it in a browser that didn't ask for it.
 * The caller limits the tries here: they don't count against the browser that asked.
 */
export async function spendNewestCode(
  purpose: Exclude<CodePurpose, "sign-in" | "confirm">,
  userId: string,
  code: string,
): Promise<boolean> {
  const table = TABLES[purpose];
  const [row] = await database()
    .select({ id: table.id, token: table.token })
    .from(table)
    .where(and(eq(table.userId, userId), ne(table.token, NO_CODE), isOpen(table, Date.now())))
    .orderBy(desc(table.createdAt))
    .limit(1);
  return row !== undefined && isCode(purpose, userId, code, row.token) && spend(purpose, row.id);
}

/**
 * Finds the account that this link's token was mailed to, or null. Until the token expires, every call
 * gets the same answer, because a link may be clicked twice.
 */
export async function openVerificationLink(linkToken: string): Promise<string | null> {
  const table = emailVerificationTokens;
  const [row] = await database()
    .update(table)
    .set({ used: true })
    .where(and(eq(table.linkToken, digestOf(linkToken)), gt(table.expiresAt, Date.now())))
    .returning({ userId: table.userId });
  return row?.userId ?? null;
}

/** Whose request to sign in with a mailed code this is, or null. */
export async function findSignInRequest(requestId: string): Promise<string | null> {
  const [row] = await database()
    .select({ userId: signInCodes.userId })
    .from(signInCodes)
    .where(eq(signInCodes.id, requestId))
    .limit(1);
  return row?.userId ?? null;
}

/** What was registered under this request, or nothing. */
export async function registrationOf(
  userId: string,
  requestId: string | null,
): Promise<Partial<Registration>> {
  if (!requestId) return {};
  const table = emailVerificationTokens;
  const [row] = await database()
    .select({ password: table.password, firstName: table.firstName, lastName: table.lastName })
    .from(table)
    .where(and(eq(table.id, requestId), eq(table.userId, userId)))
    .limit(1);
  if (!row?.password || !row.firstName || !row.lastName) return {};
  return { password: row.password, firstName: row.firstName, lastName: row.lastName };
}

/** Forgets the codes to sign in with: somebody has. */
export async function forgetSignInCodes(userId: string): Promise<void> {
  await database().delete(signInCodes).where(eq(signInCodes.userId, userId));
}

const TABLES = {
  verify: emailVerificationTokens,
  reset: passwordResetTokens,
  "sign-in": signInCodes,
  confirm: signInCodes,
} as const;

async function issueCode(
  table: typeof passwordResetTokens | typeof signInCodes,
  purpose: CodePurpose,
  userId: string,
  { requestId, earlierId }: BrowserRequest,
  now: number,
): Promise<string> {
  const code = newCode();
  const isEarlier = and(eq(table.id, earlierId ?? ""), eq(table.userId, userId));
  await database().batch([
    database()
      .delete(table)
      .where(or(lt(table.expiresAt, now), isEarlier)),
    database()
      .insert(table)
      .values({
        id: requestId,
        token: codeDigest(purpose, userId, code),
        userId,
        expiresAt: now + CODE_LIFETIME_MS,
        createdAt: now,
      }),
  ]);
  return code;
}

// A code that ends later than one made now comes from a clock that was ahead.
function isOpen(table: (typeof TABLES)[CodePurpose], now: number) {
  return and(
    eq(table.used, false),
    gt(table.expiresAt, now),
    lte(table.expiresAt, now + CODE_LIFETIME_MS),
    lt(table.tries, MAX_CODE_TRIES),
  );
}

async function spend(purpose: CodePurpose, id: string): Promise<boolean> {
  const table = TABLES[purpose];
  const spent = await database()
    .update(table)
    .set({ used: true })
    .where(and(eq(table.id, id), eq(table.used, false)))
    .returning({ id: table.id });
  return spent.length > 0;
}

function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

function codeDigest(purpose: CodePurpose, userId: string, code: string, secret?: string): string {
  const key = secret ?? environment().sessionSecrets[0] ?? "";
  return createHmac("sha256", key).update(`${purpose}:${userId}:${code}`).digest("base64url");
}

function isCode(purpose: CodePurpose, userId: string, code: string, stored: string): boolean {
  return environment().sessionSecrets.some((secret) => {
    const expected = Buffer.from(codeDigest(purpose, userId, code, secret));
    const actual = Buffer.from(stored);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
