import { writeFileSync } from "node:fs";

import { MODEL_KINDS, scoreSentences } from "#app/safety/detector/model.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { writeDictionary } from "#tests/safety/dictionary.ts";
import { readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { examplesOf, packLabels, train } from "#tests/safety/training.ts";
import type { Example } from "#tests/safety/training.ts";

/** So many shares of the authors; each share is judged by a model that has read nothing of its authors. */
const SHARES = 8;

/**
 * From these scores (log odds) on the model raises by itself. Of the harmless rows of authors who
 * wrote blind, judged by models that never read them, three in a hundred are then asked about. A
 * higher bar let too many of the gravest by, and a crisis that is missed is worse than a question
 * too many.
 */
const CHECK_IN_FROM = -0.05;
const CRISIS_FROM = 1.2;

/** Authors who knew no more of the detector than those of the set-aside part; the others wrote what it got wrong. */
const BLIND = /^(?:[txyz]|f[a-d]|if)-/;
/** The first authors, after whose text the patterns were made. */
const FIRST = /^(?:[a-e]|dev)-/;
/** What people say within talks and exercises; all of it harmless. */
const TALK = /^talk-/;

interface Score {
  checkIn: number;
  crisis: number;
}

/** Each has a manner, and what is learned of it says nothing of anybody else. */
function authorOf(row: LabelledRow): string {
  return row.id.slice(0, row.id.indexOf("-"));
}

function crossValidate(
  rows: readonly LabelledRow[],
  examples: ReadonlyMap<LabelledRow, Example[]>,
): Map<LabelledRow, Score> {
  const authors = [...new Set(rows.map(authorOf))];
  const shareOf = (row: LabelledRow): number => authors.indexOf(authorOf(row)) % SHARES;
  const scores = new Map<LabelledRow, Score>();
  for (let share = 0; share < SHARES; share += 1) {
    const others = rows.filter((row) => shareOf(row) !== share);
    const table = train(others.flatMap((row) => examples.get(row) ?? []));
    for (const row of rows)
      if (shareOf(row) === share) scores.set(row, scoreSentences(readSentences(row.text), table));
  }
  return scores;
}

function percent(rows: readonly LabelledRow[], isHit: (row: LabelledRow) => boolean): string {
  return `${((100 * rows.filter(isHit).length) / Math.max(1, rows.length)).toFixed(1)} %`;
}

const rows = readRowsIn("tests/safety/development");
if (writeDictionary(rows)) {
  console.log("the dictionary has changed: run this once more to train with it");
  process.exit(2);
}
const examples = examplesOf(rows);
const table = train([...examples.values()].flat());
const { bytes, scale, biases } = packLabels(table);
writeFileSync("app/safety/detector/weights.bin", bytes);
writeFileSync(
  "app/safety/detector/weights.json",
  `${JSON.stringify({ scale, biases, checkInFrom: CHECK_IN_FROM, crisisFrom: CRISIS_FROM })}\n`,
);
const scores = crossValidate(rows, examples);
const scoreOf = (row: LabelledRow): Score =>
  scores.get(row) ?? { checkIn: -Infinity, crisis: -Infinity };
for (const [name, those] of [
  ["talks", rows.filter((row) => TALK.test(row.id))],
  ["first", rows.filter((row) => FIRST.test(row.id))],
  ["blind", rows.filter((row) => BLIND.test(row.id))],
  ["later", rows.filter((row) => ![TALK, FIRST, BLIND].some((group) => group.test(row.id)))],
] as const) {
  for (const label of ["none", "distress", ...MODEL_KINDS]) {
    const labelled = those.filter((row) => row.label === label);
    const raised = percent(labelled, (row) => scoreOf(row).checkIn >= CHECK_IN_FROM);
    const crisis = percent(labelled, (row) => scoreOf(row).crisis >= CRISIS_FROM);
    console.log(
      `${name.padEnd(6)} ${label.padEnd(20)} ${String(labelled.length).padStart(4)} rows, cross-validated, model alone: raised ${raised}, crisis ${crisis}`,
    );
  }
}
