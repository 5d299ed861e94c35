/** @typedef {{ passed: number, failed: string[] }} Counts */

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string }[] }[]} testResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: { projectName: string, status: string }[] }[]} [specs]
 *
 * @typedef {object} PlaywrightReport
 * @property {PlaywrightSuite[]} suites
 * @property {{ message?: string }[]} errors
 */

/**
 * Counts vitest's tests. A file that could not be loaded counts as one failure, and so does a run
 * that failed although no test did, by each error beside the tests where that is known.
 * @param {VitestReport | null} report
 * @param {number} status
 * @param {string[] | null} [errors]
 * @returns {Counts}
 */
export function countVitest(report, status, errors) {
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  for (const { name, status: fileStatus, assertionResults } of report?.testResults ?? []) {
    passed += assertionResults.filter((test) => test.status === "passed").length;
    const failures = assertionResults.filter((test) => test.status === "failed");
    failed.push(...failures.map((test) => test.fullName));
    if (fileStatus === "failed" && failures.length === 0) failed.push(name);
  }
  failed.push(...(errors ?? []));
  if (status !== 0 && failed.length === 0) failed.push("vitest ended with an error");
  return { passed, failed };
}

/**
 * Counts Playwright's tests, each once for every project that runs it.
 * @param {PlaywrightReport | null} report
 * @param {number} status
 * @returns {Counts}
 */
export function countPlaywright(report, status) {
  const tests = (report?.suites ?? []).flatMap((suite) => testsOf(suite, ""));
  const failed = tests.filter((test) => test.status === "unexpected").map((test) => test.name);
  if (status !== 0 && failed.length === 0) failed.push("Playwright ended with an error");
  return { passed: tests.filter((test) => test.status === "expected").length, failed };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} parent
 * @returns {{ name: string, status: string }[]}
 */
function testsOf({ title, specs = [], suites = [] }, parent) {
  const name = `${parent}${title} > `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      name: `[${projectName}] ${name}${spec.title}`,
      status,
    })),
  );
  return [...own, ...suites.flatMap((inner) => testsOf(inner, name))];
}
