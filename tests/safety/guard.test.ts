import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseYaml } from "#app/content/parse-yaml.ts";
import { judgeText } from "#app/safety/guard.server.ts";
import { guardRules } from "#app/safety/guard/rules.ts";
import { readMeasuringRows, type GuardRow } from "#tests/safety/guard-rows.ts";

function shareHit(rows: readonly GuardRow[]): number {
  const hit = rows.filter(
    ({ text, strict = false }) => judgeText(text, { isStrict: strict }).outcome !== "shown",
  );
  return hit.length / rows.length;
}

test("good replies are left as they are, in ordinary talk and to somebody in danger", () => {
  const rows = readMeasuringRows("replies-good");
  expect(shareHit(rows.filter(({ strict }) => !strict))).toBeLessThanOrEqual(0.005);
  expect(shareHit(rows.filter(({ strict }) => strict))).toBeLessThanOrEqual(0.02);
});

/**
 * Measured on 2026-11-29 on 160 forbidden replies by somebody who had not seen the rules: 34 % by the
 * rules alone. What else is forbidden is a matter of meaning: of somebody in danger's replies the marked
 * sentences are judged by a model.
 */
test("forbidden replies are stopped no less than measured", () => {
  expect(shareHit(readMeasuringRows("replies-bad"))).toBeGreaterThanOrEqual(0.32);
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

test.each(NAMES)("no good neighbour of %s is taken for what breaks it", (name) => {
  const hits = sentences[name]?.neighbours.flatMap((text) => {
    const { rule } = judgeText(text, { isStrict: true });
    return rule ? [`${rule}: ${text}`] : [];
  });
  expect(hits).toEqual([]);
});
