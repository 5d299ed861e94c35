/** Days that one point of a smooth line looks back on, and how many of them it needs. */
const WINDOW = 7;
const MIN_IN_WINDOW = 3;

/**
 * The mean of each day and the six before it; null where fewer than three of them have anything, so
 * that a week without moods is a gap.
 */
export function runningMeans(days: readonly (number | null)[]): (number | null)[] {
  return days.map((_, day) => {
    const known = days
      .slice(Math.max(0, day - WINDOW + 1), day + 1)
      .filter((mean) => mean !== null);
    if (known.length < MIN_IN_WINDOW) return null;
    return known.reduce((sum, mean) => sum + mean, 0) / known.length;
  });
}
