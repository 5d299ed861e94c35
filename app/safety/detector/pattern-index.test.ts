import assert from "node:assert/strict";
import { describe, expect, it } from "vitest";

import { isLongRun } from "#tests/setup/long.ts";
import { HOSTILE_TEXTS } from "#tests/safety/hostile-texts.ts";
import { readRowsIn } from "#tests/safety/rows.ts";
import { PATTERN_INDEXES } from "./judge.ts";
import { PatternIndex } from "./pattern-index.ts";
import type { Candidates } from "./pattern-index.ts";
import { Pattern } from "./pattern.ts";
import type { Match } from "./pattern.ts";
import { expressionOf } from "../rules/expression.ts";
import type { Phrase, Step } from "../rules/phrase.ts";
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
  // As in a pattern itself every word has one space before it, the first one too.
  const spaced = ` ${text}`;
  whole.lastIndex = 0;
  for (let found = whole.exec(spaced); found !== null; found = whole.exec(spaced))
    matches.push({ start: found.index, end: found.index + found[0].length - 1 });
  return matches;
}

function wholeOf(pattern: Pattern): RegExp {
  const options = pattern.written.map((_phrase, number) => pattern.phraseOf(number));
  return expressionOf([{ kind: "choice", options }]);
}

let state = 1;

function pick<Item>(items: readonly Item[]): Item | undefined {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return items[(state >>> 8) % items.length];
}

/** Words that a step of a phrase may match, chosen at random. */
function writeStep(step: Step): readonly string[] {
  switch (step.kind) {
    case "word":
      return [step.word];
    case "beginning":
      return [`${step.letters}${pick(["", "s", "ing"]) ?? ""}`];
    case "number":
      return [String(step.from ?? 7)];
    case "any":
      return ["xyz"];
    case "choice":
      return writePhrase(pick(step.options) ?? []);
    case "optional":
    case "repeated":
      return pick([true, false]) ? writeStep(step.step) : [];
    case "gap":
      return (pick([[], ["xyz"], ["xyz", "abc"]]) ?? []).slice(0, step.most);
    case "comma":
      return [","];
    case "ahead":
    case "end":
      return [];
  }
}

function writePhrase(phrase: Phrase): readonly string[] {
  return phrase.flatMap(writeStep);
}

/** One in so many sentences is read: all of them together take minutes, and find what a part of them finds. */
const ONE_IN = isLongRun ? 5 : 150;
const ROUNDS = isLongRun ? 20 : 2;

/** So many texts meet one expression before the next: to change at each text takes five times as long. */
const AT_ONCE = 2_000;

describe("an index of the detector's patterns", () => {
  it("leaves out no match in development texts and hostile texts", () => {
    const texts = [
      ...readRowsIn("tests/safety/training/development").map((row) => row.text),
      ...Object.values(HOSTILE_TEXTS),
    ];
    const all = [...new Set(texts.flatMap(readSentences).map(({ words }) => words))];
    const sentences = all.filter((_words, index) => index % ONE_IN === 0);
    for (const index of PATTERN_INDEXES) {
      const wholes = index.patterns.map((pattern) => ({ pattern, whole: wholeOf(pattern) }));
      for (let start = 0; start < sentences.length; start += AT_ONCE) {
        const some = sentences
          .slice(start, start + AT_ONCE)
          .map((words) => ({ words, candidates: index.read(words) }));
        for (const { pattern, whole } of wholes) {
          for (const { words, candidates } of some) {
            const found = readWhole(whole, words);
            if (found.length > 0 || candidates.has(pattern))
              assert.deepEqual(readMatches(pattern, words, candidates), found);
          }
        }
      }
    }
  }, 300_000);

  it("leaves out no match in words written from a pattern itself", () => {
    let matched = 0;
    let written = 0;
    for (const index of PATTERN_INDEXES) {
      for (const pattern of index.patterns) {
        for (const number of pattern.written.keys()) {
          const phrase = pattern.phraseOf(number);
          for (let round = 0; round < ROUNDS; round += 1) {
            const text = `so ${writePhrase(phrase).join(" ")} then`;
            const expression = pattern.expressionOf(number);
            expression.lastIndex = 0;
            written += 1;
            if (!expression.test(` ${text}`)) continue;
            matched += 1;
            expect(index.read(text).get(pattern), text).toContain(number);
          }
        }
      }
    }
    // What looks ahead, and what must end a sentence, was left out of the writing.
    expect(matched / written).toBeGreaterThan(0.8);
  }, 300_000);
});

describe("a pattern of several alternatives", () => {
  it("finds what one expression of all of them would find, in its order", () => {
    const pattern = new Pattern(["a", "a b", "b c?", "c"]);
    const index = new PatternIndex([pattern]);
    for (const text of ["a b c", "b c a b", "c c", "x", "", "ab c"])
      expect(readMatches(pattern, text, index.read(text))).toEqual(
        readWhole(wholeOf(pattern), text),
      );
  });

  it("is tried on every text where its words cannot be told", () => {
    for (const phrase of ["_", "go? swim*", "(sad|_) x?", "(kill)*", "#1-20", "(so|_)"])
      expect(new PatternIndex([new Pattern([phrase])]).read("swimming x").size, phrase).toBe(1);
  });
});
