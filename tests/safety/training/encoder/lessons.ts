import { writeFileSync } from "node:fs";

import { MODEL_LABELS } from "#app/safety/detector/model.ts";
import { readStretches } from "#app/safety/detector/stretches.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { readPieces } from "#app/safety/encoder/pieces.ts";
import { readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { disguise, seededRandom } from "#tests/safety/training/disguise.ts";
import { everydayFolder, partOfRow, readEveryday } from "#tests/safety/training/everyday.ts";
import { weightOf } from "#tests/safety/training/learning.ts";

/** One row in so many is shown disguised as well. */
const ROWS_PER_DISGUISE = 4;

const folder = everydayFolder();
const file = process.argv.at(-1);
if (folder === undefined || file === undefined || file === folder) {
  console.error("node tests/safety/training/encoder/lessons.ts --everyday FOLDER FILE");
  process.exit(2);
}
const written = readRowsIn("tests/safety/training/development");
const rows = [
  ...written.filter((row) => partOfRow(row) === "learn"),
  ...readEveryday(folder).learn,
];
const random = seededRandom(11);

/** What the encoder is taught from a row: its stretches in pieces, its label's number, and what it counts. */
function lessonOf(row: LabelledRow, text: string) {
  const stretches = readStretches(readSentences(text)).map(({ words }) =>
    readPieces(words.join(" ")),
  );
  const label = MODEL_LABELS.findIndex((each) => each === row.label);
  return { id: row.id, label, weight: weightOf(row), stretches };
}

const lessons = rows.flatMap((row) => {
  const plain = lessonOf(row, row.text);
  return random() * ROWS_PER_DISGUISE < 1
    ? [plain, lessonOf(row, disguise(row.text, random))]
    : [plain];
});
const lines = lessons.filter(({ stretches, label }) => stretches.length > 0 && label >= 0);
writeFileSync(file, lines.map((lesson) => `${JSON.stringify(lesson)}\n`).join(""));
console.log(`${lines.length} lessons, ${MODEL_LABELS.length} labels`);
