// A process: gives two members a journal, moods and a conversation, one ten of each and a short talk and
// one ten years of them, and prints what a browser of each would hold.
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { MOODS } from "#app/catalogue/moods.ts";
import { signInCookie } from "#app/middleware/account.server.ts";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { createUser, verifyUser } from "#app/models/accounts/users.server.ts";
import { openUserSession } from "#app/models/accounts/user-sessions.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { journalEntries, moodEntries, users } from "#db/schema.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { messageNumbered } from "./words.ts";

/** What a browser of somebody holds, and the conversation that it opens. */
export interface Recorded {
  cookie: string;
  conversationId: string;
}

export interface Records {
  few: Recorded;
  many: Recorded;
}

const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 500;
const TAGS = ["work", "sleep", "walk", "friends", "family", "climbing", "reading", "rain", "music"];

const few = await newWriter({ entries: 10, moods: 10, messages: 30 });
const many = await newWriter({ entries: 3_650, moods: 20_000, messages: 5_000 });
process.send?.({ records: { few, many } satisfies Records }, () => process.disconnect?.());

interface Amounts {
  entries: number;
  moods: number;
  messages: number;
}

async function newWriter({ entries, moods, messages }: Amounts): Promise<Recorded> {
  const email = `${randomUUID()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  await verifyUser(user.id, {});
  const premium = {
    adultConfirmedAt: Date.now(),
    onboardingComplete: true,
    subscriptionPlan: "premium",
    subscriptionStatus: "active",
    premiumExpiresAt: Date.now() + DAY_MS,
  } as const;
  await database().update(users).set(premium).where(eq(users.id, user.id));
  await fill(user.id, entries, moods);
  const said = Array.from({ length: messages }, (_, number) => messageNumbered(number));
  const { conversationId } = await pastConversation(user.id, said);
  const secret = await openUserSession(user.id, { userAgent: null, ipAddress: null });
  const [cookie = ""] = (await signInCookie(secret)).split("; ");
  return { cookie, conversationId };
}

/** An entry a day up to today, each with its mood, and the other moods spread over the same days. */
async function fill(userId: string, entries: number, moods: number): Promise<void> {
  const today = dayIn(null);
  const entryRows = Array.from({ length: entries }, (_, number) => {
    const date = dayAfter(today, -number);
    const words = Array.from({ length: 4 + (number % 8) }, (_word, part) =>
      messageNumbered(number * 7 + part),
    );
    return {
      id: newId(),
      userId,
      mood: moodOf(number).id,
      content: trustedText(words.join(" ")),
      tags: tagsOf(number),
      tier: "none" as const,
      date,
      createdAt: Date.parse(date) + DAY_MS / 2,
      updatedAt: Date.parse(date) + DAY_MS / 2,
    };
  });
  for (let from = 0; from < entryRows.length; from += AT_ONCE) {
    await database()
      .insert(journalEntries)
      .values(entryRows.slice(from, from + AT_ONCE));
  }
  const moodRows = Array.from({ length: moods }, (_, number) => {
    const entry = entryRows[number];
    const date = entry?.date ?? dayAfter(today, -(number % entries));
    const { id, score } = moodOf(number);
    return {
      id: newId(),
      userId,
      mood: id,
      moodScore: score,
      activities: entry?.tags ?? tagsOf(number),
      journalEntryId: entry?.id ?? null,
      date,
      createdAt: Date.parse(date) + (number % 1_000) * 60_000,
    };
  });
  for (let from = 0; from < moodRows.length; from += AT_ONCE) {
    await database()
      .insert(moodEntries)
      .values(moodRows.slice(from, from + AT_ONCE));
  }
  await database().run(sql`
    insert into mood_tags (mood_entry_id, user_id, tag, date, mood_score)
    select mood.id, mood.user_id, each.value, mood.date, mood.mood_score
    from mood_entries as mood, json_each(mood.activities) as each
    where mood.user_id = ${userId} on conflict do nothing`);
}

function moodOf(number: number) {
  const mood = MOODS[(number * 7) % MOODS.length];
  if (!mood) throw new Error("there are moods");
  return mood;
}

function tagsOf(number: number) {
  return [0, 1, 2].map((place) => trustedText(TAGS[(number + place * 3) % TAGS.length] ?? ""));
}
