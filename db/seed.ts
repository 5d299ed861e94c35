import { eq } from "drizzle-orm";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { markAsDemo } from "#app/models/database-marks.server.ts";
import { hashPassword } from "#app/models/passwords.server.ts";
import { createUser, findUserByEmail, type User } from "#app/models/users.server.ts";
import { database } from "./client.ts";
import { users } from "./schema.ts";
import { seedHistory } from "./seed/history.ts";

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Puts the demonstration accounts and their data in place; what is there already stays as it is. */
export async function seed(now = Date.now()): Promise<void> {
  await markAsDemo(now);
  for (const account of DEMO_ACCOUNTS) {
    if (await findUserByEmail(account.email)) continue;
    const user = await seedAccount(account, now);
    if (user && isPremium(account)) await seedHistory(user, now);
  }
}

type Account = (typeof DEMO_ACCOUNTS)[number];

function isPremium(account: Account): boolean {
  return account.email.startsWith("premium");
}

async function seedAccount(account: Account, now: number): Promise<User | null> {
  const { email, firstName, lastName } = account;
  const password = await hashPassword(DEMO_PASSWORD);
  const user = await createUser({ email, password, firstName, lastName }, now);
  if (!user) return null;
  const premium = {
    subscriptionPlan: "premium",
    subscriptionStatus: "active",
    premiumExpiresAt: now + YEAR_MS,
    // Three months of talks begin with the questions of the first day, and with a companion.
    onboardingComplete: true,
    selectedTherapist: "alina",
    adultConfirmedAt: now,
  } as const;
  const [seeded] = await database()
    .update(users)
    .set({
      emailVerified: true,
      role: email.startsWith("admin") ? "admin" : "user",
      ...(isPremium(account) ? premium : {}),
    })
    .where(eq(users.id, user.id))
    .returning();
  return seeded ?? null;
}

if (import.meta.main) await seed();
