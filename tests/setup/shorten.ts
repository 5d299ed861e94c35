import { expect, onTestFinished, vi } from "vitest";

const SHORT_MS = 50;

/**
 * Until the end of the test, whatever waits for this long at most waits a twentieth of a second instead.
 * A test in which nothing waits for as long as that fails.
 */
export function shorten(limitMs: number): void {
  const { timeout } = AbortSignal;
  const limits = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((ms) => timeout(ms === limitMs ? SHORT_MS : ms));
  onTestFinished(() => {
    const waited = limits.mock.calls.map(([ms]) => ms);
    limits.mockRestore();
    expect(waited).toContain(limitMs);
  });
}
