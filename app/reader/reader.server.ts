import path from "node:path";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { KINDS, type Kind } from "./kinds.ts";
import {
  ANSWERS,
  GUARD_RULES,
  HEADS,
  SUBJECT_IDS,
  WHOSE,
  WISHES,
  type ReadAnswer,
  type Whose,
  type Wish,
} from "./names.ts";
import { FILL, readPieces, readVocabulary } from "./pieces.ts";
import { windowsOf } from "./windows.ts";

const MODEL = path.resolve("app/reader/model/reader.onnx");

/** So many windows are read together: one sentence among many more would be lost in what stands around it. */
const MOST_WINDOWS = 6;

/** What a text means, as shares between 0 and 1. */
export interface Meaning {
  /** One of these is true: they add up to 1. */
  danger: Readonly<Record<Kind, number>>;
  whose: Readonly<Record<Whose, number>>;
  wish: Readonly<Record<Wish, number>>;
  /** Written by somebody under 18. */
  minor: number;
  /** Each may be true; likeliest first. */
  subjects: readonly { id: string; score: number }[];
}

type Scores = ReadonlyMap<string, readonly number[]>;

let session: Promise<InferenceSession> | undefined;

/**
 * Loads the model, once a process. Throws where its files are missing or are not what they should be:
 * the server then must not serve.
 */
export async function loadReader(): Promise<void> {
  try {
    readVocabulary();
    await openSession();
  } catch (error) {
    throw new Error("the reader's model in app/reader/model is missing or broken", {
      cause: error,
    });
  }
}

function openSession(): Promise<InferenceSession> {
  // One thread: it computes on the event loop, eight milliseconds a window, and a few windows at a time.
  return (session ??= InferenceSession.create(MODEL, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableMemPattern: false,
    logSeverityLevel: 3,
  }));
}

/** What a person's text means. Windows of it are read together; whatever its length, no part is left out. */
export async function readMeaning(text: string): Promise<Meaning> {
  const scores = await readScores(text);
  const subjects = headOf(scores, "subjects").map((score, at) => ({
    id: SUBJECT_IDS[at] ?? "",
    score: chance(score),
  }));
  return {
    danger: shares(KINDS, headOf(scores, "danger")),
    whose: shares(WHOSE, headOf(scores, "whose")),
    wish: shares(WISHES, headOf(scores, "wish")),
    minor: chance(headOf(scores, "minor")[0] ?? -Infinity),
    subjects: subjects.sort((one, other) => other.score - one.score),
  };
}

/** How a text answers a question, which is named by its id. */
export async function readAnswer(
  question: string,
  text: string,
): Promise<Readonly<Record<ReadAnswer, number>>> {
  const scores = await readScores(`${question.replaceAll("_", " ")} ? ${text}`);
  return shares(ANSWERS, headOf(scores, "answer"));
}

/** How likely a sentence of a reply breaks a rule, and which it would be. */
export async function readReply(text: string): Promise<{ broken: number; rule: string }> {
  const rules = Object.entries(shares(GUARD_RULES, headOf(await readScores(text), "rule")));
  const [fine] = rules.filter(([id]) => id === "fine");
  const [worst] = rules.filter(([id]) => id !== "fine").sort((one, other) => other[1] - one[1]);
  return { broken: 1 - (fine?.[1] ?? 1), rule: worst?.[0] ?? "" };
}

/** The scores of every head: of each the greatest over a long text's parts. */
async function readScores(text: string): Promise<Scores> {
  const windows = windowsOf(readPieces(text));
  const parts: (readonly number[])[] = [];
  for (let start = 0; start < windows.length; start += MOST_WINDOWS)
    parts.push(await score(windows.slice(start, start + MOST_WINDOWS)));
  const [first = [], ...rest] = parts;
  const most = rest.length === 0 ? first : worstOf(parts);
  let at = 0;
  return new Map(HEADS.map(([name, size]) => [name, most.slice(at, (at += size))]));
}

/** Of parts that were read apart the one with most danger in it speaks for the text. */
function worstOf(parts: readonly (readonly number[])[]): readonly number[] {
  const danger = (scores: readonly number[]): number => {
    const kinds = shares(KINDS, scores.slice(0, KINDS.length));
    return 1 - kinds.none - kinds.distress;
  };
  return parts.reduce((worst, part) => (danger(part) > danger(worst) ? part : worst));
}

async function score(windows: readonly (readonly number[])[]): Promise<readonly number[]> {
  const length = Math.max(...windows.map((window) => window.length));
  const ids = new BigInt64Array(windows.length * length).fill(BigInt(FILL));
  const mask = new BigInt64Array(windows.length * length);
  for (const [row, window] of windows.entries())
    for (const [column, piece] of window.entries()) {
      ids[row * length + column] = BigInt(piece);
      mask[row * length + column] = 1n;
    }
  const shape = [windows.length, length];
  const model = await openSession();
  const { scores } = await model.run({
    ids: new Tensor("int64", ids, shape),
    mask: new Tensor("int64", mask, shape),
  });
  const { data } = scores ?? {};
  if (!(data instanceof Float32Array)) throw new Error("the reader gave no scores");
  return [...data];
}

function headOf(scores: Scores, name: string): readonly number[] {
  return scores.get(name) ?? [];
}

function chance(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** Shares that add up to 1 (softmax). */
function shares<Name extends string>(
  names: readonly Name[],
  scores: readonly number[],
): Record<Name, number> {
  const most = Math.max(...scores);
  const weights = names.map((_, at) => Math.exp((scores[at] ?? -Infinity) - most));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const entries = names.map((name, at) => [name, (weights[at] ?? 0) / all] as const);
  return Object.fromEntries(entries) as Record<Name, number>;
}
