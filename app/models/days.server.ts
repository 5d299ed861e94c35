const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a time as YYYY-MM-DD, in a time zone (null: UTC). */
export function dayIn(timeZone: string | null, time = Date.now()): string {
  const name = timeZone ?? "UTC";
  let format = formats.get(name);
  if (!format) {
    // Making one costs more than all else here, and there are no more than time zones.
    format = new Intl.DateTimeFormat("en-CA", { timeZone: name });
    formats.set(name, format);
  }
  return format.format(time);
}

/** The name of a time zone that this runtime knows, or null. */
export function knownTimeZone(name: string | null | undefined): string | null {
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
