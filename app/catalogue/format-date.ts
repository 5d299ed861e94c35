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

/** How days are written where nobody says otherwise. */
export const DEFAULT_LOCALE = "en-US";

let localeSource = () => DEFAULT_LOCALE;

/** Sets who knows the reader's locale: a request on the server, or the page in a browser. */
export function setLocaleSource(source: () => string): void {
  localeSource = source;
}

/** How days are written for whoever reads this page: "en-GB". */
export function readerLocale(): string {
  return localeSource();
}

// Safari has had it as a property.
interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The day that weeks begin with, by its number: Sunday is 0. */
export function firstDayOfWeek(locale = readerLocale()): number {
  const known: Intl.Locale & WeekInfo = new Intl.Locale(locale);
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 7) % 7;
}

// Making a format costs a thousand times what using it does.
const formats = new Map<string, Intl.DateTimeFormat>();
/** Anybody may ask in the way of any country. */
const MAX_FORMATS = 500;

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

/** The same with the day of the week, and the year where it's another: "Tue, Nov 10". */
export function compactWeekdayOf(day: string, now = Date.now()): string {
  const options = { weekday: "short", month: "short", day: "numeric" } as const;
  const isOfThisYear = day.startsWith(String(new Date(now).getUTCFullYear()));
  return format("UTC", isOfThisYear ? options : { ...options, year: "numeric" }).format(
    Date.parse(day),
  );
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

/** A month of a calendar (YYYY-MM) as one reads it: "November 2026". */
export function monthOf(month: string): string {
  return format("UTC", { month: "long", year: "numeric" }).format(Date.parse(`${month}-01`));
}

/** A day of a calendar (YYYY-MM-DD) as one reads it: "Tuesday, November 10, 2026". */
export function fullDayOf(day: string): string {
  return format("UTC", { dateStyle: "full" }).format(Date.parse(`${day}T00:00:00Z`));
}

function format(timeZone: string | null, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = readerLocale();
  const key = `${locale} ${timeZone ?? ""} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    made = new Intl.DateTimeFormat(locale, { timeZone: timeZone ?? "UTC", ...options });
    formats.set(key, made);
  }
  return made;
}
