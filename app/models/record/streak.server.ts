import { DAY_MS } from "#app/config/durations.ts";
import { and, between, eq, sql } from "drizzle-orm";
import { database, prepared } from "#db/client.ts";
import { messages, moodEntries, users } from "#db/schema.ts";
import { dayAfter, dayIn } from "./days.server.ts";

/** Days that are read first; each further reading goes back twice as far as the one before. */
const FIRST_DAYS_READ = 60;
/** A longer streak is more than a year, and isn't counted further. */
export const MAX_STREAK = 365;
// All time zones are whole quarters of an hour apart, so a quarter lies in one day in each of them.
const QUARTER_MS = 15 * 60_000;
/** Around a day's UTC midnights: it begins and ends within this, anywhere on earth. */
const ZONES_MS = 15 * 60 * 60_000;

// A journal entry has a mood of its own, so it needs no look.
const moodDaysOf = prepared((db) =>
  db
    .select({ days: sql<string | null>`group_concat(distinct ${moodEntries.date})` })
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
 * it has one, and ends nothing while it has none; nor does a `skipped` day, which they flew over. At
 * most MAX_STREAK.
 */
export async function findStreak(
  userId: string,
  timeZone: string | null,
  now = Date.now(),
  skipped: readonly string[] = [],
): Promise<number> {
  const today = dayIn(timeZone, now);
  let streak: Streak = { count: 0, first: today };
  let to = today;
  for (let length = FIRST_DAYS_READ; ; length *= 2) {
    const from = dayAfter(to, 1 - length);
    const active = await readActiveDays(userId, timeZone, from, to);
    const { isEnded, ...longer } = lengthen(streak, active, from, skipped);
    if (isEnded || longer.count >= MAX_STREAK) return Math.min(longer.count, MAX_STREAK);
    streak = longer;
    to = dayAfter(from, -1);
  }
}

/** How many days belong to it so far, and the earliest of them; today, while there is none. */
interface Streak {
  count: number;
  first: string;
}

/**
 * Counts further back with what was read of the days since `from`, all of them before the streak so
 * far. Ended: whatever is before `from`, it can't go on.
 */
export function lengthen(
  { count, first }: Streak,
  active: readonly string[],
  from: string,
  skipped: readonly string[] = [],
): Streak & { isEnded: boolean } {
  let reached = { count, first };
  for (const day of [...new Set(active)].toSorted().reverse()) {
    if (day < from || day > first) continue;
    if (day < dayBefore(reached.first, skipped)) return { ...reached, isEnded: true };
    reached = { count: reached.count + 1, first: day };
  }
  return { ...reached, isEnded: from <= dayBefore(reached.first, skipped) };
}

function dayBefore(day: string, skipped: readonly string[]): string {
  const before = dayAfter(day, -1);
  return skipped.includes(before) ? dayBefore(before, skipped) : before;
}

function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / DAY_MS;
}

async function readActiveDays(
  userId: string,
  timeZone: string | null,
  from: string,
  to: string,
): Promise<string[]> {
  const [moods] = await moodDaysOf().all({ userId, from, to });
  const days = moods?.days?.split(",") ?? [];
  // Where every day has a mood, messages have none to add.
  if (days.length > daysBetween(from, to)) return days;
  const since = Date.parse(from) - ZONES_MS;
  const until = Date.parse(to) + DAY_MS + ZONES_MS;
  const quarters = await quartersOf().all({ userId, since, until });
  return [...days, ...quarters.map(({ quarter }) => dayIn(timeZone, quarter * QUARTER_MS))];
}

/** Hides somebody's streak, or shows it again. */
export async function hideStreak(userId: string, isHidden: boolean): Promise<void> {
  await database().update(users).set({ hidesStreak: isHidden }).where(eq(users.id, userId));
}
