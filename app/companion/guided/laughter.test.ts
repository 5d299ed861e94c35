import { expect, test } from "vitest";
import { lastReply } from "#tests/companion/product-talk.ts";
import { withoutLaughter } from "./laughter.ts";

test.each([
  ["ok but which chapter first lol", "ok but which chapter first"],
  ["she has keys lol. walked in on me", "she has keys. walked in on me"],
  ["hahaha no he did it on purpose", "no he did it on purpose"],
  ["jajaja no sé qué hacer", "no sé qué hacer"],
  ["why lol?", "why?"],
  ["just broke and sad 😂", "just broke and sad"],
  ["I said hi\nand he left lol", "I said hi\nand he left"],
])("the laugh in %j is no part of what it says", (said, left) => {
  expect(withoutLaughter(said)).toBe(left);
});

test.each(["lol", "haha yeah", "lol no", "I'm dying lol", "that exam killed me haha", "ha"])(
  "%j stays as it is",
  (said) => {
    expect(withoutLaughter(said)).toBe(said);
  },
);

test.each([
  ["I have three exams this week", "ok but which chapter do I start with first lol"],
  ["just broke and sad lol"],
  ["lol no he's a sweet old man really, just lonely"],
])("a laugh beside it doesn't swallow what is told: %j", (...lines) => {
  expect(lastReply(...lines)).not.toMatch(/^Ha\b/u);
});

test("a laugh alone is laughed with", () => {
  expect(lastReply("my cat stole a whole chicken", "haha yeah")).toMatch(/^Ha\b/u);
});
