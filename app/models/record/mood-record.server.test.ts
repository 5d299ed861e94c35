import { beforeAll, expect, test } from "vitest";
import type { MoodId } from "#app/catalogue/moods.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { migrate } from "#db/migrate.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import {
  countScores,
  findDailyMoods,
  findLastMoods,
  findMoodYears,
  findTagMoods,
  joinMeans,
  weekdayMeans,
} from "./mood-record.server.ts";
import { addMood, SAME_TAP_MS } from "./moods.server.ts";
import { createUser } from "#app/models/accounts/users.server.ts";

const WEEK = { from: "2026-11-16", to: "2026-11-22" };

let time = Date.parse("2026-11-22T12:00:00Z");

beforeAll(() => migrate());

async function newPerson(): Promise<string> {
  const email = `${newId()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  return user.id;
}

async function log(userId: string, date: string, mood: MoodId, tags: readonly string[] = []) {
  // The same again within a minute is the same tap.
  time += SAME_TAP_MS;
  const found = await screenText("");
  const activities = await Promise.all(tags.map(async (tag) => (await screenText(tag)).text));
  await addMood(userId, { mood, date, notes: null, activities }, found, time);
}

test("a day has the mean of its moods and the last of them; other days and people have none", async () => {
  const [userId, other] = [await newPerson(), await newPerson()];
  for (const mood of ["sad", "happy", "neutral"] as const) await log(userId, "2026-11-20", mood);
  await log(userId, "2026-11-22", "calm");
  await log(userId, "2026-11-15", "happy");
  await log(other, "2026-11-21", "happy");
  expect(await findDailyMoods(userId, WEEK)).toEqual([
    { date: "2026-11-20", count: 3, mean: 5 },
    { date: "2026-11-22", count: 1, mean: 7 },
  ]);
  expect([...(await findLastMoods(userId, WEEK))]).toEqual([
    ["2026-11-20", { mood: "neutral", feelingId: null }],
    ["2026-11-22", { mood: "calm", feelingId: null }],
  ]);
  expect(await countScores(other, WEEK)).toEqual([{ score: 8, count: 1 }]);
});

test("a tag with fewer than five moods says nothing", async () => {
  const userId = await newPerson();
  for (const mood of ["calm", "calm", "happy", "calm", "neutral"] as const) {
    await log(userId, "2026-11-20", mood, ["walk", ...(mood === "calm" ? ["work"] : [])]);
  }
  const [walk, ...others] = await findTagMoods(userId, WEEK);
  expect(walk).toMatchObject({ tag: "walk", count: 5 });
  expect(walk?.mean).toBeCloseTo(6.8);
  expect(others).toEqual([]);
});

test("only years with a mood are named, the latest first", async () => {
  const userId = await newPerson();
  expect(await findMoodYears(userId)).toEqual([]);
  for (const date of ["2026-01-01", "2026-11-20", "2024-12-31", "1987-05-05"]) {
    await log(userId, date, "calm");
  }
  expect(await findMoodYears(userId)).toEqual([2026, 2024, 1987]);
});

test("means are joined with the weight of their moods", () => {
  expect(joinMeans([])).toBeNull();
  const days = [
    { date: "2026-11-15", count: 1, mean: 8 },
    { date: "2026-11-22", count: 3, mean: 4 },
    { date: "2026-11-21", count: 2, mean: 7 },
  ];
  const byWeekday = weekdayMeans(days);
  expect(byWeekday[0]).toEqual({ count: 4, mean: 5 });
  expect(byWeekday[6]).toEqual({ count: 2, mean: 7 });
  expect(byWeekday[1]).toBeNull();
});
