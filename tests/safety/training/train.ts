import { writeFileSync } from "node:fs";

import { readTable } from "#app/safety/detector/model.ts";
import { OF_COMMENTS, OF_TALK, setBars } from "#tests/safety/training/bars.ts";
import type { Harmless } from "#tests/safety/training/bars.ts";
import { writeDictionary } from "#tests/safety/training/dictionary.ts";
import {
  everydayFolder,
  joinTo,
  partOfRow,
  readEveryday,
} from "#tests/safety/training/everyday.ts";
import { readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { writeManifest } from "#tests/safety/training/manifest.ts";
import { examplesOf, encodeLabels, round, train } from "#tests/safety/training/learning.ts";

const DEVELOPMENT = "tests/safety/training/development";
const TABLE = "app/safety/detector/weights.bin";
const BARS = "app/safety/detector/weights.json";

/** Joined texts of so many characters are no more alarming than one comment. */
const LENGTHS = [600, 2_000, 10_000] as const;
/** A text of three comments, so that what lies between two sentences is learned to be harmless too. */
const JOINED_TO_LEARN = 250;

function textsOf(rows: readonly LabelledRow[]): string[] {
  return rows.map(({ text }) => text);
}

const folder = everydayFolder();
if (folder === undefined) {
  console.error("npm run safety:train -- --everyday FOLDER   (a folder with everyday*.jsonl)");
  process.exit(2);
}
const everyday = readEveryday(folder);
const written = readRowsIn(DEVELOPMENT);
// With `--bars` the bars alone are set again, on the table that is there.
const isTableKept = process.argv.includes("--bars");
// Words are listed from text of our own alone: nothing of the everyday folder goes into a file.
if (!isTableKept && writeDictionary(written)) {
  console.log("the dictionary has changed: run this once more to train with it");
  process.exit(2);
}
// To see what the model makes of text that it never read: `--without` and how the ids of that text begin.
const without = process.argv[process.argv.indexOf("--without") + 1];
const isLeftOut = ({ id }: LabelledRow): boolean =>
  process.argv.includes("--without") && without !== undefined && id.startsWith(without);
const learned = written.filter((row) => partOfRow(row) === "learn" && !isLeftOut(row));
const joined = joinTo(textsOf(everyday.learn), JOINED_TO_LEARN, " ").map(
  (text, index): LabelledRow => ({ id: `every-joined-${index}`, text, label: "none", tags: [] }),
);
const rows = [...learned, ...everyday.learn, ...joined];
console.log(`${rows.length} rows to learn from, of them ${everyday.learn.length} of the folder`);
const table = isTableKept ? readTable() : train(examplesOf(rows));
const { bytes, scale, biases } = isTableKept ? { bytes: null, ...table } : encodeLabels(table);
if (bytes !== null) writeFileSync(TABLE, bytes);

const talk = written.filter((row) => row.field === "talk" && partOfRow(row) === "bars");
const originOf = (texts: readonly string[], shares: Harmless["shares"]): Harmless => ({
  texts,
  joined: LENGTHS.map((length) => joinTo(texts, length)),
  shares,
});
const origins = [
  originOf(textsOf(everyday.bars), OF_COMMENTS),
  ...(talk.length > 0 ? [originOf(textsOf(talk), OF_TALK)] : []),
];
const bars = await setBars(origins, table);
const { watchFrom, askFrom, panelFrom, perDoubling } = bars;
writeFileSync(
  BARS,
  `${JSON.stringify({
    scale,
    biases,
    watchFrom: round(watchFrom),
    askFrom: round(askFrom),
    panelFrom: round(panelFrom),
    perDoubling: round(perDoubling),
  })}\n`,
);
console.log(
  `bars from ${everyday.bars.length + talk.length} texts: watch ${watchFrom.toFixed(2)}, ask ${askFrom.toFixed(2)}, panel ${panelFrom.toFixed(2)}, ${perDoubling.toFixed(2)} per doubling`,
);
writeManifest();
