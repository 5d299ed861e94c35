import { beforeAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { recordLoginAttempt, waitBeforeNextTry } from "./login-attempts.server.ts";

const SECOND = 1_000;
const NOW = Date.parse("2026-11-10T12:00:00Z");
const EMAIL = "ana@example.org";

beforeAll(() => migrate());

async function fail(address: string, times: number, at = NOW) {
  for (let time = 0; time < times; time += 1) {
    const attempt = { email: EMAIL, ipAddress: address, userAgent: null, successful: false };
    await recordLoginAttempt(attempt, at);
  }
}

test("the wait begins with the fifth wrong password, doubles, and ends at a quarter of an hour", async () => {
  await fail("10.0.0.1", 4);
  expect(await waitBeforeNextTry(EMAIL, "10.0.0.1", NOW)).toBe(0);
  await fail("10.0.0.1", 1);
  expect(await waitBeforeNextTry("Ana@Example.org", "10.0.0.1", NOW)).toBe(15 * SECOND);
  expect(await waitBeforeNextTry(EMAIL, "10.0.0.1", NOW + 15 * SECOND)).toBe(0);
  await fail("10.0.0.1", 1);
  expect(await waitBeforeNextTry(EMAIL, "10.0.0.1", NOW)).toBe(30 * SECOND);
  await fail("10.0.0.1", 40);
  expect(await waitBeforeNextTry(EMAIL, "10.0.0.1", NOW)).toBe(15 * 60 * SECOND);
});

test("nobody waits for what somebody else did, nor for what is long ago or still to come", async () => {
  await fail("10.0.0.2", 9);
  expect(await waitBeforeNextTry(EMAIL, "10.0.0.3", NOW)).toBe(0);
  expect(await waitBeforeNextTry("ben@example.org", "10.0.0.2", NOW)).toBe(0);
  expect(await waitBeforeNextTry(EMAIL, "10.0.0.2", NOW + 25 * 60 * 60 * SECOND)).toBe(0);
  expect(await waitBeforeNextTry(EMAIL, "10.0.0.2", NOW - SECOND)).toBe(0);
});

test("a sign-in that worked forgives what went before it", async () => {
  await fail("10.0.0.4", 9);
  const right = { email: EMAIL, ipAddress: "10.0.0.4", userAgent: null, successful: true };
  await recordLoginAttempt(right, NOW);
  await fail("10.0.0.4", 4);
  expect(await waitBeforeNextTry(EMAIL, "10.0.0.4", NOW)).toBe(0);
});
