import { expect, test } from "vitest";
import { createChooser } from "./choose.ts";

const LINES = ["one", "two", "three", "four"];

test("the same message with the same past gets the same line", () => {
  expect(createChooser("m1", []).pick("hear", LINES)).toBe(
    createChooser("m1", []).pick("hear", LINES),
  );
});

test("no line comes back before all others were used", () => {
  let used: string[] = [];
  const said: (string | null)[] = [];
  for (let turn = 0; turn < LINES.length; turn += 1) {
    const chooser = createChooser(`m${turn}`, used);
    said.push(chooser.pick("hear", LINES));
    used = chooser.usedLines();
  }
  expect(new Set(said).size).toBe(LINES.length);
});

test("what is remembered stays small", () => {
  let used: string[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const chooser = createChooser(`m${turn}`, used);
    chooser.pick(`kind${turn % 20}`, LINES);
    used = chooser.usedLines();
  }
  expect(used.length).toBeLessThanOrEqual(48);
});
