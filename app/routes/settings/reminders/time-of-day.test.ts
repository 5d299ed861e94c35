import { expect, test } from "vitest";
import { minuteOfDay, timeOfDay } from "./time-of-day.ts";

test.each([
  ["00:00", "00:00"],
  ["20:30", "20:30"],
  ["20:30:00", "20:30"],
  ["8:05", "08:05"],
  [" 8:30 PM ", "20:30"],
  ["8:30 p.m.", "20:30"],
  ["8.30pm", "20:30"],
  ["8 am", "08:00"],
  ["12 AM", "00:00"],
  ["12:15 pm", "12:15"],
])("%j is %s", (typed, expected) => {
  const minute = minuteOfDay(typed);
  expect(minute === null ? null : timeOfDay(minute)).toBe(expected);
});

test.each(["", "8", "24:00", "13 pm", "0:30 am", "12:60", "8:5", "in the evening", "-1:00"])(
  "%j is no time",
  (typed) => {
    expect(minuteOfDay(typed)).toBeNull();
  },
);
