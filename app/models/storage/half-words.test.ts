import { expect, test } from "vitest";
import { beginningsOf, findBeginnings, stemBeginning } from "./half-words.ts";

test("words are taken apart at their signs, without case and accents", () => {
  expect(beginningsOf(["Corazón", "self-care"])).toEqual(["corazon", "self", "care"]);
});

test("prefixes of one or two letters are too short to search", () => {
  expect(beginningsOf(["sleep", "in"])).toBeNull();
  expect(beginningsOf(["don't"])).toBeNull();
  expect(beginningsOf([])).toBeNull();
});

test("what an index of stems is asked for is no longer than what every stem keeps", () => {
  expect(stemBeginning("medita")).toBe("medi");
  expect(stemBeginning("sle")).toBe("sle");
  expect(stemBeginning("playe")).toBe("pla");
});

test("the places are whole words, wherever they begin so, and each beginning has to be there", () => {
  const text = "Sleepless: the CORAZÓN of sleep";
  const words = (beginnings: string[]) =>
    findBeginnings(text, beginnings)?.map(({ from, to }) => text.slice(from, to)) ?? null;
  expect(words(["slee", "coraz"])).toEqual(["Sleepless", "CORAZÓN", "sleep"]);
  expect(words(["leep"])).toBeNull();
  expect(words(["slee", "heron"])).toBeNull();
});
