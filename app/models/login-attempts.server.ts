import { lt } from "drizzle-orm";
import { database } from "#db/client.ts";
import { loginAttempts } from "#db/schema.ts";
import { normalizeEmail } from "./users.server.ts";

const KEPT_MS = 30 * 24 * 60 * 60_000;

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
