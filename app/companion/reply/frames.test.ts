import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atNextFrame } from "./frames.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("words wait for a frame that nobody sees, and a fifth of a second while many wait", () => {
  const few = vi.fn();
  atNextFrame(few);
  vi.advanceTimersByTime(60);
  expect(few).toHaveBeenCalledOnce();
  for (let reply = 0; reply < 400; reply += 1) atNextFrame(() => {});
  const late = vi.fn();
  atNextFrame(late);
  vi.advanceTimersByTime(60);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(late).toHaveBeenCalledOnce();
  atNextFrame(few);
  vi.advanceTimersByTime(60);
  expect(few).toHaveBeenCalledTimes(2);
});
