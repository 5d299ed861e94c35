import { describe, expect, it } from "vitest";
import { Cues, ENOUGH_WORDS, readSaidWords } from "./cues.ts";
import { stemOf } from "./stem.ts";

const cues = new Cues({
  strong: ["{partner} & moved out|left me", "divorce papers", "{number} years married"],
  weak: ["ring", "apartment", "lawyer", "quiet"],
});
const scoreOf = (message: string) => cues.scoreOf(readSaidWords(message));

describe("cues", () => {
  it("that belong together are found in any order, and one alone is not", () => {
    expect(scoreOf("My wife moved out on Sunday")).toBeGreaterThanOrEqual(ENOUGH_WORDS);
    expect(scoreOf("She moved out. That was my wife.")).toBeGreaterThanOrEqual(ENOUGH_WORDS);
    expect(scoreOf("the tenants moved out")).toBe(0);
    expect(scoreOf("my wife sings")).toBe(0);
  });

  it("are found whatever their endings, and not inside of other words", () => {
    expect(scoreOf("DIVORCE PAPER came")).toBe(scoreOf("the divorce papers came"));
    expect(scoreOf("we had been fifteen years married")).toBeGreaterThan(0);
    expect(scoreOf("boring strings")).toBe(0);
  });

  it("that are weak say enough only in numbers", () => {
    expect(scoreOf("it's quiet")).toBeLessThan(ENOUGH_WORDS);
    expect(scoreOf("a quiet apartment, a ring, a lawyer")).toBeGreaterThanOrEqual(ENOUGH_WORDS);
  });

  it("are refused where they name a class that there isn't", () => {
    expect(() => new Cues({ strong: ["{nobody} & left"], weak: [] })).toThrow(SyntaxError);
  });

  it("are plainer the more words of them are said", () => {
    const said = readSaidWords("divorce papers after ten years married");
    expect(cues.longestOf(said)).toBe(3);
    expect(cues.longestOf(readSaidWords("hello"))).toBe(0);
  });
});

describe("a stem", () => {
  it("is one for the forms of a word, and leaves alone what only looks like an ending", () => {
    expect(new Set(["miss", "missed", "missing"].map(stemOf)).size).toBe(1);
    expect(new Set(["worry", "worries", "worried"].map(stemOf)).size).toBe(1);
    for (const word of ["evening", "nothing", "boss", "his", "bed"])
      expect(stemOf(word)).toBe(word);
  });
});
