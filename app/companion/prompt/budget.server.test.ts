import { afterAll, beforeEach, expect, it, vi } from "vitest";

const USAGE = { outputTokens: 5, cacheWriteTokens: 0 };

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("ANTHROPIC_API_KEY", "any");
  vi.stubEnv("MODEL_CONTEXT_TOKENS", "9024");
});

afterAll(() => {
  vi.unstubAllEnvs();
});

it("counts as our estimate does until the server has said how it counts, its cache too", async () => {
  const { learningFrom, promptLimit } = await import("./budget.server.ts");
  expect(promptLimit()).toBe(8_000);
  const told: unknown[] = [];
  const onUsage = learningFrom(1_000, (usage) => told.push(usage));
  for (let call = 0; call < 60; call += 1) {
    onUsage({ ...USAGE, inputTokens: 100, cacheReadTokens: 400 });
  }
  expect(told).toHaveLength(60);
  expect(promptLimit()).toBeGreaterThan(15_000);
  expect(promptLimit()).toBeLessThanOrEqual(16_000);
});

it("believes at once that a prompt is larger, and never what can't be about it", async () => {
  const { learningFrom, promptLimit } = await import("./budget.server.ts");
  const onUsage = learningFrom(1_000, () => {});
  onUsage({ ...USAGE, inputTokens: 25, cacheReadTokens: 0 });
  expect(promptLimit()).toBe(8_000);
  onUsage({ ...USAGE, inputTokens: 1_600, cacheReadTokens: 0 });
  expect(promptLimit()).toBe(5_000);
});
