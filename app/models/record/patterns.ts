/** Days with a tag, or with a check-in to compare, below which nothing is said. */
export const MIN_DAYS = 7;
/** A share of the days from which they are worth a line. */
const MIN_SHARE = 0.7;
/** With a tag the share has to be this much above that of the other days, where there are enough. */
const MIN_DIFFERENCE = 0.15;
/** Of the check-ins in which something moved, the share that has to have moved so. */
const MIN_SHARE_TOGETHER = 0.6;
/** How many tags get a line. */
const MAX_TAG_PATTERNS = 3;
/** Scores of the moods: calm and happy, anxious and sad. */
export const LIGHT_FROM = 7;
export const HEAVY_TO = 3;

/** The highest and the lowest mood of a day. */
export interface MoodSpan {
  date: string;
  highest: number;
  lowest: number;
}

/** The days of a tag, and on how many of them a light mood was logged with it, and a heavy one. */
export interface TagDays {
  tag: string;
  dates: readonly string[];
  light: number;
  heavy: number;
}

interface CheckInDay {
  date: string;
  mood: number;
  sleep: number;
  stress: number;
}

/** On so many of these days something was so. */
export interface Share {
  days: number;
  of: number;
}

/** What the days of a tag have in common. It says what was logged together, and never why. */
export interface TagPattern {
  tag: string;
  side: "light" | "heavy";
  withTag: Share;
  /** The days that have a mood and not the tag. */
  without: Share;
}

/** Tags on whose days people logged light moods, or heavy ones, clearly more often than on others. */
export function findTagPatterns(
  days: readonly MoodSpan[],
  tagged: readonly TagDays[],
): TagPattern[] {
  const patterns = tagged.flatMap(({ tag, dates, ...counts }) => {
    const others = days.filter(({ date }) => !dates.includes(date));
    return (["light", "heavy"] as const).flatMap((side): TagPattern[] => {
      const withTag = { days: counts[side], of: dates.length };
      const without = shareOf(others, side);
      return isWorthALine(withTag, without) ? [{ tag, side, withTag, without }] : [];
    });
  });
  return patterns.toSorted((a, b) => b.withTag.of - a.withTag.of).slice(0, MAX_TAG_PATTERNS);
}

function shareOf(days: readonly MoodSpan[], side: TagPattern["side"]): Share {
  const isSo = ({ highest, lowest }: MoodSpan) =>
    side === "light" ? highest >= LIGHT_FROM : lowest <= HEAVY_TO;
  return { days: days.filter(isSo).length, of: days.length };
}

function isWorthALine(withTag: Share, without: Share): boolean {
  if (withTag.of < MIN_DAYS || ratio(withTag) < MIN_SHARE) return false;
  return without.of < MIN_DAYS || ratio(withTag) - ratio(without) >= MIN_DIFFERENCE;
}

function ratio({ days, of }: Share): number {
  return of === 0 ? 0 : days / of;
}

/** On so many days mood moved with it, or against it. */
export interface CheckInPattern {
  about: "sleep" | "stress";
  share: Share;
}

/**
 * Sleep that went up and down with mood, stress that went the other way: each check-in is compared
 * with the one before, and those in which neither moved are left out.
 */
export function findCheckInPatterns(checkIns: readonly CheckInDay[]): CheckInPattern[] {
  const steps = checkIns.flatMap((day, index) => {
    const before = checkIns[index - 1];
    if (!before) return [];
    return [
      {
        mood: Math.sign(day.mood - before.mood),
        sleep: Math.sign(day.sleep - before.sleep),
        stress: Math.sign(day.stress - before.stress),
      },
    ];
  });
  return (["sleep", "stress"] as const).flatMap((about) => {
    const moved = steps.filter((step) => step.mood !== 0 || step[about] !== 0);
    const wanted = about === "sleep" ? 1 : -1;
    const together = moved.filter((step) => step.mood * step[about] === wanted);
    const share = { days: together.length, of: moved.length };
    const isEnough = share.of >= MIN_DAYS && ratio(share) >= MIN_SHARE_TOGETHER;
    return isEnough ? [{ about, share }] : [];
  });
}
