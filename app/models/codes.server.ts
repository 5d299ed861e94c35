import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { environment } from "#app/config/environment.server.ts";
import { database } from "#db/client.ts";
import { emailVerificationTokens, passwordResetTokens } from "#db/schema.ts";
import { digestOf, newId } from "./identifier.server.ts";
import type { User } from "./users.server.ts";

export const CODE_LIFETIME_MS = 15 * 60_000;
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;

/** What a registration said; it becomes the account's once its own code comes back. */
export type Registration = Pick<User, "password" | "firstName" | "lastName">;

type CodePurpose = "verify" | "reset";

/**
 * Issues an e-mail confirmation: a code of six digits and a token for a link, both for 15 minutes,
 * and returns them for the mail. Each
 * carries its own registration: whoever registers an address that they cannot read never gets in
 * with the password they chose, even if the owner of the address confirms later.
 */
export async function issueVerificationCode(
  user: Pick<User, "id" | "email">,
  registration: Registration | null,
  now = Date.now(),
): Promise<{ code: string; linkToken: string }> {
  const code = newCode();
  const linkToken = newId() + newId();
  const carried = registration ?? (await latestRegistration(user.id));
  await database().batch([
    database()
      .delete(emailVerificationTokens)
      .where(lt(emailVerificationTokens.expiresAt, now - CODE_LIFETIME_MS)),
    database()
      .insert(emailVerificationTokens)
      .values({
        ...carried,
        id: newId(),
        token: codeDigest("verify", user.id, code),
        userId: user.id,
        email: user.email,
        linkToken: digestOf(linkToken),
        expiresAt: now + CODE_LIFETIME_MS,
        createdAt: now,
      }),
  ]);
  return { code, linkToken };
}

/** Issues a password reset code (six digits, 15 minutes); earlier ones stop working. */
export async function issueResetCode(userId: string, now = Date.now()): Promise<string> {
  const code = newCode();
  await database().batch([
    database().delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId)),
    database()
      .insert(passwordResetTokens)
      .values({
        id: newId(),
        token: codeDigest("reset", userId, code),
        userId,
        expiresAt: now + CODE_LIFETIME_MS,
        createdAt: now,
      }),
  ]);
  return code;
}

/** Spends a confirmation code: the registration it belongs to, or null when it is not right. */
export async function spendVerificationCode(
  userId: string,
  code: string,
  now = Date.now(),
): Promise<Partial<Registration> | null> {
  const table = emailVerificationTokens;
  const open = and(
    eq(table.userId, userId),
    eq(table.used, false),
    gt(table.expiresAt, now),
    lt(table.tries, CODE_TRIES),
  );
  // The try is counted before the code is looked at, on every open code at once, so that neither
  // twenty posts at the same time nor several codes give more than five guesses.
  const candidates = await database()
    .update(table)
    .set({ tries: sql`${table.tries} + 1` })
    .where(open)
    .returning();
  const right = candidates.find((row) => isCode("verify", userId, code, row.token));
  if (!right) return null;
  const spent = await database()
    .update(table)
    .set({ used: true })
    .where(and(eq(table.userId, userId), eq(table.id, right.id), eq(table.used, false)))
    .returning({ id: table.id });
  if (spent.length === 0) return null;
  await database().delete(table).where(eq(table.userId, userId));
  return registrationOf(right);
}

/** Spends the token of a mail's link: whose it was and the registration, or null. */
export async function spendVerificationLink(
  linkToken: string,
  now = Date.now(),
): Promise<{ userId: string; registration: Partial<Registration> } | null> {
  const table = emailVerificationTokens;
  const spent = await database()
    .update(table)
    .set({ used: true })
    .where(
      and(
        eq(table.linkToken, digestOf(linkToken)),
        eq(table.used, false),
        gt(table.expiresAt, now),
      ),
    )
    .returning();
  const [right] = spent;
  if (!right) return null;
  await database().delete(table).where(eq(table.userId, right.userId));
  return { userId: right.userId, registration: registrationOf(right) };
}

/** Spends a reset code; false when it is wrong, used, too old or tried too often. */
export async function spendResetCode(
  userId: string,
  code: string,
  now = Date.now(),
): Promise<boolean> {
  const table = passwordResetTokens;
  const open = and(
    eq(table.userId, userId),
    eq(table.used, false),
    gt(table.expiresAt, now),
    lt(table.tries, CODE_TRIES),
  );
  const candidates = await database()
    .update(table)
    .set({ tries: sql`${table.tries} + 1` })
    .where(open)
    .returning();
  const right = candidates.find((row) => isCode("reset", userId, code, row.token));
  if (!right) return false;
  const spent = await database()
    .update(table)
    .set({ used: true })
    .where(and(eq(table.userId, userId), eq(table.id, right.id), eq(table.used, false)))
    .returning({ id: table.id });
  return spent.length > 0;
}

async function latestRegistration(userId: string): Promise<Partial<Registration>> {
  const table = emailVerificationTokens;
  const rows = await database()
    .select({ password: table.password, firstName: table.firstName, lastName: table.lastName })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt))
    .limit(1);
  const [row] = rows;
  return row ? registrationOf(row) : {};
}

function registrationOf(row: { [Field in keyof Registration]: string | null }) {
  const { password, firstName, lastName } = row;
  return password && firstName && lastName ? { password, firstName, lastName } : {};
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
