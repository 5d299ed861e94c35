import { readFileSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { judgeText } from "#app/safety/guard.server.ts";
import { isMarked } from "#app/safety/guard/marker.ts";
import { SentenceReader } from "#app/safety/guard/sentences.ts";
import { readMeasured } from "#app/safety/measured.server.ts";
import { MEASURED, readMeasuringRows, type GuardRow } from "#tests/safety/guard-rows.ts";
import { formatShare, shareOf, type Share } from "#tests/safety/statistics.ts";

// What the reply guard stops or alters, of good replies and of forbidden ones. A file of one's own, one
// JSON object with a text a line, is judged with: npm run safety:guard -- FILE

const FILE = "app/safety/measured.json";

function isHit({ text, strict }: GuardRow, isStrict: boolean): boolean {
  return judgeText(text, { isStrict: strict ?? isStrict }).outcome !== "shown";
}

function isMarkedAnywhere({ text }: GuardRow): boolean {
  const reader = new SentenceReader();
  return [...reader.push(text), ...reader.end()].some((sentence) => isMarked(sentence.text));
}

function report(name: string, rows: readonly GuardRow[], isStrict: boolean): Share {
  const hits = rows.filter((row) => isHit(row, isStrict));
  const marked = rows.filter((row) => !hits.includes(row) && isMarkedAnywhere(row));
  const share = shareOf(hits.length, rows.length);
  console.log(
    `  ${name.padEnd(24)} by a rule ${formatShare(share)}; only marked ${marked.length} of ${rows.length}`,
  );
  return share;
}

function reportAll(): { caught: Share; stopped: Share; caughtAtRisk: Share; stoppedAtRisk: Share } {
  const of = (sort: "good" | "bad", isStrict: boolean) =>
    MEASURED[sort]
      .map((name) => ({
        name,
        rows: readMeasuringRows(name).filter(({ strict }) => (strict ?? isStrict) === isStrict),
      }))
      .map(({ name, rows }) => report(`${name}${isStrict ? ", strict" : ""}`, rows, isStrict))[0];
  console.log("good replies stopped or altered");
  const [stopped, stoppedAtRisk] = [of("good", false), of("good", true)];
  console.log("forbidden ones stopped or altered");
  const [caught, caughtAtRisk] = [of("bad", false), of("bad", true)];
  reportKinds();
  if (!stopped || !stoppedAtRisk || !caught || !caughtAtRisk) throw new Error("nothing measured");
  return { caught, stopped, caughtAtRisk, stoppedAtRisk };
}

function reportKinds(): void {
  const rows = readMeasuringRows("replies-bad");
  for (const group of new Set(rows.map((row) => row.group))) {
    const of = rows.filter((row) => row.group === group);
    const hits = of.filter((row) => isHit(row, false)).length;
    const marked = of.filter((row) => !isHit(row, false) && isMarkedAnywhere(row)).length;
    console.log(`    ${(group ?? "").padEnd(42)} ${hits} of ${of.length}, ${marked} more marked`);
  }
}

function reportSpeed(): void {
  const texts = readMeasuringRows("replies-good").map(({ text }) => text);
  const times = texts.map((text) => timeOf(text)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  console.log(`a reply: p50 ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms`);
  for (const sentence of ["you have ", "i will not tell you to ", "(", "take it with "]) {
    console.log(
      `4,000 characters of "${sentence}": ${timeOf(sentence.repeat(4_000 / sentence.length)).toFixed(1)} ms`,
    );
  }
}

function timeOf(text: string): number {
  const start = performance.now();
  judgeText(text, { isStrict: true });
  return performance.now() - start;
}

/** What the public safety page shows. It decides nothing. */
function writeMeasured(shares: ReturnType<typeof reportAll>): void {
  const measured = readMeasured();
  if (!measured) throw new Error("measure the detector first: npm run safety:eval -- --write");
  const guard = Object.fromEntries(
    Object.entries(shares).map(([name, { hits, rows }]) => [name, { hits, of: rows }]),
  );
  writeFileSync(FILE, `${JSON.stringify({ ...measured, guard }, undefined, 2)}\n`);
  console.log(`written to ${FILE}`);
}

const [own] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (own) {
  const rows = readFileSync(own, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): GuardRow & { kind?: string } => JSON.parse(line));
  for (const kind of new Set(rows.map((row) => row.kind ?? row.group ?? "all"))) {
    const of = rows.filter((row) => (row.kind ?? row.group ?? "all") === kind);
    for (const isStrict of [false, true])
      report(`${kind}${isStrict ? ", strict" : ""}`, of, isStrict);
  }
} else {
  const shares = reportAll();
  reportSpeed();
  if (process.argv.includes("--write")) writeMeasured(shares);
}
