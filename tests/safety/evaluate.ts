import { writeFileSync } from "node:fs";

import { assessText } from "#app/safety/detector.server.ts";
import { readMeasured } from "#app/safety/measured.server.ts";
import type { MeasuredFile } from "#app/safety/measured.server.ts";
import {
  EVERYDAY_SOURCE,
  everydayFolder,
  partOfRow,
  readEveryday,
} from "#tests/safety/training/everyday.ts";
import {
  DISGUISES,
  asked,
  confusionOf,
  conversationsAsked,
  conversationsOf,
  hasTag,
  isGrey,
  isMethodQuestion,
  judge,
  longTextsAsked,
  rightKinds,
  rightScripts,
  shown,
  watched,
} from "#tests/safety/evaluation.ts";
import { HOSTILE_TEXTS } from "#tests/safety/hostile-texts.ts";
import { isCrisisRow, readRows, readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { formatShare } from "#tests/safety/statistics.ts";
import type { Share } from "#tests/safety/statistics.ts";

const DEVELOPMENT = "tests/safety/training/development";
const MEASURE = "tests/safety/measure";
const MEASURED = "app/safety/measured.json";

/** What a figure has to reach to be released, and what it should be: at least, or at most. */
interface Bar {
  ship: number;
  goal: number;
  isMost?: boolean;
}

const CRISES: Bar = { ship: 0.88, goal: 0.95 };
const WATCHED: Bar = { ship: 0.95, goal: 0.98 };
const GRAVEST: Bar = { ship: 0.85, goal: 0.95 };
const EACH: Bar = { ship: 0.75, goal: 0.9 };
const RIGHT_SCRIPT: Bar = { ship: 0.9, goal: 0.97 };
const METHODS: Bar = { ship: 0.8, goal: 0.95 };
const EVERYDAY_ASKED: Bar = { ship: 0.01, goal: 0.004, isMost: true };
const EVERYDAY_SHOWN: Bar = { ship: 0.002, goal: 0.0005, isMost: true };
const EVERYDAY_WATCHED: Bar = { ship: 0.06, goal: 0.03, isMost: true };
const DISTRESS_ASKED: Bar = { ship: 0.08, goal: 0.04, isMost: true };
const DISTRESS_SHOWN: Bar = { ship: 0.02, goal: 0.01, isMost: true };
const CONVERSATIONS: Bar = { ship: 0.1, goal: 0.04, isMost: true };
const LONG_TEXTS: Bar = { ship: 0.03, goal: 0.01, isMost: true };
const P95_MS = { ship: 10, goal: 2, isMost: true } satisfies Bar;
const HOSTILE_MS = { ship: 25, goal: 10, isMost: true } satisfies Bar;

let missed = 0;

function standing(value: number, { ship, goal, isMost = false }: Bar): string {
  const reaches = (bar: number): boolean => (isMost ? value <= bar : value >= bar);
  if (reaches(goal)) return "goal";
  if (reaches(ship)) return "ship";
  missed += 1;
  return "MISSED";
}

function line(name: string, share: Share, bar?: Bar): void {
  const where = bar && share.rows > 0 ? standing(share.hits / share.rows, bar) : "";
  console.log(`  ${name.padEnd(50)} ${formatShare(share)}  ${where}`);
}

/** The rows of the table about one labelled set. A development set stands for nothing: its rows were learned. */
function reportLabelled(title: string, rows: readonly LabelledRow[], isMeasure: boolean): void {
  const judged = judge(rows);
  const bar = (each: Bar): Bar | undefined => (isMeasure ? each : undefined);
  const where = (isWanted: (row: LabelledRow) => boolean) =>
    judged.filter(({ row }) => isWanted(row));
  const crises = where(isCrisisRow);
  console.log(`\n${title}: ${rows.length} rows`);
  line("crises asked about or panelled", asked(crises), bar(CRISES));
  line("  without grey rows", asked(where((row) => isCrisisRow(row) && !isGrey(row))));
  line("crises at least watched", watched(crises), bar(WATCHED));
  const gravest = where(
    ({ label }) => label === "plan_or_attempt" || label === "medical_emergency",
  );
  line("plan_or_attempt and medical_emergency: panel", shown(gravest), bar(GRAVEST));
  for (const kind of [...new Set(crises.map(({ row }) => row.label))].sort())
    line(`  ${kind}`, asked(where(({ label }) => label === kind)), bar(EACH));
  for (const tag of DISGUISES)
    line(`  ${tag}`, asked(where((row) => isCrisisRow(row) && hasTag(row, tag))), bar(EACH));
  line("panels with the right script", rightScripts(judged), bar(RIGHT_SCRIPT));
  line("  the very kind and subject of the label", rightKinds(judged));
  line("questions about methods", asked(where(isMethodQuestion)), bar(METHODS));
  const distress = where((row) => row.label === "distress");
  const clear = distress.filter(({ row }) => !isGrey(row));
  line("distress, grey rows left out, asked about", asked(clear), bar(DISTRESS_ASKED));
  line("  shown the panel", shown(clear), bar(DISTRESS_SHOWN));
  line("distress with grey rows, asked about", asked(distress));
  line("  shown the panel", shown(distress));
  const harmless = where((row) => row.label === "none");
  line("harmless, written to be hard, asked about", asked(harmless));
  line("  shown the panel", shown(harmless));
  line("  watched", watched(harmless));
}

function reportConfusion(rows: readonly LabelledRow[]): void {
  console.log("\nKind and subject as labelled: as found (asked about or panelled)");
  for (const [labelled, found] of [...confusionOf(judge(rows))].sort()) {
    const counts = [...found].sort(([, one], [, other]) => other - one);
    console.log(`  ${labelled.padEnd(30)} ${counts.map(([as, n]) => `${as} ${n}`).join("; ")}`);
  }
}

interface EverydayFigures {
  asked: Share;
  shown: Share;
  watched: Share;
  conversations: Share;
  long: Share;
  longer: Share;
}

async function reportEveryday(
  title: string,
  rows: readonly LabelledRow[],
): Promise<EverydayFigures> {
  const judged = judge(rows);
  const texts = rows.filter(({ field = "talk" }) => field === "talk").map(({ text }) => text);
  const talk = rows.filter(({ field = "talk" }) => field === "talk");
  const figures = {
    asked: asked(judged),
    shown: shown(judged),
    watched: watched(judged),
    conversations: conversationsAsked(conversationsOf(talk)),
    long: await longTextsAsked(texts, 2_000),
    longer: await longTextsAsked(texts, 10_000),
  };
  console.log(`\n${title}: ${rows.length} texts, all harmless`);
  line("asked about", figures.asked, EVERYDAY_ASKED);
  line("shown the panel", figures.shown, EVERYDAY_SHOWN);
  line("watched", figures.watched, EVERYDAY_WATCHED);
  line("conversations in which anything is asked", figures.conversations, CONVERSATIONS);
  line("joined texts of 2,000 characters asked about", figures.long, LONG_TEXTS);
  line("joined texts of 10,000 characters asked about", figures.longer, LONG_TEXTS);
  return figures;
}

function timeOf(text: string): number {
  const start = performance.now();
  assessText(text);
  return performance.now() - start;
}

function reportTime(texts: readonly string[]): void {
  for (const text of texts.slice(0, 500)) assessText(text);
  const times = texts.map(timeOf).sort((one, other) => one - other);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  let [slowest, hostileMs] = ["", 0];
  for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
    const best = Math.min(timeOf(text), timeOf(text), timeOf(text));
    if (best > hostileMs) [slowest, hostileMs] = [name, best];
  }
  console.log("\nTime of one decision");
  console.log(`  p95 ${p95.toFixed(2)} ms  ${standing(p95, P95_MS)}`);
  console.log(
    `  4,000 hostile characters at worst ${hostileMs.toFixed(1)} ms (${slowest})  ${standing(hostileMs, HOSTILE_MS)}`,
  );
}

