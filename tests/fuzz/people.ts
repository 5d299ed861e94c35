// A process: puts people with open sessions into the database of a data folder, straight through the
// models, and tells what a browser of each would hold.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { signInCookie } from "#app/middleware/account.server.ts";
import { createUser, verifyUser } from "#app/models/accounts/users.server.ts";
import { openUserSession } from "#app/models/accounts/user-sessions.server.ts";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { seed } from "#db/seed.ts";
import { users } from "#db/schema.ts";

export const KINDS = ["free", "premium", "admin"] as const;
export type Kind = (typeof KINDS)[number];

const DAY_MS = 24 * 60 * 60_000;
const PEOPLE_EACH = 25;
/** A post now and then ends a session or an account: the next one takes its place. */
const SESSIONS_EACH = 30;

if (process.argv[1] === import.meta.filename) {
  await migrate();
  await seed();
  const cookies: Partial<Record<Kind, string[]>> = {};
  for (const kind of KINDS) cookies[kind] = await openSessions(kind);
  // Only once they are told: leaving sooner would cut the message.
  process.send?.({ cookies }, () => process.disconnect?.());
}

async function openSessions(kind: Kind): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < PEOPLE_EACH; index += 1) ids.push(await newPerson(kind));
  const cookies: string[] = [];
  // In turns, so that two in a row are never the same person's.
  for (let round = 0; round < SESSIONS_EACH; round += 1) {
    for (const id of ids) {
      const secret = await openUserSession(id, { userAgent: null, ipAddress: null });
      const [cookie = ""] = (await signInCookie(secret)).split("; ");
      cookies.push(cookie);
    }
  }
  return cookies;
}

async function newPerson(kind: Kind): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  await verifyUser(user.id, {});
  await database()
    .update(users)
    .set({
      adultConfirmedAt: Date.now(),
      ...(kind === "admin" ? { role: "admin" as const } : {}),
      ...(kind === "premium"
        ? {
            subscriptionPlan: "premium" as const,
            subscriptionStatus: "active" as const,
            premiumExpiresAt: Date.now() + DAY_MS,
          }
        : {}),
    })
    .where(eq(users.id, user.id));
  return user.id;
}
