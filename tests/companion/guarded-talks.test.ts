import { expect, test } from "vitest";
import { judgeText } from "#app/safety/guard.server.ts";
import { journeys } from "./journeys/index.ts";
import { repliesOf } from "./transcript.ts";

// A model that spoke as well as the written companion does must be heard to the end.
test.each(journeys)("nothing that is said in “$name” would be withheld of a model", (journey) => {
  const withheld = repliesOf(journey).flatMap((text) => {
    const { rule } = judgeText(text, { isStrict: false });
    return rule ? [`${rule}: ${text}`] : [];
  });
  expect(withheld).toEqual([]);
});
