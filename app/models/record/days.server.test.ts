import { expect, test } from "vitest";
import { findLostDay, timeOf } from "./days.server.ts";

test.each([
  ["2024-07-01", 0, "America/New_York", "2024-07-01T04:00:00Z"],
  ["2024-07-01", 23 * 60 + 59, "Pacific/Kiritimati", "2024-07-01T09:59:00Z"],
  ["2024-07-01", 90, null, "2024-07-01T01:30:00Z"],
  // Clocks go from 2:00 to 3:00, and half a year later from 2:00 back to 1:00.
  ["2024-03-10", 150, "America/New_York", "2024-03-10T07:30:00Z"],
  ["2024-11-03", 90, "America/New_York", "2024-11-03T05:30:00Z"],
  ["2024-11-03", 120, "America/New_York", "2024-11-03T07:00:00Z"],
])("%s at minute %i in %s is %s", (day, minute, timeZone, time) => {
  expect(timeOf(day, minute, timeZone)).toBe(Date.parse(time));
});

test.each([
  [
    "eastward over the date line, late on the day",
    "Pacific/Honolulu",
    "Asia/Tokyo",
    "2026-11-23T13:30Z",
    "2026-11-23",
  ],
  [
    "with a day between that never came",
    "Pacific/Pago_Pago",
    "Pacific/Kiritimati",
    "2026-11-23T10:30Z",
    "2026-11-23",
  ],
  ["the morning after", "Pacific/Honolulu", "Asia/Tokyo", "2026-11-24T01:00Z", "2026-11-23"],
  ["back over it", "Asia/Tokyo", "Pacific/Honolulu", "2026-11-23T13:30Z", null],
  ["over an ocean", "America/New_York", "Europe/Berlin", "2026-11-23T13:30Z", null],
  ["from nowhere known", null, "Asia/Tokyo", "2026-11-23T13:30Z", null],
])("who travels %s loses the day that they do", (_way, from, to, at, lost) => {
  expect(findLostDay(from, to, Date.parse(at))).toBe(lost);
});
