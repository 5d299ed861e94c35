// Making a format costs a thousand times what using it does.
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as one reads it, in the person's own time zone: "November 10, 2026". */
export function dayOf(time: number, timeZone: string | null): string {
  return format(timeZone, { dateStyle: "long" }).format(time);
}

/** A day with the time of it: "November 10, 2026, 4:12 PM". */
export function momentOf(time: number, timeZone: string | null): string {
  return `${dayOf(time, timeZone)}, ${format(timeZone, { timeStyle: "short" }).format(time)}`;
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
