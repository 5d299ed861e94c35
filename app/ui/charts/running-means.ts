/** Of the days that one point of a smooth line looks back on, so many need something in them. */
const MIN_SHARE_KNOWN = 0.4;

/**
 * The mean of each day and those before it, `window` days in all; null where too few of them have
 * anything, so that a stretch without moods is a gap.
 */
export function runningMeans(days: readonly (number | null)[], window: number): (number | null)[] {
  return days.map((_, day) => {
    const known = days
      .slice(Math.max(0, day - window + 1), day + 1)
      .filter((mean) => mean !== null);
    if (known.length < window * MIN_SHARE_KNOWN) return null;
    return known.reduce((sum, mean) => sum + mean, 0) / known.length;
  });
}
