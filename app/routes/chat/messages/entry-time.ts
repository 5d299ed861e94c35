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
  /** The minute that was told last: a message and its reply are mostly of the same. */
  told: { minute: number; clock: string; day: string };
}

const known = new Map<string, Formats>();

/** When something was said, as it is read: the same on the server and in the browser. */
export function entryTime(at: number, timeZone: string | null): EntryTime {
  const formats = formatsOf(timeZone ?? "UTC");
  const minute = Math.floor(at / 60_000);
  if (formats.told.minute !== minute) {
    formats.told = { minute, clock: formats.clock.format(at), day: formats.day.format(at) };
  }
  const { clock, day } = formats.told;
  const label = timeZone ? clock : `${clock} UTC`;
  return { iso: new Date(at).toISOString(), label, full: `${day}, ${label}` };
}

function formatsOf(timeZone: string): Formats {
  const found = known.get(timeZone);
  if (found) return found;
  const made: Formats = {
    told: { minute: Number.NaN, clock: "", day: "" },
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
