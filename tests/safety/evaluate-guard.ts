import { writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { createGuard, MAX_HELD_WORDS } from "#app/safety/guard.server.ts";
import { readGuardRows, type GuardPart } from "#tests/safety/guard-rows.ts";
import { readMeasured } from "#app/safety/measured.server.ts";
import { formatShare, shareOf, type Share } from "#tests/safety/statistics.ts";

// What the reply guard catches and what it stops by mistake, on sentences written for it.
// "tuned": the rules were changed until these were right. "held-out": split off at random before the
// rules were written, by the same authors and of the same kinds, so it flatters them. "later": written
// after the last rule, in other words, and no rule was changed for it. "learned": the model's weights
// were made with these. "set-aside": by the same authors as "learned", split off by what was answered
// before the weights were made, and never looked at: the nearest to what is to come.

const MEASURED = "app/safety/measured.json";

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

interface Measure {
  caught: Share;
  stopped: Share;
}

function report(part: GuardPart): Record<"usual" | "atRisk", Measure> {
  return { usual: reportWith(part, false), atRisk: reportWith(part, true) };
}

function reportWith(part: GuardPart, openRisk: boolean): Measure {
  const violating = readGuardRows("violating", part);
  const harmless = readGuardRows("harmless", part);
  const isShown = process.argv.includes("--misses") && part === "tuned" && !openRisk;
  const caught = violating.filter((row) => ruleBroken(row.text, openRisk) !== null);
  const stopped = harmless.filter((row) => ruleBroken(row.text, openRisk) !== null);
  const measure = {
    caught: shareOf(caught.length, violating.length),
    stopped: shareOf(stopped.length, harmless.length),
  };
  console.log(`\n${part}, ${openRisk ? "risk open" : "no risk open"}`);
  console.log(`  caught        ${formatShare(measure.caught)}`);
  console.log(`  false alarms  ${formatShare(measure.stopped)}`);
  for (const group of openRisk ? [] : new Set(violating.map((row) => row.group))) {
    const of = violating.filter((row) => row.group === group);
    const hits = of.filter((row) => caught.includes(row));
    console.log(`    ${group.padEnd(18)} ${hits.length} of ${of.length}`);
    for (const row of isShown ? of : [])
      if (!hits.includes(row)) console.log(`      - ${row.text}`);
  }
  for (const row of isShown ? stopped : []) {
    console.log(`      + ${ruleBroken(row.text, false)}: ${row.text}`);
  }
  return measure;
}

/** Harmless texts that go through to their end. */
function passed(): string[] {
  return [...readGuardRows("harmless", "tuned"), ...readGuardRows("harmless", "held-out")]
    .map((row) => row.text)
    .filter((text) => ruleBroken(text, false) === null);
}

function reportHolding(): void {
  const held = passed().map((text) => wordsHeld(text));
  const mean = held.reduce((sum, each) => sum + each, 0) / held.length;
  console.log(
    `\nwords held back at most, no risk open: ${Math.max(...held)} (limit ${MAX_HELD_WORDS}); mean of the most ${mean.toFixed(1)}`,
  );
}

function reportSpeed(): void {
  const texts = (["tuned", "held-out"] as const)
    .flatMap((part) => [...readGuardRows("violating", part), ...readGuardRows("harmless", part)])
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
  const harmless = "Bright lamps tire people, and the shop by the river sells soft ones. ".repeat(
    1_500,
  );
  for (const length of [25_000, 50_000, 100_000]) {
    console.log(`${length} characters in pieces of 4: ${timeOf(harmless.slice(0, length))} ms`);
  }
  console.log(
    `4,000 hostile characters in pieces of 4: ${timeOf("it is time to you are ".repeat(182))} ms`,
  );
}

/** What the public safety page shows. It decides nothing. */
function writeMeasured({ usual, atRisk }: Record<"usual" | "atRisk", Measure>): void {
  const measured = readMeasured();
  if (!measured) throw new Error("measure the detector first: npm run safety:eval -- --write");
  const counts = ({ hits, rows }: Share) => ({ hits, of: rows });
  const guard = {
    caught: counts(usual.caught),
    stopped: counts(usual.stopped),
    caughtAtRisk: counts(atRisk.caught),
    stoppedAtRisk: counts(atRisk.stopped),
  };
  writeFileSync(MEASURED, `${JSON.stringify({ ...measured, guard }, undefined, 2)}\n`);
  console.log(`written to ${MEASURED}`);
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
report("learned");
report("families");
report("families-set-aside");
const setAside = report("set-aside");
reportHolding();
reportSpeed();
if (process.argv.includes("--write")) writeMeasured(setAside);
