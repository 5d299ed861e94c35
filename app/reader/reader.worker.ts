import path from "node:path";
import { parentPort } from "node:worker_threads";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { FILL, readPieces, readVocabulary } from "./pieces.ts";
import { windowsOf } from "./windows.ts";

// The reader's own thread: onnxruntime-node computes on the loop that asks it, eight milliseconds a
// window, and the server's loop has people waiting.

/** What the thread is asked: texts, and a number by which its answer is known. */
export interface Request {
  id: number;
  texts: readonly string[];
}

/** Of each text the scores of every head, for each batch of its windows; none where it failed. "ready" has the id 0. */
export interface Response {
  id: number;
  scores: number[][][] | null;
}

/** So many windows are read together: one sentence among many more would be lost in what stands around it. */
const MOST_WINDOWS = 6;

readVocabulary();
const session = await InferenceSession.create(path.resolve("app/reader/model/reader.onnx"), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableMemPattern: false,
  logSeverityLevel: 3,
});

type Windows = readonly (readonly number[])[];

async function readScores(texts: readonly string[]): Promise<number[][][]> {
  const windows = texts.map((text) => windowsOf(readPieces(text)));
  // Short texts are read in one go, each for itself: that takes a fraction of the time.
  if (windows.every(({ length }) => length === 1)) {
    const scores = await score(windows);
    return scores.map((each) => [each]);
  }
  const read: number[][][] = [];
  for (const each of windows) read.push(await readInBatches(each));
  return read;
}

async function readInBatches(windows: Windows): Promise<number[][]> {
  const parts: number[][] = [];
  for (let start = 0; start < windows.length; start += MOST_WINDOWS)
    parts.push(...(await score([windows.slice(start, start + MOST_WINDOWS)])));
  return parts;
}

/** The scores of each text, which is given by its windows. */
async function score(texts: readonly Windows[]): Promise<number[][]> {
  const windows = texts.flat();
  const length = Math.max(...windows.map((window) => window.length));
  const ids = new BigInt64Array(windows.length * length).fill(BigInt(FILL));
  const mask = new BigInt64Array(windows.length * length);
  for (const [row, window] of windows.entries())
    for (const [column, piece] of window.entries()) {
      ids[row * length + column] = BigInt(piece);
      mask[row * length + column] = 1n;
    }
  const owners = texts.flatMap((own, text) => own.map(() => text));
  const owner = texts.flatMap((_, text) => owners.map((of) => BigInt(of === text)));
  const { scores } = await session.run({
    ids: new Tensor("int64", ids, [windows.length, length]),
    mask: new Tensor("int64", mask, [windows.length, length]),
    owner: new Tensor("int64", BigInt64Array.from(owner), [texts.length, windows.length]),
  });
  const { data } = scores ?? {};
  if (!(data instanceof Float32Array)) throw new Error("the reader gave no scores");
  const size = data.length / texts.length;
  return texts.map((_, text) => [...data.subarray(text * size, (text + 1) * size)]);
}

function answer(response: Response): void {
  parentPort?.postMessage(response);
}

parentPort?.on("message", ({ id, texts }: Request) => {
  readScores(texts).then(
    (scores) => answer({ id, scores }),
    () => answer({ id, scores: null }),
  );
});
answer({ id: 0, scores: [] });
