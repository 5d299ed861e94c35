import { and, eq, gt, lt, ne, notExists } from "drizzle-orm";
import { database } from "#db/client.ts";
import { emailChanges, users } from "#db/schema.ts";
import { pendingAccessStatements } from "#app/models/risk/access-revocation.server.ts";
import { accountEventStatement, recordAccountEvent } from "./account-events.server.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { normalizeEmail } from "./users.server.ts";

/** How long the link to a new address works. */
export const EMAIL_CHANGE_LASTS_MS = 60 * 60_000;

export interface EmailChanged {
  before: string;
  now: string;
}

/** Stores a request for a new address in place of earlier ones; returns the token of its link. */
export async function askForEmailChange(
  userId: string,
  email: string,
  userAgent: string | null,
  now = Date.now(),
): Promise<string> {
  const token = newId() + newId();
  await database().batch([
    database().delete(emailChanges).where(lt(emailChanges.expiresAt, now)),
    database().delete(emailChanges).where(eq(emailChanges.userId, userId)),
    database()
      .insert(emailChanges)
      .values({
        id: newId(),
        userId,
        email: normalizeEmail(email),
        token: digestOf(token),
        expiresAt: now + EMAIL_CHANGE_LASTS_MS,
        createdAt: now,
      }),
    accountEventStatement(userId, { kind: "email_change_asked", userAgent }, now),
  ]);
  return token;
}

/**
 * Spends the link that this person asked for and changes the address. Returns the old and the new one, or
 * null if the link is used, void or too old, or somebody else has the address by now. Links and codes
 * mailed to the old address stop working.
 */
export async function spendEmailChange(
  userId: string,
  token: string,
  userAgent: string | null,
  now = Date.now(),
): Promise<EmailChanged | null> {
  const [asked] = await database()
    .update(emailChanges)
    .set({ used: true })
    .where(
      and(
        eq(emailChanges.token, digestOf(token)),
        eq(emailChanges.userId, userId),
        eq(emailChanges.used, false),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .returning({ email: emailChanges.email });
  if (!asked) return null;
  const { email } = asked;
  const others = database()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  const [owners, changed] = await database().batch([
    database().select({ email: users.email }).from(users).where(eq(users.id, userId)),
    database()
      .update(users)
      .set({ email, emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, userId), notExists(others)))
      .returning({ id: users.id }),
    ...pendingAccessStatements(userId),
  ]);
  const before = owners[0]?.email;
  if (before === undefined || changed.length === 0) return null;
  await recordAccountEvent(userId, { kind: "email_changed", userAgent }, now);
  return { before, now: email };
}
