// What `npm test` runs, on a fresh clone as well: installs what is missing, runs every check and
// ends with one line that counts them. Plain JavaScript: it begins under whatever Node there is.
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

/** @typedef {import("./setup/counts.js").Counts} Counts */

const KINDS = ["static", "unit", "browser"];

try {
  process.chdir(root);
  installMissing();
  if (needsOwnNode()) runWithOwnNode(fileURLToPath(import.meta.url));
  else process.exitCode = await runChecks(wantedKinds());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}

function wantedKinds() {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  if (values.only === undefined) return KINDS;
  if (!KINDS.includes(values.only)) throw new Error(`--only takes one of ${KINDS.join(", ")}`);
  return [values.only];
}

/** @param {readonly string[]} kinds */
async function runChecks(kinds) {
  /** @type {Counts[]} */
  const all = [];
  // The build is there before the formatter has read every file.
  const checking = kinds.includes("static") ? runStaticChecks() : [];
  const build = runBuild();
  all.push(...(await checking), build);
  const isBuilt = build.failed.length === 0;
  // Both kinds open pages in it: it is there before the first test of either.
  if (kinds.includes("unit") || kinds.includes("browser")) all.push(await prepareBrowser());
  if (kinds.includes("unit")) all.push(await runVitest(isBuilt));
  if (kinds.includes("browser") && isBuilt) all.push(await runPlaywright());
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

/** @param {boolean} isBuilt without a build only the unit tests can run */
async function runVitest(isBuilt) {
  const report = newReport();
  const errors = newReport();
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  options.push("--reporter=./tests/setup/errors-reporter.js");
  if (!isBuilt) options.push("--project=unit");
  const { status } = await run(["vitest", "run", ...options], "inherit", { ERRORS_FILE: errors });
  return countVitest(readReport(report), status, readReport(errors));
}

async function runPlaywright() {
  const report = newReport();
  const { status } = await run(
    ["playwright", "test", "--reporter=list,json", "--pass-with-no-tests"],
    "inherit",
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return countPlaywright(readReport(report), status);
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
