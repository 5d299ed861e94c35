import { expect, test } from "vitest";
import { leftOutLines } from "./left-out.ts";

test("rows that are left out are named by why, the first ten of them", () => {
  const many = Array.from({ length: 1_212 }, (_, index) => index + 2);
  expect(
    leftOutLines([
      { row: 7, why: "no-mood" },
      ...many.map((row) => ({ row, why: "repeated" as const })),
      { row: 9, why: "no-mood" },
    ]),
  ).toEqual([
    "There's no mood: rows 7 and 9",
    "It's in the file twice: rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, and 1,202 more",
  ]);
});
