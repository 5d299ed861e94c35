import { MINUTE_MS } from "#app/config/durations.ts";
import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { TrustedPerson } from "#app/catalogue/trusted-person.ts";
import { database, prepared } from "#db/client.ts";
import { riskStates, safetyPlans, userSessions, users } from "#db/schema.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { withoutWaiting } from "#app/models/storage/keep-trying.server.ts";
import { wordsHiddenUntil } from "#app/models/risk/hidden-words.server.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import type { User } from "./users.server.ts";

export const SLIDING_MS = 30 * MINUTE_MS;
export const ABSOLUTE_MS = 24 * 60 * MINUTE_MS;
/** An expired row is kept this long, so that a late post still finds whose text it is. */
const KEPT_AFTER_EXPIRY_MS = 24 * 60 * MINUTE_MS;
/** Activity is written at most this often, and where a lock is measured by it, more often. */
const TOUCH_EVERY_MS = MINUTE_MS;
const TOUCH_LOCKABLE_EVERY_MS = 10_000;
/** Somebody who was away for so long is asked for the lock of their browser. */
export const LOCK_AFTER_MS = 5 * MINUTE_MS;

export type UserSession = typeof userSessions.$inferSelect;

export interface SignedIn {
  session: UserSession;
  user: User;
  /** Where they stand, for what every page must know: while risk is open none of them sells. */
  risk: Pick<
    RiskState,
    "status" | "foldedAt" | "statusSince" | "lastSignAt" | "neutralCheckBack" | "askedAt"
  > | null;
  /** Until when lists show none of their own words; null where they show them. */
  wordsHiddenUntil: number | null;
  /** Someone they trust: shown with help, on any page. */
  trusted: TrustedPerson | null;
  isExpired: boolean;
  /** Whether its browser has a lock, and somebody has to open it first. */
  isLocked: boolean;
}

const userSessionOf = prepared((db) =>
  db
    .select({
      session: userSessions,
      user: users,
      risk: {
        status: riskStates.status,
        foldedAt: riskStates.foldedAt,
        statusSince: riskStates.statusSince,
        lastSignAt: riskStates.lastSignAt,
        neutralCheckBack: riskStates.neutralCheckBack,
        askedAt: riskStates.askedAt,
      },
      plan: {
        name: safetyPlans.trustedName,
        number: safetyPlans.trustedNumber,
        isInAbuse: safetyPlans.trustedInAbuse,
      },
    })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .leftJoin(riskStates, eq(riskStates.userId, userSessions.userId))
    .leftJoin(safetyPlans, eq(safetyPlans.userId, userSessions.userId))
    .where(eq(userSessions.id, sql.placeholder("id")))
    .limit(1)
    .prepare(),
);

/** Opens a session and returns the secret for the cookie: 256 bits, kept nowhere else. */
export async function openUserSession(
  userId: string,
  client: { userAgent: string | null; ipAddress: string | null; lockId?: string | null },
  now = Date.now(),
): Promise<string> {
  const secret = newId() + newId();
  const row = {
    id: userSessionIdOf(secret),
    userId,
    userAgent: client.userAgent?.slice(0, 300) ?? null,
    ipAddress: client.ipAddress,
    lockId: client.lockId ?? null,
    lastActivity: now,
    expiresAt: now + SLIDING_MS,
    absoluteExpiresAt: now + ABSOLUTE_MS,
    createdAt: now,
  };
  await database().batch([
    database()
      .delete(userSessions)
      .where(lt(userSessions.expiresAt, now - KEPT_AFTER_EXPIRY_MS)),
    database().insert(userSessions).values(row),
  ]);
  return secret;
}

/** The id under which the session of a cookie's secret is stored. */
export function userSessionIdOf(secret: string): string {
  return digestOf(secret);
}

/** Who a cookie's secret belongs to; expired sessions are found for a day and say so. */
export async function findUserSession(secret: string, now = Date.now()): Promise<SignedIn | null> {
  const [found] = await userSessionOf().all({ id: userSessionIdOf(secret) });
  if (!found || endOf(found.session) < now - KEPT_AFTER_EXPIRY_MS) return null;
  const { plan, ...signedIn } = found;
  const { lockId, lastActivity } = found.session;
  const isLocked = lockId !== null && now - lastActivity >= LOCK_AFTER_MS;
  const isExpired = endOf(found.session) <= now;
  return {
    ...signedIn,
    wordsHiddenUntil: wordsHiddenUntil(found.risk, now),
    trusted: trustedIn(plan),
    isExpired,
    isLocked,
  };
}

function trustedIn(
  plan: { name: string | null; number: string | null; isInAbuse: boolean } | null,
): TrustedPerson | null {
  if (!plan?.name || !plan.number) return null;
  return { name: plan.name, number: plan.number, isInAbuse: plan.isInAbuse };
}

/** Sessions whose new end is being written: under a lock of minutes none is queued twice. */
const sliding = new Set<string>();

/**
 * Slides the session's end; writes at most once a minute and returns the session as it now is. No
 * request waits for a database that takes no write, or fails with it.
 */
export async function touchUserSession(
  session: UserSession,
  now = Date.now(),
): Promise<UserSession> {
  const everyMs = session.lockId === null ? TOUCH_EVERY_MS : TOUCH_LOCKABLE_EVERY_MS;
  if (now - session.lastActivity < everyMs) return session;
  const slid = {
    lastActivity: now,
    expiresAt: Math.min(now + SLIDING_MS, session.absoluteExpiresAt),
  };
  if (!sliding.has(session.id)) await withoutWaiting(slide(session.id, slid, now), "session_end");
  return { ...session, ...slid };
}

async function slide(
  userSessionId: string,
  slid: Pick<UserSession, "lastActivity" | "expiresAt">,
  now: number,
): Promise<void> {
  sliding.add(userSessionId);
  try {
    await database()
      .update(userSessions)
      .set(slid)
      .where(and(eq(userSessions.id, userSessionId), gt(userSessions.expiresAt, now)));
  } finally {
    sliding.delete(userSessionId);
  }
}

/** Signs one session of this person out; false where there is none. */
export async function closeUserSession(userSessionId: string, userId: string): Promise<boolean> {
  const closed = await database()
    .delete(userSessions)
    .where(and(eq(userSessions.id, userSessionId), eq(userSessions.userId, userId)))
    .returning({ id: userSessions.id });
  return closed.length > 0;
}

/** Where somebody is signed in now, the latest first. */
export async function userSessionsOf(userId: string, now = Date.now()): Promise<UserSession[]> {
  return database()
    .select()
    .from(userSessions)
    .where(
      and(
        eq(userSessions.userId, userId),
        gt(userSessions.expiresAt, now),
        gt(userSessions.absoluteExpiresAt, now),
      ),
    )
    .orderBy(desc(userSessions.lastActivity));
}

/** Which of these session ids (the stored ones) still stand: one query for all open streams. */
export async function standingUserSessions(
  userSessionIds: readonly string[],
  now = Date.now(),
): Promise<Set<string>> {
  if (userSessionIds.length === 0) return new Set();
  const rows = await database()
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(and(inArray(userSessions.id, [...userSessionIds]), gt(userSessions.expiresAt, now)));
  return new Set(rows.map((row) => row.id));
}

/** When a session ends if nothing more happens. */
export function endOf(session: Pick<UserSession, "expiresAt" | "absoluteExpiresAt">): number {
  return Math.min(session.expiresAt, session.absoluteExpiresAt);
}
