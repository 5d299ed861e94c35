import { domainToASCII } from "node:url";
import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Appearance } from "#app/catalogue/appearance.ts";
import type { Manner } from "#app/catalogue/manner.ts";
import type { TherapistId } from "#app/catalogue/therapists.ts";
import { database } from "#db/client.ts";
import { twoFactorAuth, users } from "#db/schema.ts";
import { revokeAccess, type RevokedAccess } from "#app/models/risk/access-revocation.server.ts";
import { accountEventStatement, type NewAccountEvent } from "./account-events.server.ts";
import { findLostDay } from "#app/models/record/days.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { moveReminder } from "./reminders.server.ts";

export type User = typeof users.$inferSelect;

/** So many flights over the date line are remembered. */
const MAX_SKIPPED_DAYS = 10;

export interface NewUser {
  email: string;
  /** Already hashed. */
  password: string;
  firstName: string;
  lastName: string;
  /** Where they live, as far as they said so. */
  region?: string | null;
}

/**
 * How an address is stored and compared: trimmed, lower-cased, its letters composed and its domain as
 * the network has it ("xn--…"), as some browsers send it and others don't.
 */
export function normalizeEmail(email: string): string {
  const address = email.trim().normalize("NFC").toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1));
  return at === -1 || domain === "" ? address : `${address.slice(0, at)}@${domain}`;
}

/** The account of an address, or null. */
export async function findUserByEmail(email: string): Promise<User | null> {
  const found = await database()
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
    .limit(1);
  return found[0] ?? null;
}

/** The account with this id, or null. */
export async function findUser(userId: string): Promise<User | null> {
  const found = await database().select().from(users).where(eq(users.id, userId)).limit(1);
  return found[0] ?? null;
}

/** Whether any of these addresses has an account. */
export async function hasAccount(emails: readonly string[]): Promise<boolean> {
  const found = await database()
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, emails.map(normalizeEmail)))
    .limit(1);
  return found.length > 0;
}

