import { expect, test } from "vitest";
import type { Told } from "./told.ts";
import { isNumberRefused } from "./numbers-refused.ts";

const REFUSED: Told = { told: new Set(["aside_no_numbers"]), tier: "none" };
const LATER: Told = { told: new Set(), tier: "none" };

test.each([
  ["a guess of the reader", "crisis", ["reader.crisis"], true],
  ["a weak guess", "check_in", ["model.check_in", "reader.check_in"], true],
  ["plain words", "crisis", ["active.kill_self", "reader.check_in"], false],
] as const)("after no to numbers, %s", (_, tier, rules, isRefused) => {
  expect(isNumberRefused({ tier, rules, told: [REFUSED, LATER] })).toBe(isRefused);
  expect(isNumberRefused({ tier: "none", told: [REFUSED, LATER] })).toBe(true);
  expect(isNumberRefused({ tier: "none", told: [REFUSED, { ...LATER, tier }] })).toBe(false);
});
