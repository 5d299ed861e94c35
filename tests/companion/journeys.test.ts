import { describe, expect, test } from "vitest";
import { exercises } from "#app/content/exercises.ts";
import { programmes } from "#app/content/programmes.ts";
import { journeys } from "./journeys/index.ts";
import type { Journey } from "./journey.ts";
import { play } from "./transcript.ts";

function companionLines(transcript: string): string {
  return transcript
    .split("\n")
    .filter((line) => line.startsWith(">"))
    .join("\n");
}

describe.each(journeys.map((journey) => [journey.name, journey] as const))(
  "the talk “%s”",
  (_, journey) => {
    const { transcript } = play(journey);

    test("keeps its voice down and leaves no slot unfilled", () => {
      const said = companionLines(transcript);
      expect(said).not.toMatch(/[{}]|undefined|\bnull\b/u);
      expect(said).not.toMatch(/\byou am\b|\byou was\b|\bI are\b|\byour am\b/iu);
    });
  },
);

const wholeExercises = journeys.filter(({ completes }) => completes !== undefined);

test.each(wholeExercises.map((journey) => [journey.name, journey] as const))(
  "“%s” goes through its exercise to the end",
  (_, journey) => expect(play(journey).finished).toEqual([journey.completes]),
);

const isLed = ({ programme }: Journey): boolean => programme !== undefined;

test("every exercise has a talk that goes through it", () => {
  expect(
    wholeExercises
      .filter((journey) => !isLed(journey))
      .map(({ completes }) => completes)
      .toSorted(),
  ).toEqual(exercises.map(({ id }) => id).toSorted());
});

test("every programme has a talk that goes through a whole session", () => {
  const led = wholeExercises.flatMap(({ programme }) => programme?.id ?? []);
  expect([...new Set(led)].toSorted()).toEqual(programmes.map(({ id }) => id).toSorted());
});
