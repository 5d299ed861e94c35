export interface EntryTime {
  iso: string;
  /** "10:42", in the person's own time zone; where that is not known, in UTC, and said so. */
  label: string;
  /** "Saturday, November 21, 2026, 10:42". */
  full: string;
}

interface Formats {
  clock: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
}

const known = new Map<string, Formats>();

/** When something was said, as it is read: the same on the server and in the browser. */
export function entryTime(at: number, timeZone: string | null): EntryTime {
  const { clock, day } = formatsOf(timeZone ?? "UTC");
  const label = timeZone ? clock.format(at) : `${clock.format(at)} UTC`;
  return { iso: new Date(at).toISOString(), label, full: `${day.format(at)}, ${label}` };
}

function formatsOf(timeZone: string): Formats {
  const found = known.get(timeZone);
  if (found) return found;
  const made: Formats = {
    clock: new Intl.DateTimeFormat("en-US", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
    day: new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "long",
      year: "numeric",
      month: "long",
      day: "numeric",
    }),
  };
  known.set(timeZone, made);
  return made;
}
