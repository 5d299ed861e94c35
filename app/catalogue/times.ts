export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The days of the week, by their number: Sunday is 0. */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

// Making a format costs a thousand times what using it does.
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as one reads it, in the person's own time zone: "November 10, 2026". */
export function dayOf(time: number, timeZone: string | null): string {
  return format(timeZone, { dateStyle: "long" }).format(time);
}

/** The same without this year's number: "November 10". */
export function shortDayOf(time: number, timeZone: string | null, now = Date.now()): string {
  const year = format(timeZone, { year: "numeric" });
  if (year.format(time) !== year.format(now)) return dayOf(time, timeZone);
  return format(timeZone, { month: "long", day: "numeric" }).format(time);
}

/** A day of a calendar (YYYY-MM-DD) where there is little room: "Nov 10". */
export function compactDayOf(day: string): string {
  return format("UTC", { month: "short", day: "numeric" }).format(Date.parse(day));
}

/** A time of day: "4:12 PM". Where the person's zone isn't known it is the world's, and says so. */
export function clockOf(time: number, timeZone: string | null): string {
  const clock = format(timeZone, { timeStyle: "short" }).format(time);
  // Some systems put a narrow space before AM and PM that others show as a box.
  return `${clock.replaceAll("\u202F", " ")}${timeZone ? "" : " UTC"}`;
}

/** A day with the time of it: "November 10, 2026, 4:12 PM". */
export function momentOf(time: number, timeZone: string | null): string {
  return `${dayOf(time, timeZone)}, ${clockOf(time, timeZone)}`;
}

/** The same with the day of the week: "Tuesday, November 10, 2026, 4:12 PM". */
export function fullMomentOf(time: number, timeZone: string | null): string {
  return `${format(timeZone, { dateStyle: "full" }).format(time)}, ${clockOf(time, timeZone)}`;
}

/** A day of a calendar (YYYY-MM-DD) as one reads it: "Tuesday, November 10, 2026". */
export function fullDayOf(day: string): string {
  return format("UTC", { dateStyle: "full" }).format(Date.parse(`${day}T00:00:00Z`));
}

function format(timeZone: string | null, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone ?? ""} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat("en-US", { timeZone: timeZone ?? "UTC", ...options });
    formats.set(key, made);
  }
  return made;
}
