import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createGuard } from "#app/safety/guard.server.ts";

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
