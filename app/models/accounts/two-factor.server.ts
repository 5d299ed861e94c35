import { withAsciiDigits } from "#app/catalogue/typed-code.ts";
import { createHmac, randomBytes } from "node:crypto";
import { and, eq, lte, or, isNull, gt, sql } from "drizzle-orm";
import { generateSecret, generateURI, verifySync } from "otplib";
import { environment } from "#app/config/environment.server.ts";
import { database } from "#db/client.ts";
import { twoFactorAuth } from "#db/schema.ts";
import { seal, unseal } from "#app/models/storage/sealed.server.ts";

// RFC 6238 with what every app takes: SHA-1, six digits, a new code every thirty seconds.
const STEP_MS = 30_000;
/** A phone's clock may be this far off, either way, in seconds. */
const DRIFT_SECONDS = 30;
/** Codes for when the phone is gone; each works once. */
export const BACKUP_CODES = 10;
const BACKUP_CODE_BYTES = 5;
/** Between an administrator's request to take it away and its end: time for the owner to object. */
export const REMOVAL_NOTICE_MS = 72 * 60 * 60_000;

export type TwoFactor = typeof twoFactorAuth.$inferSelect;

/** What the person's app is given: to scan, and to type. */
export interface TwoFactorSecret {
  secret: string;
  uri: string;
}

/** The two-factor sign-in of this person, or null where it was never begun. */
export async function findTwoFactor(userId: string): Promise<TwoFactor | null> {
  const [row] = await database()
    .select()
    .from(twoFactorAuth)
    .where(eq(twoFactorAuth.userId, userId))
    .limit(1);
  return row ?? null;
}

/** Whether a second step is asked for after any way of signing in. */
export async function hasTwoFactor(userId: string): Promise<boolean> {
  return (await findTwoFactor(userId))?.enabled === true;
}

