import type { Assessment } from "./assessment.ts";

/** The rules by which the linear model names what it found; the second opinion is another one. */
const LINEAR_MODEL_RULES: ReadonlySet<string> = new Set([
  "model.watch",
  "model.check_in",
  "model.crisis",
]);

/** A mark of what a finding is about; it is no rule that found anything. */
const IS_MARK = /^situation\./;

/** Whether the detector's linear model alone raised this, with no pattern beside it. */
export function isFromModelAlone({ rules }: Pick<Assessment, "rules">): boolean {
  const found = rules.filter((rule) => !IS_MARK.test(rule));
  return found.length > 0 && found.every((rule) => LINEAR_MODEL_RULES.has(rule));
}
