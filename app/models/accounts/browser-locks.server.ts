import { createHmac } from "node:crypto";
import { and, desc, eq, inArray, lt, notExists, notInArray, or, sql } from "drizzle-orm";
import type { LockKind } from "#app/catalogue/browser-locks.ts";
import { environment } from "#app/config/environment.server.ts";
import { database } from "#db/client.ts";
import { browserLocks, passkeys, userSessions } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { BOUNDS } from "#app/models/storage/room.server.ts";
import { SLIDING_MS, type UserSession } from "./user-sessions.server.ts";

/** After this many wrong tries in a row, the person has to sign in. */
export const MAX_LOCK_TRIES = 5;

export type BrowserLock = typeof browserLocks.$inferSelect;

/** This person's lock of a browser, or null where it has none. */
export async function findBrowserLock(
  userId: string,
  lockId: string | null,
): Promise<BrowserLock | null> {
  if (lockId === null) return null;
  const [lock] = await database().select().from(browserLocks).where(isOwn(userId, lockId));
  return lock ?? null;
}

/** Gives the browser of a session a lock in place of the one that it had; returns its id. */
export async function setBrowserLock(
  { id: userSessionId, userId, lockId: before }: UserSession,
  { kind, pin }: { kind: LockKind; pin: string | null },
  now = Date.now(),
): Promise<string> {
  const id = newId();
  const kept = database()
    .select({ id: browserLocks.id })
    .from(browserLocks)
    .where(eq(browserLocks.userId, userId))
    .orderBy(desc(browserLocks.createdAt))
    .limit(BOUNDS.browserLocks.newest);
  const digest = pin === null ? null : digestOfPin(id, pin);
  await database().batch([
    database().insert(browserLocks).values({ id, userId, kind, pin: digest, createdAt: now }),
    database()
      .update(userSessions)
      .set({ lockId: id })
      .where(or(isSession(userId, userSessionId), isLockedBy(userId, before))),
    database()
      .delete(browserLocks)
      .where(isOwn(userId, before ?? "")),
    database()
      .delete(browserLocks)
      .where(and(eq(browserLocks.userId, userId), notInArray(browserLocks.id, kept))),
  ]);
  return id;
}

/** Takes the lock off a browser. */
export async function removeBrowserLock({ userId, lockId }: UserSession): Promise<void> {
  await database().batch([
    database().update(userSessions).set({ lockId: null }).where(isLockedBy(userId, lockId)),
    database()
      .delete(browserLocks)
      .where(isOwn(userId, lockId ?? "")),
  ]);
}

/**
 * Where somebody's last passkey is gone, the browsers that asked for it ask for the password, or for nothing
 * where there is none. Says whether any did.
 */
export async function replacePasskeyLocks(userId: string, hasPassword: boolean): Promise<boolean> {
  const left = database().select().from(passkeys).where(eq(passkeys.userId, userId));
  const isStuck = and(
    eq(browserLocks.userId, userId),
    eq(browserLocks.kind, "passkey"),
    notExists(left),
  );
  const { id } = browserLocks;
  const stuck = database().select({ id }).from(browserLocks).where(isStuck);
  const isTheirs = and(eq(userSessions.userId, userId), inArray(userSessions.lockId, stuck));
  const [, replaced] = hasPassword
    ? [
        null,
        await database()
          .update(browserLocks)
          .set({ kind: "password" })
          .where(isStuck)
          .returning({ id }),
      ]
    : await database().batch([
        database().update(userSessions).set({ lockId: null }).where(isTheirs),
        database().delete(browserLocks).where(isStuck).returning({ id }),
      ]);
  return replaced.length > 0;
}

/** Forgets wrong tries, once somebody has shown who they are; says whether the lock is theirs. */
export async function resetLockTries(userId: string, lockId: string): Promise<boolean> {
  const forgiven = await database()
    .update(browserLocks)
    .set({ tries: 0 })
    .where(isOwn(userId, lockId))
    .returning({ id: browserLocks.id });
  return forgiven.length > 0;
}

/**
 * Tries to open the lock of a session. Each try is counted before it is looked at, so that many at once
 * are no more than one after the other. `spent`: the tries are used up.
 */
export async function tryBrowserLock(
  session: UserSession,
  isRight: (lock: BrowserLock) => Promise<boolean> | boolean,
  now = Date.now(),
): Promise<"open" | "wrong" | "spent"> {
  const { userId, lockId } = session;
  const [lock] = await database()
    .update(browserLocks)
    .set({ tries: sql`${browserLocks.tries} + 1` })
    .where(and(isOwn(userId, lockId ?? ""), lt(browserLocks.tries, MAX_LOCK_TRIES)))
    .returning();
  if (!lock) return "spent";
  if (!(await isRight(lock))) return lock.tries < MAX_LOCK_TRIES ? "wrong" : "spent";
  await resetLockTries(userId, lock.id);
  const expiresAt = Math.min(now + SLIDING_MS, session.absoluteExpiresAt);
  await database()
    .update(userSessions)
    .set({ lastActivity: now, expiresAt })
    .where(isSession(userId, session.id));
  return "open";
}

/** Whether these are the four digits of a lock. */
export function isPinRight({ id, pin }: BrowserLock, typed: string): boolean {
  return environment().sessionSecrets.some((secret) => digestOfPin(id, typed, secret) === pin);
}

function isSession(userId: string, userSessionId: string) {
  return and(eq(userSessions.id, userSessionId), eq(userSessions.userId, userId));
}

function isLockedBy(userId: string, lockId: string | null) {
  return and(eq(userSessions.lockId, lockId ?? ""), eq(userSessions.userId, userId));
}

function isOwn(userId: string, lockId: string) {
  return and(eq(browserLocks.id, lockId), eq(browserLocks.userId, userId));
}

// Four digits are guessed from a bare hash: keyed with what isn't in the database they aren't.
function digestOfPin(lockId: string, pin: string, secret?: string): string {
  const key = secret ?? environment().sessionSecrets[0] ?? "";
  return createHmac("sha256", key).update(`lock:${lockId}:${pin}`).digest("base64url");
}
