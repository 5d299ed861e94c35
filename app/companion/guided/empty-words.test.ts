import { expect, test } from "vitest";
import { isEmptyWord } from "./empty-words.ts";

test.each(["Go on.", "I see.", "Tell me more about your neighbor.", "I'm following. Keep going."])(
  "%s says nothing of what it answers",
  (text) => {
    expect(isEmptyWord(text, "en")).toBe(true);
  },
);

test.each([
  "It's hard to rest with that going on.",
  "I'm sorry about your brother. Tell me more about him.",
])("%s does", (text) => {
  expect(isEmptyWord(text, "en")).toBe(false);
});
