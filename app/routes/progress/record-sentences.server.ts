import { MOODS, type MoodId } from "#app/catalogue/moods.ts";
import { nearestMood } from "#app/catalogue/mood-scale.ts";
import { MONTHS, WEEKDAYS } from "#app/catalogue/format-date.ts";
import { dayAfter } from "#app/models/record/days.server.ts";
import {
  joinMeans,
  MIN_MOODS_FOR_AVERAGE,
  type DayMean,
  type DayRange,
  type MoodMean,
} from "#app/models/record/mood-record.server.ts";

/** Days with a mood below which a stretch of time isn't described or compared. */
const MIN_DAYS_TO_DESCRIBE = 5;
const MIN_DAYS_TO_COMPARE = 10;
/** Averages closer than this count as the same. */
const SAME_WITHIN = 0.3;
/** Within a range its beginning and its end are compared by so many days. */
const STRETCH_DAYS = 30;

export interface MoodsOfRange {
  range: number;
  period: DayRange;
  days: readonly DayMean[];
  /** The days as many before, taken together. */
  before: readonly DayMean[];
  scores: readonly { score: number; count: number }[];
  /** How often feelings of one's own were logged, each among the scores of its mood. */
  feelings?: readonly CountedFeeling[];
}

interface CountedFeeling {
  name: string;
  mood: MoodId;
  count: number;
}

/** What the line shows, in a sentence or two: how much there is, the average, and how it changed. */
export function lineSentence(moods: MoodsOfRange): string {
  const { range, period, days, before } = moods;
  const all = joinMeans(days);
  if (!all) return `No moods in these ${range} days yet.`;
  const logged = `You logged ${counted(all.count, "mood")} on ${days.length} of these ${range} days.`;
  if (days.length < MIN_DAYS_TO_DESCRIBE) return `${logged} Log a few more days to see a line.`;
  const most = mostChosen(moods);
  const often = most ? ` You chose ${most.name} most often (${most.count} of ${all.count}).` : "";
  const closest = nearestMood(all.mean).label.toLowerCase();
  const change = changeSentence({ range, period, days, before }, all);
  return `${logged}${often} Your average was ${shown(all.mean)}, closest to ${closest}. ${change}`.trim();
}

/** What was chosen most often, by the name that it was chosen by. */
function mostChosen({ scores, feelings = [] }: Pick<MoodsOfRange, "scores" | "feelings">) {
  const ofFive = scores.map(({ score, count }) => {
    const { id, label } = nearestMood(score);
    const own = feelings.filter(({ mood }) => mood === id);
    return {
      name: label.toLowerCase(),
      count: own.reduce((left, each) => left - each.count, count),
    };
  });
  return [...ofFive, ...feelings].toSorted((one, other) => other.count - one.count)[0];
}

function changeSentence(
  { range, period, days, before }: Omit<MoodsOfRange, "scores">,
  all: MoodMean,
): string {
  const earlier = joinMeans(before);
  if (earlier && before.length >= MIN_DAYS_TO_COMPARE && days.length >= MIN_DAYS_TO_COMPARE) {
    return comparison(all.mean - earlier.mean, `in the ${range} days before`, earlier.mean);
  }
  if (range <= STRETCH_DAYS) return "";
  const first = days.filter(({ date }) => date < dayAfter(period.from, STRETCH_DAYS));
  const last = days.filter(({ date }) => date > dayAfter(period.to, -STRETCH_DAYS));
  const [start, end] = [joinMeans(first), joinMeans(last)];
  const isEnough = Math.min(first.length, last.length) >= MIN_DAYS_TO_COMPARE;
  if (!start || !end || !isEnough) return "";
  return `It was ${shown(start.mean)} in the first ${STRETCH_DAYS} days and ${shown(end.mean)} in the last ${STRETCH_DAYS}.`;
}

function comparison(difference: number, when: string, earlier: number): string {
  if (Math.abs(difference) < SAME_WITHIN) return `That's about the same as ${when}.`;
  return `That's ${difference > 0 ? "higher" : "lower"} than ${when} (${shown(earlier)}).`;
}

