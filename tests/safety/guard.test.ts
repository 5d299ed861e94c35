import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createGuard } from "#app/safety/guard.server.ts";
import { ESTIMATE_MARGIN } from "#app/safety/guard/likeness.ts";
import { likenessOf, WORDS_JUDGED } from "#app/safety/guard/model.ts";
import { wordsOf } from "#app/safety/guard/words.ts";

interface Row {
  text: string;
}

function rows(name: string): Row[] {
  return readFileSync(new URL(`./guard/${name}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Row => JSON.parse(line));
}

function shareBroken(name: string, openRisk: boolean): number {
  const broken = rows(name).filter(({ text }) => {
    const guard = createGuard({ openRisk, region: "US", language: "en" });
    for (const word of text.match(/\s*\S+/g) ?? []) guard.push(word);
    return guard.end().violation !== null;
  });
  return broken.length / rows(name).length;
}

test.each([
  ["tuned", 0.97, 0.02],
  ["held-out", 0.95, 0.05],
] as const)(
  "with no risk open it catches what it must not say in %s sentences and lets good ones pass",
  (part, atLeast, atMost) => {
    expect(shareBroken(`violating-${part}`, false)).toBeGreaterThanOrEqual(atLeast);
    expect(shareBroken(`harmless-${part}`, false)).toBeLessThanOrEqual(atMost);
  },
);

test("while risk is open it is stricter", () => {
  expect(shareBroken("violating-held-out", true)).toBeGreaterThanOrEqual(0.97);
  expect(shareBroken("harmless-held-out", true)).toBeLessThanOrEqual(0.12);
  expect(shareBroken("violating-later", true)).toBeGreaterThan(
    shareBroken("violating-later", false),
  );
});

test("what words look like is estimated as it is scored, but for the last digits", () => {
  const texts = ["violating-learned", "harmless-learned", "violating-later", "harmless-later"]
    .flatMap(rows)
    .flatMap(({ text }) => text.split(/\s+/));
  let words: string[] = [];
  let furthest = 0;
  for (const [index, text] of texts.entries()) {
    words = [...words, ...wordsOf(text, () => false)].slice(-WORDS_JUDGED);
    const { score, estimate } = likenessOf(words.slice(-1 - (index % WORDS_JUDGED)));
    furthest = Math.max(furthest, Math.abs(score - estimate));
  }
  expect(furthest).toBeLessThan(ESTIMATE_MARGIN / 100);
});
