import { DAY_MS } from "#app/config/durations.ts";
import { eq } from "drizzle-orm";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { markAsDemo } from "#app/models/storage/database-marks.server.ts";
import { payDemoCheckout } from "#app/models/billing/demo-payments.server.ts";
import { hashPassword } from "#app/models/accounts/passwords.server.ts";
import { paymentProvider } from "#app/models/billing/payment-provider.server.ts";
import { syncSubscription } from "#app/models/billing/subscription-sync.server.ts";
import { createUser, findUserByEmail, type User } from "#app/models/accounts/users.server.ts";
import { database } from "./client.ts";
import { users } from "./schema.ts";
import { seedHistory } from "./seed/history.ts";

const YEAR_MS = 365 * DAY_MS;
/** The subscription is as old as the talks. */
const SUBSCRIBED_FOR_MS = 90 * DAY_MS;

/** Puts the demonstration accounts and their data in place; what is there already stays as it is. */
export async function seed(now = Date.now()): Promise<void> {
  await markAsDemo(now);
  for (const account of DEMO_ACCOUNTS) {
    if (await findUserByEmail(account.email)) continue;
    const user = await seedAccount(account, now);
    if (!user || !isPremium(account)) continue;
    await seedSubscription(user, now - SUBSCRIBED_FOR_MS);
    await seedHistory(user, now);
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

/** A year that was paid for in the demonstration, with its receipt; none where a real provider is set up. */
async function seedSubscription({ id: userId, email }: User, startedAt: number): Promise<void> {
  const provider = paymentProvider();
  if (provider?.kind !== "demo") return;
  const customerId = await provider.ensureCustomer({ userId, email, customerId: null });
  await database().update(users).set({ paymentCustomerId: customerId }).where(eq(users.id, userId));
  const asked = { plan: "yearly", key: userId, successUrl: "/", cancelUrl: "/" } as const;
  const { url } = await provider.openCheckout({ customerId, userId, ...asked });
  await payDemoCheckout(userId, url.split("/").at(-1) ?? "", startedAt);
  await syncSubscription(userId);
}

if (import.meta.main) await seed();
