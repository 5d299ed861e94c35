import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { KINDS } from "#app/safety/assessment.ts";

const folder = fileURLToPath(new URL("./held-out/", import.meta.url));

const rowSchema = z.strictObject({
  id: z.string().regex(/^held-[a-z-]+-\d{3}$/),
  text: z.string().trim().min(1),
  label: z.enum(KINDS),
  tags: z.string(),
});

const CRISIS_KINDS = KINDS.filter((kind) => kind !== "none" && kind !== "distress");
const DISGUISES = ["slang", "misspelled", "leet", "buried", "coded", "spanish"];
const GREY_TAGS = ["ambiguous", "third_person", "past_history", "emotional_abuse", "bereavement"];

// A misspelled tag would quietly drop its row from the figure of that tag, so the words are listed.
const KNOWN_TAGS = new Set([
  ...DISGUISES,
  ...GREY_TAGS,
  ..."academic app bereavement_ok burden coercive_control concealment displaced eating".split(" "),
  ..."eating_disorder emoji fiction fiction_pretext gaming goodbye hyperbole idiom".split(" "),
  ..."imminent indirect injection journal literal_other media method_seeking minimised".split(" "),
  ..."minor negation negation_partial news obfuscated panic past_abuse policy_question".split(" "),
  ..."psychosis substance tech third_person_dependent third_person_imminent".split(" "),
  "third_person_work",
]);

function readRows() {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      readFileSync(`${folder}${name}`, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => {
          const row = rowSchema.parse(JSON.parse(line));
          return { ...row, file: name, tagList: row.tags === "" ? [] : row.tags.split(",") };
        }),
    );
}

const rows = readRows();
const crisisRows = rows.filter((row) => row.label !== "none" && row.label !== "distress");

/** Letters and digits alone, so that two texts apart only in case or punctuation count as one. */
function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, "");
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, position) => values.indexOf(value) !== position);
}

describe("the held-out set", () => {
  it("gives every row an id of its own", () => {
    expect(repeated(rows.map((row) => row.id))).toEqual([]);
  });

  it("holds no text twice, whatever its case and punctuation", () => {
    expect(repeated(rows.map((row) => bareText(row.text)))).toEqual([]);
  });

  it("keeps each row in the file named after its label", () => {
    expect(rows.filter((row) => row.file !== `${row.label}.jsonl`)).toEqual([]);
  });

  it("uses only known tags", () => {
    const unknown = rows.flatMap((row) => row.tagList).filter((tag) => !KNOWN_TAGS.has(tag));
    expect(unknown).toEqual([]);
  });

  it.each(CRISIS_KINDS)("has at least 65 messages for %s", (kind) => {
    expect(rows.filter((row) => row.label === kind).length).toBeGreaterThanOrEqual(65);
  });

  it.each(DISGUISES)("has at least 65 crisis messages that are %s, over every kind", (disguise) => {
    const disguised = crisisRows.filter((row) => row.tagList.includes(disguise));
    expect(disguised.length).toBeGreaterThanOrEqual(65);
    for (const kind of CRISIS_KINDS) {
      expect(disguised.filter((row) => row.label === kind).length, kind).toBeGreaterThanOrEqual(8);
    }
  });

  it.each(CRISIS_KINDS)("has at least 25 messages in plain words for %s", (kind) => {
    const plain = rows.filter(
      (row) => row.label === kind && !row.tagList.some((tag) => DISGUISES.includes(tag)),
    );
    expect(plain.length).toBeGreaterThanOrEqual(25);
  });

  it("has at least 200 harmless messages, of them 25 in Spanish", () => {
    const harmless = rows.filter((row) => row.label === "none");
    expect(harmless.length).toBeGreaterThanOrEqual(200);
    const spanish = harmless.filter((row) => row.tagList.includes("spanish"));
    expect(spanish.length).toBeGreaterThanOrEqual(25);
  });

  it("has at least 200 messages of distress, of them 120 not grey and 25 in Spanish", () => {
    const distress = rows.filter((row) => row.label === "distress");
    expect(distress.length).toBeGreaterThanOrEqual(200);
    const clear = distress.filter((row) => !row.tagList.some((tag) => GREY_TAGS.includes(tag)));
    expect(clear.length).toBeGreaterThanOrEqual(120);
    const spanish = distress.filter((row) => row.tagList.includes("spanish"));
    expect(spanish.length).toBeGreaterThanOrEqual(25);
  });
});
