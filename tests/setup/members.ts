import { eq } from "drizzle-orm";
import { createUser, verifyUser } from "#app/models/accounts/users.server.ts";
import { openUserSession } from "#app/models/accounts/user-sessions.server.ts";
import { signInCookie } from "#app/middleware/account.server.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { ask } from "./app-under-test.ts";
import { ORIGIN, Visitor } from "./visitor.ts";

let counter = 0;

/** Someone signed in with a confirmed account of their own: the way in has tests of its own. */
export async function newMember(
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<{ visitor: Visitor; userId: string; email: string }> {
  // The first question makes the database.
  await ask(new Request(`${ORIGIN}/healthz`));
  counter += 1;
  const email = `member${counter}.${process.pid}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  await verifyUser(user.id, {});
  if (Object.keys(changes).length > 0) {
    await database().update(users).set(changes).where(eq(users.id, user.id));
  }
  const visitor = new Visitor();
  await signIn(visitor, user.id);
  return { visitor, userId: user.id, email };
}

/** Signs a browser in as this person. */
export async function signIn(visitor: Visitor, userId: string): Promise<void> {
  const secret = await openUserSession(userId, { userAgent: null, ipAddress: null });
  const [pair = ""] = (await signInCookie(secret)).split("; ");
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  visitor.cookies.set(name, value);
}

/** Ninety years of premium. */
export const PREMIUM = {
  subscriptionPlan: "premium",
  subscriptionStatus: "active",
  premiumExpiresAt: 4_000_000_000_000,
} as const;
