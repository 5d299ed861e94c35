import { nearestMood } from "#app/catalogue/mood-scale.ts";
import { compactDayOf, firstDayOfWeek, MONTHS, WEEKDAYS } from "#app/catalogue/format-date.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { dayAfter } from "#app/models/record/days.server.ts";
import {
  joinMeans,
  MIN_MOODS_FOR_AVERAGE,
  weekdayMeans,
  type DayMean,
  type DayRange,
  type MoodMean,
} from "#app/models/record/mood-record.server.ts";
import {
  counted,
  lineSentence,
  shown,
  tagSentence,
  trackSentence,
  weekdaySentence,
  yearSentence,
  type MoodsOfRange,
} from "./record-sentences.server.ts";

/** Days of a table that has a row for each; a longer one has a row for each week. */
const MAX_DAY_ROWS = 31;
const DAYS_LABELLED = 4;
const DAY_MS = 24 * 60 * 60_000;
/** The sentence above a drawing says what it shows; the drawing itself only what it is. */
const IN_TABLE = "The numbers are in the table under it.";
/** The highest score there is: what a full bar stands for. */
const MAX_SCORE = 10;

/** The line of a range, with its sentence and its table. */
export function lineChart(moods: MoodsOfRange, notes: ReadonlyMap<string, string>) {
  const { range, period, days } = moods;
  const means = Array.from<number | null>({ length: range }).fill(null);
  for (const { date, mean } of days) {
    means[(Date.parse(date) - Date.parse(period.from)) / DAY_MS] = mean;
  }
  const sentence = lineSentence(moods);
  return {
    id: "mood-line",
    title: `Your mood over ${range} days`,
    description: `A line from ${compactDayOf(period.from)} to ${compactDayOf(period.to)}. ${IN_TABLE}`,
    sentence,
    days: means,
    points: means.map((mean, place) => pointOf(dayAfter(period.from, place), mean, notes)),
    dayLabels: Array.from({ length: DAYS_LABELLED }, (_, place) =>
      compactDayOf(dayAfter(period.from, Math.round(((range - 1) * place) / (DAYS_LABELLED - 1)))),
    ),
    table: {
      caption: `Your average mood, ${range} days`,
      columns: [range > MAX_DAY_ROWS ? "Week from" : "Day", "Average", "Moods"],
      rows:
        range > MAX_DAY_ROWS
          ? weekRows(period, days)
          : days.map(({ date, ...mean }) => [compactDayOf(date), ...cells(mean)]),
    },
  };
}

/** What a day of the line tells: its mood, and what was noted. */
function pointOf(day: string, mean: number | null, notes: ReadonlyMap<string, string>): string {
  if (mean === null) return `${compactDayOf(day)}: nothing logged`;
  const note = notes.get(day);
  return `${compactDayOf(day)}: ${withMood(mean)}${note ? `. ${note}` : ""}`;
}

function weekRows({ from, to }: DayRange, days: readonly DayMean[]): string[][] {
  const rows: string[][] = [];
  for (let start = from; start <= to; start = dayAfter(start, 7)) {
    const end = dayAfter(start, 7);
    const mean = joinMeans(days.filter(({ date }) => date >= start && date < end));
    if (mean) rows.push([compactDayOf(start), ...cells(mean)]);
  }
  return rows;
}

/** A year in pixels, with its sentence and a table of its months. */
export function yearChart(year: number, days: readonly DayMean[]) {
  const sentence = yearSentence(year, days);
  const byMonth = Map.groupBy(days, ({ date }) => Number(date.slice(5, 7)) - 1);
  return {
    id: "year-pixels",
    title: `${year} in pixels`,
    description: `A row for each month, with a square for each day. ${IN_TABLE}`,
    sentence,
    year,
    means: new Map(days.map(({ date, mean }) => [date, mean])),
    table: {
      caption: `Your average mood in ${year}, by month`,
      columns: ["Month", "Average", "Days with a mood"],
      rows: MONTHS.flatMap((month, number) => {
        const ofMonth = byMonth.get(number) ?? [];
        const mean = joinMeans(ofMonth);
        return mean ? [[month, withMood(mean.mean), String(ofMonth.length)]] : [];
      }),
    },
  };
}

