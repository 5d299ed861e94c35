import { expect, test } from "vitest";
import { findExercise } from "#app/content/exercises.ts";
import { STEP_VISUALS } from "./step-visuals.ts";

test.each(
  Object.entries(STEP_VISUALS).flatMap(([exerciseId, steps]) =>
    Object.keys(steps).map((step) => ({ exerciseId, step })),
  ),
)("what is shown with $step of $exerciseId has its step", ({ exerciseId, step }) => {
  expect(findExercise(exerciseId)?.steps.map(({ name }) => name)).toContain(step);
});
