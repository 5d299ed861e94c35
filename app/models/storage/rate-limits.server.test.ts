import { DAY_MS } from "#app/config/durations.ts";
import { beforeAll, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { rateLimits } from "#db/schema.ts";
import { refundRateLimit, LIMITS, consumeRateLimit } from "./rate-limits.server.ts";

const { most, windowMs } = LIMITS["login.place"];
const NOW = Date.UTC(2026, 4, 4, 12);

beforeAll(() => migrate());

function take(who: string, now = NOW) {
  return consumeRateLimit("login.place", who, now);
}

test("a limit refuses what is beyond it until its window has ended", async () => {
  for (let times = 0; times < most; times += 1) expect((await take("a")).isAllowed).toBe(true);
  expect(await take("a")).toEqual({ isAllowed: false, retryAfterSeconds: windowMs / 1000 });
  expect((await take("b")).isAllowed).toBe(true);
  expect((await take("a", NOW + windowMs)).isAllowed).toBe(true);
});

test("what is given back does not count", async () => {
  for (let times = 0; times < 3 * most; times += 1) {
    expect((await take("c")).isAllowed).toBe(true);
    await refundRateLimit("login.place", "c");
  }
});

test("limits whose window has ended do not stay in the database", async () => {
  for (let who = 0; who < 50; who += 1) await take(`somebody ${who}`);
  await take("later", NOW + 2 * DAY_MS);
  await take("later still", NOW + 3 * DAY_MS);
  expect(await database().select().from(rateLimits)).toHaveLength(1);
});

test("a clock that was a year ahead leaves no window of a year", async () => {
  for (let times = 0; times <= most; times += 1) await take("d", NOW + 365 * DAY_MS);
  expect((await take("d")).isAllowed).toBe(true);
});
