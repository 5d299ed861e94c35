import { format } from "node:util";
import { afterAll, afterEach, expect } from "vitest";

// A test that expects a warning spies on the console itself; any other is a fault that shows.
const unexpected: string[] = [];

for (const method of ["error", "warn"] as const) {
  console[method] = (...words: unknown[]) => void unexpected.push(format(...words));
}

function expectSilence(): void {
  expect(unexpected.splice(0), "unexpected console output").toEqual([]);
}

afterEach(expectSilence);
afterAll(expectSilence);
