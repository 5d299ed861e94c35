import { expect, test } from "vitest";
import { withPronouns } from "./pronouns.ts";

test("somebody is spoken of as the person speaks of them", () => {
  const line =
    "What {were} {they} like? {They} {have} {their} place with you, and you miss {them}.";
  expect(withPronouns(line, ["my cat died yesterday", "she was 14"])).toBe(
    "What was she like? She has her place with you, and you miss her.",
  );
  expect(withPronouns(line, ["I lost my dad"])).toBe(
    "What was he like? He has his place with you, and you miss him.",
  );
});

test("where it isn't known, or there are two, nobody is guessed at", () => {
  expect(withPronouns("What {were} {they} like?", ["our hamster died"])).toBe(
    "What were they like?",
  );
  expect(withPronouns("What {were} {they} like?", ["my mom and my dad", "he drank"])).toBe(
    "What were they like?",
  );
  expect(withPronouns("Tell me about {them}.", [])).toBe("Tell me about them.");
});

test("other braces stay", () => {
  expect(withPronouns("Hello{name}.", ["she"])).toBe("Hello{name}.");
});
