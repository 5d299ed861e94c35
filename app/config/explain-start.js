/**
 * Why the product does not start: settings that are wrong line by line, and of anything else all that
 * is known. Plain JavaScript, because a start begins under whatever Node the machine has.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function explainStart(error) {
  if (!(error instanceof Error)) return String(error);
  if (!("lines" in error) || !Array.isArray(error.lines)) return error.stack;
  return ["The settings are not right yet:", ...error.lines.map((line) => `  ${line}`)].join("\n");
}
