import { DAY_MS, MINUTE_MS } from "#app/config/durations.ts";
import { expect, test } from "vitest";
import { backupName, backupsToRemove, newestBackup, timeOfBackup } from "./backup-rule.ts";

const NOW = Date.UTC(2026, 10, 23, 12, 30);

test("a name tells its time, and other files are none", () => {
  expect(backupName(NOW)).toBe("aliwell-2026-11-23T12-30-00Z.db");
  expect(timeOfBackup(backupName(NOW))).toBe(NOW);
  for (const other of [
    "notes.txt",
    "aliwell-2026-11-23.db",
    "deletions.jsonl",
    `${backupName(NOW)}.json`,
  ])
    expect(timeOfBackup(other)).toBeNull();
});

test("of backups made every ten minutes for forty days, a day of hours and a month of days is left", () => {
  const count = (40 * DAY_MS) / (10 * MINUTE_MS);
  const names = Array.from({ length: count }, (_, index) =>
    backupName(NOW - index * 10 * MINUTE_MS),
  );
  const removed = new Set(backupsToRemove(names, NOW));
  const left = names.filter((name) => !removed.has(name)).map((name) => timeOfBackup(name) ?? 0);
  const lastDay = left.filter((at) => NOW - at < DAY_MS);
  expect(lastDay.length).toBe(25);
  const days = left.filter((at) => NOW - at >= DAY_MS);
  expect(days.length).toBeGreaterThanOrEqual(29);
  expect(days.length).toBeLessThanOrEqual(30);
  expect(new Set(days.map((at) => Math.floor(at / DAY_MS))).size).toBe(days.length);
  // Doing it again removes nothing more.
  expect(backupsToRemove(left.map(backupName), NOW)).toEqual([]);
});

test("the newest stays however old it is, and what is no backup isn't touched", () => {
  const old = [backupName(NOW - 90 * DAY_MS), backupName(NOW - 80 * DAY_MS), "deletions.jsonl"];
  expect(backupsToRemove(old, NOW)).toEqual([old[0]]);
  expect(newestBackup(old)).toBe(old[1]);
  expect(newestBackup(["deletions.jsonl"])).toBeNull();
});
