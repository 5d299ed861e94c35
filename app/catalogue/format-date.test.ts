import { expect, test } from "vitest";
import { clockOf, dayOf, fullMomentOf, momentOf, shortDayOf } from "./format-date.ts";

const NEW_YORK = "America/New_York";

test("a time is read in the person's own zone, on either side of midnight", () => {
  const time = Date.parse("2026-11-10T04:30:00Z");
  expect(momentOf(time, NEW_YORK)).toBe("November 9, 2026, 11:30 PM");
  expect(momentOf(time, "Pacific/Auckland")).toBe("November 10, 2026, 5:30 PM");
  expect(fullMomentOf(time, "Asia/Kolkata")).toBe("Tuesday, November 10, 2026, 10:00 AM");
});

test("where the zone isn't known it is the world's, and says so", () => {
  expect(clockOf(Date.parse("2026-11-10T00:05:00Z"), null)).toBe("12:05 AM UTC");
});

test("on the day the clocks go back an hour comes twice", () => {
  expect(clockOf(Date.parse("2026-11-01T05:30:00Z"), NEW_YORK)).toBe("1:30 AM");
  expect(clockOf(Date.parse("2026-11-01T06:30:00Z"), NEW_YORK)).toBe("1:30 AM");
  expect(dayOf(Date.parse("2026-11-02T04:59:00Z"), NEW_YORK)).toBe("November 1, 2026");
});

test("on the day the clocks go forward an hour is left out", () => {
  expect(clockOf(Date.parse("2026-03-08T06:59:00Z"), NEW_YORK)).toBe("1:59 AM");
  expect(clockOf(Date.parse("2026-03-08T07:00:00Z"), NEW_YORK)).toBe("3:00 AM");
});

test("a day of this year goes without the year's number, as the person counts years", () => {
  const newYearsEve = Date.parse("2027-01-01T03:00:00Z");
  const now = Date.parse("2027-01-02T12:00:00Z");
  expect(shortDayOf(newYearsEve, NEW_YORK, now)).toBe("December 31, 2026");
  expect(shortDayOf(newYearsEve, "Europe/Berlin", now)).toBe("January 1");
});
