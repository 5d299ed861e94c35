import { TIER_BITS, readFeatures } from "#app/safety/detector/features.ts";
import type { Features } from "#app/safety/detector/features.ts";
import { MODEL_LABELS, scoreLabels, stretchScore } from "#app/safety/detector/model.ts";
import type { LabelTable } from "#app/safety/detector/model.ts";
import { readStretches } from "#app/safety/detector/stretches.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { disguise, seededRandom, type Random } from "#tests/safety/training/disguise.ts";
import { isCrisisRow } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";

const EPOCHS_OF_LABELS = 12;
/** Of the labels, which are learned together, each has fewer rows: they are learned in smaller steps. */
const LABEL_RATE = 0.07;
const DECAY = 1.5e-3;

/** A share of what is seen is left out at every look: none of it may be relied on alone. */
const LEFT_OUT = 0.3;

/** Disguised copies made of every row, harmless or not. */
const COPIES = 2;

/** What a disguised copy counts beside the row as it was written. */
const COPY_WEIGHT = 0.5;

/**
 * What everyday talk counts beside a row that was written to be hard: in the world nearly everything
 * is harmless, and half of what was written is not.
 */
const EVERYDAY_WEIGHT = 4;
/** What people say to a companion every day is what it has to know best, and there is less of it. */
const TALK_WEIGHT = 8;

/** Something to learn from: all its stretches, of which the last is the most of it. */
export interface Lesson {
  stretches: Features[];
  weight: number;
}

/** One text as the detector's model learns it. */
export interface Example extends Lesson {
  row: LabelledRow;
}

function read(row: LabelledRow, text: string, weight: number): Example[] {
  const stretches = readStretches(readSentences(text)).map(({ words }) => readFeatures(words));
  return stretches.length === 0 ? [] : [{ row, stretches, weight }];
}

/** What a row counts beside others. */
export function weightOf(row: LabelledRow): number {
  if (row.field !== undefined || row.id.startsWith("talks-")) return TALK_WEIGHT;
  return row.id.startsWith("every-") ? EVERYDAY_WEIGHT : 1;
}

/** Rows and their disguised copies. */
export function examplesOf(rows: readonly LabelledRow[]): Example[] {
  const random = seededRandom(7);
  const examples: Example[] = [];
  for (const row of rows) {
    const weight = weightOf(row);
    examples.push(...read(row, row.text, weight));
    const copies = weight > 1 ? 1 : COPIES;
    for (let copy = 0; copy < copies; copy += 1)
      examples.push(...read(row, disguise(row.text, random), weight * COPY_WEIGHT));
  }
  return examples;
}

function shuffle<Item>(items: Item[], random: Random): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [here, there] = [items[index], items[other]];
    if (here !== undefined && there !== undefined) [items[index], items[other]] = [there, here];
  }
}

function worstOf(
  stretches: readonly Features[],
  scoreOf: (features: Features) => number,
  isFirst: boolean,
): Features | undefined {
  if (isFirst || stretches.length === 1) return stretches.at(-1);
  let worst: Features | undefined;
  let most = -Infinity;
  for (const features of stretches) {
    const score = scoreOf(features);
    if (score > most) {
      most = score;
      worst = features;
    }
  }
  return worst;
}

/** What is left of a stretch's features when some are left out; the others make up for them. */
function leaveOut({ slots, values }: Features, random: Random): Features {
  const kept = slots.map(() => (random() < LEFT_OUT ? 0 : 1));
  return {
    slots: slots.filter((_slot, index) => kept[index] === 1),
    values: values
      .filter((_value, index) => kept[index] === 1)
      .map((value) => value / (1 - LEFT_OUT)),
  };
}

/** A label's probability less what it should be, for a stretch of words. */
function errorsOf(scores: Float64Array, label: number): Float64Array {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each, index) => each / sum - (index === label ? 1 : 0));
}

/** All labels learned together: logistic regression over many classes by Adagrad. */
export function train(examples: readonly Example[]): LabelTable {
  const count = MODEL_LABELS.length;
  const weights = new Float32Array(count << TIER_BITS);
  const biases = MODEL_LABELS.map(() => 0);
  const table: LabelTable = { weights, scale: 1, biases };
  const squares = new Float32Array(weights.length).fill(0.05);
  const scores = new Float64Array(count);
  const random = seededRandom(11);
  const scoreOf = (features: Features): number => {
    scoreLabels(table, features, scores);
    return stretchScore(scores);
  };
  const teach = (seen: Features, label: number, weight: number): void => {
    const features = leaveOut(seen, random);
    scoreLabels(table, features, scores);
    const errors = errorsOf(scores, label);
    for (let position = 0; position < features.slots.length; position += 1) {
      const slot = features.slots[position] ?? 0;
      const value = (features.values[position] ?? 0) * weight;
      for (let each = 0; each < count; each += 1) {
        const at = slot * count + each;
        const current = weights[at] ?? 0;
        const step = (errors[each] ?? 0) * value + DECAY * weight * current;
        const sum = (squares[at] ?? 0) + step * step;
        squares[at] = sum;
        weights[at] = current - (LABEL_RATE * step) / Math.sqrt(sum);
      }
    }
    for (let each = 0; each < count; each += 1)
      biases[each] = (biases[each] ?? 0) - 0.01 * weight * (errors[each] ?? 0);
  };
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS_OF_LABELS; epoch += 1) {
    shuffle(order, random);
    for (const { row, stretches, weight } of order) {
      // In the project's own talks and exercises a question about danger would break what is going on.
      const label = MODEL_LABELS.indexOf(row.id.startsWith("talks-") ? "none" : row.label);
      if (isCrisisRow(row)) {
        const worst = worstOf(stretches, scoreOf, epoch === 0);
        if (worst !== undefined) teach(worst, label, weight);
      } else {
        const share = 1 / Math.sqrt(stretches.length);
        for (const features of stretches) teach(features, label, weight * share);
      }
    }
  }
  return table;
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

function packWeights(weights: LabelTable["weights"]): { bytes: Buffer; scale: number } {
  let largest = 1e-9;
  for (const value of weights) largest = Math.max(largest, Math.abs(value));
  const scale = largest / 127;
  const bytes = Int8Array.from(weights, (value) => Math.round(value / scale));
  return { bytes: Buffer.from(bytes.buffer), scale: round(scale) };
}

/** The table of all labels: its bytes, one a weight, and what they mean. */
export function encodeLabels(table: LabelTable) {
  const { bytes, scale } = packWeights(table.weights);
  return { bytes, scale, biases: table.biases.map(round) };
}
