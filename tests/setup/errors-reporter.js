import { writeFileSync } from "node:fs";

/** Vitest's own reports leave out what went wrong beside the tests; this writes it to `ERRORS_FILE`. */
export default class ErrorsReporter {
  /**
   * @param {unknown} _modules
   * @param {readonly import("vitest").SerializedError[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env.ERRORS_FILE;
    if (file) writeFileSync(file, JSON.stringify(errors.map(told)));
  }
}

/** @param {import("vitest").SerializedError} error */
function told({ name, message, stack, VITEST_TEST_PATH }) {
  const [where = ""] = /\bat .+/u.exec(stack ?? "") ?? [];
  return [`${name}: ${message}`, where, VITEST_TEST_PATH].filter(Boolean).join("\n    ");
}
