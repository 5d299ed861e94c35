import { expect, test } from "vitest";
import { readRecordQuestion } from "./record-question.ts";

const TODAY = "2026-11-29";

test("days, moods and words are read from a question", () => {
  expect(readRecordQuestion("When did I last sleep well?", TODAY)).toMatchObject({
    from: null,
    to: null,
    words: ["sleep", "slept"],
    moods: ["happy", "calm"],
  });
  expect(readRecordQuestion("What helped in October?", TODAY)).toMatchObject({
    from: "2026-10-01",
    to: "2026-10-31",
    words: [],
    moods: null,
    asksWhatHelped: true,
  });
});

test("last week is the one that its page shows: Monday to Sunday", () => {
  expect(readRecordQuestion("what was last week like", "2026-11-30")).toMatchObject({
    from: "2026-11-23",
    to: "2026-11-29",
  });
});

test("feelings of one's own are words, also where a word is a mood or says nothing", () => {
  const own = ["Proud", "Too much"];
  expect(readRecordQuestion("When was I last proud?", TODAY, own)).toMatchObject({
    words: ["proud"],
    moods: null,
    asksLast: true,
  });
  expect(readRecordQuestion("how often was it too much", TODAY, own)).toMatchObject({
    words: ["too", "much"],
    asksHowOften: true,
  });
});

test.each([
  ["how was yesterday", "2026-11-28", "2026-11-28"],
  ["what did I write about Ana last month", "2026-10-01", "2026-10-31"],
  ["since March", "2026-03-01", TODAY],
  ["in December", "2025-12-01", "2025-12-31"],
  ["on October 5th", "2026-10-05", "2026-10-05"],
  ["three days ago", "2026-11-26", "2026-11-26"],
  ["what was wrong a week ago", "2026-11-19", "2026-11-25"],
  ["how was last week", "2026-11-16", "2026-11-22"],
  ["how was this week", "2026-11-23", TODAY],
  ["in the last two weeks", "2026-11-15", TODAY],
  ["over the weekend: last weekend", "2026-11-21", "2026-11-22"],
  ["in February 2024", "2024-02-01", "2024-02-29"],
  ["on Monday", "2026-11-23", "2026-11-23"],
  ["what was 2025 like, in 2025", "2025-01-01", "2025-12-31"],
  ["I may go back in time", null, null],
])("the days of “%s”", (asked, from, to) => {
  expect(readRecordQuestion(asked, TODAY)).toMatchObject({ from, to });
});
