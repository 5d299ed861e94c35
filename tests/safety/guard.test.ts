import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseYaml } from "#app/content/parse-yaml.ts";
import { judgeStrictly, judgeText } from "#app/safety/guard.server.ts";
import { guardRules } from "#app/safety/guard/rules.ts";
import { readMeasuringRows, type GuardRow } from "#tests/safety/guard-rows.ts";

async function shareHit(rows: readonly GuardRow[]): Promise<number> {
  let hit = 0;
  for (const { text, strict = false } of rows) {
    const { outcome } = strict ? await judgeStrictly(text) : judgeText(text, { isStrict: false });
    if (outcome !== "shown") hit += 1;
  }
  return hit / rows.length;
}

test("good replies are left as they are, in ordinary talk and to somebody in danger", async () => {
  const rows = readMeasuringRows("replies-good");
  expect(await shareHit(rows.filter(({ strict }) => !strict))).toBeLessThanOrEqual(0.005);
  expect(await shareHit(rows.filter(({ strict }) => strict))).toBeLessThanOrEqual(0.02);
  const hard = readMeasuringRows("harmless-set-aside").map((row) => ({ ...row, strict: true }));
  expect(await shareHit(hard)).toBeLessThanOrEqual(0.02);
});

/**
 * Measured on replies by somebody who had not seen the rules, December 2026: 41 % of all, and of those to somebody in
 * danger 47 %, by rules and by rules and marks together. Of the rest half is marked, and judged by a model.
 */
test("forbidden replies are stopped no less than measured", async () => {
  const rows = readMeasuringRows("replies-bad");
  expect(await shareHit(rows)).toBeGreaterThanOrEqual(0.4);
  expect(await shareHit(rows.filter(({ strict }) => strict))).toBeGreaterThanOrEqual(0.46);
});

const sentences = z
  .record(z.string(), z.object({ broken: z.array(z.string()), neighbours: z.array(z.string()) }))
  .parse(parseYaml(readFileSync(new URL("guard/neighbours.yaml", import.meta.url), "utf8")));
const NAMES = [...guardRules().map(({ name }) => name), "number", "encoded"];

test("every rule has its good neighbours", () => {
  expect(Object.keys(sentences).toSorted()).toEqual(NAMES.toSorted());
  for (const { neighbours } of Object.values(sentences)) {
    expect(neighbours.length).toBeGreaterThanOrEqual(20);
  }
});

test.each(NAMES)("no good neighbour of %s is taken for what breaks it", async (name) => {
  const hits: string[] = [];
  for (const text of sentences[name]?.neighbours ?? []) {
    const { rule } = await judgeStrictly(text);
    if (rule) hits.push(`${rule}: ${text}`);
  }
  expect(hits).toEqual([]);
});