/** What a year of pixels shows. */
export function yearSentence(year: number, days: readonly DayMean[]): string {
  if (days.length === 0) return `No moods in ${year} yet.`;
  const logged = `In ${year} you logged moods on ${counted(days.length, "day")}.`;
  if (days.length < MIN_DAYS_TO_DESCRIBE) return logged;
  const [most] = [...Map.groupBy(days, ({ mean }) => nearestMood(mean))].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!most) return logged;
  const [mood, { length }] = most;
  const label = mood.label.toLowerCase();
  return `${logged} Most often, your day was near ${label} (${counted(length, "day")}).${bestMonth(days)}`;
}

function bestMonth(days: readonly DayMean[]): string {
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))]
    .filter(([, ofMonth]) => ofMonth.length >= MIN_DAYS_TO_COMPARE)
    .flatMap(([month, ofMonth]) => {
      const mean = joinMeans(ofMonth)?.mean;
      return mean === undefined ? [] : [{ name: MONTHS[Number(month.slice(5)) - 1], mean }];
    })
    .toSorted((one, other) => other.mean - one.mean);
  const [best, second] = months;
  if (!best || !second || best.mean - second.mean < SAME_WITHIN) return "";
  return ` ${best.name} had the highest average (${shown(best.mean)}).`;
}

/** What the days of the week have in common. */
export function weekdaySentence(means: readonly (MoodMean | null)[]): string {
  const known = means.flatMap((each, weekday) =>
    each && each.count >= MIN_MOODS_FOR_AVERAGE
      ? [{ name: `${WEEKDAYS[weekday]}s`, mean: each.mean }]
      : [],
  );
  const found = findExtremes(known);
  if (found === "few") return "Too few moods to compare days of the week yet.";
  if (found === "same") return "Your average is about the same every day of the week.";
  const [best, worst] = [found.best.join(" and "), found.worst.join(" and ")];
  return `${best} had the highest average (${found.highest}), ${worst} the lowest (${found.lowest}).`;
}

/** What the tags of moods have in common: what was logged together, and never why. */
export function tagSentence(means: readonly (MoodMean & { tag: string })[]): string {
  const found = findExtremes(means.map(({ tag, mean }) => ({ name: `“${tag}”`, mean })));
  if (found === "few") return "Too few moods with tags to compare yet.";
  if (found === "same") return "Your average is about the same for every tag.";
  const [best, worst] = [found.best.join(" or "), found.worst.join(" or ")];
  return `Moods with ${best} had the highest average (${found.highest}), moods with ${worst} the lowest (${found.lowest}).`;
}

interface Extremes {
  /** All that share the highest average, and the lowest, as they are written. */
  best: string[];
  highest: string;
  worst: string[];
  lowest: string;
}

function findExtremes(known: readonly { name: string; mean: number }[]): Extremes | "few" | "same" {
  if (known.length < 2) return "few";
  const means = known.map(({ mean }) => mean);
  const [most, least] = [Math.max(...means), Math.min(...means)];
  if (most - least < SAME_WITHIN) return "same";
  const [highest, lowest] = [shown(most), shown(least)];
  const namesOf = (average: string) =>
    known.filter(({ mean }) => shown(mean) === average).map(({ name }) => name);
  return { best: namesOf(highest), highest, worst: namesOf(lowest), lowest };
}

/** What became of the sessions of a range. */
export function trackSentence(
  range: number,
  tracks: readonly { title: string; count: number }[],
): string {
  const all = tracks.reduce((sum, { count }) => sum + count, 0);
  const [most] = tracks;
  if (!most) return `No sessions in these ${range} days yet.`;
  const had = `You had ${counted(all, "session")} in these ${range} days`;
  return tracks.length === 1
    ? `${had}, all on ${most.title}.`
    : `${had}, ${most.count} of them on ${most.title}.`;
}

/** An average as it is written: one decimal. */
export function shown(mean: number): string {
  return mean.toFixed(1);
}

// Making one costs a thousand times what using it does.
const numbers = new Intl.NumberFormat("en-US");

/** "1 entry", "12 entries". */
export function counted(count: number, noun: string): string {
  const number = numbers.format(count);
  if (count === 1) return `${number} ${noun}`;
  return `${number} ${noun.endsWith("y") && noun !== "day" ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

/** The scores of the five moods, in words. */
export const SCORES_EXPLAINED = `Each mood has a score: ${MOODS.map(
  ({ label, score }) => `${label.toLowerCase()} ${score}`,
).join(", ")}.`;
