import { expect, test } from "vitest";
import { movesOn, speaksOfWhoHurts } from "./same-matter.ts";

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

test("what is told of whoever hurts them goes on with it, however many words it takes; thanks and questions don't", () => {
  expect(speaksOfWhoHurts("idk what mood he's gonna be in when the game is over tonight")).toBe(
    true,
  );
  expect(speaksOfWhoHurts("my husband says i make it all up")).toBe(true);
  expect(speaksOfWhoHurts("mi esposo anda muy raro desde ayer en la noche")).toBe(true);
  expect(speaksOfWhoHurts("thanks, she helped")).toBe(false);
  expect(speaksOfWhoHurts("what should i cook for her?")).toBe(false);
  expect(speaksOfWhoHurts("my job is boring")).toBe(false);
});
