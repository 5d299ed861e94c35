import { writeFileSync } from "node:fs";

import { MODEL_KINDS, scoreSentences } from "#app/safety/detector/model.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { writeDictionary } from "#tests/safety/dictionary.ts";
import { isCrisisRow, readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { examplesOf, pack, round, thresholdFor, train } from "#tests/safety/training.ts";
import type { Example } from "#tests/safety/training.ts";

const FOLDS = 5;

/** Shares of harmless and of distressed rows that the model may raise wrongly, in cross-validation. */
const HARMLESS_RAISED = 0.025;
const DISTRESS_TO_CRISIS = 0.04;

/** The rows that the rules were made with are easier than others: thresholds are set without them. */
const RULES_ROWS = /^dev-/;

interface Score {
  checkIn: number;
  crisis: number;
}

function crossValidate(
  rows: readonly LabelledRow[],
  examples: ReadonlyMap<LabelledRow, Example[]>,
): Map<LabelledRow, Score> {
  const scores = new Map<LabelledRow, Score>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = rows.filter((_row, index) => index % FOLDS !== fold);
    const tables = train(
      others.flatMap((row) => examples.get(row) ?? []),
      false,
    );
    for (const [index, row] of rows.entries())
      if (index % FOLDS === fold) scores.set(row, scoreSentences(readSentences(row.text), tables));
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
const scores = crossValidate(rows, examples);
const scoreOf = (row: LabelledRow): Score =>
  scores.get(row) ?? { checkIn: -Infinity, crisis: -Infinity };
const unseen = rows.filter((row) => !RULES_ROWS.test(row.id));
const harmless = unseen.filter((row) => row.label === "none");
const distressed = unseen.filter((row) => row.label === "distress");
const checkInFrom = thresholdFor(
  harmless.map((row) => scoreOf(row).checkIn),
  HARMLESS_RAISED,
);
const crisisFrom = Math.max(
  thresholdFor(
    harmless.map((row) => scoreOf(row).crisis),
    HARMLESS_RAISED / 2,
  ),
  thresholdFor(
    distressed.map((row) => scoreOf(row).crisis),
    DISTRESS_TO_CRISIS,
  ),
);
for (const label of ["none", "distress", ...MODEL_KINDS]) {
  const those = unseen.filter((row) => row.label === label);
  const raised = percent(those, (row) => scoreOf(row).checkIn >= checkInFrom);
  const crisis = percent(those, (row) => scoreOf(row).crisis >= crisisFrom);
  console.log(
    `${label.padEnd(20)} ${String(those.length).padStart(4)} rows, cross-validated, model alone: raised ${raised}, crisis ${crisis}`,
  );
}
console.log(
  `crises raised ${percent(unseen.filter(isCrisisRow), (row) => scoreOf(row).checkIn >= checkInFrom)}`,
);
const tables = train([...examples.values()].flat(), true);
writeFileSync(
  "app/safety/detector/weights.json",
  `${JSON.stringify({
    checkIn: pack(tables.checkIn),
    crisis: pack(tables.crisis),
    kinds: tables.kinds.map(pack),
    checkInFrom: round(checkInFrom),
    crisisFrom: round(crisisFrom),
  })}\n`,
);
