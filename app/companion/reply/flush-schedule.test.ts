import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atNextFlush } from "./flush-schedule.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("words wait for a flush that nobody notices, and a fifth of a second while many wait", () => {
  const few = vi.fn();
  atNextFlush(few);
  vi.advanceTimersByTime(60);
  expect(few).toHaveBeenCalledOnce();
  for (let reply = 0; reply < 400; reply += 1) atNextFlush(() => {});
  const late = vi.fn();
  atNextFlush(late);
  vi.advanceTimersByTime(60);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(late).toHaveBeenCalledOnce();
  atNextFlush(few);
  vi.advanceTimersByTime(60);
  expect(few).toHaveBeenCalledTimes(2);
});
