import type { Assessment } from "./assessment.ts";

/** The rules by which the linear model names what it found; the second opinion is another one. */
const LINEAR_MODEL_RULES: ReadonlySet<string> = new Set([
  "model.watch",
  "model.check_in",
  "model.crisis",
]);

/** Whether the detector's linear model alone raised this, with no pattern beside it. */
export function isFromModelAlone({ rules }: Pick<Assessment, "rules">): boolean {
  return rules.length > 0 && rules.every((rule) => LINEAR_MODEL_RULES.has(rule));
}
