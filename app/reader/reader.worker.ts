import path from "node:path";
import { parentPort } from "node:worker_threads";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { FILL, readPieces, readVocabulary } from "./pieces.ts";
import { windowsOf } from "./windows.ts";

// The reader's own thread: onnxruntime-node computes on the loop that asks it, eight milliseconds a
// window, and the server's loop has people waiting.

/** What the thread is asked: a text, and a number by which its answer is known. */
export interface Request {
  id: number;
  text: string;
}

/** The scores of every head for each batch of a text's windows; none where it failed. "ready" has the id 0. */
export interface Response {
  id: number;
  scores: number[][] | null;
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

async function readScores(text: string): Promise<number[][]> {
  const windows = windowsOf(readPieces(text));
  const parts: number[][] = [];
  for (let start = 0; start < windows.length; start += MOST_WINDOWS)
    parts.push(await score(windows.slice(start, start + MOST_WINDOWS)));
  return parts;
}

async function score(windows: readonly (readonly number[])[]): Promise<number[]> {
  const length = Math.max(...windows.map((window) => window.length));
  const ids = new BigInt64Array(windows.length * length).fill(BigInt(FILL));
  const mask = new BigInt64Array(windows.length * length);
  for (const [row, window] of windows.entries())
    for (const [column, piece] of window.entries()) {
      ids[row * length + column] = BigInt(piece);
      mask[row * length + column] = 1n;
    }
  const shape = [windows.length, length];
  const { scores } = await session.run({
    ids: new Tensor("int64", ids, shape),
    mask: new Tensor("int64", mask, shape),
  });
  const { data } = scores ?? {};
  if (!(data instanceof Float32Array)) throw new Error("the reader gave no scores");
  return [...data];
}

function answer(response: Response): void {
  parentPort?.postMessage(response);
}

parentPort?.on("message", ({ id, text }: Request) => {
  readScores(text).then(
    (scores) => answer({ id, scores }),
    () => answer({ id, scores: null }),
  );
});
answer({ id: 0, scores: [] });
