import { readFileSync, writeFileSync } from "node:fs";

import { screenText } from "#app/safety/screened-text.server.ts";
import { readMeasured } from "#app/safety/measured.server.ts";
import type { MeasuredFile } from "#app/safety/measured.server.ts";
import {
  EVERYDAY_SOURCE,
  everydayFolder,
  inRuns,
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
import { readVoices } from "#tests/safety/voices.ts";
import { HOSTILE_TEXTS } from "#tests/safety/hostile-texts.ts";
import { isCrisisRow, readRows, readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { formatShare } from "#tests/safety/statistics.ts";
import type { Share } from "#tests/safety/statistics.ts";

const DEVELOPMENT = "tests/safety/training/development";
const MEASURE = "tests/safety/measure";
const MEASURED = "app/safety/measured.json";
const CARD = "app/safety/README.md";

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
const VOICES: Bar = { ship: 0.8, goal: 0.92 };
const VOICES_PANEL: Bar = { ship: 0.7, goal: 0.85 };
const VOICES_HARMLESS: Bar = { ship: 0.05, goal: 0.02, isMost: true };
const NEIGHBOURS: Bar = { ship: 0.22, goal: 0.1, isMost: true };
const LANGUAGES: Bar = { ship: 0.7, goal: 0.88 };

let missed = 0;
const printed: string[] = [];

function print(text: string): void {
  printed.push(...text.split("\n").map((each) => each.trimEnd()));
  console.log(text);
}

function standing(value: number, { ship, goal, isMost = false }: Bar): string {
  const reaches = (bar: number): boolean => (isMost ? value <= bar : value >= bar);
  if (reaches(goal)) return "goal";
  if (reaches(ship)) return "ship";
  missed += 1;
  return "MISSED";
}

function line(name: string, share: Share, bar?: Bar): void {
  const where = bar && share.rows > 0 ? standing(share.hits / share.rows, bar) : "";
  print(`  ${name.padEnd(50)} ${formatShare(share)}  ${where}`);
}

/** The rows of the table about one labelled set. A development set stands for nothing: its rows were learned. */
async function reportLabelled(
  title: string,
  rows: readonly LabelledRow[],
  isMeasure: boolean,
): Promise<void> {
  const judged = await judge(rows);
  const bar = (each: Bar): Bar | undefined => (isMeasure ? each : undefined);
  const where = (isWanted: (row: LabelledRow) => boolean) =>
    judged.filter(({ row }) => isWanted(row));
  const crises = where(isCrisisRow);
  print(`\n${title}: ${rows.length} rows`);
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

/** What was found in text of authors that nothing was made with. */
interface VoicesFigures {
  rows: readonly LabelledRow[];
  asked: Share;
  shown: Share;
  harmless: Share;
  neighbours: Share;
  languages: Share;
  languagesHarmless: Share;
}

/** Text as people write it, whose authors knew nothing of the detector. */
async function reportVoices(title: string, rows: readonly LabelledRow[]): Promise<VoicesFigures> {
  const judged = await judge(rows);
  const where = (isWanted: (row: LabelledRow) => boolean) =>
    judged.filter(({ row }) => isWanted(row));
  const isEnglish = (row: LabelledRow) => (row.language ?? "en") === "en";
  const isPaired = (row: LabelledRow) => row.tags.some((tag) => tag.startsWith("pair"));
  const isGravest = (row: LabelledRow) => /^(?:plan_or_attempt|medical_emergency)$/.test(row.label);
  const figures = {
    rows,
    asked: asked(where((row) => isEnglish(row) && isCrisisRow(row))),
    shown: shown(where((row) => isEnglish(row) && isGravest(row))),
    harmless: asked(where((row) => isEnglish(row) && !isCrisisRow(row) && !isPaired(row))),
    neighbours: asked(where((row) => isEnglish(row) && !isCrisisRow(row) && isPaired(row))),
    languages: asked(where((row) => !isEnglish(row) && isCrisisRow(row))),
    languagesHarmless: asked(where((row) => !isEnglish(row) && !isCrisisRow(row))),
  };
  print(`\n${title}: ${rows.length} rows`);
  line("danger asked about or panelled", figures.asked, VOICES);
  for (const kind of [...new Set(where(isCrisisRow).map(({ row }) => row.label))].sort())
    line(`  ${kind}`, asked(where((row) => isEnglish(row) && row.label === kind)));
  line("plan, attempt and medical: panel", figures.shown, VOICES_PANEL);
  line("harmless asked about", figures.harmless, VOICES_HARMLESS);
  line("  shown the panel", shown(where((row) => isEnglish(row) && !isCrisisRow(row))));
  line("harmless in the words of the dangerous, asked", figures.neighbours, NEIGHBOURS);
  line("other languages: danger asked or panelled", figures.languages, LANGUAGES);
  line("  harmless asked about", figures.languagesHarmless, VOICES_HARMLESS);
  for (const language of [...new Set(rows.map((row) => row.language ?? "en"))].sort()) {
    const of = where((row) => (row.language ?? "en") === language);
    line(`  ${language}: danger`, asked(of.filter(({ row }) => isCrisisRow(row))));
    line(`  ${language}: harmless`, asked(of.filter(({ row }) => !isCrisisRow(row))));
  }
  return figures;
}

async function reportConfusion(rows: readonly LabelledRow[]): Promise<void> {
  print("\nKind and subject as labelled: as found (asked about or panelled)");
  for (const [labelled, found] of [...confusionOf(await judge(rows))].sort()) {
    const counts = [...found].sort(([, one], [, other]) => other - one);
    print(`  ${labelled.padEnd(30)} ${counts.map(([as, n]) => `${as} ${n}`).join("; ")}`);
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
  const judged = await judge(rows);
  const texts = rows.filter(({ field = "talk" }) => field === "talk").map(({ text }) => text);
  const talk = rows.filter(({ field = "talk" }) => field === "talk");
  const figures = {
    asked: asked(judged),
    shown: shown(judged),
    watched: watched(judged),
    conversations: await conversationsAsked(conversationsOf(talk)),
    long: await longTextsAsked(texts, 2_000),
    longer: await longTextsAsked(texts, 10_000),
  };
  print(`\n${title}: ${rows.length} texts, all harmless`);
  line("asked about", figures.asked, EVERYDAY_ASKED);
  line("shown the panel", figures.shown, EVERYDAY_SHOWN);
  line("watched", figures.watched, EVERYDAY_WATCHED);
  line("conversations in which anything is asked", figures.conversations, CONVERSATIONS);
  line("joined texts of 2,000 characters asked about", figures.long, LONG_TEXTS);
  line("joined texts of 10,000 characters asked about", figures.longer, LONG_TEXTS);
  return figures;
}

async function timeOf(text: string): Promise<number> {
  const start = performance.now();
  await screenText(text);
  return performance.now() - start;
}

/** Words one after the other from these texts, as one text of so many. */
function textsOf(words: number, texts: readonly string[]): string[] {
  const all = texts.join(" ").split(/\s+/u);
  return inRuns(all, words)
    .slice(0, 60)
    .map((run) => run.join(" "));
}

async function reportTime(texts: readonly string[]): Promise<void> {
  print("\nTime of one decision, p95");
  for (const text of texts.slice(0, 50)) await timeOf(text);
  const lengths = [
    { name: "30 words", texts: textsOf(30, texts), bar: { ship: 10, goal: 5, isMost: true } },
    { name: "300 words", texts: textsOf(300, texts), bar: { ship: 100, goal: 40, isMost: true } },
    {
      name: "64 kB",
      texts: [texts.join(" ").slice(0, 65_536)],
      bar: { ship: 4_000, goal: 2_000, isMost: true },
    },
    {
      name: "4,000 hostile characters",
      texts: Object.values(HOSTILE_TEXTS),
      bar: { ship: 200, goal: 60, isMost: true },
    },
  ];
  for (const { name, texts: of, bar } of lengths) {
    const times: number[] = [];
    for (const text of of) times.push(await timeOf(text));
    times.sort((one, other) => one - other);
    const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
    print(`  ${name.padEnd(26)} ${p95.toFixed(1)} ms  ${standing(p95, bar)}`);
  }
}

/** Puts all that was printed into the model card. */
function writeCard(): void {
  const card = readFileSync(CARD, "utf8");
  const day = new Date().toISOString().slice(0, 10);
  const figures = ["```text", `Measured on ${day}`, ...printed, "```"].join("\n");
  const [before = "", after = ""] = card.split(/(?<=<!-- figures -->\n)[^]*(?=<!-- \/figures -->)/);
  writeFileSync(CARD, `${before}\n${figures}\n\n${after}`);
}

/** What the public safety page shows: shares of text that nothing was made with. */
async function writeMeasured(
  rows: readonly LabelledRow[],
  everyday: EverydayFigures | undefined,
  voices: VoicesFigures,
): Promise<void> {
  const judged = await judge(rows);
  const counts = ({ hits, rows: of }: Share) => ({ hits, of });
  const where = (isWanted: (row: LabelledRow) => boolean) =>
    judged.filter(({ row }) => isWanted(row));
  const crises = where(isCrisisRow);
  const distress = where((row) => row.label === "distress" && !isGrey(row));
  const gravest = where(
    ({ label }) => label === "plan_or_attempt" || label === "medical_emergency",
  );
  writeCard();
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
    voices: {
      rows: voices.rows.length,
      asked: counts(voices.asked),
      shown: counts(voices.shown),
      harmlessAsked: counts(voices.harmless),
      neighboursAsked: counts(voices.neighbours),
      languagesAsked: counts(voices.languages),
      languagesHarmlessAsked: counts(voices.languagesHarmless),
    },
    ...(before?.guard ? { guard: before.guard } : {}),
  };
  writeFileSync(MEASURED, `${JSON.stringify(measured, undefined, 2)}\n`);
  console.log(`\nwritten to ${MEASURED}`);
}

const alsoPath = process.argv[process.argv.indexOf("--also") + 1];
if (process.argv.includes("--also") && alsoPath !== undefined)
  await reportVoices(alsoPath, readRows(alsoPath));
// A file of one's own is no part of the card.
printed.length = 0;
const development = readRowsIn(DEVELOPMENT);
const measure = readRowsIn(MEASURE);
if (process.argv.includes("--development"))
  await reportLabelled("Development text (the detector was made with it)", development, false);
if (measure.length === 0) print(`no rows in ${MEASURE}`);
else {
  await reportLabelled("Text written to measure, that nothing was made with", measure, true);
  await reportConfusion(measure);
}
const folder = everydayFolder();
const everyday =
  folder === undefined
    ? undefined
    : await reportEveryday("Other people's everyday talk", readEveryday(folder).measure);
if (folder === undefined) print("\nno everyday talk: name its folder with --everyday FOLDER");
const voices = await reportVoices(
  "Text as people write it, by authors that nothing was made with",
  readVoices("measure"),
);
const talks = development.filter((row) => partOfRow(row) === "measure");
if (talks.length > 0) await reportEveryday("Everyday talk written for this", talks);
await reportTime(voices.rows.map(({ text }) => text));
if (process.argv.includes("--write") && measure.length > 0)
  await writeMeasured(measure, everyday, voices);
if (missed > 0) {
  console.log(`\n${missed} below what ships`);
  process.exitCode = 1;
}
