import { describe, expect, test } from "vitest";
import { CHUNK_LENGTH, chunksOf, WHOLE_MAX_LENGTH } from "./chunks.ts";

const SENTENCE = "You have carried this for a long time, and today you put a word to it. ";

function lengths(chunks: readonly string[]): number[] {
  return chunks.map((chunk) => chunk.length);
}

describe("a text for the voice", () => {
  test("stays whole up to 300 characters", () => {
    const text = `${SENTENCE.repeat(4)}`.padEnd(WHOLE_MAX_LENGTH - 1, "a").concat(".");
    expect(chunksOf(text)).toEqual([text]);
  });

  test("is parted at ends of sentences once it is longer, and loses no word", () => {
    const text = SENTENCE.repeat(9).trim();
    const chunks = chunksOf(text);
    expect(chunks.join(" ")).toBe(text);
    expect(chunks.length).toBe(3);
    for (const chunk of chunks) {
      expect(chunk.endsWith(".")).toBe(true);
      expect(chunk.length).toBeLessThanOrEqual(CHUNK_LENGTH);
    }
  });

  test("is not parted after the short form of a word or inside a number", () => {
    const text = `${SENTENCE.repeat(3)}It costs 3.50 a day. ${SENTENCE.repeat(2)}`.trim();
    expect(chunksOf(text).some((chunk) => chunk.endsWith("3."))).toBe(false);
  });

  test("is parted at a comma where one sentence is too long", () => {
    const sentence = `${"one thing after the other, ".repeat(14)}and then the night.`;
    const chunks = chunksOf(sentence);
    expect(chunks.join(" ")).toBe(sentence);
    expect(chunks.slice(0, -1).every((chunk) => chunk.endsWith(","))).toBe(true);
    expect(Math.max(...lengths(chunks))).toBeLessThanOrEqual(CHUNK_LENGTH);
  });

  test("is parted between words where there is no comma, and within one that has no end", () => {
    const words = "word ".repeat(90).trim();
    expect(chunksOf(words).join(" ")).toBe(words);
    const endless = chunksOf("🙂".repeat(400));
    expect(endless.join("")).toBe("🙂".repeat(400));
    expect(Math.max(...lengths(endless))).toBeLessThanOrEqual(CHUNK_LENGTH);
    expect(endless.every((chunk) => chunk.isWellFormed())).toBe(true);
  });

  test("is nothing where there is nothing to say", () => {
    expect(chunksOf(" \n ")).toEqual([]);
  });
});
