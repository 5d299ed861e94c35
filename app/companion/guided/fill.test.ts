import { expect, it } from "vitest";
import { exercises } from "#app/content/exercises.ts";
import { createChooser } from "./choose.ts";
import { pickLine } from "./fill.ts";

const [exercise] = exercises;
const step = exercise?.steps.find(({ expects }) => expects.kind === "text");

it.each([
  ["{answer}. Thanks.", "a day off", "“A day off.” Thanks."],
  ["You wrote {answer}, and that counts.", "a day off", "You wrote “a day off,” and that counts."],
])("puts the mark inside the closing quote: %s", (line, answer, said) => {
  if (exercise === undefined || step === undefined) throw new Error("no exercise asks for words");
  const answers = new Map([["answer", answer]]);
  expect(pickLine("test", [line], { exercise, step, answers }, createChooser("m", []))).toBe(said);
});
