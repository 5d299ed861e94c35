import { expect, test } from "vitest";
import { readWords } from "#app/safety/cues/read-words.ts";
import { movesOn, speaksOfWhoHurts } from "./same-matter.ts";

test.each(["goodnight", "thanks, bye", "I feel fine", "I'm ok"])(
  "%j ends nothing where a life may hang on it, and lets go of what is mild",
  (text) => {
    expect(movesOn(readWords(text), "overdose")).toBe(false);
    expect(movesOn(readWords(text), "imminent")).toBe(false);
    expect(movesOn(readWords(text), "passive")).toBe(true);
  },
);

test("a wish to talk of something else, and being safe, let go of a plan and not of a poisoning", () => {
  for (const text of ["can we talk about something else", "I'm safe now"]) {
    expect(movesOn(readWords(text), "imminent")).toBe(true);
    expect(movesOn(readWords(text), "poisoning")).toBe(false);
  }
  expect(movesOn(readWords("it stopped bleeding"), "medical")).toBe(true);
});

test("what is still about the danger is no turn to something else", () => {
  expect(movesOn(readWords("I'm fine, just sleepy"), "passive")).toBe(false);
  expect(movesOn(readWords("he was always kind"), "passive")).toBe(false);
});

test("what is told of whoever hurts them goes on with it, however many words it takes; thanks and questions don't", () => {
  expect(
    speaksOfWhoHurts(readWords("idk what mood he's gonna be in when the game is over tonight")),
  ).toBe(true);
  expect(speaksOfWhoHurts(readWords("my husband says i make it all up"))).toBe(true);
  expect(speaksOfWhoHurts(readWords("mi esposo anda muy raro desde ayer en la noche"))).toBe(true);
  expect(speaksOfWhoHurts(readWords("thanks, she helped"))).toBe(false);
  expect(speaksOfWhoHurts(readWords("what should i cook for her?"))).toBe(false);
  expect(speaksOfWhoHurts(readWords("my job is boring"))).toBe(false);
});
