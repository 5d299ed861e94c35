import { expect, test } from "vitest";
import { exercisesFor, findGroup, groupOf } from "./groups.ts";
import { exercises } from "#app/content/exercises.ts";

test("every exercise stands in the group of what it helps with most", () => {
  for (const exercise of exercises) {
    const group = groupOf(exercise);
    expect(group, exercise.id).toBeDefined();
    expect(group && exercisesFor(group, exercises), exercise.id).toContain(exercise);
  }
});

test("a group that nobody named is none", () => {
  expect(findGroup("no such group")).toBeUndefined();
  expect(findGroup(null)).toBeUndefined();
});
