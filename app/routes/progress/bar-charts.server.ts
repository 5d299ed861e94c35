import { firstDayOfWeek, WEEKDAYS } from "#app/catalogue/format-date.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import {
  MIN_MOODS_FOR_AVERAGE,
  weekdayMeans,
  type DayMean,
  type MoodMean,
} from "#app/models/record/mood-record.server.ts";
import {
  counted,
  shown,
  tagSentence,
  trackSentence,
  weekdaySentence,
} from "./record-sentences.server.ts";
import { IN_TABLE, withMood } from "./charts.server.ts";

/** The highest score there is: what a full bar stands for. */
const MAX_SCORE = 10;

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
    description: `A bar for each feeling you added. ${IN_TABLE}`,
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
