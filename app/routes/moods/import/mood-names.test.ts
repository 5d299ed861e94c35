import { expect, test } from "vitest";
import { moodNamesIn, moodOfName } from "./mood-names.ts";

test.each([
  ["rad", "happy"],
  ["Good", "calm"],
  ["MEH", "neutral"],
  ["bad", "anxious"],
  ["awful", "sad"],
  ["Anxious", "anxious"],
  ["Lausig", null],
  ["最高", null],
  ["constructor", null],
])("%j most likely stands for %j", (name, mood) => {
  expect(moodOfName(name)).toBe(mood);
});

test("names are counted once, however they are written", () => {
  const moods = ["good", "Lausig", "GOOD", "lausig", "good"].map((mood) => ({ mood }));
  expect(moodNamesIn(moods)).toEqual([
    { name: "good", count: 3 },
    { name: "Lausig", count: 2 },
  ]);
});
