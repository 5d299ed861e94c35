import { expect, test } from "vitest";
import { readAnswers } from "./answers.ts";

test.each([
  "the thing with the razor",
  "it's just how i cope",
  "just my thigh when it's loud",
  "con la navaja",
])("telling with what or what for answers whether they hurt themselves: %s", (text) => {
  expect(readAnswers(text).hurting_self).toBe("yes");
});

test.each([
  "that's how i cope, running",
  "the razor thing stopped years ago",
  "work is how i get by",
])("other ways and other days do not: %s", (text) => {
  expect(readAnswers(text).hurting_self).not.toBe("yes");
});
