import { expect, test } from "vitest";
import { exercises } from "#app/content/exercises.ts";
import { forYouNow } from "./for-you-now.ts";

const idsFor = (...[about]: [Parameters<typeof forYouNow>[1]]) =>
  forYouNow(exercises, about).map(({ id }) => id);

test("three fit any moment", () => {
  expect(idsFor({ mood: null, hour: 12 })).toEqual([
    "box-breathing",
    "grounding",
    "self-compassion-break",
  ]);
});

test("today's mood goes first, then the hour, and none comes twice", () => {
  expect(idsFor({ mood: "anxious", hour: 12 })).toEqual([
    "box-breathing",
    "grounding",
    "worry-time",
  ]);
  expect(idsFor({ mood: "happy", hour: 23 })).toEqual([
    "values-step",
    "sleep-wind-down",
    "body-scan",
  ]);
});
