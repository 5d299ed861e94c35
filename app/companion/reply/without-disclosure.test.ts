import { expect, test } from "vitest";
import { DisclosureFilter } from "./without-disclosure.ts";

function shown(...words: string[]): string {
  const filter = new DisclosureFilter();
  return words.map((word) => filter.push(word)).join("") + filter.end();
}

test("a reply doesn't begin by saying again that an AI writes", () => {
  expect(shown("No. I'm an AI, ", "not a person. What made you", " wonder tonight?")).toBe(
    "What made you wonder tonight?",
  );
  expect(shown("I'm an AI, so no one types this. ", "Go on.")).toBe("Go on.");
  expect(shown("Sí, soy una IA. Cuéntame de tu turno.")).toBe("Cuéntame de tu turno.");
});

test.each([
  "I'm an AI. Yes.",
  "I'm an AI, and I'd still like to hear how your night went.",
  "That's a fair thing to ask. I'm an AI.",
  "Yes. Ring her before she leaves.",
  "No one at work listens, and that wears you down.",
])("what says more, or nothing else, stays: %s", (text) => {
  expect(shown(text)).toBe(text);
});
