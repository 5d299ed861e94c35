import { eq } from "drizzle-orm";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { moodScore } from "#app/catalogue/moods.ts";
import { markAsDemo } from "#app/models/database-marks.server.ts";
import { dayIn } from "#app/models/days.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { hashPassword } from "#app/models/passwords.server.ts";
import { createUser, findUserByEmail } from "#app/models/users.server.ts";
import { trustedText, screenText } from "#app/safety/screened-text.server.ts";
import { database } from "./client.ts";
import { messages, moodEntries, replies, sessions, users } from "./schema.ts";
import { SEEDED_CONVERSATIONS, type SeededConversation } from "./seed/conversations.ts";
import { SEEDED_MOODS } from "./seed/moods.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const YEAR_MS = 365 * DAY_MS;
const MINUTES_A_MESSAGE = 1.5;

/** Puts the demonstration accounts and their data in place; what is there already stays as it is. */
export async function seed(now = Date.now()): Promise<void> {
  await markAsDemo(now);
  for (const account of DEMO_ACCOUNTS) {
    if (await findUserByEmail(account.email)) continue;
    const userId = await seedAccount(account, now);
    if (userId && isPremium(account)) {
      for (const each of SEEDED_CONVERSATIONS) await seedConversation(userId, each, now);
      await seedMoods(userId, now);
    }
  }
}

type Account = (typeof DEMO_ACCOUNTS)[number];

function isPremium(account: Account): boolean {
  return account.email.startsWith("premium");
}

async function seedAccount(account: Account, now: number): Promise<string | null> {
  const { email, firstName, lastName } = account;
  const password = await hashPassword(DEMO_PASSWORD);
  const user = await createUser({ email, password, firstName, lastName }, now);
  if (!user) return null;
  const premium = {
    subscriptionPlan: "premium",
    subscriptionStatus: "active",
    premiumExpiresAt: now + YEAR_MS,
    // Three months of talks begin with the questions of the first day.
    onboardingComplete: true,
  } as const;
  await database()
    .update(users)
    .set({
      emailVerified: true,
      role: email.startsWith("admin") ? "admin" : "user",
      ...(isPremium(account) ? premium : {}),
    })
    .where(eq(users.id, user.id));
  return user.id;
}

async function seedConversation(
  userId: string,
  { daysAgo, hour, modalities, weeklyGoals, exchanges }: SeededConversation,
  now: number,
): Promise<void> {
  const day = new Date(now - daysAgo * DAY_MS);
  const startedAt = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour);
  const sessionId = newId();
  const lastMessageAt = startedAt + exchanges.length * 3 * MINUTE_MS;
  await database()
    .insert(sessions)
    .values({
      id: sessionId,
      userId,
      therapistType: "alina",
      modalitiesUsed: [...modalities],
      duration: Math.round(exchanges.length * 2 * MINUTES_A_MESSAGE),
      isCompleted: true,
      weeklyGoals: weeklyGoals ? (await screenText(weeklyGoals)).text : null,
      lastMessageAt,
      createdAt: startedAt,
    });
  for (const [index, [said, answered]] of exchanges.entries()) {
    const at = startedAt + index * 3 * MINUTE_MS;
    const replyId = newId();
    const { text } = await screenText(said);
    const common = { sessionId, userId };
    await database().batch([
      database()
        .insert(messages)
        .values({ ...common, id: newId(), role: "user", content: text, createdAt: at }),
      database()
        .insert(messages)
        .values({
          ...common,
          id: replyId,
          role: "assistant",
          content: trustedText(answered),
          createdAt: at + MINUTE_MS,
        }),
      database()
        .insert(replies)
        .values({
          ...common,
          id: replyId,
          status: "done",
          source: "guided",
          startedAt: at + MINUTE_MS,
          endedAt: at + MINUTE_MS,
        }),
    ]);
  }
}

async function seedMoods(userId: string, now: number): Promise<void> {
  const rows = SEEDED_MOODS.map(({ daysAgo, mood }) => {
    const at = now - daysAgo * DAY_MS;
    return {
      id: newId(),
      userId,
      mood,
      moodScore: moodScore(mood),
      date: dayIn(null, at),
      createdAt: at,
    };
  });
  await database().insert(moodEntries).values(rows);
}

if (import.meta.main) await seed();