/** The secret that waits to be confirmed; the same one until it is, so that a page can be loaded twice. */
export async function beginTwoFactor(
  user: { id: string; email: string },
  now = Date.now(),
): Promise<TwoFactorSecret> {
  const made = seal(generateSecret(), twoFactorPurpose(user.id));
  await database()
    .insert(twoFactorAuth)
    .values({ userId: user.id, secret: made, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  let secret = secretOf(await findTwoFactor(user.id));
  if (secret === null) {
    // Sealed with a key that is no longer ours: begun anew, where it isn't on yet.
    await database()
      .update(twoFactorAuth)
      .set({ secret: made, updatedAt: now })
      .where(and(eq(twoFactorAuth.userId, user.id), eq(twoFactorAuth.enabled, false)));
    secret = secretOf(await findTwoFactor(user.id)) ?? "";
  }
  const { appName } = environment();
  return { secret, uri: generateURI({ issuer: appName, label: user.email, secret }) };
}

/** Turns it on with a first right code; returns the backup codes, to be shown once, or null. */
export async function enableTwoFactor(userId: string, code: string): Promise<string[] | null> {
  const now = Date.now();
  const row = await findTwoFactor(userId);
  const step = row && !row.enabled ? stepOfCode(row, code, now) : null;
  if (step === null) return null;
  const codes = newBackupCodes();
  const enabled = await database()
    .update(twoFactorAuth)
    .set({
      enabled: true,
      lastStep: step,
      backupCodes: codes.map((each) => digestOfBackup(userId, each)),
      removalAskedAt: null,
      updatedAt: now,
    })
    .where(and(eq(twoFactorAuth.userId, userId), eq(twoFactorAuth.enabled, false)))
    .returning({ userId: twoFactorAuth.userId });
  return enabled.length > 0 ? codes.map(shownBackup) : null;
}

/**
 * Takes a code of the app, or a backup code, once: which of them it was, or null. Of two posts with the
 * same code at the same moment one is refused.
 */
export async function spendSecondFactor(
  userId: string,
  typed: string,
  now = Date.now(),
): Promise<"app" | "backup" | null> {
  const row = await findTwoFactor(userId);
  if (!row?.enabled) return null;
  const plain = withAsciiDigits(typed)
    .replaceAll(/[^0-9a-z]/gi, "")
    .toLowerCase();
  if (!/^\d{6}$/.test(plain)) return (await spendBackup(userId, plain, now)) ? "backup" : null;
  const step = stepOfCode(row, plain, now);
  if (step === null) return null;
  const { lastStep } = twoFactorAuth;
  const taken = await database()
    .update(twoFactorAuth)
    .set({ lastStep: step, lastUsedAt: now, updatedAt: now })
    .where(
      and(
        eq(twoFactorAuth.userId, userId),
        eq(twoFactorAuth.enabled, true),
        // A step that is still to come was taken by a clock that was ahead.
        or(isNull(lastStep), lte(lastStep, step - 1), gt(lastStep, latestStep(now))),
      ),
    )
    .returning({ userId: twoFactorAuth.userId });
  return taken.length > 0 ? "app" : null;
}

/** New backup codes in place of all earlier ones, to be shown once. */
export async function renewBackupCodes(userId: string, now = Date.now()): Promise<string[]> {
  const codes = newBackupCodes();
  await database()
    .update(twoFactorAuth)
    .set({ backupCodes: codes.map((each) => digestOfBackup(userId, each)), updatedAt: now })
    .where(and(eq(twoFactorAuth.userId, userId), eq(twoFactorAuth.enabled, true)));
  return codes.map(shownBackup);
}

/** Turns it off and forgets its secret. */
export async function removeTwoFactor(userId: string): Promise<void> {
  await database().delete(twoFactorAuth).where(eq(twoFactorAuth.userId, userId));
}

/**
 * An administrator's request to take it away from somebody who lost phone and codes: noted the first
 * time, granted 72 hours later. Its owner can call it off until then.
 */
export async function askToRemoveTwoFactor(
  userId: string,
  now = Date.now(),
): Promise<{ outcome: "off" | "asked" | "waiting" | "removed"; at: number }> {
  const row = await findTwoFactor(userId);
  if (!row?.enabled) return { outcome: "off", at: now };
  if (row.removalAskedAt === null) {
    await database()
      .update(twoFactorAuth)
      .set({ removalAskedAt: now })
      .where(eq(twoFactorAuth.userId, userId));
    return { outcome: "asked", at: now + REMOVAL_NOTICE_MS };
  }
  const at = row.removalAskedAt + REMOVAL_NOTICE_MS;
  if (now < at) return { outcome: "waiting", at };
  await removeTwoFactor(userId);
  return { outcome: "removed", at };
}

/** The owner wants to keep it. */
export async function keepTwoFactor(userId: string): Promise<void> {
  await database()
    .update(twoFactorAuth)
    .set({ removalAskedAt: null })
    .where(eq(twoFactorAuth.userId, userId));
}

async function spendBackup(userId: string, plain: string, now: number): Promise<boolean> {
  const digests = environment().sessionSecrets.map((secret) =>
    digestOfBackup(userId, plain, secret),
  );
  const { backupCodes } = twoFactorAuth;
  const list = sql.join(
    digests.map((each) => sql`${each}`),
    sql`, `,
  );
  const spent = await database()
    .update(twoFactorAuth)
    .set({
      backupCodes: sql`(select json_group_array(value) from json_each(${backupCodes}) where value not in (${list}))`,
      lastUsedAt: now,
      updatedAt: now,
    })
    .where(
      and(
        eq(twoFactorAuth.userId, userId),
        eq(twoFactorAuth.enabled, true),
        sql`exists (select 1 from json_each(${backupCodes}) where value in (${list}))`,
      ),
    )
    .returning({ userId: twoFactorAuth.userId });
  return spent.length > 0;
}

/** The time step that a code belongs to, or null where it isn't one of now. */
function stepOfCode(row: TwoFactor, code: string, now: number): number | null {
  const secret = secretOf(row);
  if (secret === null || !/^\d{6}$/.test(code)) return null;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now / 1_000),
    epochTolerance: DRIFT_SECONDS,
  });
  if (!result.valid) return null;
  return Math.floor(now / STEP_MS) + result.delta;
}

function latestStep(now: number): number {
  return Math.floor((now + DRIFT_SECONDS * 1_000) / STEP_MS);
}

function secretOf(row: TwoFactor | null): string | null {
  return row && unseal(row.secret, twoFactorPurpose(row.userId));
}

/** What the secret of this person's app is sealed for. */
export function twoFactorPurpose(userId: string): string {
  return `two-factor:${userId}`;
}

function newBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => randomBytes(BACKUP_CODE_BYTES).toString("hex"));
}

/** In two halves, to be read off paper. */
function shownBackup(code: string): string {
  return `${code.slice(0, BACKUP_CODE_BYTES)}-${code.slice(BACKUP_CODE_BYTES)}`;
}

// Ten hexadecimal digits are guessed from a bare hash: keyed with what isn't in the database they aren't.
function digestOfBackup(userId: string, code: string, secret?: string): string {
  const key = secret ?? environment().sessionSecrets[0] ?? "";
  return createHmac("sha256", key).update(`backup:${userId}:${code}`).digest("base64url");
}
