import { describe, expect, test } from "vitest";
import { SpokenSentenceReader } from "./sentences.ts";

/** What is said of a text that arrives a character at a time. */
function saidWhileGrowing(text: string): string[] {
  const reader = new SpokenSentenceReader();
  const said: string[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    said.push(...reader.take(text.slice(0, length), false).map((sentence) => sentence.text));
  }
  said.push(...reader.take(text, true).map((sentence) => sentence.text));
  return said;
}

describe("a reply that grows", () => {
  test("is said sentence by sentence, each once", () => {
    expect(
      saidWhileGrowing("That sounds like a heavy day. What was the hardest part of it? Take your"),
    ).toEqual(["That sounds like a heavy day.", "What was the hardest part of it?", "Take your."]);
  });

  test("says a short sentence together with the next one, and no half of a short form", () => {
    expect(
      saidWhileGrowing("Yes. I am here, and I read it all. Dr. Lee helped, you said."),
    ).toEqual(["Yes. I am here, and I read it all.", "Dr. Lee helped, you said."]);
  });

  test("says each item of a list by itself, without its number", () => {
    expect(saidWhileGrowing("Two steps:\n\n1. Breathe in slowly\n2. **Wait** a moment")).toEqual([
      "Two steps:",
      "Breathe in slowly.",
      "Wait a moment.",
    ]);
  });

  test("says a sentence without an end in parts that lose no word", () => {
    const text = "one thing after the other, ".repeat(30).trim();
    const said = saidWhileGrowing(text);
    expect(said.length).toBeGreaterThan(2);
    expect(said.join(" ").replaceAll(".", "").replaceAll(/\s+/gu, " ")).toBe(text);
  });

  test("knows where each stands, so that its sound can be asked for", () => {
    const text = "That sounds like a heavy day. What was the hardest part?";
    const [first, second] = new SpokenSentenceReader().take(text, true);
    expect(text.slice(first?.from, first?.to)).toBe("That sounds like a heavy day.");
    expect(text.slice(second?.from, second?.to)).toBe(" What was the hardest part?");
  });
});
