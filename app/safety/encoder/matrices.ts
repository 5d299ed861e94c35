import { readFileSync } from "node:fs";
import path from "node:path";

/** Compiled from `matrix.wat`. */
const CODE_FILE = path.resolve("app/safety/encoder/matrix.wasm");
const BYTES_OF_PAGE = 65_536;

/** Rows are multiplied four at a time. */
export const ROWS_AT_ONCE = 4;
const COLUMNS_AT_ONCE = 8;
/** What a number of a row is rounded to at most: the widest rows then run over no sum. */
const MAX_ROUNDED = 8_191;
const SMALLEST = 1e-9;

type Multiply = (
  input: number,
  weights: number,
  output: number,
  rows: number,
  width: number,
  columns: number,
) => void;

/** `width` rows of so many columns, one byte each, with what a step is worth in each column and what is added. */
export interface Matrix {
  address: number;
  width: number;
  columns: number;
  scales: Float32Array;
  biases: Float32Array;
}

/**
 * Matrices in a memory that WebAssembly works in, and the room to multiply by them: at most so many rows
 * of so many numbers.
 */
export class Matrices {
  private readonly memory: WebAssembly.Memory;
  private readonly multiplyRows: Multiply;
  private readonly input: Int16Array;
  private readonly output: Int32Array;
  private end = 0;

  /** Throws where the engine has no vector instructions, or gives no such memory. */
  constructor(bytesOfWeights: number, room: { rows: number; numbers: number }) {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(CODE_FILE)));
    const { memory, multiply } = exports;
    if (!(memory instanceof WebAssembly.Memory)) throw new TypeError("matrix.wasm has no memory");
    if (typeof multiply !== "function") throw new TypeError("matrix.wasm multiplies nothing");
    this.memory = memory;
    this.multiplyRows = (...numbers) => multiply(...numbers);
    const size = Math.ceil(room.rows / ROWS_AT_ONCE) * ROWS_AT_ONCE * room.numbers;
    memory.grow(Math.ceil((bytesOfWeights + size * 6) / BYTES_OF_PAGE));
    this.input = new Int16Array(memory.buffer, this.take(size * 2), size);
    this.output = new Int32Array(memory.buffer, this.take(size * 4), size);
  }

  /** Keeps a matrix whose bytes are given row after row. Columns are a multiple of eight, the width is even. */
  add(bytes: Int8Array, { width, columns, scales, biases }: Omit<Matrix, "address">): Matrix {
    const address = this.take(bytes.length);
    const packed = new Int8Array(this.memory.buffer, address, bytes.length);
    let at = 0;
    for (let first = 0; first < columns; first += COLUMNS_AT_ONCE)
      for (let place = 0; place < width; place += 2)
        for (let column = first; column < first + COLUMNS_AT_ONCE; column += 1) {
          packed[at] = bytes[place * columns + column] ?? 0;
          packed[at + 1] = bytes[(place + 1) * columns + column] ?? 0;
          at += 2;
        }
    return { address, width, columns, scales, biases };
  }

  /** `output` becomes the first rows of `input`, each `matrix.width` long, times the matrix. */
  multiply(input: Float32Array, matrix: Matrix, output: Float32Array, rows: number): void {
    const { address, width, columns, scales, biases } = matrix;
    const steps = new Float64Array(rows);
    for (let row = 0; row < rows; row += 1) steps[row] = this.round(input, row * width, width);
    this.multiplyRows(this.input.byteOffset, address, this.output.byteOffset, rows, width, columns);
    for (let row = 0; row < rows; row += 1) {
      const start = row * columns;
      const step = steps[row] ?? 0;
      for (let at = 0; at < columns; at += 1)
        output[start + at] =
          (this.output[start + at] ?? 0) * step * (scales[at] ?? 0) + (biases[at] ?? 0);
    }
  }

  /** Rounds a row to whole numbers, and says what one of them is worth. */
  private round(input: Float32Array, start: number, width: number): number {
    let most = SMALLEST;
    for (let at = start; at < start + width; at += 1)
      most = Math.max(most, Math.abs(input[at] ?? 0));
    const steps = MAX_ROUNDED / most;
    for (let at = start; at < start + width; at += 1)
      this.input[at] = Math.round((input[at] ?? 0) * steps);
    return 1 / steps;
  }

  private take(bytes: number): number {
    const start = this.end;
    this.end += Math.ceil(bytes / 16) * 16;
    if (this.end > this.memory.buffer.byteLength) throw new RangeError("no room for more matrices");
    return start;
  }
}
