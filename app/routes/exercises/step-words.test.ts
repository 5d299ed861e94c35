import { expect, test } from "vitest";
import { wordsForPage } from "./step-words.ts";

test.each([
  ["Then write *done*.", "Then tap *Next*."],
  ["Say *ready* when you're set.", "Tap *Next* when you're set."],
  [
    "You can say *skip*, *back*, or *stop* anytime.",
    "You can tap *Skip*, *Back*, or *Stop* anytime.",
  ],
  ["Write *ready* or *stop*.", "Tap *Next* or *Stop*."],
  ["*S* is for *stop*.", "*S* is for *stop*."],
  ["I say *no* more often.", "I say *no* more often."],
])("%s", (said, shown) => {
  expect(wordsForPage(said)).toBe(shown);
});
