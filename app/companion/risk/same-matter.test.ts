import { expect, test } from "vitest";
import { movesOn } from "./same-matter.ts";

test.each(["goodnight", "thanks, bye", "I feel fine", "I'm ok"])(
  "%j ends nothing where a life may hang on it, and lets go of what is mild",
  (text) => {
    expect(movesOn(text, "overdose")).toBe(false);
    expect(movesOn(text, "imminent")).toBe(false);
    expect(movesOn(text, "passive")).toBe(true);
  },
);

test("a wish to talk of something else, and being safe, let go of a plan and not of a poisoning", () => {
  for (const text of ["can we talk about something else", "I'm safe now"]) {
    expect(movesOn(text, "imminent")).toBe(true);
    expect(movesOn(text, "poisoning")).toBe(false);
  }
  expect(movesOn("it stopped bleeding", "medical")).toBe(true);
});

test("what is still about the danger is no turn to something else", () => {
  expect(movesOn("I'm fine, just sleepy", "passive")).toBe(false);
  expect(movesOn("he was always kind", "passive")).toBe(false);
});
