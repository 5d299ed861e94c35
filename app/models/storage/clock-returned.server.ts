import { DAY_MS, MINUTE_MS } from "#app/config/durations.ts";
import { and, eq, gt, or, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { reminders, users } from "#db/schema.ts";
import { moveReminder } from "#app/models/accounts/reminders.server.ts";

const SECOND_MS = 1_000;
/** How far the clocks of several machines may differ, and how far a corrected clock may jump back. */
const TOLERANCE_MS = MINUTE_MS;

/** What a row is that says that it was made later than now. */
interface Ahead {
  /** `table.column`: a time in milliseconds. */
  of: string;
  /** How far ahead it may lie, where it is right; a minute where nothing is said. */
  upToMs?: number;
  /** It goes, or its times are set back: each of these columns, to so long from now. */
  becomes: "deleted" | Readonly<Record<string, number>>;
}

/**
 * The rows that a clock running ahead leaves in the future, where they would block somebody or outlive
 * their time. Each rule says whether such rows are deleted or set back to now.
 */
export const IS_IN_FUTURE: readonly Ahead[] = [
  { of: "user_sessions.created_at", becomes: "deleted" },
  {
    of: "user_sessions.last_activity",
    becomes: { last_activity: 0, expires_at: 30 * MINUTE_MS },
  },
  { of: "sign_in_codes.created_at", becomes: "deleted" },
  { of: "password_reset_tokens.created_at", becomes: "deleted" },
  { of: "email_verification_tokens.created_at", becomes: "deleted" },
  { of: "email_changes.created_at", becomes: "deleted" },
  { of: "magic_link_tokens.created_at", becomes: "deleted" },
  { of: "login_attempts.attempted_at", becomes: "deleted" },
  {
    of: "spent_challenges.expires_at",
    upToMs: 5 * MINUTE_MS + TOLERANCE_MS,
    becomes: { expires_at: 5 * MINUTE_MS },
  },
  { of: "api_tokens.created_at", becomes: { created_at: 0, expires_at: 365 * DAY_MS } },
  { of: "api_tokens.last_used_at", becomes: { last_used_at: 0 } },
  { of: "two_factor_auth.removal_asked_at", becomes: { removal_asked_at: 0 } },
  { of: "rate_limits.window_ends_at", upToMs: DAY_MS + TOLERANCE_MS, becomes: "deleted" },
  { of: "process_leases.renewed_at", becomes: { renewed_at: 0 } },
  { of: "checkout_locks.held_until", becomes: "deleted" },
  { of: "exports.lease_until", becomes: { lease_until: 30 * SECOND_MS } },
  { of: "exports.created_at", becomes: { created_at: 0, expires_at: DAY_MS } },
  { of: "knowledge_uploads.lease_until", becomes: { lease_until: 30 * SECOND_MS } },
  { of: "knowledge_crawls.lease_until", becomes: { lease_until: 30 * SECOND_MS } },
  { of: "undos.created_at", becomes: { created_at: 0 } },
  { of: "mood_imports.created_at", becomes: { created_at: 0 } },
  { of: "idempotent_answers.created_at", becomes: { created_at: 0 } },
  { of: "users.subscription_asked_at", becomes: { subscription_asked_at: 0 } },
  { of: "users.past_due_since", becomes: { past_due_since: 0 } },
];

/**
 * Cleans up after a clock that was ahead and was set right. Ends the sessions, codes, leases, limits and
 * undo windows that it dated into the future.
 */
export async function endFutureTimes(at?: number): Promise<void> {
  let isReturned = false;
  // Asked for anew before each table: a clock that is set meanwhile makes rows by its new time.
  const clock = () => at ?? Date.now();
  for (const rule of IS_IN_FUTURE) isReturned = (await hasEnded(rule, clock())) || isReturned;
  const now = clock();
  // A reminder is due within a week, so any later one is wrong. Once the clock has come back, check them all.
  await moveReminders(now, isReturned ? now : now + 8 * DAY_MS);
}

/** Whether there was anything ahead; there is no longer. */
async function hasEnded(
  { of, upToMs = TOLERANCE_MS, becomes }: Ahead,
  now: number,
): Promise<boolean> {
  const [table = "", column = ""] = of.split(".");
  const isAhead = sql`${sql.identifier(column)} > ${now + upToMs}`;
  const [found] = await database().all(
    sql`select 1 from ${sql.identifier(table)} where ${isAhead} limit 1`,
  );
  if (!found) return false;
  if (becomes === "deleted") {
    await database().run(sql`delete from ${sql.identifier(table)} where ${isAhead}`);
    return true;
  }
  const changes = Object.entries(becomes).map(
    ([name, fromNowMs]) => sql`${sql.identifier(name)} = ${now + fromNowMs}`,
  );
  await database().run(
    sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where ${isAhead}`,
  );
  return true;
}

/** Reschedules the reminders that a clock running ahead took on too early. */
async function moveReminders(now: number, after: number): Promise<void> {
  const moved = await database()
    .select({ userId: reminders.userId, timeZone: users.timeZone })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(
      or(and(eq(reminders.isOn, true), gt(reminders.nextAt, after)), gt(reminders.weekAt, after)),
    );
  for (const { userId, timeZone } of moved) await moveReminder(userId, timeZone ?? "UTC", now);
}
