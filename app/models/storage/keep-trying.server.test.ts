import { MINUTE_MS } from "#app/config/durations.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finishTrying, keepTrying } from "./keep-trying.server.ts";

class DiskFull extends Error {
  readonly code = "SQLITE_FULL";
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what the database does not take is written once there is room, and only once", async () => {
  const write = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("a query failed", { cause: new DiskFull("full") }))
    .mockRejectedValueOnce(new DiskFull("full"))
    .mockResolvedValue("stored");
  const written = keepTrying(write, { what: "turn" });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await written).toBe("stored");
  expect(write).toHaveBeenCalledTimes(3);
});

test("what is no failure of the database is told at once", async () => {
  const write = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("no such conversation"));
  await expect(keepTrying(write, { what: "turn" })).rejects.toThrow("no such conversation");
  expect(write).toHaveBeenCalledTimes(1);
});

test("after its time it is given up with what the database said, a few tries a minute later", async () => {
  const write = vi.fn<() => Promise<void>>().mockRejectedValue(new DiskFull("full"));
  const refused = expect(keepTrying(write, { what: "turn" })).rejects.toThrow("full");
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  const tries = write.mock.calls.length;
  expect(tries).toBeLessThan(60);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  await refused;
  expect(write.mock.calls.length).toBeLessThan(tries + 10);
});

test("a process that leaves tries a last time, and waits no longer than it is given", async () => {
  const passes = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new DiskFull("full"))
    .mockResolvedValue("stored");
  const fails = vi.fn<() => Promise<string>>().mockRejectedValue(new DiskFull("full"));
  const hangs = () => new Promise<string>(() => {});
  const written = keepTrying(passes, { what: "turn" });
  const refused = expect(keepTrying(fails, { what: "turn" })).rejects.toThrow("full");
  void keepTrying(hangs, { what: "turn" });
  await vi.advanceTimersByTimeAsync(100);
  const finished = finishTrying(2_000);
  expect(await written).toBe("stored");
  await refused;
  expect(fails).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await finished;
});
