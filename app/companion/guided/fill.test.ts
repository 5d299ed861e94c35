import { expect, it } from "vitest";
import { exercises } from "#app/content/exercises.ts";
import { createChooser } from "./choose.ts";
import { pickLine } from "./fill.ts";
import { quotedAnswer } from "./quoting.ts";

const [exercise] = exercises;
const step = exercise?.steps.find(({ expects }) => expects.kind === "text");

const number = exercises
  .flatMap((each) => each.steps.map((asked) => ({ exercise: each, step: asked })))
  .find(({ step: { expects } }) => expects.kind === "number");

it("leaves a line out that would have somebody's own words in its middle", () => {
  if (exercise === undefined || step === undefined) throw new Error("no exercise asks for words");
  const answers = new Map([["answer", "a day off"]]);
  const lines = ["You wrote {answer}, and that counts.", "That counts."];
  const scene = { exercise, step, answers };
  expect(pickLine("test", lines, scene, createChooser("m", []))).toBe("That counts.");
});

it("says a number back", () => {
  if (number === undefined) throw new Error("no exercise asks for a number");
  const scene = { ...number, answers: new Map([["answer", "maybe 70"]]) };
  expect(pickLine("test", ["{answer}, then."], scene, createChooser("m", []))).toBe("70, then.");
});

it("leaves a line out that would have somebody's own list in it", () => {
  const listed = exercises
    .flatMap((each) => each.steps.map((asked) => ({ exercise: each, step: asked })))
    .find(({ step: { expects } }) => expects.kind === "list");
  if (listed === undefined) throw new Error("no exercise asks for a list");
  const scene = { ...listed, answers: new Map([["answer", "the lamp my cup, the cat"]]) };
  const said = pickLine("test", ["{answer}. Good.", "Good."], scene, createChooser("m", []));
  expect(said).toBe("Good.");
});

it.each([
  ["umm.. 'not now, 7pm'", "“umm.. 'not now, 7pm'”"],
  ["'you left him too.' meaning my brother", "“'you left him too.' meaning my brother”"],
  ['"I can\'t do it"', "“I can't do it”"],
  ["'rest' and 'walk'", "“'rest' and 'walk'”"],
  ['"rest and walk', "“rest and walk”"],
])("quotes %s with all of its marks, and none that is alone", (content, quoted) => {
  expect(quotedAnswer(content)).toBe(quoted);
});
