import { lt, sql } from "drizzle-orm";
import { environment } from "#app/config/environment.server.ts";
import { database } from "#db/client.ts";
import { rateLimits } from "#db/schema.ts";
import { digestOf } from "./identifier.server.ts";

const MINUTE_MS = 60_000;

/** How often something may be done in a window. The wide ones count an address, the narrow an account. */
export const LIMITS = {
  "login.account": { most: 10, windowMs: 15 * MINUTE_MS },
  "login.address": { most: 60, windowMs: 15 * MINUTE_MS },
  "register.address": { most: 20, windowMs: 60 * MINUTE_MS },
  "code.account": { most: 5, windowMs: 15 * MINUTE_MS },
  "code.address": { most: 30, windowMs: 15 * MINUTE_MS },
  "try.account": { most: 15, windowMs: 15 * MINUTE_MS },
  "try.address": { most: 60, windowMs: 15 * MINUTE_MS },
  "message.account": { most: 20, windowMs: MINUTE_MS },
  "again.account": { most: 30, windowMs: 60 * MINUTE_MS },
  "draft.account": { most: 60, windowMs: MINUTE_MS },
  "search.account": { most: 60, windowMs: MINUTE_MS },
  "speech.account": { most: 40, windowMs: 5 * MINUTE_MS },
  // A call asks for each sentence by itself.
  "listening.account": { most: 300, windowMs: 5 * MINUTE_MS },
  "recommendation.account": { most: 20, windowMs: 60 * MINUTE_MS },
  "form.address": { most: 300, windowMs: 5 * MINUTE_MS },
} as const;

export type LimitName = keyof typeof LIMITS;

/**
 * Takes one from a limit and says whether it was still there, and if not, in how many seconds it is
 * again. `who` (an account's id or address, a network address) is stored as a hash only.
 */
export async function takeFromLimit(
  name: LimitName,
  who: string,
  now = Date.now(),
): Promise<{ isAllowed: boolean; retryAfterSeconds: number }> {
  if (environment().rateLimits === "off") return { isAllowed: true, retryAfterSeconds: 0 };
  const { most, windowMs } = LIMITS[name];
  const isOver = sql`${rateLimits.windowEndsAt} <= ${now}`;
  const rows = await database()
    .insert(rateLimits)
    .values({ key: `${name}:${digestOf(who)}`, count: 1, windowEndsAt: now + windowMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${now + windowMs} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  const [row] = rows;
  if (!row || row.count <= most) return { isAllowed: true, retryAfterSeconds: 0 };
  return { isAllowed: false, retryAfterSeconds: Math.ceil((row.windowEndsAt - now) / 1000) };
}

/** Forgets windows that have ended. */
export async function clearEndedLimits(now = Date.now()): Promise<void> {
  await database().delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}
