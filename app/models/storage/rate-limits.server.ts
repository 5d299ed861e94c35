import { MINUTE_MS } from "#app/config/durations.ts";
import { and, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { environment } from "#app/config/environment.server.ts";
import { database } from "#db/client.ts";
import { rateLimits } from "#db/schema.ts";
import { digestOf } from "./identifier.server.ts";

/**
 * How often something may be done in a window. `place` counts one account from one place, `address`
 * a place whatever the account, `browser` one account in a browser that it has signed in with, and
 * `account` the account wherever it is asked for: that one never refuses the right password.
 */
export const LIMITS = {
  "login.account": { most: 10, windowMs: 15 * MINUTE_MS },
  "login.place": { most: 10, windowMs: 15 * MINUTE_MS },
  "login.browser": { most: 30, windowMs: 15 * MINUTE_MS },
  "login.address": { most: 60, windowMs: 15 * MINUTE_MS },
  "register.address": { most: 20, windowMs: 60 * MINUTE_MS },
  "code.place": { most: 5, windowMs: 15 * MINUTE_MS },
  "code.address": { most: 30, windowMs: 15 * MINUTE_MS },
  // A mailed code, in the browser that asked for it: as many as the code itself allows.
  "try.request": { most: 5, windowMs: 15 * MINUTE_MS },
  // A code that was mailed for another browser: its own browser has tries of its own.
  "try.account": { most: 15, windowMs: 15 * MINUTE_MS },
  "try.place": { most: 8, windowMs: 15 * MINUTE_MS },
  "try.address": { most: 60, windowMs: 15 * MINUTE_MS },
  // As long as a code is valid, so that whoever gets no mail has one that still works.
  "mail.account": { most: 12, windowMs: 15 * MINUTE_MS },
  "mail.day": { most: 40, windowMs: 24 * 60 * MINUTE_MS },
  "mail.rest-of-day": { most: 1, windowMs: 15 * MINUTE_MS },
  "mail.sign-in": { most: 5, windowMs: 15 * MINUTE_MS },
  // The second step: in one sign-in, in a browser that has signed in before, and from anywhere else.
  "second.try": { most: 5, windowMs: 15 * MINUTE_MS },
  "second.browser": { most: 30, windowMs: 15 * MINUTE_MS },
  "second.account": { most: 20, windowMs: 15 * MINUTE_MS },
  "confirm.account": { most: 10, windowMs: 15 * MINUTE_MS },
  "message.account": { most: 20, windowMs: MINUTE_MS },
  "message.day": { most: 1_000, windowMs: 24 * 60 * MINUTE_MS },
  "again.account": { most: 30, windowMs: 60 * MINUTE_MS },
  "draft.account": { most: 60, windowMs: MINUTE_MS },
  "search.account": { most: 60, windowMs: MINUTE_MS },
  "speech.account": { most: 40, windowMs: 5 * MINUTE_MS },
  // A call asks for each sentence by itself.
  "listening.account": { most: 300, windowMs: 5 * MINUTE_MS },
  "recommendation.account": { most: 20, windowMs: 60 * MINUTE_MS },
  "week.account": { most: 10, windowMs: 60 * MINUTE_MS },
  "import.account": { most: 20, windowMs: 60 * MINUTE_MS },
  "form.address": { most: 300, windowMs: 5 * MINUTE_MS },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Raises limits by address where everybody seems to share one, to about what one machine can answer. */
const ONE_PLACE_FOR_ALL = 1_000;
const MAX_WINDOW_MS = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs));
const CLEAR_EVERY_MS = 5 * MINUTE_MS;
const CLEARED_AT_ONCE = 500;
let clearedAt = 0;

/**
 * Counts one use against a limit and says whether it is allowed, and if not, in how many seconds it
 * will be. `who` (an account's id or address, a network address) is stored as a hash only.
 */
export async function consumeRateLimit(
  name: LimitName,
  who: string,
  now = Date.now(),
): Promise<{ isAllowed: boolean; retryAfterSeconds: number }> {
  if (environment().rateLimits === "off") return { isAllowed: true, retryAfterSeconds: 0 };
  await clearNowAndThen(now);
  const { windowMs } = LIMITS[name];
  const most = mostOf(name);
  // A window that ends later than any that begins now was made by a clock that was ahead.
  const isOver = sql`(${rateLimits.windowEndsAt} <= ${now} or ${rateLimits.windowEndsAt} > ${now + windowMs})`;
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

/** Uncounts one use of a limit that turned out not to count. */
export async function refundRateLimit(name: LimitName, who: string): Promise<void> {
  if (environment().rateLimits === "off") return;
  await database()
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, `${name}:${digestOf(who)}`), gt(rateLimits.count, 0)));
}

/** Forgets windows that have ended, some at a time. */
export async function clearEndedLimits(now = Date.now()): Promise<void> {
  const ended = database()
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(or(lt(rateLimits.windowEndsAt, now), gt(rateLimits.windowEndsAt, now + MAX_WINDOW_MS)))
    .limit(CLEARED_AT_ONCE);
  await database().delete(rateLimits).where(inArray(rateLimits.key, ended));
}

async function clearNowAndThen(now: number): Promise<void> {
  if (Math.abs(now - clearedAt) < CLEAR_EVERY_MS) return;
  clearedAt = now;
  await clearEndedLimits(now);
}

// Live is always behind a proxy; while none is named, its address stands for everybody.
function mostOf(name: LimitName): number {
  const { mode, trustedProxies } = environment();
  const isOnePlace = mode === "live" && trustedProxies.length === 0;
  const isByPlace = name.endsWith(".address") || name.endsWith(".place");
  return LIMITS[name].most * (isOnePlace && isByPlace ? ONE_PLACE_FOR_ALL : 1);
}
