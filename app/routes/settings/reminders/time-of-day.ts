const TIME = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(?:([ap])\.?\s?m\.?)?$/i;

/**
 * The minutes after midnight of a time as a browser's field sends it ("20:30"), or as somebody types
 * it where there is no such field ("8:30 PM", "8 pm"). Null where it is no time.
 */
export function minuteOfDay(text: string): number | null {
  const [, hours = "", minutes, half] = TIME.exec(text.trim()) ?? [];
  if (hours === "" || (minutes === undefined && half === undefined)) return null;
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  const isKnown = half === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (!isKnown || minute >= 60) return null;
  if (half === undefined) return hour * 60 + minute;
  return ((hour % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + minute;
}

/** The same minute as a browser's field wants it: "20:30". */
export function timeOfDay(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((each) =>
    String(each).padStart(2, "0"),
  );
  return `${hours}:${minutes}`;
}
