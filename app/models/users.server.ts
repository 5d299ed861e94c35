import { and, eq } from "drizzle-orm";
import type { TherapistId } from "#app/catalogue/therapists.ts";
import { database } from "#db/client.ts";
import { loginAttempts, users } from "#db/schema.ts";
import { newId } from "./identifier.server.ts";

export type User = typeof users.$inferSelect;

export interface NewUser {
  email: string;
  /** Already hashed. */
  password: string;
  firstName: string;
  lastName: string;
}

/** How an address is stored and compared: trimmed and lower-cased. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
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

/** Marks the address as confirmed, with the registration that its code belonged to. */
export async function verifyUser(
  userId: string,
  registration: Partial<Pick<User, "password" | "firstName" | "lastName">>,
  now = Date.now(),
): Promise<void> {
  await database()
    .update(users)
    .set({ ...registration, emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
}

/** Stores a new password hash. Whoever can read the address's mail has also confirmed it. */
export async function changePassword(
  userId: string,
  password: string,
  now = Date.now(),
): Promise<void> {
  await database()
    .update(users)
    .set({ password, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId));
}

/** Stores which companion the person wants to talk with. */
export async function chooseTherapist(
  userId: string,
  selectedTherapist: TherapistId,
  now = Date.now(),
): Promise<void> {
  await database()
    .update(users)
    .set({ selectedTherapist, updatedAt: now })
    .where(eq(users.id, userId));
}

/** Notes a sign-in. */
export async function recordLogin(userId: string, now = Date.now()): Promise<void> {
  await database().update(users).set({ lastLoginAt: now }).where(eq(users.id, userId));
}

/** Deletes an account with everything that belongs to it, its sign-ins included. For good. */
export async function deleteUser(user: Pick<User, "id" | "email">): Promise<void> {
  await database().batch([
    database().delete(loginAttempts).where(eq(loginAttempts.email, user.email)),
    database().delete(users).where(eq(users.id, user.id)),
  ]);
}

/** Notes the time zone that a person's browser told. */
export async function rememberTimeZone(userId: string, timeZone: string): Promise<void> {
  await database().update(users).set({ timeZone }).where(eq(users.id, userId));
}
