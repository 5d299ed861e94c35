import { expect, test } from "vitest";
import { MODEL_LABELS, readEncoder } from "../detector/model.ts";

function labelsOf(words: string): number[] {
  const scores = new Float64Array(MODEL_LABELS.length);
  readEncoder().scoreLabels(words, scores);
  return [...scores];
}

function labelOf(words: string) {
  const scores = labelsOf(words);
  return MODEL_LABELS[scores.indexOf(Math.max(...scores))];
}

test("what words mean together is told apart", () => {
  expect(labelOf("we had tacos on the couch and laughed a lot")).toBe("none");
  expect(labelOf("he put his hands around my neck and squeezed")).toBe("abuse_or_violence");
  expect(labelOf("my chest hurts and my left arm is numb and i am sweating")).toBe(
    "medical_emergency",
  );
});

test("the same words say the same, whatever was read before, and their order counts", () => {
  const before = labelsOf("i said no and he hit me");
  labelsOf("a long walk in the park with the dog and the children and the neighbor");
  expect(labelsOf("i said no and he hit me")).toEqual(before);
  expect(labelsOf("he said no and i hit me")).not.toEqual(before);
});

test("a stretch is read as far as there is room, and nothing is read as nothing", () => {
  const long = "so then he walked home ".repeat(20);
  expect(labelsOf(long)).toEqual(labelsOf(`${long}and back again`));
  expect(labelsOf("").every(Number.isFinite)).toBe(true);
});
