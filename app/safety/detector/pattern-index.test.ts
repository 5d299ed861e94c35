import assert from "node:assert/strict";
import { describe, expect, it } from "vitest";

import { HOSTILE_TEXTS } from "#tests/safety/hostile-texts.ts";
import { readRowsIn } from "#tests/safety/rows.ts";
import { PATTERN_INDEXES } from "./judge.ts";
import { PatternIndex } from "./pattern-index.ts";
import type { Candidates } from "./pattern-index.ts";
import { Pattern } from "./pattern.ts";
import type { Match } from "./pattern.ts";
import { readSyntax } from "./pattern-syntax.ts";
import type { Piece, Sequence } from "./pattern-syntax.ts";
import { readSentences } from "./tokens.ts";

/** The matches of a pattern where only what the index names is tried. */
function readMatches(pattern: Pattern, text: string, candidates: Candidates): Match[] {
  const alternatives = candidates.get(pattern);
  if (alternatives === undefined) return [];
  const search = pattern.search(text, alternatives);
  const matches: Match[] = [];
  for (let match = search.next(); match !== undefined; match = search.next()) matches.push(match);
  return matches;
}

/** The matches of a pattern as one expression of all its alternatives finds them. */
function readWhole(whole: RegExp, text: string): Match[] {
  const matches: Match[] = [];
  whole.lastIndex = 0;
  for (let found = whole.exec(text); found !== null; found = whole.exec(text))
    matches.push({ start: found.index, end: found.index + found[0].length });
  return matches;
}

function wholeOf({ source }: Pattern): RegExp {
  return new RegExp(`(?<=^| )(?:${source})(?= |$)`, "g");
}

let state = 1;

function pick<Item>(items: readonly Item[]): Item | undefined {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return items[(state >>> 8) % items.length];
}

/** Words that a piece of a pattern may match, chosen at random. */
function writePiece(piece: Piece): string {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "character") return pick(piece.of ?? [..."abcxyz"]) ?? "";
  if (piece.kind === "choice") return writeSequence(pick(piece.options) ?? []);
  const times = pick([piece.isOptional ? 0 : 1, 1, piece.isMany ? 2 : 1]) ?? 1;
  return Array.from({ length: times }, () => writePiece(piece.piece)).join("");
}

function writeSequence(sequence: Sequence): string {
  return sequence.map(writePiece).join("");
}

describe("an index of the detector's patterns", () => {
  it("leaves out no match in any development text or hostile text", () => {
    const texts = [
      ...readRowsIn("tests/safety/development").map((row) => row.text),
      ...Object.values(HOSTILE_TEXTS),
    ];
    const sentences = new Set(texts.flatMap(readSentences).map(({ words }) => words));
    for (const index of PATTERN_INDEXES) {
      const wholes = index.patterns.map((pattern) => ({ pattern, whole: wholeOf(pattern) }));
      for (const words of sentences) {
        const candidates = index.read(words);
        for (const { pattern, whole } of wholes) {
          const found = readWhole(whole, words);
          if (found.length > 0 || candidates.has(pattern))
            assert.deepEqual(readMatches(pattern, words, candidates), found);
        }
      }
    }
  }, 120_000);

  it("leaves out no match in words written from a pattern itself", () => {
    let matched = 0;
    let written = 0;
    for (const index of PATTERN_INDEXES) {
      for (const pattern of index.patterns) {
        for (const [number, source] of pattern.alternatives.entries()) {
          for (let round = 0; round < 20; round += 1) {
            const words = writeSequence(readSyntax(source)[0] ?? []);
            const text = `so ${words.trim()} then`;
            const expression = pattern.expressionOf(number);
            expression.lastIndex = 0;
            written += 1;
            if (!expression.test(text)) continue;
            matched += 1;
            expect(index.read(text).get(pattern), text).toContain(number);
          }
        }
      }
    }
    // What looks ahead, and what must end a sentence, was left out of the writing.
    expect(matched / written).toBeGreaterThan(0.8);
  }, 120_000);
});

describe("a pattern of several alternatives", () => {
  it("finds what one expression of all of them would find, in its order", () => {
    const pattern = new Pattern("a|a b|b(?: c)?|c");
    const index = new PatternIndex([pattern]);
    for (const text of ["a b c", "b c a b", "c c", "x", "", "ab c"])
      expect(readMatches(pattern, text, index.read(text))).toEqual(
        readWhole(wholeOf(pattern), text),
      );
  });

  it("is tried on every text where its words cannot be told", () => {
    for (const source of [
      "[a-z]+ing",
      "(?:go )?\\w+",
      "(sad) x",
      "kill(?:ing|ed)*",
      "x*",
      "so|\\w+",
    ])
      expect(new PatternIndex([new Pattern(source)]).read("swimming x").size, source).toBe(1);
  });
});
