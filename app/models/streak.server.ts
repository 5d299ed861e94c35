import { and, between, eq, sql } from "drizzle-orm";
import { database, prepared } from "#db/client.ts";
import { messages, moodEntries, users } from "#db/schema.ts";
import { dayAfter, dayIn } from "./days.server.ts";

/** Days that are read first; each further reading goes back twice as far as the one before. */
const FIRST_DAYS_READ = 60;
/** A day without anything doesn't end a streak; so many in a row do. */
const DAYS_OFF_THAT_END_IT = 2;
// All time zones are whole quarters of an hour apart, so a quarter lies in one day in each of them.
const QUARTER_MS = 15 * 60_000;
/** Around a day's UTC midnights: it begins and ends within this, anywhere on earth. */
const ZONES_MS = 15 * 60 * 60_000;

// A journal entry has a mood of its own, so it needs no look.
const moodDaysOf = prepared((db) =>
  db
    .selectDistinct({ date: moodEntries.date })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.userId, sql.placeholder("userId")),
        between(moodEntries.date, sql.placeholder("from"), sql.placeholder("to")),
      ),
    )
    .prepare(),
);

const quartersOf = prepared((db) =>
  db
    .selectDistinct({
      quarter: sql<number>`${messages.createdAt} / ${sql.raw(String(QUARTER_MS))}`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.userId, sql.placeholder("userId")),
        eq(messages.role, "user"),
        between(messages.createdAt, sql.placeholder("since"), sql.placeholder("until")),
      ),
    )
    .prepare(),
);

/**
 * Days in a row, in the person's own time zone, with a message, a mood or an entry. Today counts once
 * it has one. A single day off neither ends it nor counts; two in a row end it.
 */
export async function findStreak(
  userId: string,
  timeZone: string | null,
  now = Date.now(),
): Promise<number> {
  const today = dayIn(timeZone, now);
  const active = new Set<string>();
  let to = today;
  for (let length = FIRST_DAYS_READ; ; length *= 2) {
    const from = dayAfter(to, 1 - length);
    for (const day of await readActiveDays(userId, timeZone, from, to)) active.add(day);
    const { count, isEnded } = countStreak(active, today, from);
    if (isEnded) return count;
    to = dayAfter(from, -1);
  }
}

async function readActiveDays(
  userId: string,
  timeZone: string | null,
  from: string,
  to: string,
): Promise<string[]> {
  const since = Date.parse(from) - ZONES_MS;
  const until = Date.parse(dayAfter(to, 1)) + ZONES_MS;
  const [moods, quarters] = await Promise.all([
    moodDaysOf().all({ userId, from, to }),
    quartersOf().all({ userId, since, until }),
  ]);
  return [
    ...moods.map(({ date }) => date),
    ...quarters.map(({ quarter }) => dayIn(timeZone, quarter * QUARTER_MS)),
  ];
}

/**
 * Counts the days back from today, as far as `from`: how many belong to the streak, and whether it
 * ended within them.
 */
export function countStreak(
  active: ReadonlySet<string>,
  today: string,
  from: string,
): { count: number; isEnded: boolean } {
  let count = 0;
  let daysOff = 0;
  // A today without anything isn't a day off: it isn't over.
  for (let day = active.has(today) ? today : dayAfter(today, -1); day >= from;) {
    if (active.has(day)) {
      count += 1;
      daysOff = 0;
    } else {
      daysOff += 1;
      if (daysOff === DAYS_OFF_THAT_END_IT) return { count, isEnded: true };
    }
    day = dayAfter(day, -1);
  }
  return { count, isEnded: false };
}

/** Hides somebody's streak, or shows it again. */
export async function hideStreak(userId: string, isHidden: boolean): Promise<void> {
  await database().update(users).set({ hidesStreak: isHidden }).where(eq(users.id, userId));
}
