import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import { isSignatureOf, signatureOf } from "#app/config/signatures.server.ts";
import { database } from "#db/client.ts";
import { pushSubscriptions, reminders, riskStates, users } from "#db/schema.ts";
import { validTimeZone, WEEK_ENDS_MINUTE } from "#app/models/record/days.server.ts";
import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

/** One that is later than this, after a night without the server, helps nobody any more. */
export const MAX_LATE_MS = 3 * 60 * 60_000;
/** How many are taken on at once. */
const BATCH = 10;
/** A week, and a day for one whose day of this week has passed already. */
const DAYS_AHEAD = 8;

export type Reminder = typeof reminders.$inferSelect;

/** When somebody wants to be reminded: minutes after midnight, and days of the week from Sunday, 0. */
export type ReminderTimes = Pick<Reminder, "minute" | "days">;

/** When a week's page is there: on its last evening. */
const SUNDAY_EVENING: ReminderTimes = { minute: WEEK_ENDS_MINUTE, days: [0] };

/** A reminder that is to be sent now, and where to. */
export interface DueReminder {
  id: string;
  userId: string;
  email: string;
}

/**
 * The first moment after `after` that a reminder is due, in a time zone (null: UTC). A time that the
 * clock skips on some day comes at the first moment behind the gap; of one that it shows twice the
 * first counts. Null where no day was chosen.
 */
export function nextMoment(
  { minute, days }: ReminderTimes,
  timeZone: string | null,
  after: number,
): number | null {
  const zone = validTimeZone(timeZone) ?? "UTC";
  const today = Temporal.Instant.fromEpochMilliseconds(after)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = today.add({ days: ahead });
    // Sunday is 7 there.
    if (!days.includes(day.dayOfWeek % 7)) continue;
    const moment = momentOn(day, minute, zone);
    if (moment > after) return moment;
  }
  return null;
}

function momentOn(day: Temporal.PlainDate, minute: number, zone: string): number {
  const wanted = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const found = wanted.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds;
  // In a gap: what was found lies as long before it as the wanted time lies in it.
  return (found.getTimeZoneTransition("next") ?? found).epochMilliseconds;
}

/** This person's reminder, also one that is off; null where there never was one. */
export async function findReminder(userId: string): Promise<Reminder | null> {
  const [found] = await database().select().from(reminders).where(eq(reminders.userId, userId));
  return found ?? null;
}

/** Turns the reminder on, at these times. Links in earlier mails go on stopping it. */
export async function chooseReminder(
  { id: userId, timeZone }: { id: string; timeZone: string | null },
  times: ReminderTimes,
  now = Date.now(),
): Promise<void> {
  const nextAt = nextMoment(times, timeZone, now);
  if (nextAt === null) return stopReminder(userId, now);
  const chosen = { minute: times.minute, days: times.days, isOn: true, nextAt, updatedAt: now };
  await database()
    .insert(reminders)
    .values({ ...chosen, userId, id: newId(), createdAt: now })
    .onConflictDoUpdate({ target: reminders.userId, set: chosen });
}

/** Moves the reminder and the weekly mail along with their owner, into another time zone. */
export async function moveReminder(
  userId: string,
  timeZone: string,
  now = Date.now(),
): Promise<void> {
  const reminder = await findReminder(userId);
  if (!reminder) return;
  const nextAt = nextMoment(reminder, timeZone, now) ?? reminder.nextAt;
  const weekAt = reminder.weekAt && nextMoment(SUNDAY_EVENING, timeZone, now);
  await database().update(reminders).set({ nextAt, weekAt }).where(eq(reminders.userId, userId));
}

/** Turns on the mail that says that a week's page is there. */
export async function chooseWeekMail(
  { id: userId, timeZone }: { id: string; timeZone: string | null },
  now = Date.now(),
): Promise<void> {
  const changed = { weekAt: nextMoment(SUNDAY_EVENING, timeZone, now), updatedAt: now };
  const off = { minute: SUNDAY_EVENING.minute, days: [], isOn: false, nextAt: now };
  await database()
    .insert(reminders)
    .values({ ...off, ...changed, userId, id: newId(), createdAt: now })
    .onConflictDoUpdate({ target: reminders.userId, set: changed });
}

/** Turns that mail off. */
export async function stopWeekMail(userId: string, now = Date.now()): Promise<void> {
  await database()
    .update(reminders)
    .set({ weekAt: null, updatedAt: now })
    .where(eq(reminders.userId, userId));
}

/** Turns this person's reminder off. */
export async function stopReminder(userId: string, now = Date.now()): Promise<void> {
  await database()
    .update(reminders)
    .set({ isOn: false, updatedAt: now })
    .where(eq(reminders.userId, userId));
}

/** What a link in a mail stops. */
export interface StoppedMail {
  what: "reminder" | "week";
  /** Of the row that holds both. */
  id: string;
}

/** Turns mails off by their link. They may be off, or gone, already. */
export async function stopMailOfLink({ what, id }: StoppedMail, now = Date.now()): Promise<void> {
  await database()
    .update(reminders)
    .set({ ...(what === "week" ? { weekAt: null } : { isOn: false }), updatedAt: now })
    .where(eq(reminders.id, id));
}

