import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { createGuard, HELD_WORDS_AT_MOST } from "#app/safety/guard.server.ts";

// What the reply guard catches and what it stops by mistake, on sentences written for it.
// "tuned": the rules were changed until these were right. "held-out": split off at random before the
// rules were written, by the same authors and of the same kinds, so it flatters them. "later": written
// after the last rule, in other words, and no rule was changed for it: the nearest to what is to come.

interface Row {
  id: string;
  group: string;
  text: string;
  rule?: string;
}

const FOLDER = new URL("./guard/", import.meta.url);
/** Standard normal quantile of a 95 % interval. */
const Z = 1.96;

function rows(name: string): Row[] {
  return readFileSync(new URL(`${name}.jsonl`, FOLDER), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Row => JSON.parse(line));
}

/** The rule that a text breaks, given to the guard word by word as a model would. */
function ruleBroken(text: string, openRisk: boolean): string | null {
  const guard = createGuard({ openRisk, region: "US", language: "en" });
  for (const delta of text.match(/\s*\S+/g) ?? []) {
    const { violation } = guard.push(delta);
    if (violation) return violation.rule;
  }
  return guard.end().violation?.rule ?? null;
}

/** The most words of a harmless text that were held back at any time. */
function wordsHeld(text: string): number {
  const guard = createGuard({ openRisk: false, region: "US", language: "en" });
  let given = "";
  let shown = "";
  let most = 0;
  for (const delta of text.match(/\s*\S+/g) ?? []) {
    given += delta;
    shown += guard.push(delta).show;
    most = Math.max(most, given.slice(shown.length).match(/\S+/g)?.length ?? 0);
  }
  return most;
}

function wilson(hits: number, total: number): string {
  const share = hits / total;
  const base = 1 + Z ** 2 / total;
  const middle = (share + Z ** 2 / (2 * total)) / base;
  const spread = (Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))) / base;
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  return `${hits} of ${total} = ${percent(share)} (${percent(middle - spread)} to ${percent(middle + spread)})`;
}

function report(part: "tuned" | "held-out" | "later"): void {
  const violating = rows(`violating-${part}`);
  const harmless = rows(`harmless-${part}`);
  const isShown = process.argv.includes("--misses") && part === "tuned";
  for (const openRisk of [false, true]) {
    console.log(`\n${part}, ${openRisk ? "risk open" : "no risk open"}`);
    const caught = violating.filter((row) => ruleBroken(row.text, openRisk) !== null);
    const stopped = harmless.filter((row) => ruleBroken(row.text, openRisk) !== null);
    console.log(`  caught        ${wilson(caught.length, violating.length)}`);
    console.log(`  false alarms  ${wilson(stopped.length, harmless.length)}`);
    if (openRisk) continue;
    for (const group of new Set(violating.map((row) => row.group))) {
      const of = violating.filter((row) => row.group === group);
      const hits = of.filter((row) => caught.includes(row));
      console.log(`    ${group.padEnd(18)} ${hits.length} of ${of.length}`);
      if (isShown)
        for (const row of of) if (!hits.includes(row)) console.log(`      - ${row.text}`);
    }
    for (const row of isShown ? stopped : []) {
      console.log(`      + ${ruleBroken(row.text, false)}: ${row.text}`);
    }
  }
}

/** Harmless texts that go through to their end. */
function passed(): string[] {
  return [...rows("harmless-tuned"), ...rows("harmless-held-out")]
    .map((row) => row.text)
    .filter((text) => ruleBroken(text, false) === null);
}

function reportHolding(): void {
  const held = passed().map((text) => wordsHeld(text));
  const mean = held.reduce((sum, each) => sum + each, 0) / held.length;
  console.log(
    `\nwords held back at most, no risk open: ${Math.max(...held)} (limit ${HELD_WORDS_AT_MOST}); mean of the most ${mean.toFixed(1)}`,
  );
}

function reportSpeed(): void {
  const texts = ["violating-tuned", "violating-held-out", "harmless-tuned", "harmless-held-out"]
    .flatMap(rows)
    .map((row) => row.text);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const text of texts) {
      const start = performance.now();
      ruleBroken(text, round % 2 === 0);
      const sentences = text.match(/[.!?]+(\s|$)/g)?.length ?? 1;
      times.push((performance.now() - start) / sentences);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  console.log(
    `a sentence: p50 ${at(0.5).toFixed(3)} ms, p95 ${at(0.95).toFixed(3)} ms (limit 5 ms)`,
  );
  const harmless = passed().join(" ").repeat(20);
  for (const length of [25_000, 50_000, 100_000]) {
    console.log(`${length} characters in pieces of 4: ${timeOf(harmless.slice(0, length))} ms`);
  }
  console.log(
    `4,000 hostile characters in pieces of 4: ${timeOf("you are i will ".repeat(267))} ms`,
  );
}

function timeOf(text: string): string {
  const guard = createGuard({ openRisk: false, region: "US", language: "en" });
  const start = performance.now();
  for (const delta of text.match(/.{1,4}/gs) ?? []) guard.push(delta);
  if (guard.violation) throw new Error("a text that breaks a rule is not read to its end");
  return (performance.now() - start).toFixed(1);
}

report("tuned");
report("held-out");
report("later");
reportHolding();
reportSpeed();
