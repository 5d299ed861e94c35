import { expect, test } from "vitest";
import { validTimeZone } from "#app/models/record/days.server.ts";
import { timeZoneGroups, timeZoneName, timeZoneWithClock } from "./time-zones.server.ts";

const NOW = Date.parse("2026-11-10T21:12:00Z");

test("a zone is called as its place is called today", () => {
  expect(timeZoneWithClock("America/New_York", NOW)).toBe("New York, 4:12 PM");
  expect(timeZoneName("America/Kentucky/Monticello")).toBe("Monticello, Kentucky");
  for (const [told, name] of [
    ["Asia/Kolkata", "Kolkata"],
    ["Europe/Kyiv", "Kyiv"],
    ["Asia/Ho_Chi_Minh", "Ho Chi Minh City"],
  ]) {
    expect(timeZoneName(validTimeZone(told) ?? "")).toBe(name);
  }
});

test("whatever zone a browser tells can be found in the list again", () => {
  const ids = timeZoneGroups(NOW).flatMap(({ zones }) => zones.map(({ id }) => id));
  for (const told of ["Asia/Kolkata", "US/Pacific", "Europe/Kyiv", "Etc/UTC", "GMT"]) {
    expect(ids).toContain(validTimeZone(told));
  }
});

test("America comes first, and a place stands where its name is looked for", () => {
  const groups = timeZoneGroups(NOW);
  expect(groups[0]?.name).toBe("America");
  const asia = groups.find(({ name }) => name === "Asia")?.zones.map(({ label }) => label) ?? [];
  expect(asia).toContain("Kolkata (2:42 AM)");
  expect(asia).toEqual(asia.toSorted((one, other) => one.localeCompare(other, "en")));
});
