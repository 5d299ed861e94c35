import { expect, it } from "vitest";
import { exercises } from "#app/content/exercises.ts";
import { createChooser } from "./choose.ts";
import { pickLine } from "./fill.ts";

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
