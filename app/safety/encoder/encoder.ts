import { readFileSync } from "node:fs";
import path from "node:path";
import { Matrices } from "./matrices.ts";
import type { Matrix } from "./matrices.ts";
import { readPieces } from "./pieces.ts";

/**
 * What words mean together, read by a small transformer: the Universal Sentence Encoder in its lite form
 * (Cer et al. 2018; Google, Apache 2.0), taught further on this project's own texts. It has two layers of
 * attention over pieces of words, and says how much words look like each label.
 */

const WEIGHTS_FILE = path.resolve("app/safety/encoder/weights.bin");

const PIECES = 8_002;
const NARROW = 256;
const WIDE = 512;
const INNER = 1_536;
const HEADS = 4;
/** Longer stretches are read up to here. */
const MAX_PIECES = 64;
/** Labels are padded to a multiple of eight columns. */
const LABEL_COLUMNS = 16;
const SMALLEST = 1e-6;

interface Norm {
  scales: Float32Array;
  biases: Float32Array;
}

interface Layer {
  before: Norm;
  attention: Matrix;
  attended: Matrix;
  /** Brings what went in to the layer's own width, where it is narrower. */
  widen?: Matrix;
  between: Norm;
  inner: Matrix;
  outer: Matrix;
}

/** Reads the file of weights from its front: all numbers first, then all bytes. */
class WeightsReader {
  private numberAt = 0;
  private byteAt: number;
  private readonly numbers: Float32Array;
  private readonly bytes: Int8Array;
  private readonly matrices: Matrices;

  constructor(file: Buffer, matrices: Matrices) {
    this.matrices = matrices;
    const start = file.byteOffset;
    const count = file.readUInt32LE(0);
    this.numbers = new Float32Array(file.buffer.slice(start + 4, start + 4 + count * 4));
    this.byteAt = 4 + count * 4;
    this.bytes = new Int8Array(file.buffer, start, file.byteLength);
  }

  takeNumbers(count: number): Float32Array {
    this.numberAt += count;
    return this.numbers.slice(this.numberAt - count, this.numberAt);
  }

  takeBytes(count: number): Int8Array {
    this.byteAt += count;
    return this.bytes.subarray(this.byteAt - count, this.byteAt);
  }

  linear(width: number, columns: number): Matrix {
    const scales = this.takeNumbers(columns);
    const biases = this.takeNumbers(columns);
    return this.matrices.add(this.takeBytes(width * columns), { width, columns, scales, biases });
  }

  norm(width: number): Norm {
    return { scales: this.takeNumbers(width), biases: this.takeNumbers(width) };
  }

  layer(width: number): Layer {
    const before = this.norm(width);
    const attention = this.linear(width, width * 3);
    const attended = this.linear(width, WIDE);
    const widen = width === WIDE ? undefined : this.linear(width, WIDE);
    return {
      before,
      attention,
      attended,
      ...(widen && { widen }),
      between: this.norm(WIDE),
      inner: this.linear(WIDE, INNER),
      outer: this.linear(INNER, WIDE),
    };
  }
}

export class Encoder {
  private readonly matrices: Matrices;
  private readonly embedding: { weights: Int8Array; scales: Float32Array };
  private readonly places: Float32Array;
  private readonly layers: readonly Layer[];
  private readonly sense: Matrix;
  private readonly head: Matrix;
  private readonly state = new Float32Array(MAX_PIECES * WIDE);
  private readonly normed = new Float32Array(MAX_PIECES * WIDE);
  private readonly spread = new Float32Array(MAX_PIECES * INNER);
  private readonly joined = new Float32Array(MAX_PIECES * WIDE);
  private readonly added = new Float32Array(MAX_PIECES * WIDE);

  /** Reads the weights. Throws where their file is missing. */
  constructor() {
    const file = readFileSync(WEIGHTS_FILE);
    this.matrices = new Matrices(file.byteLength, { rows: MAX_PIECES, numbers: INNER });
    const reader = new WeightsReader(file, this.matrices);
    this.embedding = {
      scales: reader.takeNumbers(PIECES),
      weights: Int8Array.from(reader.takeBytes(PIECES * NARROW)),
    };
    this.places = reader.takeNumbers(NARROW / 2);
    this.layers = [reader.layer(NARROW), reader.layer(WIDE)];
    this.sense = reader.linear(WIDE, WIDE);
    this.head = reader.linear(INNER, LABEL_COLUMNS);
  }

  /** Log odds of each label for words, written into `scores` in the order in which they were taught. */
  scoreLabels(words: string, scores: Float64Array): void {
    const pieces = readPieces(words).slice(0, MAX_PIECES);
    this.embed(pieces);
    for (const [index, layer] of this.layers.entries())
      this.run(layer, pieces.length, index === 0 ? NARROW : WIDE);
    const summary = this.summarize(pieces.length);
    const output = this.joined;
    this.matrices.multiply(summary, this.head, output, 1);
    for (let label = 0; label < scores.length; label += 1) scores[label] = output[label] ?? 0;
  }