/** What the link in a mail is known by. It doesn't expire: whoever finds an old mail may stop it. */
export function stopTokenOf(mail: StoppedMail): string {
  return `${mail.id}.${signatureOf(signedText(mail))}`;
}

/** What a link stops, or null where the link isn't ours. */
export function mailOfStopToken(token: string | null): StoppedMail | null {
  const [, id = "", signature = ""] = /^([\w-]{1,40})\.([\w-]{1,100})$/.exec(token ?? "") ?? [];
  const mails: StoppedMail[] = [
    { what: "reminder", id },
    { what: "week", id },
  ];
  const isOurs = (mail: StoppedMail) => isSignatureOf(signature, signedText(mail));
  return id === "" ? null : (mails.find(isOurs) ?? null);
}

function signedText({ what, id }: StoppedMail): string {
  return `stop-${what}:${id}`;
}

/**
 * Takes on some of the reminders that are due: those to send, and null where none is due any more. Each
 * is moved to its next time before anything is sent, on the condition that nobody else has done so:
 * of two processes one gets it, and none gets it again after a restart. One that is very late is only
 * moved, and so is one of somebody who gets no mail, or who may be in danger: nothing calls them back.
 */
export async function claimDueReminders(now: number): Promise<DueReminder[] | null> {
  const due = await database()
    .select({ reminder: reminders, user: users, risk: riskStates })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(riskStates, eq(riskStates.userId, reminders.userId))
    .where(and(eq(reminders.isOn, true), lte(reminders.nextAt, now)))
    .orderBy(asc(reminders.nextAt))
    .limit(BATCH);
  if (due.length === 0) return null;
  const claimed: DueReminder[] = [];
  for (const { reminder, user, risk } of due) {
    const isClaimed = await moveOn(reminder, user.timeZone, now);
    const isWanted = user.emailVerified && user.eligible && now - reminder.nextAt <= MAX_LATE_MS;
    if (!isClaimed || !isWanted || keepsQuiet(risk, now)) continue;
    claimed.push({ id: reminder.id, userId: user.id, email: user.email });
  }
  return claimed;
}

/** A notification that a push service didn't take, and that may be tried once more. */
export interface RetriedReminder extends Omit<DueReminder, "email"> {
  browserId: string;
}

/** Takes on the notifications that are to be tried once more, as long as their reminder is on. */
export async function claimRetries(now: number): Promise<RetriedReminder[]> {
  const { id, userId, retryAt } = pushSubscriptions;
  const tried = await database()
    .update(pushSubscriptions)
    .set({ retryAt: null })
    .where(and(lte(retryAt, now), gt(retryAt, now - MAX_LATE_MS)))
    .returning({ browserId: id, userId });
  if (tried.length === 0) return [];
  const owners = await database()
    .select({ id: reminders.id, userId: reminders.userId, risk: riskStates })
    .from(reminders)
    .leftJoin(riskStates, eq(riskStates.userId, reminders.userId))
    .where(
      and(
        eq(reminders.isOn, true),
        inArray(
          reminders.userId,
          tried.map((each) => each.userId),
        ),
      ),
    );
  return tried.flatMap(({ browserId, userId: ownerId }) =>
    owners
      .filter((owner) => owner.userId === ownerId && !keepsQuiet(owner.risk, now))
      .map((owner) => ({ id: owner.id, userId: ownerId, browserId })),
  );
}

async function moveOn(reminder: Reminder, timeZone: string | null, now: number): Promise<boolean> {
  const { id, nextAt } = reminder;
  const next = nextMoment(reminder, timeZone, now);
  const moved = await database()
    .update(reminders)
    .set(next === null ? { isOn: false } : { nextAt: next })
    .where(and(eq(reminders.id, id), eq(reminders.isOn, true), eq(reminders.nextAt, nextAt)))
    .returning({ id: reminders.id });
  return moved.length > 0;
}

/** A weekly mail that is due: whose, and where to. */
export interface DueWeekMail extends Pick<DueReminder, "id" | "email"> {
  user: typeof users.$inferSelect;
  risk: typeof riskStates.$inferSelect | null;
}

/** Takes on some of the weekly mails that are due, in the way of reminders; null where none is due any more. */
export async function claimDueWeekMails(now: number): Promise<DueWeekMail[] | null> {
  const due = await database()
    .select({ id: reminders.id, weekAt: reminders.weekAt, user: users, risk: riskStates })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(riskStates, eq(riskStates.userId, reminders.userId))
    .where(lte(reminders.weekAt, now))
    .orderBy(asc(reminders.weekAt))
    .limit(BATCH);
  if (due.length === 0) return null;
  const claimed: DueWeekMail[] = [];
  for (const { id, weekAt, user, risk } of due) {
    if (weekAt === null) continue;
    const moved = await database()
      .update(reminders)
      .set({ weekAt: nextMoment(SUNDAY_EVENING, user.timeZone, now) })
      .where(and(eq(reminders.id, id), eq(reminders.weekAt, weekAt)))
      .returning({ id: reminders.id });
    const isWanted = user.emailVerified && user.eligible && now - weekAt <= MAX_LATE_MS;
    if (moved.length > 0 && isWanted) claimed.push({ id, email: user.email, user, risk });
  }
  return claimed;
}