/** Bars of the days of the week, Monday first; one with few moods has none. */
export function weekdayChart(days: readonly DayMean[]) {
  const means = weekdayMeans(days);
  const sentence = weekdaySentence(means);
  const firstDay = firstDayOfWeek();
  const bars = WEEKDAYS.map((_, index) => {
    const weekday = (index + firstDay) % WEEKDAYS.length;
    const mean = means[weekday];
    return moodBar(WEEKDAYS[weekday] ?? "", mean ?? { count: 0, mean: 0 });
  });
  return {
    id: "mood-by-weekday",
    title: "Your average mood by day of the week",
    description: `A bar for each day of the week. ${IN_TABLE}`,
    sentence,
    most: MAX_SCORE,
    bars,
    table: moodTable("Your average mood by day of the week", "Day", bars),
  };
}

/** Bars of the most frequent tags, the highest average first. */
export function tagChart(tags: readonly (MoodMean & { tag: string })[]) {
  const sentence = tagSentence(tags);
  const bars = tags
    .toSorted((one, other) => other.mean - one.mean)
    .map(({ tag, ...mean }) => moodBar(tag, mean));
  return {
    id: "mood-by-tag",
    title: "Your average mood by activity or tag",
    description: `A bar for each activity or tag. ${IN_TABLE}`,
    sentence,
    most: MAX_SCORE,
    bars,
    table: moodTable("Your average mood by activity or tag", "Activity or tag", bars),
  };
}

/** Bars of one's own feelings, the most frequent first. */
export function feelingChart(counts: readonly { name: string; emoji: string; count: number }[]) {
  return {
    id: "own-feelings",
    title: "Your own feelings",
    description: `A bar for each feeling that you added. ${IN_TABLE}`,
    most: Math.max(...counts.map(({ count }) => count), 1),
    bars: counts.map(({ name, emoji, count }) => ({
      label: `${emoji} ${name}`,
      value: count,
      text: counted(count, "entry"),
    })),
    table: {
      caption: "Your own feelings",
      columns: ["Feeling", "Entries"],
      rows: counts.map(({ name, count }) => [name, count.toLocaleString("en-US")]),
    },
  };
}

function moodBar(label: string, { count, mean }: MoodMean) {
  const entries = counted(count, "entry");
  if (count < MIN_MOODS_FOR_AVERAGE) {
    const text = count === 0 ? entries : `${entries}, too few to say`;
    return { label, value: null, text, count, average: "Too few to say" };
  }
  return {
    label,
    value: mean,
    text: `${shown(mean)} · ${entries}`,
    count,
    average: withMood(mean),
  };
}

function moodTable(caption: string, name: string, bars: readonly ReturnType<typeof moodBar>[]) {
  return {
    caption,
    columns: [name, "Average", "Entries"],
    rows: bars.map(({ label, average, count }) => [label, average, count.toLocaleString("en-US")]),
  };
}

/** Bars of the tracks that sessions of the range were on. */
export function trackChart(
  range: number,
  counts: readonly { trackType: string | null; count: number }[],
) {
  const byTitle = new Map<string, number>();
  for (const { trackType, count } of counts) {
    const title = findTrack(trackType ?? "just-chat")?.title ?? "Other";
    byTitle.set(title, (byTitle.get(title) ?? 0) + count);
  }
  const tracks = [...byTitle].map(([title, count]) => ({ title, count }));
  const sentence = trackSentence(range, tracks);
  return {
    id: "sessions-by-track",
    title: "Your sessions by track",
    description: `A bar for each track. ${IN_TABLE}`,
    sentence,
    most: Math.max(...tracks.map(({ count }) => count), 1),
    bars: tracks.map(({ title, count }) => ({
      label: title,
      value: count,
      text: counted(count, "session"),
    })),
    table: {
      caption: "Your sessions by track",
      columns: ["Track", "Sessions"],
      rows: tracks.map(({ title, count }) => [title, String(count)]),
    },
  };
}

function cells({ mean, count }: MoodMean): string[] {
  return [withMood(mean), String(count)];
}

function withMood(mean: number): string {
  return `${shown(mean)} (${nearestMood(mean).label.toLowerCase()})`;
}
