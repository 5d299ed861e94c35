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

test("a written question is named where it stands whole among few other words", () => {
  const label = "Can I ask for more time?";
  const questions = [{ id: "asked.more_time", label, message: label }];
  for (const words of ["ok so can i ask for more time or not", "can i ask for more time"])
    expect(namedChoice(words, questions)).toBe("asked.more_time");
  expect(namedChoice("can i ask you something", questions)).toBeNull();
  const long = "i was at work and wondered can i ask for more time or is it too late by now";
  expect(namedChoice(long, questions)).toBeNull();
  expect(namedChoice("i cant sleep at all", ANSWERS)).toBeNull();
});
