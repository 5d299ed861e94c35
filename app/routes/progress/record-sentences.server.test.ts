import { describe, expect, test } from "vitest";
import { dayAfter } from "#app/models/record/days.server.ts";
import {
  lineSentence,
  tagSentence,
  trackSentence,
  weekdaySentence,
  yearSentence,
} from "./record-sentences.server.ts";

const TO = "2026-11-23";

/** A mood a day, the newest last. */
function daysOf(scores: readonly number[], to = TO) {
  return scores.map((mean, index) => ({
    date: dayAfter(to, index - scores.length + 1),
    count: 1,
    mean,
  }));
}

function ofRange(range: number, scores: readonly number[], before: readonly number[] = []) {
  const period = { from: dayAfter(TO, 1 - range), to: TO };
  const counts = Map.groupBy(scores, (score) => score);
  return lineSentence({
    range,
    period,
    days: daysOf(scores),
    before: daysOf(before, dayAfter(period.from, -1)),
    scores: [...counts]
      .map(([score, same]) => ({ score, count: same.length }))
      .toSorted((one, other) => other.count - one.count),
  });
}

function times(count: number, score: number): number[] {
  return Array.from({ length: count }, () => score);
}

test("a feeling of one's own is said to be chosen by its own name", () => {
  const period = { from: dayAfter(TO, -29), to: TO };
  const moods = { range: 30, period, days: daysOf(times(9, 8)), before: [] };
  const scores = [{ score: 8, count: 9 }];
  const hopeful = { name: "hopeful", mood: "happy", count: 6 } as const;
  expect(lineSentence({ ...moods, scores, feelings: [hopeful] })).toContain(
    "You chose hopeful most often (6 of 9).",
  );
  expect(lineSentence({ ...moods, scores, feelings: [{ ...hopeful, count: 2 }] })).toContain(
    "You chose happy most often (7 of 9).",
  );
});

describe("the sentence above the line", () => {
  test("claims nothing of few days", () => {
    expect(ofRange(90, [])).toBe("No moods in these 90 days yet.");
    const few = ofRange(30, [8]);
    expect(few).toContain("You logged 1 mood on 1 of these 30 days.");
    expect(few).not.toMatch(/average|higher|lower/);
  });

  test("names the average and the most frequent mood", () => {
    const sentence = ofRange(30, [...times(4, 7), ...times(2, 3)]);
    expect(sentence).toContain("6 moods on 6 of these 30 days");
    expect(sentence).toContain("calm most often (4 of 6)");
    expect(sentence).toContain("average was 5.7, closest to neutral");
    expect(sentence).not.toMatch(/before/);
  });

  test("compares with the days before where both have enough", () => {
    expect(ofRange(30, times(20, 7), times(20, 5))).toContain(
      "higher than in the 30 days before (5.0)",
    );
    expect(ofRange(30, times(20, 3), times(20, 5))).toContain("lower than");
    expect(ofRange(30, times(20, 5), [...times(19, 5), 3])).toContain("about the same");
    expect(ofRange(30, times(20, 7), times(9, 5))).not.toContain("before");
  });

  test("of a first stretch compares its beginning with its end", () => {
    const sentence = ofRange(90, [...times(30, 3), ...times(30, 5), ...times(30, 7)]);
    expect(sentence).toContain("It was 3.0 in the first 30 days and 7.0 in the last 30.");
  });
});

test("a year names its most frequent kind of day, and a month only where it stands out", () => {
  expect(yearSentence(2026, [])).toBe("No moods in 2026 yet.");
  const days = [...daysOf(times(15, 3), "2026-10-31"), ...daysOf(times(20, 7))];
  const sentence = yearSentence(2026, days);
  expect(sentence).toContain("Most often, your day was near calm (20 days).");
  expect(sentence).toContain("November had the highest average (7.0).");
  expect(yearSentence(2026, daysOf(times(20, 7)))).not.toContain("highest");
});

test("days of the week and tags are compared only where there are enough moods", () => {
  const few = { count: 4, mean: 2 };
  const calm = { count: 5, mean: 7 };
  const heavy = { count: 9, mean: 3 };
  expect(weekdaySentence([few, calm, null, null, null, null, null])).toContain("Too few");
  expect(weekdaySentence([few, calm, heavy, null, null, null, null])).toBe(
    "Mondays had the highest average (7.0), Tuesdays the lowest (3.0).",
  );
  expect(weekdaySentence([calm, calm, calm, null, null, null, null])).toContain("about the same");
  expect(tagSentence([{ tag: "walk", ...calm }])).toContain("Too few");
  const three = ["walk", "tea", "work"].map((tag) => ({ tag, ...(tag === "work" ? heavy : calm) }));
  expect(tagSentence(three)).toContain("Moods with “walk” or “tea” had the highest average (7.0)");
  expect(
    tagSentence([
      { tag: "work", ...heavy },
      { tag: "walk", ...calm },
    ]),
  ).toBe("Moods with “walk” had the highest average (7.0), moods with “work” the lowest (3.0).");
});

test("sessions are counted with the track that most of them were on", () => {
  expect(trackSentence(90, [])).toBe("No sessions in these 90 days yet.");
  expect(trackSentence(30, [{ title: "Just Chat", count: 1 }])).toBe(
    "You had 1 session in these 30 days, all on Just Chat.",
  );
  const tracks = [
    { title: "Letting Go", count: 5 },
    { title: "Just Chat", count: 3 },
  ];
  expect(trackSentence(90, tracks)).toContain(
    "8 sessions in these 90 days, 5 of them on Letting Go",
  );
});
