import { and, desc, eq, gt, isNull, lt, lte } from "drizzle-orm";
import { environment } from "#app/config/environment.server.ts";
import { database } from "#db/client.ts";
import { loginAttempts } from "#db/schema.ts";
import { normalizeEmail } from "./users.server.ts";

const KEPT_MS = 30 * 24 * 60 * 60_000;
/** This many failures reach the longest wait. */
const TRIES_READ = 12;

/** Wrong passwords for one account from one address that cost no wait. */
const FREE_FAILURES = 5;
/** The first wait; each wrong password after it doubles it, up to the longest. */
const FIRST_WAIT_MS = 15_000;
const MAX_WAIT_MS = 15 * 60_000;
/** Older failures don't count, nor do those before a sign-in that worked. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/**
 * How many milliseconds this address has to wait before it may try this account again. Other addresses
 * don't wait, so that no stranger can lock the owner out.
 */
export async function waitBeforeNextTry(
  email: string,
  ipAddress: string | null,
  now = Date.now(),
): Promise<number> {
  if (environment().rateLimits === "off") return 0;
  const tries = await database()
    .select({ successful: loginAttempts.successful, attemptedAt: loginAttempts.attemptedAt })
    .from(loginAttempts)
    .where(
      and(
        eq(loginAttempts.email, normalizeEmail(email)),
        ipAddress === null
          ? isNull(loginAttempts.ipAddress)
          : eq(loginAttempts.ipAddress, ipAddress),
        gt(loginAttempts.attemptedAt, now - REMEMBERED_MS),
        // One that comes from the future was noted by a clock that was ahead.
        lte(loginAttempts.attemptedAt, now),
      ),
    )
    .orderBy(desc(loginAttempts.id))
    .limit(TRIES_READ);
  const worked = tries.findIndex(({ successful }) => successful);
  const failures = worked === -1 ? tries.length : worked;
  const [last] = tries;
  if (!last || failures < FREE_FAILURES) return 0;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES), MAX_WAIT_MS);
  return Math.max(0, last.attemptedAt + wait - now);
}

/** Notes a try to sign in; tries older than thirty days go. */
export async function recordLoginAttempt(
  attempt: {
    email: string;
    ipAddress: string | null;
    userAgent: string | null;
    successful: boolean;
  },
  now = Date.now(),
): Promise<void> {
  const row = {
    ...attempt,
    email: normalizeEmail(attempt.email),
    userAgent: attempt.userAgent?.slice(0, 300) ?? null,
    attemptedAt: now,
  };
  await database().batch([
    database()
      .delete(loginAttempts)
      .where(lt(loginAttempts.attemptedAt, now - KEPT_MS)),
    database().insert(loginAttempts).values(row),
  ]);
}
