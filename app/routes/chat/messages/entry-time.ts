import { clockOf, fullMomentOf } from "#app/catalogue/format-date.ts";

export interface EntryTime {
  iso: string;
  /** "10:42 AM", in the person's own time zone; where that is not known, in UTC, and said so. */
  label: string;
  /** "Saturday, November 21, 2026, 10:42 AM". */
  full: string;
}

/** When something was said, as it is read: the same on the server and in the browser. */
export function entryTime(at: number, timeZone: string | null): EntryTime {
  const iso = new Date(at).toISOString();
  return { iso, label: clockOf(at, timeZone), full: fullMomentOf(at, timeZone) };
}
