import { DAY_MS } from "#app/config/durations.ts";
import { WEEKDAYS } from "#app/catalogue/format-date.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a time as YYYY-MM-DD, in a time zone (null: UTC). */
export function dayIn(timeZone: string | null, time = Date.now()): string {
  const name = timeZone ?? "UTC";
  let format = formats.get(name);
  if (!format) {
    // Making a formatter is the slowest step here, so keep one for each time zone.
    format = new Intl.DateTimeFormat("en-CA", { timeZone: name });
    formats.set(name, format);
  }
  return format.format(time);
}

/** The same with the day's name, as a model is told it: "Friday, 2026-12-04". */
export function dayWithWeekday(timeZone: string | null, time = Date.now()): string {
  const day = dayIn(timeZone, time);
  return `${WEEKDAYS[new Date(day).getUTCDay()]}, ${day}`;
}

/** The name of a time zone that this runtime knows, or null. */
export function validTimeZone(name: string | null | undefined): string | null {
  if (!name || name.length > 60) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The hour of the day, 0 to 23, in a time zone (null: UTC). */
export function hourIn(timeZone: string | null, time = Date.now()): number {
  const options = { timeZone: timeZone ?? "UTC", hour: "2-digit", hourCycle: "h23" } as const;
  return Number(new Intl.DateTimeFormat("en-US", options).format(time));
}

/** How many years back a day may lie: nobody's own memory goes further. */
const MAX_YEARS_BACK = 120;

export type DayProblem = "not-a-day" | "in-the-future" | "too-long-ago";

/** Where each day begins first. */
export const LATEST_ZONE = "Pacific/Kiritimati";

/**
 * Why a day (YYYY-MM-DD) can't be written about; null where it can. Of an unknown zone, today is the
 * latest on earth. `keptDay` is the day that what is changed has already: whoever has crossed the date
 * line since may keep it, although it is tomorrow here.
 */
export function dayProblem(
  day: string,
  timeZone: string | null,
  { now = Date.now(), keptDay = null }: { now?: number; keptDay?: string | null } = {},
): DayProblem | null {
  if (day === keptDay) return null;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) return "not-a-day";
  const today = dayIn(timeZone ?? LATEST_ZONE, now);
  if (day > today) return "in-the-future";
  return Number(today.slice(0, 4)) - Number(day.slice(0, 4)) > MAX_YEARS_BACK
    ? "too-long-ago"
    : null;
}

/** A day that a flight cut shorter than this doesn't count. */
const WHOLE_DAY_MS = 12 * 60 * 60_000;

/**
 * Returns the day that somebody loses by changing from one time zone to another now: it lasts less than
 * twelve hours for them, if it comes at all. Null if they lose none; only the date line takes one.
 */
export function findLostDay(from: string | null, to: string, now = Date.now()): string | null {
  if (from === null) return null;
  const today = dayIn(to, now);
  const length = DAY_MS - (timeOf(today, 0, from) - timeOf(today, 0, to));
  if (length >= WHOLE_DAY_MS) return null;
  return dayIn(from, now) === today ? today : dayAfter(today, -1);
}

/** The minute of a Sunday from which the page of its week is whole: by mail it's told then. */
export const WEEK_ENDS_MINUTE = 18 * 60;

/** The day so many days after (or, below zero, before) another. */
export function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Returns the time of a day (YYYY-MM-DD) and minute in a time zone (null: UTC). A time that clocks skip
 * moves later by the gap. If clocks show it twice, the first one counts.
 */
export function timeOf(day: string, minute: number, timeZone: string | null): number {
  const { year, month, day: number } = Temporal.PlainDate.from(day);
  const clock = { hour: Math.floor(minute / 60), minute: minute % 60 };
  const date = { year, month, day: number, ...clock, timeZone: timeZone ?? "UTC" };
  return Temporal.ZonedDateTime.from(date).epochMilliseconds;
}
