import { expect, test } from "vitest";
import { SAFETY_PLAN, SAFETY_PLAN_FIELDS } from "./safety-plan.ts";

test("the safety plan has its six steps in order, each with a question, a reason and examples", () => {
  expect(SAFETY_PLAN.map((step) => step.field)).toEqual(SAFETY_PLAN_FIELDS);
  for (const step of SAFETY_PLAN) {
    for (const language of ["en", "es"] as const) {
      expect(step.question[language]).toContain("?");
      expect(step.why[language].length).toBeGreaterThan(20);
      expect(step.examples[language].length).toBeGreaterThanOrEqual(3);
    }
  }
});
