import { beforeAll, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { dailyAssessments, moodEntries } from "#db/schema.ts";
import { readCheckIns, readMoods } from "./export-rows.server.ts";
import { createUser } from "./users.server.ts";

beforeAll(() => migrate());

test("all rows come once and in order, however many there are, and nobody else's", async () => {
  const [ana, ben] = await Promise.all(["Ana", "Ben"].map(newPerson));
  if (!ana || !ben) throw new Error("nobody was made");
  const mood = { mood: "calm" as const, moodScore: 8, date: "2026-11-23", createdAt: 1 };
  const moods = Array.from({ length: 1_201 }, (_, at) => ({
    ...mood,
    id: `m${String(at).padStart(4, "0")}`,
    userId: ana.id,
  }));
  for (const at of [0, 400, 800]) {
    await database()
      .insert(moodEntries)
      .values(moods.slice(at, at + 400 + (at === 800 ? 1 : 0)));
  }
  await database()
    .insert(moodEntries)
    .values({ ...mood, id: "theirs", userId: ben.id });
  const checkIn = { moodScore: 5, stressLevel: 5, sleepQuality: 5, energyLevel: 5, createdAt: 1 };
  const days = Array.from({ length: 700 }, (_, at) => dayOf(at));
  await database()
    .insert(dailyAssessments)
    .values(days.map((day) => ({ ...checkIn, id: day, userId: ana.id, assessmentDate: day })));

  expect((await all(readMoods(ana))).map(({ id }) => id)).toEqual(moods.map(({ id }) => id));
  expect((await all(readCheckIns(ana))).map(({ id }) => id)).toEqual(days);
  expect((await all(readMoods(ben))).map(({ id }) => id)).toEqual(["theirs"]);
  expect(await all(readCheckIns(ben))).toEqual([]);
});

async function newPerson(firstName: string) {
  const email = `${firstName}@example.org`;
  return createUser({ email, password: "none", firstName, lastName: "Ruiz" });
}

function dayOf(at: number): string {
  return new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
}

async function all<Row>(pages: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}
