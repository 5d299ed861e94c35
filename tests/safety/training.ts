import { KIND_BITS, TIER_BITS, readFeatures } from "#app/safety/detector/features.ts";
import type { Features } from "#app/safety/detector/features.ts";
import { MODEL_KINDS, scoreIn, stretchesOf } from "#app/safety/detector/model.ts";
import type { PackedTable, Table, Tables } from "#app/safety/detector/model.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { disguise, seededRandom } from "#tests/safety/disguise.ts";
import { isCrisisRow } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";

const EPOCHS = 8;
const RATE = 0.15;
const DECAY = 1.5e-3;

/** Disguised copies made of every row, harmless or not. */
const COPIES = 2;

/** How much a row of pain without danger counts against a check-in: to ask gently is no great wrong there. */
const DISTRESS_AT_CHECK_IN = 0.25;

/** What a disguised copy counts beside the row as it was written. */
const COPY_WEIGHT = 0.5;

/** Something to learn from: all its stretches, of which the last is the most of it. */
export interface Lesson {
  stretches: Features[];
  weight: number;
}

/** One text as the detector's model learns it. */
export interface Example extends Lesson {
  row: LabelledRow;
  isDanger: boolean;
}

function read(row: LabelledRow, text: string, weight: number): Example[] {
  const stretches = stretchesOf(readSentences(text)).map(readFeatures);
  return stretches.length === 0 ? [] : [{ row, stretches, weight, isDanger: isCrisisRow(row) }];
}

/** A row, its disguised copies, and (of a short crisis) a copy within two harmless rows. */
export function examplesOf(rows: readonly LabelledRow[]): Map<LabelledRow, Example[]> {
  const random = seededRandom(7);
  const examples = new Map<LabelledRow, Example[]>();
  for (const row of rows) {
    const made = read(row, row.text, 1);
    for (let copy = 0; copy < COPIES; copy += 1)
      made.push(...read(row, disguise(row.text, random), COPY_WEIGHT));
    examples.set(row, made);
  }
  return examples;
}

interface Learning<Each extends Lesson> {
  bits: number;
  seed: number;
  isPositive: (lesson: Each) => boolean;
  weightOf: (lesson: Each) => number;
}

/** Logistic regression by Adagrad. Of a dangerous text only the worst stretch teaches; of others each does. */
export function learn<Each extends Lesson>(
  examples: readonly Each[],
  learning: Learning<Each>,
): Table {
  const size = 1 << learning.bits;
  const mask = size - 1;
  const table: Table = { weights: new Float32Array(size), bias: 0 };
  const squares = new Float32Array(size).fill(0.05);
  const random = seededRandom(learning.seed);
  const teach = (features: Features, isMatch: boolean, weight: number): void => {
    const probability = 1 / (1 + Math.exp(-scoreIn(table, features, mask)));
    const gradient = (probability - (isMatch ? 1 : 0)) * weight;
    for (let index = 0; index < features.slots.length; index += 1) {
      const slot = (features.slots[index] ?? 0) & mask;
      const current = table.weights[slot] ?? 0;
      const step = gradient * (features.values[index] ?? 0) + DECAY * weight * current;
      const sum = (squares[slot] ?? 0) + step * step;
      squares[slot] = sum;
      table.weights[slot] = current - (RATE * step) / Math.sqrt(sum);
    }
    table.bias -= 0.01 * gradient;
  };
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const [here, there] = [order[index], order[other]];
      if (here !== undefined && there !== undefined) [order[index], order[other]] = [there, here];
    }
    for (const example of order) {
      const weight = example.weight * learning.weightOf(example);
      if (learning.isPositive(example)) {
        const worst = worstOf(example.stretches, table, mask, epoch === 0);
        if (worst !== undefined) teach(worst, true, weight);
      } else {
        const share = 1 / Math.sqrt(example.stretches.length);
        for (const features of example.stretches) teach(features, false, weight * share);
      }
    }
  }
  return table;
}

function worstOf(
  stretches: readonly Features[],
  table: Table,
  mask: number,
  isFirst: boolean,
): Features | undefined {
  if (isFirst || stretches.length === 1) return stretches.at(-1);
  let worst: Features | undefined;
  let most = -Infinity;
  for (const features of stretches) {
    const score = scoreIn(table, features, mask);
    if (score > most) {
      most = score;
      worst = features;
    }
  }
  return worst;
}

/** Learns all tables from the examples. */
export function train(examples: readonly Example[], withKinds: boolean): Tables {
  const isDanger = (example: Example): boolean => example.isDanger;
  // In the project's own talks and exercises a question about danger would break what is going on.
  const isDistress = (example: Example): boolean =>
    example.row.label === "distress" && !example.row.id.startsWith("talk-");
  const dangerous = examples.filter(isDanger);
  return {
    checkIn: learn(examples, {
      bits: TIER_BITS,
      seed: 11,
      isPositive: isDanger,
      weightOf: (example) => (isDistress(example) ? DISTRESS_AT_CHECK_IN : 1),
    }),
    crisis: learn(examples, { bits: TIER_BITS, seed: 12, isPositive: isDanger, weightOf: () => 1 }),
    kinds: withKinds
      ? MODEL_KINDS.map((name, kind) =>
          learn(dangerous, {
            bits: KIND_BITS,
            seed: 23 + kind,
            isPositive: (example) => example.row.label === name,
            weightOf: (example) => (example.row.label === name ? 2 : 1),
          }),
        )
      : [],
  };
}

/** The lowest threshold that keeps wrong alarms within a share. */
export function thresholdFor(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return (sorted[Math.floor(sorted.length * share)] ?? 0) + 0.001;
}

/** A number as it is written into a file of weights. */
export function round(value: number): number {
  return Number(value.toPrecision(6));
}

/** A table in one byte a weight. */
export function pack(table: Table): PackedTable {
  const largest = table.weights.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const scale = largest / 127;
  const bytes = Int8Array.from(table.weights, (value) => Math.round(value / scale));
  return {
    weights: Buffer.from(bytes.buffer).toString("base64"),
    scale: round(scale),
    bias: round(table.bias),
  };
}
