// What `npm test` runs, on a fresh clone as well: installs what is missing, runs every check and
// ends with one line that counts them; `--long` runs what takes minutes instead, `--with-long` that too.
// Plain JavaScript: it begins under whatever Node there is.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildIfChanged } from "../app/config/build.js";
import { installMissing, needsOwnNode, root, runWithOwnNode } from "../app/config/install.js";
// Whatever imports a package is itself only imported once packages are there: see runPlaywright.
import { countPlaywright, countVitest } from "./setup/counts.js";

import { slowestTable, timesOfPlaywright, timesOfVitest } from "./setup/slowest.js";

/** @typedef {import("./setup/counts.js").Counts} Counts */
/** @typedef {import("./setup/slowest.js").TimedFile} TimedFile */

const KINDS = ["static", "unit", "browser"];
const startedAt = performance.now();
/** @type {TimedFile[]} */
const times = [];

try {
  process.chdir(root);
  installMissing();
  if (needsOwnNode()) runWithOwnNode(fileURLToPath(import.meta.url));
  else process.exitCode = await runAll(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      long: { type: "boolean", default: false },
      "with-long": { type: "boolean", default: false },
    },
  });
  const { only, long, "with-long": withLong } = values;
  if (only !== undefined && !KINDS.includes(only)) {
    throw new Error(`--only takes one of ${KINDS.join(", ")}`);
  }
  return { kinds: only === undefined ? KINDS : [only], isShort: !long, isLong: long || withLong };
}

/** @param {{ kinds: readonly string[], isShort: boolean, isLong: boolean }} options */
async function runAll({ kinds, isShort, isLong }) {
  const hasTests = kinds.includes("unit") || kinds.includes("browser");
  // The build is there before the formatter has read every file.
  const checking = isShort && kinds.includes("static") ? runStaticChecks() : [];
  const build = runBuild();
  const all = [...(await checking), build];
  // Both kinds open pages in it: it is there before the first test of either.
  if (hasTests) all.push(await prepareBrowser());
  const isBuilt = build.failed.length === 0;
  // Once for both, not by each of them.
  if (hasTests) (await import("./setup/database-template.ts")).default();
  if (isShort) all.push(...(await runTests(kinds, isBuilt, {})));
  if (isLong && isBuilt) all.push(...(await runTests(kinds, isBuilt, { TEST_LONG: "1" })));
  return tellResult(all);
}

/**
 * Both runners side by side: one alone leaves a core idle wherever its tests wait for a clock.
 * @param {readonly string[]} kinds
 * @param {boolean} isBuilt without a build only the unit tests can run
 * @param {NodeJS.ProcessEnv} variables
 */
function runTests(kinds, isBuilt, variables) {
  const running = [];
  if (kinds.includes("unit")) running.push(runVitest(isBuilt, variables));
  if (kinds.includes("browser") && isBuilt) running.push(runPlaywright(variables));
  return Promise.all(running);
}

/** @param {readonly Counts[]} all */
function tellResult(all) {
  if (times.length > 0) console.log(`\n${slowestTable(times)}`);
  console.log(`\nAll of it took ${Math.round((performance.now() - startedAt) / 1000)} seconds.`);
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = all.flatMap((counts) => counts.failed);
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join("\n")}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return failed.length > 0 || passed === 0 ? 1 : 0;
}

// Side by side, so each one's output is shown whole once it is there.
function runStaticChecks() {
  return Promise.all([
    runStatic("format", [["prettier", "--check", "--log-level=warn", "."]]),
    runStatic("lint", [["oxlint", "--deny-warnings"]]),
    runStatic("types", [
      ["react-router", "typegen"],
      ["tsc", "--noEmit"],
    ]),
  ]);
}

/**
 * @param {string} name
 * @param {string[][]} steps
 * @returns {Promise<Counts>}
 */
async function runStatic(name, steps) {
  for (const step of steps) {
    const { status, output } = await run(step, "pipe");
    if (status === 0) continue;
    console.log(`not ok  ${name}\n${output}`);
    return { passed: 0, failed: [name] };
  }
  console.log(`ok  ${name}`);
  return { passed: 1, failed: [] };
}

/** @returns {Counts} */
function runBuild() {
  try {
    buildIfChanged();
    console.log("ok  build");
    return { passed: 1, failed: [] };
  } catch (error) {
    console.log(`not ok  build\n${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: ["build"] };
  }
}

/** @returns {Promise<Counts>} */
async function prepareBrowser() {
  const { installBrowser } = await import("./setup/browser.js");
  try {
    installBrowser();
    return { passed: 0, failed: [] };
  } catch (error) {
    console.log(
      `not ok  a browser for the tests\n${error instanceof Error ? error.message : error}`,
    );
    return { passed: 0, failed: ["a browser for the tests"] };
  }
}

/**
 * @param {boolean} isBuilt
 * @param {NodeJS.ProcessEnv} variables
 * @returns {Promise<Counts>}
 */
async function runVitest(isBuilt, variables) {
  const report = newReport();
  const errors = newReport();
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  options.push("--reporter=./tests/setup/errors-reporter.js");
  if (!isBuilt) options.push("--project=unit");
  const { status } = await run(["vitest", "run", ...options], "inherit", {
    ...variables,
    ERRORS_FILE: errors,
  });
  const told = readReport(report);
  times.push(...timesOfVitest(told));
  return countVitest(told, status, readReport(errors));
}

/**
 * @param {NodeJS.ProcessEnv} variables
 * @returns {Promise<Counts>}
 */
async function runPlaywright(variables) {
  const report = newReport();
  const { status } = await run(
    ["playwright", "test", "--reporter=list,json", "--pass-with-no-tests"],
    "inherit",
    { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const told = readReport(report);
  times.push(...timesOfPlaywright(told));
  return countPlaywright(told, status);
}

function newReport() {
  return path.join(mkdtempSync(path.join(tmpdir(), "aliwell-report-")), "report.json");
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  } finally {
    rmSync(path.dirname(file), { recursive: true });
  }
}

/**
 * Runs one of the project's programs under this Node.
 * @param {string[]} command
 * @param {"pipe" | "inherit"} stdio
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {Promise<{ status: number, output: string }>}
 */
function run([program = "", ...args], stdio, variables = {}) {
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  // Every test file has a process of its own, and each would compile the whole product anew.
  const NODE_COMPILE_CACHE = path.join(root, ".cache/compiled");
  const env = { ...process.env, PATH, NODE_COMPILE_CACHE, ...variables };
  const file = path.join(root, "node_modules/.bin", program);
  const child = spawn(process.execPath, [file, ...args], { env, stdio });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}
