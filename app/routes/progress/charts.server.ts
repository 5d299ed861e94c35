import { DAY_MS } from "#app/config/durations.ts";
import { nearestMood } from "#app/catalogue/mood-scale.ts";
import { compactDayOf, MONTHS } from "#app/catalogue/format-date.ts";
import { dayAfter } from "#app/models/record/days.server.ts";
import {
  joinMeans,
  type DayMean,
  type DayRange,
  type MoodMean,
} from "#app/models/record/mood-record.server.ts";
import { lineSentence, shown, yearSentence, type MoodsOfRange } from "./record-sentences.server.ts";

/** Days of a table that has a row for each; a longer one has a row for each week. */
const MAX_DAY_ROWS = 31;

const DAYS_LABELLED = 4;

/** The sentence above a drawing says what it shows; the drawing itself only what it is. */
export const IN_TABLE = "The numbers are in the table below.";

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

function cells({ mean, count }: MoodMean): string[] {
  return [withMood(mean), String(count)];
}

export function withMood(mean: number): string {
  return `${shown(mean)} (${nearestMood(mean).label.toLowerCase()})`;
}
