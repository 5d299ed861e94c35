import { writeFileSync } from "node:fs";

import { DANGER_BITS, KIND_BITS, readFeatures } from "#app/safety/detector/features.ts";
import { MODEL_KINDS, scoreSentences, stretchesOf } from "#app/safety/detector/model.ts";
import type { Tables } from "#app/safety/detector/model.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { isCrisisRow, readRowsIn } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";

const FOLDS = 5;
const EPOCHS = 15;
const RATE = 0.1;
const DECAY = 1e-2;

/** Shares of harmless and of distressed rows that the model may raise wrongly, in cross-validation. */
const HARMLESS_RAISED = 0.012;
const DISTRESS_TO_CRISIS = 0.025;

interface Example {
  row: LabelledRow;
  features: Uint32Array;
  isDanger: boolean;
  kind: number;
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A row's whole short text; of a long one (risk buried in it) every stretch would be mislabelled, so it is left out. */
function exampleOf(row: LabelledRow): Example[] {
  const stretches = stretchesOf(readSentences(row.text));
  const whole = stretches.at(-1);
  if (whole === undefined || (row.tags.includes("buried") && isCrisisRow(row))) return [];
  const kind = MODEL_KINDS.findIndex((name) => name === row.label);
  const isDanger = isCrisisRow(row);
  const stretchesToLearn = isDanger ? [whole] : stretches;
  return stretchesToLearn.map((words) => ({ row, features: readFeatures(words), isDanger, kind }));
}

function trainTable(
  examples: readonly Example[],
  bits: number,
  isPositive: (example: Example) => boolean,
  seed: number,
): { table: Float32Array; bias: number } {
  const table = new Float32Array(1 << bits);
  const squares = new Float32Array(1 << bits).fill(1e-3);
  const mask = (1 << bits) - 1;
  const random = seededRandom(seed);
  const positives = examples.filter(isPositive).length;
  const weight = Math.min(4, Math.sqrt((examples.length - positives) / Math.max(1, positives)));
  let bias = 0;
  const order = examples.map((_example, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      const scale = 1 / Math.sqrt(example.features.length + 6);
      let sum = 0;
      for (const feature of example.features) sum += table[feature & mask] ?? 0;
      const isMatch = isPositive(example);
      const probability = 1 / (1 + Math.exp(-(sum * scale + bias)));
      const gradient = (probability - (isMatch ? 1 : 0)) * (isMatch ? weight : 1);
      for (const feature of example.features) {
        const slot = feature & mask;
        const current = table[slot] ?? 0;
        const step = gradient * scale + DECAY * current;
        squares[slot] = (squares[slot] ?? 0) + step * step;
        table[slot] = current - (RATE * step) / Math.sqrt(squares[slot] ?? 1);
      }
      bias -= 0.02 * gradient;
    }
  }
  return { table, bias };
}

function train(examples: readonly Example[]): Tables {
  const danger = trainTable(examples, DANGER_BITS, (example) => example.isDanger, 11);
  const dangerous = examples.filter((example) => example.isDanger);
  const kinds = MODEL_KINDS.map((_name, kind) =>
    trainTable(dangerous, KIND_BITS, (example) => example.kind === kind, 23 + kind),
  );
  return {
    danger: danger.table,
    dangerBias: danger.bias,
    kinds: kinds.map((kind) => kind.table),
    kindBiases: kinds.map((kind) => kind.bias),
  };
}

function crossValidate(rows: readonly LabelledRow[]): Map<LabelledRow, number> {
  const scores = new Map<LabelledRow, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const tables = train(rows.filter((_row, index) => index % FOLDS !== fold).flatMap(exampleOf));
    for (const row of rows.filter((_row, index) => index % FOLDS === fold)) {
      scores.set(row, scoreSentences(readSentences(row.text), tables).danger);
    }
  }
  return scores;
}

/** The lowest threshold that keeps wrong alarms within a share. */
function thresholdFor(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return (sorted[Math.floor(sorted.length * share)] ?? 0) + 0.01;
}

function encode(tables: readonly Float32Array[]): { encoded: string[]; scale: number } {
  const largest = Math.max(
    ...tables.map((table) => table.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  );
  const scale = largest / 127;
  const encoded = tables.map((table) =>
    Buffer.from(Int8Array.from(table, (value) => Math.round(value / scale)).buffer).toString(
      "base64",
    ),
  );
  return { encoded, scale };
}

const rows = readRowsIn("tests/safety/development");
const scores = crossValidate(rows);
const scoresOf = (isWanted: (row: LabelledRow) => boolean): number[] =>
  rows.filter(isWanted).map((row) => scores.get(row) ?? 0);
const harmless = scoresOf((row) => row.label === "none");
const distressed = scoresOf((row) => row.label === "distress");
const checkIn = thresholdFor(harmless, HARMLESS_RAISED);
const crisis = Math.max(checkIn, thresholdFor(distressed, DISTRESS_TO_CRISIS));
const share = (values: readonly number[], threshold: number): string =>
  `${((100 * values.filter((value) => value >= threshold).length) / values.length).toFixed(1)} %`;
for (const label of ["none", "distress", ...MODEL_KINDS]) {
  const values = scoresOf((row) => row.label === label);
  console.log(
    `${label.padEnd(20)} ${String(values.length).padStart(4)} rows, cross-validated, model alone: raised ${share(values, checkIn)}, crisis ${share(values, crisis)}`,
  );
}
const tables = train(rows.flatMap(exampleOf));
const danger = encode([tables.danger]);
const kinds = encode(tables.kinds);
const round = (value: number): number => Number(value.toPrecision(6));
writeFileSync(
  "app/safety/detector/weights.json",
  `${JSON.stringify({
    danger: danger.encoded[0],
    dangerScale: round(danger.scale),
    dangerBias: round(tables.dangerBias),
    kinds: kinds.encoded,
    kindScale: round(kinds.scale),
    kindBiases: tables.kindBiases.map(round),
    checkIn: round(checkIn),
    crisis: round(crisis),
  })}\n`,
);
