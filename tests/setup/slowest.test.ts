import path from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/config/install.js";
import { slowestTable, timesOfPlaywright, timesOfVitest } from "./slowest.js";

test("vitest's files are told with the sum of their tests and the slowest of them", () => {
  const assertionResults = [
    { fullName: "quick", duration: 200 },
    { fullName: "slow", duration: 1_300 },
    { fullName: "skipped", duration: null },
  ];
  const name = path.join(root, "tests/http/some.test.ts");
  const report = {
    testResults: [
      { name, assertionResults },
      { name: "empty", assertionResults: [] },
    ],
  };
  expect(timesOfVitest(report)).toEqual([
    { name: "tests/http/some.test.ts", ms: 1_500, slowest: { title: "slow", ms: 1_300 } },
  ]);
  expect(timesOfVitest(null)).toEqual([]);
});

test("Playwright's files are told once for every project, with what stands in groups", () => {
  const spec = (title: string, projectName: string, duration: number) => ({
    title,
    file: "chat.spec.ts",
    tests: [{ projectName, results: [{ duration }] }],
  });
  const suites = [
    { specs: [spec("a", "scripts", 10)], suites: [{ specs: [spec("b", "scripts", 30)] }] },
    { specs: [spec("a", "no-scripts", 5)] },
  ];
  expect(timesOfPlaywright({ suites })).toEqual([
    { name: "[scripts] chat.spec.ts", ms: 40, slowest: { title: "b", ms: 30 } },
    { name: "[no-scripts] chat.spec.ts", ms: 5, slowest: { title: "a", ms: 5 } },
  ]);
});

test("the table has twenty at the most, the slowest first", () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: `file ${index}`,
    ms: index * 1_000,
    slowest: { title: "test", ms: 500 },
  }));
  const lines = slowestTable(files).split("\n");
  expect(lines).toHaveLength(21);
  expect(lines[0]).toBe("The slowest 20 files in seconds, with their slowest test:");
  expect(lines[1]).toBe("  29.0  file 29 (0.5 test)");
});
