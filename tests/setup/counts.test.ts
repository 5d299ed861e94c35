import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./counts.js";

const passing = { fullName: "adds", status: "passed" };
const failing = { fullName: "subtracts", status: "failed" };

function vitestFile(status: string, assertionResults: (typeof passing)[]) {
  return { testResults: [{ name: "a.test.ts", status, assertionResults }] };
}

describe("vitest's tests", () => {
  test("are counted one by one, and the failed ones are named", () => {
    const report = vitestFile("failed", [passing, passing, failing]);
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: ["subtracts"] });
  });

  test("that were skipped count neither way", () => {
    const report = vitestFile("passed", [passing, { fullName: "later", status: "skipped" }]);
    expect(countVitest(report, 0)).toEqual({ passed: 1, failed: [] });
  });

  test("of a file that could not be loaded are one failure", () => {
    expect(countVitest(vitestFile("failed", []), 1)).toEqual({ passed: 0, failed: ["a.test.ts"] });
  });

  test("do not hide an error beside them, nor a report that is missing", () => {
    expect(countVitest(vitestFile("passed", [passing]), 1).failed).toHaveLength(1);
    expect(countVitest(null, 1).failed).toHaveLength(1);
    expect(countVitest(vitestFile("passed", [passing]), 1, ["Error: a file left open"])).toEqual({
      passed: 1,
      failed: ["Error: a file left open"],
    });
  });
});

describe("the browser's tests", () => {
  const suite = {
    title: "a.spec.ts",
    specs: [{ title: "opens", tests: [{ projectName: "scripts", status: "expected" }] }],
    suites: [
      {
        title: "closing",
        specs: [{ title: "closes", tests: [{ projectName: "scripts", status: "unexpected" }] }],
      },
    ],
  };

  test("are counted at every depth, and the failed ones are named", () => {
    expect(countPlaywright({ suites: [suite], errors: [] }, 1)).toEqual({
      passed: 1,
      failed: ["[scripts] a.spec.ts > closing > closes"],
    });
  });

  test("do not hide an error beside them, nor a report that is missing", () => {
    expect(countPlaywright({ suites: [], errors: [] }, 1).failed).toHaveLength(1);
    expect(countPlaywright(null, 1).failed).toHaveLength(1);
  });
});
