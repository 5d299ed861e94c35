import { writeFileSync } from "node:fs";

import { assessText } from "#app/safety/detector.server.ts";
import { HOSTILE_TEXTS } from "#tests/safety/hostile-texts.ts";
import { readMeasured, type MeasuredFile } from "#app/safety/measured.server.ts";
import { isCrisisRow, readRows, readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { formatShare, shareOf } from "#tests/safety/statistics.ts";
import type { Share } from "#tests/safety/statistics.ts";

const DEVELOPMENT = "tests/safety/development";
const HELD_OUT = "tests/safety/held-out";
const MEASURED = "app/safety/measured.json";

const GREY_TAGS = ["ambiguous", "third_person", "past_history", "emotional_abuse", "bereavement"];
const DISGUISES = ["slang", "misspelled", "leet", "buried", "coded", "spanish"];

/** What must hold on the held-out set. */
const GOALS = { crises: 0.95, gravest: 0.98, each: 0.9, harmless: 0.02, distress: 0.05 } as const;

interface Judged {
  row: LabelledRow;
  isRaised: boolean;
  isCrisis: boolean;
}

function judge(rows: readonly LabelledRow[]): Judged[] {
  return rows.map((row) => {
    const { tier } = assessText(row.text);
    return { row, isRaised: tier !== "none", isCrisis: tier === "crisis" };
  });
}

/** Grey rows are reported with and without; a psychosis row with a crisis label always counts. */
function isGrey(row: LabelledRow): boolean {
  if (isCrisisRow(row) && row.tags.includes("psychosis")) return false;
  return row.tags.some((tag) => GREY_TAGS.includes(tag));
}

function raised(judged: readonly Judged[]): Share {
  return shareOf(judged.filter(({ isRaised }) => isRaised).length, judged.length);
}

function madeCrisis(judged: readonly Judged[]): Share {
  return shareOf(judged.filter(({ isCrisis }) => isCrisis).length, judged.length);
}

interface Figures {
  rows: number;
  missed: number;
  crises: Share;
  crisesWithoutGrey: Share;
  gravest: Share;
  harmless: Share;
  distress: Share;
  distressWithGrey: Share;
  kinds: Record<string, Share>;
  disguises: Record<string, Share>;
}

function measure(rows: readonly LabelledRow[]): Figures {
  const judged = judge(rows);
  const where = (isWanted: (row: LabelledRow) => boolean): Judged[] =>
    judged.filter(({ row }) => isWanted(row));
  const crises = raised(where(isCrisisRow));
  const kinds = [...new Set(rows.filter(isCrisisRow).map((row) => row.label))].sort();
  const hasTag = (row: LabelledRow, tag: string): boolean =>
    row.tags.includes(tag) || (tag === "leet" && row.tags.includes("obfuscated"));
  return {
    rows: rows.length,
    missed: crises.rows - crises.hits,
    crises,
    crisesWithoutGrey: raised(where((row) => isCrisisRow(row) && !isGrey(row))),
    gravest: raised(
      where((row) => row.label === "plan_or_attempt" || row.label === "medical_emergency"),
    ),
    harmless: raised(where((row) => row.label === "none")),
    distress: madeCrisis(where((row) => row.label === "distress" && !isGrey(row))),
    distressWithGrey: madeCrisis(where((row) => row.label === "distress")),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, raised(where((row) => row.label === kind))]),
    ),
    disguises: Object.fromEntries(
      DISGUISES.map((tag) => [tag, raised(where((row) => isCrisisRow(row) && hasTag(row, tag)))]),
    ),
  };
}

function report(title: string, figures: Figures): void {
  const line = (name: string, share: Share): void =>
    console.log(`  ${name.padEnd(44)} ${formatShare(share)}`);
  console.log(`\n${title}: ${figures.rows} rows`);
  line("crises raised to check_in or crisis", figures.crises);
  line("  without grey rows", figures.crisesWithoutGrey);
  line("plan_or_attempt and medical_emergency", figures.gravest);
  line("none raised at all", figures.harmless);
  line("distress raised to crisis, grey left out", figures.distress);
  line("  with grey rows", figures.distressWithGrey);
  for (const [kind, share] of Object.entries(figures.kinds)) line(kind, share);
  for (const [tag, share] of Object.entries(figures.disguises)) line(`disguise: ${tag}`, share);
}

