import { expect, test } from "vitest";
import { readPieces } from "./pieces.ts";

test("words are read as their likeliest pieces, and every word as some", () => {
  expect(readPieces("the the")).toEqual([readPieces("the")[0], readPieces("the")[0]]);
  const [first, ...others] = readPieces("unforgettableness");
  expect(first).toBeGreaterThan(0);
  expect(others.length).toBeGreaterThan(1);
  expect(others.length).toBeLessThan(8);
});

test("letters that no piece holds are one unknown piece, however many", () => {
  const [unknown = -1] = readPieces("漢").slice(-1);
  expect(readPieces("漢字漢字").slice(-1)).toEqual([unknown]);
  expect(readPieces("漢字漢字").filter((piece) => piece === unknown)).toHaveLength(1);
});
