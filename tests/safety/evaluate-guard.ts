import { readFileSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { judgeStrictly, judgeText } from "#app/safety/guard.server.ts";
import { readMeasured } from "#app/safety/measured.server.ts";
import { MEASURED, readMeasuringRows, type GuardRow } from "#tests/safety/guard-rows.ts";
import { formatShare, shareOf, type Share } from "#tests/safety/statistics.ts";

// What the reply guard stops or alters, of good replies and of forbidden ones. A file of one's own, one
// JSON object with a text a line, is judged with: npm run safety:guard -- FILE

const FILE = "app/safety/measured.json";

/** What becomes of a reply, and whether the fast model would be asked about it. */
async function judge({ text, strict }: GuardRow, isStrict: boolean) {
  if (!(strict ?? isStrict)) return { ...judgeText(text, { isStrict: false }), isMarked: false };
  return judgeStrictly(text);
}

async function count(rows: readonly GuardRow[], isStrict: boolean) {
  let [hits, marked] = [0, 0];
  for (const row of rows) {
    const { outcome, isMarked } = await judge(row, isStrict);
    if (outcome !== "shown") hits += 1;
    else if (isMarked) marked += 1;
  }
  return { hits, marked };
}

async function report(name: string, rows: readonly GuardRow[], isStrict: boolean): Promise<Share> {
  const { hits, marked } = await count(rows, isStrict);
  const share = shareOf(hits, rows.length);
  console.log(
    `  ${name.padEnd(24)} ${formatShare(share)}; only marked ${marked} of ${rows.length}`,
  );
  return share;
}

async function reportAll(): Promise<
  Record<"caught" | "stopped" | "caughtAtRisk" | "stoppedAtRisk", Share>
> {
  const of = async (sort: "good" | "bad", isStrict: boolean) => {
    const shares: Share[] = [];
    for (const name of MEASURED[sort]) {
      const rows = readMeasuringRows(name).filter((row) => (row.strict ?? isStrict) === isStrict);
      shares.push(await report(`${name}${isStrict ? ", strict" : ""}`, rows, isStrict));
    }
    return shares[0];
  };
  console.log("good replies stopped or altered");
  const [stopped, stoppedAtRisk] = [await of("good", false), await of("good", true)];
  console.log("forbidden ones stopped or altered");
  const [caught, caughtAtRisk] = [await of("bad", false), await of("bad", true)];
  await reportKinds();
  if (!stopped || !stoppedAtRisk || !caught || !caughtAtRisk) throw new Error("nothing measured");
  return { caught, stopped, caughtAtRisk, stoppedAtRisk };
}

async function reportKinds(): Promise<void> {
  const rows = readMeasuringRows("replies-bad");
  for (const group of new Set(rows.map((row) => row.group))) {
    const of = rows.filter((row) => row.group === group);
    const { hits, marked } = await count(of, false);
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
function writeMeasured(shares: Awaited<ReturnType<typeof reportAll>>): void {
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
      await report(`${kind}${isStrict ? ", strict" : ""}`, of, isStrict);
  }
} else {
  const shares = await reportAll();
  reportSpeed();
  if (process.argv.includes("--write")) writeMeasured(shares);
}
