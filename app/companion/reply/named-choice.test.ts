import { expect, test } from "vitest";
import { namedChoice } from "./named-choice.ts";

const ANSWERS = [
  { id: "subject.cant-sleep", label: "I can't sleep", message: "I can't sleep" },
  { id: "exercise.box-breathing", label: "Box breathing (5 min)", message: "Box breathing" },
  { id: "not_that", label: "No es eso", message: "No es eso" },
];

test.each([
  ["i cant sleep.", "subject.cant-sleep"],
  ["No puedo dormir", "subject.cant-sleep"],
  ["box breathing", "exercise.box-breathing"],
  ["That isn’t it!", "not_that"],
  ["I can't sleep because of work", null],
  ["...", null],
])("“%s” is %s", (words, id) => {
  expect(namedChoice(words, ANSWERS)).toBe(id);
});
