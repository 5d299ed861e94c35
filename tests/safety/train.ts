import { writeFileSync } from "node:fs";

import { MODEL_KINDS, scoreSentences } from "#app/safety/detector/model.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { writeDictionary } from "#tests/safety/dictionary.ts";
import { readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { examplesOf, packLabels, train } from "#tests/safety/training.ts";
import type { Example } from "#tests/safety/training.ts";

/**
 * Who is left out together. A row is judged by a model that has read nothing else by its author:
 * each has a manner, and what is learned of it says nothing of anybody else.
 */
const AUTHORS: readonly RegExp[] = [
  /^[a-eo]-|^dev-/,
  /^[f-i]-/,
  /^[j-mnr]-/,
  /^[pw]-|^talk-/,
  /^[qxy]-/,
  /^[stuvz]-/,
  /^f[a-e]-/,
  /^g[ab]-/,
  /^g[cd]-/,
  /^g[ef]-/,
  /^g[gh]-/,
  /^h[abe]-/,
  /^h[cdfgi]-/,
  /^h[jkl]-/,
  /^h[mn]-/,
  /^h[opq]-/,
  /^h[rst]-/,
  /^h[uvw]-/,
  /^(?:h[xyz]|ia)-/,
  /^i[b-e]-/,
  /^i[f-i]-/,
];

/**
 * From these scores (log odds) on the model raises by itself. Chosen by leaving out one author after
 * another: of the harmless rows of the later authors, who wrote them to look like danger, one in
 * fifteen is then raised. A higher bar let too many of the gravest by, and a crisis that is missed
 * is worse than a question too many.
 */
const CHECK_IN_FROM = -0.25;
const CRISIS_FROM = 1.2;

/** Rows of the later authors were written to be hard: the shares are told without them, and with. */
const HARD = /^(?:[f-z]|f[a-e]|g[a-h]|h[a-z]|i[a-i])-/;
/** What people say within talks and exercises; all of it harmless. */
const TALK = /^talk-/;

interface Score {
  checkIn: number;
  crisis: number;
}

function crossValidate(
  rows: readonly LabelledRow[],
  examples: ReadonlyMap<LabelledRow, Example[]>,
): Map<LabelledRow, Score> {
  const scores = new Map<LabelledRow, Score>();
  for (const author of AUTHORS) {
    const others = rows.filter(({ id }) => !author.test(id));
    const table = train(others.flatMap((row) => examples.get(row) ?? []));
    for (const row of rows)
      if (author.test(row.id)) scores.set(row, scoreSentences(readSentences(row.text), table));
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
  ["usual", rows.filter((row) => !HARD.test(row.id) && !TALK.test(row.id))],
  ["hard", rows.filter((row) => HARD.test(row.id))],
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
