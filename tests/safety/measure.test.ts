import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { KINDS } from "#app/safety/assessment.ts";
import { readRowsIn } from "#tests/safety/rows.ts";
import { MEASURING, OF_THE_BARS, readVoices } from "#tests/safety/voices.ts";

const measure = readRowsIn("tests/safety/measure");
const development = readRowsIn("tests/safety/training/development");

/** Letters and digits alone, so that two texts apart only in case or punctuation count as one. */
function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, "");
}

describe.skipIf(measure.length === 0)("the text that measures", () => {
  it("gives every row an id of its own", () => {
    const ids = measure.map(({ id }) => id);
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
  });

  it("holds nothing that the detector was made with", () => {
    const learned = new Set(development.map(({ text }) => bareText(text)));
    expect(measure.filter(({ text }) => learned.has(bareText(text)))).toEqual([]);
  });

  it.each(KINDS)("has messages for %s", (kind) => {
    expect(measure.filter(({ label }) => label === kind).length).toBeGreaterThanOrEqual(25);
  });
});

describe("the authors that measure, and those that set the bars", () => {
  const taught = new Set(readVoices("teach").map(({ text }) => bareText(text)));

  it.each(["measure", "bars"] as const)("%s: taught nothing, and are whole authors", (part) => {
    const rows = readVoices(part);
    expect(rows.length).toBeGreaterThan(900);
    expect(rows.filter(({ text }) => taught.has(bareText(text)))).toEqual([]);
  });

  it("are the same where the model is taught", () => {
    const [, measure = "", bars = ""] =
      /MEASURE = \{(.*)\}\nBARS = \{(.*)\}/.exec(
        readFileSync("tests/safety/training/reader/common.py", "utf8"),
      ) ?? [];
    const named = (list: string) => list.match(/a\d\d/g);
    expect([named(measure), named(bars)]).toEqual([MEASURING, OF_THE_BARS]);
  });
});

describe("everyday talk of other people", () => {
  it("is in no file of the repository", () => {
    expect(development.filter(({ id }) => /^(?:go|every)-/.test(id))).toEqual([]);
    expect(existsSync("tests/safety/everyday-real.jsonl")).toBe(false);
  });
});
