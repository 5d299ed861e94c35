import { expect, test } from "vitest";
import { MOOD_IDS, MOODS, moodScore } from "./moods.ts";

test("each mood has its score, and what is not known counts as the lowest", () => {
  expect(Object.fromEntries(MOODS.map(({ id, score }) => [id, score]))).toEqual({
    happy: 8,
    calm: 7,
    neutral: 5,
    anxious: 3,
    sad: 2,
  });
  expect(moodScore("calm")).toBe(7);
  expect(moodScore("furious")).toBe(2);
});

test("there are five of them, each with a face and a color of its own", () => {
  expect(MOODS.map(({ id }) => id)).toEqual(MOOD_IDS);
  expect(new Set(MOODS.map(({ emoji }) => emoji)).size).toBe(5);
  expect(new Set(MOODS.map(({ color }) => color)).size).toBe(5);
});
