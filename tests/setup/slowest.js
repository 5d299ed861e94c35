import path from "node:path";
import { root } from "../../app/config/install.js";

/**
 * @typedef {object} TimedFile
 * @property {string} name
 * @property {number} ms all its tests together
 * @property {{ title: string, ms: number }} slowest
 *
 * @typedef {object} VitestReport
 * @property {{ name: string, assertionResults: { fullName: string, duration?: number | null }[] }[]} testResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string,
 *   tests: { projectName: string, results: { duration: number }[] }[] }[]} [specs]
 */

const SHOWN = 20;

/**
 * The files of a run of vitest, with how long their tests took.
 * @param {VitestReport | null} report
 * @returns {TimedFile[]}
 */
export function timesOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    timed(
      path.relative(root, name),
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
    ),
  );
}

/**
 * The files of a run of Playwright, with how long their tests took, each once for every project.
 * @param {{ suites: PlaywrightSuite[] } | null} report
 * @returns {TimedFile[]}
 */
export function timesOfPlaywright(report) {
  const tests = (report?.suites ?? []).flatMap(testsIn);
  const byFile = Object.entries(Object.groupBy(tests, ({ file }) => file));
  return byFile.flatMap(([file, list = []]) =>
    timed(
      file,
      list.map(({ title, ms }) => ({ title, ms })),
    ),
  );
}

/**
 * A table of the files that took longest, the longest first.
 * @param {readonly TimedFile[]} files
 */
export function slowestTable(files) {
  const first = [...files].sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
  const lines = first.map(
    ({ name, ms, slowest }) =>
      `${seconds(ms).padStart(6)}  ${name} (${seconds(slowest.ms)} ${slowest.title})`,
  );
  return [`The slowest ${lines.length} files in seconds, with their slowest test:`, ...lines].join(
    "\n",
  );
}

/**
 * @param {string} name
 * @param {readonly { title: string, ms: number }[]} tests
 * @returns {TimedFile[]}
 */
function timed(name, tests) {
  const [slowest] = [...tests].sort((a, b) => b.ms - a.ms);
  if (!slowest) return [];
  return [{ name, ms: tests.reduce((sum, { ms }) => sum + ms, 0), slowest }];
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ file: string, title: string, ms: number }[]}
 */
function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      file: `[${projectName}] ${file}`,
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/** @param {number} ms */
function seconds(ms) {
  return (ms / 1000).toFixed(1);
}