  private embed(pieces: readonly number[]): void {
    const { weights, scales } = this.embedding;
    const half = NARROW / 2;
    for (const [row, piece] of pieces.entries()) {
      const scale = (scales[piece] ?? 0) * 2;
      for (let at = 0; at < NARROW; at += 1) {
        const turn = row * (this.places[at % half] ?? 0);
        const place = at < half ? Math.sin(turn) : Math.cos(turn);
        this.state[row * NARROW + at] = (weights[piece * NARROW + at] ?? 0) * scale + place;
      }
    }
  }

  private run(layer: Layer, rows: number, width: number): void {
    const { state, normed, spread, joined, added } = this;
    const size = rows * WIDE;
    normalize(layer.before, state, normed, rows, width);
    this.matrices.multiply(normed, layer.attention, spread, rows);
    attend(spread, joined, rows, width);
    this.matrices.multiply(joined, layer.attended, added, rows);
    if (layer.widen) {
      this.matrices.multiply(state, layer.widen, normed, rows);
      state.set(normed.subarray(0, size));
    }
    for (let at = 0; at < size; at += 1) state[at] = (state[at] ?? 0) + (added[at] ?? 0);
    normalize(layer.between, state, normed, rows, WIDE);
    this.matrices.multiply(normed, layer.inner, spread, rows);
    for (let at = 0; at < rows * INNER; at += 1) spread[at] = Math.max(0, spread[at] ?? 0);
    this.matrices.multiply(spread, layer.outer, added, rows);
    for (let at = 0; at < size; at += 1) state[at] = (state[at] ?? 0) + (added[at] ?? 0);
  }

  /** The sense of all pieces together, their mean, and the most of each. */
  private summarize(rows: number): Float32Array {
    const { state, spread, normed } = this;
    for (let at = 0; at < WIDE; at += 1) {
      let sum = 0;
      let most = -Infinity;
      for (let row = 0; row < rows; row += 1) {
        const value = state[row * WIDE + at] ?? 0;
        sum += value;
        most = Math.max(most, value);
      }
      normed[at] = sum / rows;
      spread[WIDE + at] = sum / rows;
      spread[WIDE * 2 + at] = most;
    }
    this.matrices.multiply(normed, this.sense, this.joined, 1);
    for (let at = 0; at < WIDE; at += 1) spread[at] = Math.tanh(this.joined[at] ?? 0);
    return spread;
  }
}

function normalize(
  { scales, biases }: Norm,
  input: Float32Array,
  output: Float32Array,
  rows: number,
  width: number,
): void {
  for (let row = 0; row < rows; row += 1) {
    const start = row * width;
    let sum = 0;
    let squares = 0;
    for (let at = start; at < start + width; at += 1) sum += input[at] ?? 0;
    const mean = sum / width;
    for (let at = start; at < start + width; at += 1) squares += ((input[at] ?? 0) - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / width + SMALLEST);
    for (let at = 0; at < width; at += 1)
      output[start + at] =
        ((input[start + at] ?? 0) - mean) * scale * (scales[at] ?? 0) + (biases[at] ?? 0);
  }
}

/** Lets each piece look at all others: a row of `mixed` is what it asks, what it is and what it says. */
function attend(mixed: Float32Array, output: Float32Array, rows: number, width: number): void {
  const size = width / HEADS;
  const scale = 1 / Math.sqrt(size);
  const odds = new Float64Array(rows);
  for (let head = 0; head < HEADS; head += 1) {
    for (let row = 0; row < rows; row += 1) {
      const asks = row * width * 3 + head * size;
      let most = -Infinity;
      for (let other = 0; other < rows; other += 1) {
        const is = other * width * 3 + width + head * size;
        let sum = 0;
        for (let at = 0; at < size; at += 1) sum += (mixed[asks + at] ?? 0) * (mixed[is + at] ?? 0);
        odds[other] = sum * scale;
        most = Math.max(most, sum * scale);
      }
      let total = 0;
      for (let other = 0; other < rows; other += 1) {
        const share = Math.exp((odds[other] ?? 0) - most);
        odds[other] = share;
        total += share;
      }
      const start = row * width + head * size;
      output.fill(0, start, start + size);
      for (let other = 0; other < rows; other += 1) {
        const says = other * width * 3 + width * 2 + head * size;
        const share = (odds[other] ?? 0) / total;
        for (let at = 0; at < size; at += 1)
          output[start + at] = (output[start + at] ?? 0) + share * (mixed[says + at] ?? 0);
      }
    }
  }
}
