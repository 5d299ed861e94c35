import { expect, test } from "vitest";
import { readAnswerTo } from "./considered-answer.ts";

test.each([
  "the thing with the razor",
  "it's just how i cope",
  "just my thigh when it's loud",
  "con la navaja",
])("telling with what or what for answers whether they hurt themselves: %s", (text) => {
  expect(readAnswerTo("hurting_self", text, "en")).toBe("yes");
});

test.each([
  "that's how i cope, running",
  "the razor thing stopped years ago",
  "work is how i get by",
])("other ways and other days do not: %s", (text) => {
  expect(readAnswerTo("hurting_self", text, "en")).not.toBe("yes");
});
