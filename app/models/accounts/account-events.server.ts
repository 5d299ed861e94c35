import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import Bowser from "bowser";
import { database } from "#db/client.ts";
import { accountEvents } from "#db/schema.ts";
import { BOUNDS } from "#app/models/storage/room.server.ts";

/** How long the trail is kept: people look this far back for a sign-in that wasn't theirs. */
const KEPT_MS = 365 * 24 * 60 * 60_000;
/** Entries that one page of the trail shows. */
export const EVENTS_SHOWN = 50;

export type AccountEvent = typeof accountEvents.$inferSelect;
export type AccountEventKind = AccountEvent["kind"];

/** Who did what with an account, from which browser. Never a word of what somebody wrote. */
export interface NewAccountEvent {
  kind: AccountEventKind;
  by?: AccountEvent["by"];
  adminId?: string;
  way?: AccountEvent["way"];
  /** What the browser calls itself; only its name and system are kept. */
  userAgent?: string | null;
}

/** The statement that writes an entry of the trail: for a batch with the change that it tells of. */
export function accountEventStatement(userId: string, event: NewAccountEvent, now = Date.now()) {
  const { kind, by = "owner", adminId = null, way = null, userAgent = null } = event;
  return database()
    .insert(accountEvents)
    .values({ userId, kind, by, adminId, way, device: deviceOf(userAgent), at: now });
}

/** Writes an entry of the trail. */
export async function recordAccountEvent(
  userId: string,
  event: NewAccountEvent,
  now = Date.now(),
): Promise<void> {
  await accountEventStatement(userId, event, now);
}

/** What happened with this person's account, the newest first; `before` is the id of the last one seen. */
export async function accountEventsOf(
  userId: string,
  before: number | null = null,
): Promise<AccountEvent[]> {
  return database()
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.userId, userId), before ? lt(accountEvents.id, before) : undefined))
    .orderBy(desc(accountEvents.id))
    .limit(EVENTS_SHOWN);
}

/** Forgets a deleted account's trail, but for the line that says that it was deleted. */
export function forgetTrailStatement(userId: string) {
  return database()
    .delete(accountEvents)
    .where(and(eq(accountEvents.userId, userId), ne(accountEvents.kind, "account_deleted")));
}

/** Deletes events older than a year, and all but the newest events of each account. */
export async function clearOldAccountEvents(now = Date.now()): Promise<void> {
  await database()
    .delete(accountEvents)
    .where(lt(accountEvents.at, now - KEPT_MS));
  await database().run(sql`
    delete from account_events where kind <> 'account_deleted' and id in (
      select id from (
        select id, row_number() over (partition by user_id order by id desc) as nth
        from account_events)
      where nth > ${BOUNDS.accountEvents.newest})`);
}

/** A browser and its system as somebody would name them, such as "Firefox on Android"; null where unknown. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  // oxlint-disable-next-line import/no-named-as-default-member -- what Node loads of the package has the default only
  const { browser, os } = Bowser.parse(userAgent.slice(0, 300));
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
