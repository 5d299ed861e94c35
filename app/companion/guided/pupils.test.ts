import { expect, test } from "vitest";
import { isHeavy } from "./heavy.ts";
import { isOverTheirHead } from "./pupils.ts";

test("who goes to school isn't asked about a job, and a parent or a teacher may be", () => {
  const ask = "What would your boss say?";
  expect(isOverTheirHead(ask, ["I don't know what to do tomorrow at school"])).toBe(true);
  expect(isOverTheirHead("Who do you sit with?", ["tomorrow at school"])).toBe(false);
  expect(isOverTheirHead(ask, ["my son was hit at school"])).toBe(false);
  expect(isOverTheirHead(ask, ["I teach, and the day at school was long"])).toBe(false);
});

test("the heaviest lines are told from small ones", () => {
  expect(isHeavy("he cries when I wash him and then I get sharp")).toBe(true);
  expect(isHeavy("he was in the shed when it happened")).toBe(true);
  expect(isHeavy("my tin opener is gone again")).toBe(false);
});
