import { expect, test } from "vitest";
import { REPLY_MAX_LENGTH, ReplyCeiling } from "./reply-ceiling.ts";

function say(text: string, pieceLength: number) {
  const ceiling = new ReplyCeiling();
  let said = "";
  for (let at = 0; at < text.length; at += pieceLength) {
    said += ceiling.push(text.slice(at, at + pieceLength));
  }
  return { said: said + ceiling.end(), isReached: ceiling.isReached };
}

test("a reply that fits is said as it is", () => {
  const text = "One sentence here. ".repeat(610).slice(0, 11_500);
  for (const pieceLength of [1, 7, 5_000]) {
    expect(say(text, pieceLength)).toEqual({ said: text, isReached: false });
  }
});

test("one of 50,000 characters ends with a sentence", () => {
  const text = "A sentence of some length goes on. ".repeat(1_500).slice(0, 50_000);
  for (const pieceLength of [3, 40, 50_000]) {
    const { said, isReached } = say(text, pieceLength);
    expect(isReached).toBe(true);
    expect(said.length).toBeGreaterThan(10_900);
    expect(said.length).toBeLessThanOrEqual(REPLY_MAX_LENGTH);
    expect(said.endsWith("goes on.")).toBe(true);
    expect(text.startsWith(said)).toBe(true);
  }
});

test("one without a sentence ends with a word", () => {
  const { said } = say("word ".repeat(10_000), 9);
  expect(said.length).toBeLessThanOrEqual(REPLY_MAX_LENGTH);
  expect(said.endsWith("word")).toBe(true);
});