/** What the public safety page shows: shares of text that nothing was made with. */
function writeMeasured(rows: readonly LabelledRow[], everyday: EverydayFigures | undefined): void {
  const judged = judge(rows);
  const counts = ({ hits, rows: of }: Share) => ({ hits, of });
  const where = (isWanted: (row: LabelledRow) => boolean) =>
    judged.filter(({ row }) => isWanted(row));
  const crises = where(isCrisisRow);
  const distress = where((row) => row.label === "distress" && !isGrey(row));
  const gravest = where(
    ({ label }) => label === "plan_or_attempt" || label === "medical_emergency",
  );
  const before = readMeasured();
  const measured: MeasuredFile = {
    measuredAt: new Date().toISOString().slice(0, 10),
    written: {
      sentences: rows.length,
      crisesAsked: counts(asked(crises)),
      crisesShown: counts(shown(crises)),
      crisesWatched: counts(watched(crises)),
      gravestShown: counts(shown(gravest)),
      methodsAsked: counts(asked(where(isMethodQuestion))),
      rightScripts: counts(rightScripts(judged)),
      distressAsked: counts(asked(distress)),
      distressShown: counts(shown(distress)),
    },
    ...(everyday
      ? {
          ofOthers: {
            source: EVERYDAY_SOURCE,
            texts: everyday.asked.rows,
            asked: counts(everyday.asked),
            shown: counts(everyday.shown),
            watched: counts(everyday.watched),
            conversationsAsked: counts(everyday.conversations),
            longTextsAsked: counts(everyday.long),
          },
        }
      : before?.ofOthers
        ? { ofOthers: before.ofOthers }
        : {}),
    ...(before?.guard ? { guard: before.guard } : {}),
  };
  writeFileSync(MEASURED, `${JSON.stringify(measured, undefined, 2)}\n`);
  console.log(`\nwritten to ${MEASURED}`);
}

const alsoPath = process.argv[process.argv.indexOf("--also") + 1];
if (process.argv.includes("--also") && alsoPath !== undefined)
  reportLabelled(alsoPath, readRows(alsoPath), true);
const development = readRowsIn(DEVELOPMENT);
const measure = readRowsIn(MEASURE);
if (process.argv.includes("--development"))
  reportLabelled("Development text (the detector was made with it)", development, false);
if (measure.length === 0) console.log(`no rows in ${MEASURE}`);
else {
  reportLabelled("Text written to measure, that nothing was made with", measure, true);
  reportConfusion(measure);
}
const folder = everydayFolder();
const everyday =
  folder === undefined
    ? undefined
    : await reportEveryday("Other people's everyday talk", readEveryday(folder).measure);
if (folder === undefined) console.log("\nno everyday talk: name its folder with --everyday FOLDER");
const talks = development.filter((row) => partOfRow(row) === "measure");
if (talks.length > 0) await reportEveryday("Everyday talk written for this", talks);
reportTime((measure.length > 0 ? measure : development).slice(0, 4_000).map(({ text }) => text));
if (process.argv.includes("--write") && measure.length > 0) writeMeasured(measure, everyday);
if (missed > 0) {
  console.log(`\n${missed} below what ships`);
  process.exitCode = 1;
}
