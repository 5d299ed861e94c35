import { describe, expect, test } from "vitest";
import { nextMoment } from "./reminders.server.ts";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The next moment as the world's clock shows it. */
function next(time: string, days: number[], timeZone: string | null, after: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const found = nextMoment({ minute: hours * 60 + minutes, days }, timeZone, Date.parse(after));
  return found === null ? null : new Date(found).toISOString().slice(0, 16);
}

describe("a reminder is next due", () => {
  test("today, where its time is still to come, and tomorrow from that moment on", () => {
    expect(next("20:00", EVERY_DAY, null, "2026-11-23T19:59:59Z")).toBe("2026-11-23T20:00");
    expect(next("20:00", EVERY_DAY, null, "2026-11-23T20:00:00Z")).toBe("2026-11-24T20:00");
  });

  test("on the chosen days alone: a week later where today's has passed", () => {
    // November 23, 2026 is a Monday.
    expect(next("08:15", [1], null, "2026-11-23T08:00:00Z")).toBe("2026-11-23T08:15");
    expect(next("08:15", [1], null, "2026-11-23T09:00:00Z")).toBe("2026-11-30T08:15");
    expect(next("08:15", [0, 6], null, "2026-11-23T09:00:00Z")).toBe("2026-11-28T08:15");
  });

  test("never, where no day was chosen", () => {
    expect(next("08:15", [], null, "2026-11-23T09:00:00Z")).toBeNull();
  });

  test.each([
    // Monday evening there, while it's Tuesday in the world's time.
    ["America/Los_Angeles", "2026-11-24T05:30"],
    ["Pacific/Kiritimati", "2026-11-30T07:30"],
    ["Asia/Kolkata", "2026-11-30T16:00"],
  ])("on the days of %s", (timeZone, expected) => {
    expect(next("21:30", [1], timeZone, "2026-11-24T00:00:00Z")).toBe(expected);
  });

  test("at the same time of day before and after the clock changes", () => {
    expect(next("20:00", EVERY_DAY, "America/New_York", "2026-10-31T12:00:00Z")).toBe(
      "2026-11-01T00:00",
    );
    expect(next("20:00", EVERY_DAY, "America/New_York", "2026-11-01T12:00:00Z")).toBe(
      "2026-11-02T01:00",
    );
  });

  test.each([
    ["02:00", "America/New_York", "2026-03-08T05:00:00Z", "2026-03-08T07:00"],
    ["02:30", "America/New_York", "2026-03-08T05:00:00Z", "2026-03-08T07:00"],
    ["02:59", "Europe/Berlin", "2026-03-28T23:30:00Z", "2026-03-29T01:00"],
    ["00:30", "Africa/Cairo", "2026-04-23T12:00:00Z", "2026-04-23T22:00"],
    ["02:10", "Australia/Lord_Howe", "2026-10-03T12:00:00Z", "2026-10-03T15:30"],
  ])("at the first moment after the gap, where the clock skips %s in %s", (...args) => {
    const [time, timeZone, after, expected] = args;
    expect(next(time, EVERY_DAY, timeZone, after)).toBe(expected);
  });

  test("at its own time again on the day after the gap", () => {
    expect(next("02:30", EVERY_DAY, "America/New_York", "2026-03-08T07:00:00Z")).toBe(
      "2026-03-09T06:30",
    );
  });

  test("once, where the clock shows its time twice", () => {
    const first = "2026-11-01T05:30";
    expect(next("01:30", EVERY_DAY, "America/New_York", "2026-11-01T04:00:00Z")).toBe(first);
    expect(next("01:30", EVERY_DAY, "America/New_York", `${first}:00Z`)).toBe("2026-11-02T06:30");
    expect(next("01:30", EVERY_DAY, "America/New_York", "2026-11-01T06:00:00Z")).toBe(
      "2026-11-02T06:30",
    );
  });

  test("in the world's time, where this runtime doesn't know the zone", () => {
    expect(next("20:00", EVERY_DAY, "Mars/Base", "2026-11-23T12:00:00Z")).toBe("2026-11-23T20:00");
  });
});
