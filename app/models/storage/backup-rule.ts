import { DAY_MS, HOUR_MS } from "#app/config/durations.ts";

const DAYS_KEPT = 30;
const NAME = /^aliwell-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/u;

/** Names a backup by its time. The name alone says when it was made. */
export function backupName(at: number): string {
  return `aliwell-${new Date(at).toISOString().slice(0, 19).replaceAll(":", "-")}Z.db`;
}

/** When the backup of this name was made, in milliseconds; null where it is the name of none. */
export function timeOfBackup(name: string): number | null {
  const [, year, month, day, hour, minute, second] = (NAME.exec(name) ?? []).map(Number);
  if (year === undefined || month === undefined) return null;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The name of the newest backup among these, or null. */
export function newestBackup(names: readonly string[]): string | null {
  return byTime(names)[0]?.name ?? null;
}

/**
 * Returns the backups that are no longer needed. It keeps the last of every hour for a day, the last of
 * every day (UTC) for a month, and always the newest. Files that aren't named like a backup stay.
 */
export function backupsToRemove(names: readonly string[], now: number): string[] {
  const kept = new Set<string>();
  return byTime(names)
    .filter(({ at }, index) => {
      const isOfToday = now - at < DAY_MS;
      const place = `${isOfToday ? "hour" : "day"} ${Math.floor(at / (isOfToday ? HOUR_MS : DAY_MS))}`;
      const isNeeded = index === 0 || (now - at < DAYS_KEPT * DAY_MS && !kept.has(place));
      kept.add(place);
      return !isNeeded;
    })
    .map(({ name }) => name);
}

function byTime(names: readonly string[]): { name: string; at: number }[] {
  return names
    .flatMap((name) => {
      const at = timeOfBackup(name);
      return at === null ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at - a.at);
}
