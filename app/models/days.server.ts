/** The day of a time as YYYY-MM-DD, in a time zone (null: UTC). */
export function dayIn(timeZone: string | null, time = Date.now()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: timeZone ?? "UTC" }).format(time);
}
