import { readFileSync } from "node:fs";
import wabt from "wabt";
import { expect, test } from "vitest";
import { Matrices } from "./matrices.ts";

test("the compiled code is what its source says", async () => {
  const folder = "app/safety/encoder";
  const { parseWat } = await wabt();
  const source = parseWat("matrix.wat", readFileSync(`${folder}/matrix.wat`, "utf8"), {
    simd: true,
  });
  expect(
    Buffer.from(source.toBinary({}).buffer).equals(readFileSync(`${folder}/matrix.wasm`)),
  ).toBe(true);
});

const [width, columns] = [24, 16];

test.each([1, 4, 6])("%d rows are multiplied by a matrix of bytes", (rows) => {
  const matrices = new Matrices(width * columns, { rows: 8, numbers: 64 });
  const bytes = Int8Array.from({ length: width * columns }, (_, at) => ((at * 37) % 255) - 127);
  const scales = Float32Array.from({ length: columns }, (_, at) => (at + 1) / 100);
  const biases = Float32Array.from({ length: columns }, (_, at) => at - 5);
  const matrix = matrices.add(bytes, { width, columns, scales, biases });
  const input = Float32Array.from({ length: rows * width }, (_, at) => Math.sin(at));
  const output = new Float32Array(rows * columns);
  matrices.multiply(input, matrix, output, rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let at = 0; at < width; at += 1)
        sum += (input[row * width + at] ?? 0) * (bytes[at * columns + column] ?? 0);
      const whole = sum * (scales[column] ?? 0) + (biases[column] ?? 0);
      expect(output[row * columns + column]).toBeCloseTo(whole, 1);
    }
  }
});

test("the largest numbers run over no sum", () => {
  const [most, eight] = [1_536, 8];
  const matrices = new Matrices(most * eight, { rows: 1, numbers: most });
  const ones = new Float32Array(eight).fill(1);
  const matrix = matrices.add(new Int8Array(most * eight).fill(127), {
    width: most,
    columns: eight,
    scales: ones,
    biases: new Float32Array(eight),
  });
  const output = new Float32Array(eight);
  matrices.multiply(new Float32Array(most).fill(2), matrix, output, 1);
  expect([...output]).toEqual(Array.from({ length: eight }, () => most * 127 * 2));
});

test("what there is no room for is refused", () => {
  const matrices = new Matrices(16, { rows: 1, numbers: 16 });
  const large = {
    width: 1_000,
    columns: 1_000,
    scales: new Float32Array(),
    biases: new Float32Array(),
  };
  expect(() => matrices.add(new Int8Array(1_000_000), large)).toThrow(RangeError);
});
