import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { readMeaning } from "#app/reader/reader.server.ts";
import { ASIDES } from "#app/content/safety.ts";
import { ASIDE_IDS } from "#app/reader/names.ts";
import { heardAmong } from "#app/safety/scripts/asides-heard.ts";

const FOLDER = "tests/safety/voices/asides";
const row = z.object({ id: z.string(), text: z.string(), signs: z.array(z.string()) });
const ROWS = readdirSync(FOLDER).flatMap((name) =>
  readFileSync(`${FOLDER}/${name}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line))),
);
/** Every tenth measures and never teaches: rows.py has the same. */
const HELD_OUT = ROWS.filter(({ id }) => Number(id.slice(-3)) % 10 === 7);
/** What may be said back in each danger, by how its situations begin. */
const SAID_WITHIN = new Map<string, Set<string>>();
for (const [id, { heard, typed, within = ["active"] }] of Object.entries(ASIDES)) {
  if (!typed) continue;
  for (const place of within) {
    const known = SAID_WITHIN.get(place) ?? new Set();
    SAID_WITHIN.set(place, known.add(heard ?? signOf(id)));
  }
}

function signOf(id: string): string {
  return id.startsWith("aside_question") ? "aside_question" : id;
}

/** The first danger in which something may be said, and all else that may be said there. */
function beside(sign: string | undefined): ReadonlySet<string> {
  const places = [...SAID_WITHIN.values()];
  return places.find((said) => sign !== undefined && said.has(sign)) ?? new Set(ASIDE_IDS);
}

test("every answer to what people say back is one that the reader can hear", () => {
  const unheard = Object.entries(ASIDES).filter(
    ([id, { heard, typed }]) => typed && !ASIDE_IDS.includes(heard ?? signOf(id)),
  );
  expect(unheard.map(([id]) => id)).toEqual([]);
});

test("what is said back is heard in other words than it was taught in", async () => {
  const heard = await Promise.all(
    HELD_OUT.map(async ({ text, signs }) => {
      const said = heardAmong((await readMeaning(text)).asides, beside(signs[0]));
      return { isOfNothing: signs.length === 0, said, isRight: signs.includes(said ?? "") };
    }),
  );
  const said = heard.filter(({ isOfNothing }) => !isOfNothing);
  const nothing = heard.filter(({ isOfNothing }) => isOfNothing);
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter(({ isRight }) => isRight).length / said.length).toBeGreaterThan(0.5);
  expect(nothing.filter((each) => each.said !== null).length / nothing.length).toBeLessThan(0.15);
});