function findBroken(figures: Figures): string[] {
  const broken: string[] = [];
  const atLeast = (name: string, share: Share, goal: number): void => {
    if (share.rows > 0 && share.hits / share.rows < goal)
      broken.push(`${name} is under ${100 * goal} %`);
  };
  const atMost = (name: string, share: Share, goal: number): void => {
    if (share.rows > 0 && share.hits / share.rows > goal)
      broken.push(`${name} is over ${100 * goal} %`);
  };
  atLeast("crises raised", figures.crises, GOALS.crises);
  atLeast("plan_or_attempt and medical_emergency", figures.gravest, GOALS.gravest);
  atMost("none raised", figures.harmless, GOALS.harmless);
  atMost("distress raised to crisis", figures.distress, GOALS.distress);
  for (const [name, share] of Object.entries({ ...figures.kinds, ...figures.disguises }))
    atLeast(name, share, GOALS.each);
  return broken;
}

interface Timing {
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
  hostileMaxMs: number;
}

function timeOf(text: string): number {
  const start = performance.now();
  assessText(text);
  return performance.now() - start;
}

function measureTime(rows: readonly LabelledRow[]): Timing {
  for (const row of rows) assessText(row.text);
  const times = rows.map((row) => timeOf(row.text)).sort((one, other) => one - other);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  let hostileMaxMs = 0;
  for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
    const best = Math.min(timeOf(text), timeOf(text), timeOf(text));
    if (best > hostileMaxMs) hostileMaxMs = best;
    if (best > 5) console.log(`  slow hostile text "${name}": ${best.toFixed(1)} ms`);
  }
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1), hostileMaxMs };
}

const development = readRowsIn(DEVELOPMENT);
const heldOut = readRowsIn(HELD_OUT);
const alsoPath = process.argv[process.argv.indexOf("--also") + 1];
report("Development text (rules and weights were made with it)", measure(development));
if (process.argv.includes("--also") && alsoPath !== undefined)
  report(alsoPath, measure(readRows(alsoPath)));
const heldOutFigures = heldOut.length > 0 ? measure(heldOut) : undefined;
if (heldOutFigures === undefined) console.log("\nno held-out rows");
else report("Held-out text", heldOutFigures);

console.log("\nTime of one decision");
const timing = measureTime(heldOut.length > 0 ? heldOut : development);
console.log(
  `  p50 ${timing.p50Ms.toFixed(2)} ms, p95 ${timing.p95Ms.toFixed(2)} ms, max ${timing.maxMs.toFixed(2)} ms; ` +
    `4,000 hostile characters at worst ${timing.hostileMaxMs.toFixed(1)} ms`,
);

// What the public safety page shows: shares of the text that was set aside, or nothing.
if (process.argv.includes("--write") && heldOutFigures !== undefined) {
  const { rows, crises, gravest, harmless, distress } = heldOutFigures;
  const share = (proportion: { hits: number; rows: number }) => ({
    hits: proportion.hits,
    of: proportion.rows,
  });
  const measured: MeasuredFile = {
    ...readMeasured(),
    measuredAt: new Date().toISOString().slice(0, 10),
    sentences: rows,
    crisesFound: share(crises),
    gravestFound: share(gravest),
    falseAlarms: share(harmless),
    distressRaised: share(distress),
  };
  writeFileSync(MEASURED, `${JSON.stringify(measured, undefined, 2)}\n`);
  console.log(`written to ${MEASURED}`);
}

const broken = heldOutFigures === undefined ? [] : findBroken(heldOutFigures);
for (const goal of broken) console.log(`GOAL MISSED: ${goal}`);
if (broken.length > 0) process.exitCode = 1;
