import { expect, test } from "vitest";
import { retryAfterMs } from "./bounded-retries.server.ts";

test("the wait that a server asks for is read in each of its forms", () => {
  const now = Date.UTC(2026, 0, 1);
  const asked = (headers: Record<string, string>) => retryAfterMs(new Headers(headers), now);
  expect(asked({})).toBe(0);
  expect(asked({ "retry-after": "3" })).toBe(3_000);
  expect(asked({ "retry-after-ms": "250", "retry-after": "3" })).toBe(250);
  expect(asked({ "retry-after": "Thu, 01 Jan 2026 00:01:00 GMT" })).toBe(60_000);
  expect(asked({ "retry-after": "Thu, 01 Jan 2015 00:00:00 GMT" })).toBe(0);
  expect(asked({ "retry-after": "soon" })).toBe(0);
});
