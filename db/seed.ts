import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { hashPassword } from "#app/models/passwords.server.ts";
import { createUser, findUserByEmail } from "#app/models/users.server.ts";
import { eq } from "drizzle-orm";
import { database } from "./client.ts";
import { users } from "./schema.ts";

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Puts the demonstration accounts in place; what is there already stays as it is. */
export async function seed(now = Date.now()): Promise<void> {
  for (const { email, firstName, lastName } of DEMO_ACCOUNTS) {
    if (await findUserByEmail(email)) continue;
    const password = await hashPassword(DEMO_PASSWORD);
    const user = await createUser({ email, password, firstName, lastName }, now);
    if (!user) continue;
    const isPremium = email.startsWith("premium");
    await database()
      .update(users)
      .set({
        emailVerified: true,
        role: email.startsWith("admin") ? "admin" : "user",
        ...(isPremium
          ? {
              subscriptionPlan: "premium",
              subscriptionStatus: "active",
              premiumExpiresAt: now + YEAR_MS,
            }
          : {}),
      })
      .where(eq(users.id, user.id));
  }
}

if (import.meta.main) await seed();
