import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "#db/client.ts";
import {
  apiTokens,
  emailChanges,
  emailVerificationTokens,
  magicLinkTokens,
  passwordResetTokens,
  signInCodes,
  twoFactorAuth,
  userSessions,
  users,
} from "#db/schema.ts";
import { accountEventStatement } from "#app/models/accounts/account-events.server.ts";

/** Stands for the hash of a code that was never mailed: no code has this hash. */
export const NO_CODE = "";

/** What has ended: the stored ids of sessions, and of keys for apps. */
export interface RevokedAccess {
  userSessionIds: string[];
  keyIds: string[];
}

/**
 * Revokes everything that lets somebody in: all sessions but the one kept, all keys for apps, and all
 * that waits (changes of the address, mailed links and codes, second steps begun, a two-factor sign-in
 * that was never finished). `change` happens in the same transaction, or none of it does.
 */
export async function revokeAccess(
  userId: string,
  { keptUserSessionId = null, change = [] }: RevocationOptions = {},
): Promise<RevokedAccess> {
  const kept = keptUserSessionId === null ? undefined : ne(userSessions.id, keptUserSessionId);
  const [sessions, keys] = await database().batch([
    database()
      .delete(userSessions)
      .where(and(eq(userSessions.userId, userId), kept))
      .returning({ id: userSessions.id }),
    database()
      .delete(apiTokens)
      .where(eq(apiTokens.userId, userId))
      .returning({ id: apiTokens.id }),
    ...change,
    ...pendingAccessStatements(userId),
  ]);
  if (keys.length > 0) await accountEventStatement(userId, { kind: "api_token_revoked" });
  return { userSessionIds: sessions.map(({ id }) => id), keyIds: keys.map(({ id }) => id) };
}

interface RevocationOptions {
  /** The session of whoever asks for it, where they stay signed in. */
  keptUserSessionId?: string | null;
  change?: readonly BatchItem<"sqlite">[];
}

/**
 * Returns the statements that void every code, link and half-finished sign-in that was issued before.
 * Run them in one batch with the change that makes those void.
 */
export function pendingAccessStatements(userId: string): BatchItem<"sqlite">[] {
  const { linkToken, used } = emailVerificationTokens;
  const isOwn = eq(emailVerificationTokens.userId, userId);
  return [
    database().delete(emailChanges).where(eq(emailChanges.userId, userId)),
    database().delete(magicLinkTokens).where(eq(magicLinkTokens.userId, userId)),
    database().delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId)),
    database().delete(signInCodes).where(eq(signInCodes.userId, userId)),
    // A link that was opened is kept, so that a second click on it gets the same answer.
    database()
      .delete(emailVerificationTokens)
      .where(and(isOwn, or(eq(used, false), isNull(linkToken)))),
    database()
      .update(emailVerificationTokens)
      .set({ token: NO_CODE, password: null, firstName: null, lastName: null })
      .where(isOwn),
    // Otherwise whoever saw this secret could use it once the owner turns the second step on.
    database()
      .delete(twoFactorAuth)
      .where(and(eq(twoFactorAuth.userId, userId), eq(twoFactorAuth.enabled, false))),
    database()
      .update(users)
      .set({ accessEpoch: sql`${users.accessEpoch} + 1` })
      .where(eq(users.id, userId)),
  ];
}