/** Creates an unverified account; null when the address already has one (also under a race). */
export async function createUser(input: NewUser, now = Date.now()): Promise<User | null> {
  const created = await database()
    .insert(users)
    .values({
      ...input,
      id: newId(),
      email: normalizeEmail(input.email),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return created[0] ?? null;
}

/** Changes an account, where `isStill` holds. */
export async function changeUser(
  userId: string,
  change: SQLiteUpdateSetSource<typeof users>,
  isStill?: SQL,
): Promise<void> {
  await database()
    .update(users)
    .set({ ...change, updatedAt: Date.now() })
    .where(and(eq(users.id, userId), isStill));
}

/** In place of a password's hash: no password fits it. */
export const NO_PASSWORD = "none";

/**
 * Handles a second registration of an address that isn't confirmed yet. Only the mail can show whose
 * address it is, so until then the account has nobody's password.
 */
export async function forgetUnconfirmedPassword(userId: string): Promise<void> {
  await changeUser(userId, { password: NO_PASSWORD }, eq(users.emailVerified, false));
}

/** Whether somebody signs in with a password, or only by links and other ways. */
export function hasPassword(user: Pick<User, "password">): boolean {
  return user.password !== NO_PASSWORD;
}

/**
 * Marks the address as confirmed, with what the browser that confirms it had registered. Of what anybody
 * else had set up with this address before, such as a password, nothing opens it any longer.
 */
export async function verifyUser(
  userId: string,
  registration: Partial<Pick<User, "password" | "firstName" | "lastName" | "region">>,
): Promise<void> {
  const [confirmed] = await database()
    .update(users)
    .set({ password: NO_PASSWORD, ...registration, emailVerified: true, updatedAt: Date.now() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (!confirmed) return;
  const change = [database().delete(twoFactorAuth).where(eq(twoFactorAuth.userId, userId))];
  await revokeAccess(userId, { change });
}

/** Makes an account an administrator's or an ordinary one; null where the address has none. */
export async function changeRole(
  email: string,
  role: User["role"],
  now = Date.now(),
): Promise<{ wasAlready: boolean; isVerified: boolean } | null> {
  const user = await findUserByEmail(email);
  if (!user) return null;
  const isAllowed = role === "user" || user.emailVerified;
  if (isAllowed && user.role !== role) {
    await database().batch([
      database().update(users).set({ role, updatedAt: now }).where(eq(users.id, user.id)),
      accountEventStatement(user.id, { kind: "role_changed", by: "system" }, now),
    ]);
  }
  return { wasAlready: user.role === role, isVerified: user.emailVerified };
}

/**
 * Stores a new password hash, and revokes what else lets somebody in, but for the session kept. Whoever
 * can read the address's mail has also confirmed it.
 */
export function changePassword(
  userId: string,
  password: string,
  { keptUserSessionId }: { keptUserSessionId: string | null },
): Promise<RevokedAccess> {
  const change = database()
    .update(users)
    .set({ password, emailVerified: true, updatedAt: Date.now() })
    .where(eq(users.id, userId));
  return revokeAccess(userId, { keptUserSessionId, change: [change] });
}

/** Stores how somebody wants to be called. */
export async function changeName(
  userId: string,
  { firstName, lastName }: Pick<User, "firstName" | "lastName">,
): Promise<void> {
  await changeUser(userId, { firstName, lastName });
}

/** Stores which companion the person wants to talk with. */
export async function chooseTherapist(
  userId: string,
  selectedTherapist: TherapistId,
): Promise<void> {
  await changeUser(userId, { selectedTherapist });
}

/** Notes a sign-in, in the trail of the account too. */
export async function recordLogin(
  userId: string,
  from: Pick<NewAccountEvent, "way" | "userAgent">,
  now = Date.now(),
): Promise<void> {
  await database().batch([
    database().update(users).set({ lastLoginAt: now }).where(eq(users.id, userId)),
    accountEventStatement(userId, { kind: "signed_in", ...from }, now),
  ]);
}

/** Stores how pages look to somebody. */
export async function changeAppearance(
  userId: string,
  { theme, textSize }: Appearance,
): Promise<void> {
  await changeUser(userId, { theme, textSize });
}

/** Keeps when somebody agreed that their health data is kept; who agreed before agreed then. */
export async function agreeToHealthData(userId: string): Promise<void> {
  await changeUser(userId, { healthDataConsentAt: Date.now() }, isNull(users.healthDataConsentAt));
}

/** Stores how the companion is to talk with somebody. */
export async function changeManner(userId: string, manner: Manner): Promise<void> {
  const { tone, replyLength, challenges, asksQuestions } = manner;
  await changeUser(userId, { tone, replyLength, challenges, asksQuestions });
}

/** Notes the time zone that a person's browser told, where none is known yet. */
export async function saveUnknownTimeZone(userId: string, timeZone: string): Promise<void> {
  const learned = await database()
    .update(users)
    .set({ timeZone })
    .where(and(eq(users.id, userId), isNull(users.timeZone)))
    .returning({ id: users.id });
  if (learned.length > 0) await moveReminder(userId, timeZone);
}

/** Notes where somebody lives who had never been asked. What was said once stays. */
export async function tellRegion(userId: string, region: string): Promise<void> {
  await changeUser(userId, { region }, isNull(users.region));
}

/** Notes where somebody says that they are, as `GB` or `US-CA`. */
export async function notePlace(userId: string, placeSaid: string): Promise<void> {
  await changeUser(userId, { placeSaid });
}

/**
 * Stores the time zone that somebody chose: from then on no browser changes it. Where they went over
 * the date line, the day that they lost by it is noted.
 */
export async function chooseTimeZone(
  { id, timeZone: before, skippedDays }: Pick<User, "id" | "timeZone" | "skippedDays">,
  timeZone: string,
  now = Date.now(),
): Promise<void> {
  const lost = findLostDay(before, timeZone, now);
  const days = lost === null ? skippedDays : [...skippedDays, lost].slice(-MAX_SKIPPED_DAYS);
  await changeUser(id, { timeZone, skippedDays: days });
  await moveReminder(id, timeZone, now);
}
