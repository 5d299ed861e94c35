import { expect, test } from "vitest";
import type { Told } from "./told.ts";
import { isNumberRefused } from "./numbers-refused.ts";

const REFUSED: Told = { told: new Set(["aside_no_numbers"]), tier: "none" };
const LATER: Told = { told: new Set(), tier: "none" };

test.each([
  ["a guess of the reader", "crisis", "active_ideation", ["reader.crisis"], true],
  ["a weak guess", "check_in", "active_ideation", ["model.check_in", "reader.check_in"], true],
  ["a wish to be dead", "crisis", "passive_ideation", ["passive.wish_dead"], true],
  ["plain words", "crisis", "active_ideation", ["active.kill_self", "reader.check_in"], false],
] as const)("after no to numbers, %s", (_, tier, kind, rules, isRefused) => {
  expect(isNumberRefused({ tier, kind, rules, told: [REFUSED, LATER] })).toBe(isRefused);
  const quiet = { tier: "none", kind: "none" } as const;
  expect(isNumberRefused({ ...quiet, told: [REFUSED, LATER] })).toBe(true);
  expect(isNumberRefused({ ...quiet, told: [REFUSED, { ...LATER, tier }] })).toBe(true);
  expect(isNumberRefused({ ...quiet, told: [LATER] })).toBe(false);
});
