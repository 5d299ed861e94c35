import { expect, test } from "vitest";
import { createGuard } from "#app/safety/guard.server.ts";
import { journeys } from "./journeys/index.ts";
import { repliesOf } from "./transcript.ts";

/** What the guard makes of a reply that a model says word by word. */
function ruleBrokenBy(text: string): string | null {
  const guard = createGuard({ openRisk: false, region: "US", language: "en" });
  for (const word of text.split(/(?<= )/)) guard.push(word);
  guard.end();
  return guard.violation?.rule ?? null;
}

// A model that spoke as well as the written companion does must be heard to the end.
test.each(journeys)("nothing that is said in “$name” would be withheld of a model", (journey) => {
  const withheld = repliesOf(journey).flatMap((text) => {
    const rule = ruleBrokenBy(text);
    return rule ? [`${rule}: ${text}`] : [];
  });
  expect(withheld).toEqual([]);
});
