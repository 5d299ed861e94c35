import { describe, expect, test } from "vitest";
import { textOf, type Exercise } from "#app/content/exercise.ts";
import { exercises, findExercise } from "#app/content/exercises.ts";

const MIN_VARIANTS = 3;

function textsOf(exercise: Exercise): string[] {
  const steps = exercise.steps.flatMap((step) => [
    ...step.prompts,
    ...step.reflections,
    ...step.hints,
  ]);
  return [
    ...exercise.intro,
    ...steps.map((line) => textOf(line)),
    ...exercise.closings.map((line) => textOf(line)),
    ...exercise.thisWeek,
    exercise.about,
    exercise.source,
  ];
}

describe.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
  "%s",
  (id, exercise) => {
    test("is found by its id and shares it with no other", () => {
      expect(findExercise(id)).toBe(exercise);
      expect(exercises.filter((other) => other.id === id)).toHaveLength(1);
    });

    test("names where it comes from, what it is and how long it takes", () => {
      expect(exercise.source.length).toBeGreaterThan(20);
      expect(exercise.about.length).toBeGreaterThan(60);
      expect(exercise.minutes).toBeGreaterThan(0);
    });

    test("can begin, ask and end in several ways", () => {
      for (const step of exercise.steps) {
        expect(step.prompts.length, step.name).toBeGreaterThanOrEqual(2);
        expect(step.hints.length, step.name).toBeGreaterThanOrEqual(2);
      }
      expect(exercise.intro.length).toBeGreaterThanOrEqual(MIN_VARIANTS);
      expect(exercise.closings.length).toBeGreaterThanOrEqual(2);
      expect(exercise.thisWeek.length).toBeGreaterThanOrEqual(MIN_VARIANTS);
    });

    test("raises no voice, makes no promise and plays no doctor", () => {
      for (const text of textsOf(exercise)) {
        expect(text).not.toMatch(/!/u);
        expect(text).not.toMatch(
          /\b(?:cure|treats?|diagnos|clinically proven|medication|guarantee|promise|as a human)\b/iu,
        );
      }
    });
  },
);

test("no exercise takes another's name", () => {
  const names = exercises.flatMap((exercise) => [...exercise.aliases]);
  expect(new Set(names).size).toBe(names.length);
});
