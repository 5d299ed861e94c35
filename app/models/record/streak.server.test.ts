import { beforeAll, describe, expect, test } from "vitest";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { messages, sessions } from "#db/schema.ts";
import { dayAfter, findLostDay } from "./days.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { recordMood } from "./moods.server.ts";
import { findStreak, lengthen, MAX_STREAK } from "./streak.server.ts";
import { createUser } from "#app/models/accounts/users.server.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");

beforeAll(() => migrate());

async function newPerson(): Promise<string> {
  const email = `${newId()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  return user.id;
}

async function say(userId: string, at: string) {
  const createdAt = Date.parse(at);
  const conversationId = newId();
  const session = { id: conversationId, userId, therapistType: "ali", lastMessageAt: createdAt };
  await database()
    .insert(sessions)
    .values({ ...session, createdAt });
  await database()
    .insert(messages)
    .values({
      id: newId(),
      conversationId,
      userId,
      role: "user",
      content: trustedText("hello"),
      createdAt,
    });
}

describe("of these days, the newest last", () => {
  const today = "2026-11-23";
  test.each([
    ["today alone", "x", 1],
    ["nothing at all", "", 0],
    ["today isn't over", "xx.", 2],
    ["a day off ends it, and is no day of it", "xx.xx", 2],
    ["every other day is no row", "x.x.x.x", 1],
    ["yesterday off, and nothing yet today", "xx..", 0],
  ])("%s: %s", (_name, days, count) => {
    const active = [...days].flatMap((mark, place) =>
      mark === "x" ? [dayAfter(today, place - days.length + 1)] : [],
    );
    const found = lengthen({ count: 0, first: today }, active, "2026-10-01");
    expect(found).toMatchObject({ count, isEnded: true });
  });

  test("where none of what was read ends it, more has to be read", () => {
    const none = { count: 0, first: today };
    expect(lengthen(none, [], today).isEnded).toBe(false);
    expect(lengthen(none, [today], today).isEnded).toBe(false);
    expect(lengthen(none, ["2026-11-22"], "2026-11-22").isEnded).toBe(false);
    expect(lengthen(none, [today], "2026-11-22").isEnded).toBe(true);
  });

  test("what is read later goes on where it stopped", () => {
    const streak = lengthen({ count: 0, first: today }, [today, "2026-11-22"], "2026-11-22");
    expect(streak).toEqual({ count: 2, first: "2026-11-22", isEnded: false });
    expect(lengthen(streak, ["2026-11-21", "2026-11-20"], "2026-11-10").count).toBe(4);
    expect(lengthen(streak, ["2026-11-20"], "2026-11-10").count).toBe(2);
  });
});

test("messages and moods count for the day of the person's own zone, on both sides of midnight", async () => {
  const userId = await newPerson();
  // In Kiritimati the 23rd and the 22nd; in Honolulu both times the 22nd; in UTC the 23rd and the 22nd.
  await say(userId, "2026-11-23T09:50:00Z");
  await say(userId, "2026-11-22T10:10:00Z");
  expect(await findStreak(userId, null, NOON)).toBe(2);
  expect(await findStreak(userId, "Pacific/Honolulu", NOON)).toBe(1);
  // There it is the 24th already: nothing yet today.
  expect(await findStreak(userId, "Pacific/Kiritimati", NOON)).toBe(1);
  await recordMood(userId, "calm", "Pacific/Kiritimati", NOON);
  expect(await findStreak(userId, "Pacific/Kiritimati", NOON)).toBe(2);
});

test("a day that somebody lost by flying over the date line ends nothing, and is no day of it", async () => {
  const userId = await newPerson();
  const [home, away] = ["Pacific/Honolulu", "Asia/Tokyo"];
  for (const at of ["20T20", "21T20", "22T14"]) {
    await recordMood(userId, "calm", home, Date.parse(`2026-11-${at}:00:00Z`));
  }
  // On the way since the morning of the 22nd there, and off the plane late on the 23rd here.
  const landed = Date.parse("2026-11-23T13:30:00Z");
  const lost = findLostDay(home, away, landed);
  expect(lost).toBe("2026-11-23");
  const morning = Date.parse("2026-11-24T00:30:00Z");
  await recordMood(userId, "calm", away, morning);
  expect(await findStreak(userId, away, morning)).toBe(1);
  expect(await findStreak(userId, away, morning, [lost ?? ""])).toBe(4);
  // Read in one go or two, it is the same.
  const none = { count: 1, first: "2026-11-24" };
  expect(lengthen(none, [], "2026-11-24", ["2026-11-23"]).isEnded).toBe(false);
  expect(lengthen(none, [], "2026-11-23", ["2026-11-23"]).isEnded).toBe(false);
  expect(lengthen(none, [], "2026-11-22", ["2026-11-23"]).isEnded).toBe(true);
});

test("a day of 23 or 25 hours is a day", async () => {
  const userId = await newPerson();
  // In New York clocks went back on November 1 and forward on March 8.
  for (const at of ["10-31T12", "11-01T04", "11-02T04", "11-02T16"]) {
    await say(userId, `2026-${at}:30:00Z`);
  }
  const evening = Date.parse("2026-11-02T23:00:00Z");
  expect(await findStreak(userId, "America/New_York", evening)).toBe(3);
  const other = await newPerson();
  for (const at of ["03-08T04", "03-08T05", "03-09T03", "03-09T04"]) {
    await say(other, `2026-${at}:30:00Z`);
  }
  expect(await findStreak(other, "America/New_York", Date.parse("2026-03-09T20:00:00Z"))).toBe(3);
});

test("a long streak is read as far back as it goes, and only its owner's", async () => {
  const [userId, other] = [await newPerson(), await newPerson()];
  const days = Array.from({ length: 200 }, (_, index) => NOON - index * 86_400_000);
  for (const at of days) await recordMood(userId, "calm", null, at);
  expect(await findStreak(userId, null, NOON)).toBe(200);
  expect(await findStreak(other, null, NOON)).toBe(0);
});

test("after a year nobody counts any further", async () => {
  const userId = await newPerson();
  for (let day = 0; day < MAX_STREAK + 30; day += 1) {
    await recordMood(userId, "calm", null, NOON - day * 86_400_000);
  }
  expect(await findStreak(userId, null, NOON)).toBe(MAX_STREAK);
});
