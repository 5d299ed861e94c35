const BEFORE_NOON = /a\.?\s?m|上午|午前|오전|π\.?\s?μ/u;
const AFTER_NOON = /p\.?\s?m|下午|午後|오후|μ\.?\s?μ/u;

/** Minutes after midnight: "21:05", "9:05 PM", "9:05 p. m.", "21h05"; null for what isn't a time of day. */
export function minuteOf(cell: string): number | null {
  const time = cell.normalize("NFKC").toLowerCase();
  const [, hours, minutes] = /(\d{1,2})\s?[:.h]\s?(\d{2})/u.exec(time) ?? [];
  const [hour, minute] = [Number(hours ?? 24), Number(minutes)];
  if (hour > 23 || minute > 59) return null;
  const isBefore = BEFORE_NOON.test(time);
  if (!isBefore && !AFTER_NOON.test(time)) return hour * 60 + minute;
  return ((hour % 12) + (isBefore ? 0 : 12)) * 60 + minute;
}
