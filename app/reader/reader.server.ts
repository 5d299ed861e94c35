import { hash } from "node:crypto";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { KINDS, type Kind } from "./kinds.ts";
import {
  ANSWERS,
  ASIDE_IDS,
  ASKED_IDS,
  GUARD_RULES,
  HEADS,
  OFFER_ANSWERS,
  SUBJECT_IDS,
  WHOSE,
  WISHES,
  type OfferAnswer,
  type ReadAnswer,
  type Whose,
  type Wish,
} from "./names.ts";
import type { Request, Response } from "./reader.worker.ts";

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
  /** What it asks or tells beside a danger: they add up to 1, likeliest first. */
  asides: readonly { id: string; score: number }[];
  /** Its writer waits for an answer, with or without a question mark. */
  asks: number;
  /** What it says to an offer, where one stands above it. */
  offer: Readonly<Record<OfferAnswer, number>>;
}

type Scores = ReadonlyMap<string, readonly number[]>;

interface Waiting {
  resolve: (scores: number[][][]) => void;
  reject: (error: Error) => void;
}

const THREAD = path.resolve("app/reader/reader.worker.ts");
/** The id by which the thread says that it has loaded. */
const READY = 0;

let thread: Worker | undefined;
let lastId = READY;
const waiting = new Map<number, Waiting>();

/**
 * Loads the model, once a process. Throws where its files are missing or are not what they should be:
 * the server then must not serve.
 */
export async function loadReader(): Promise<void> {
  if (thread) return;
  try {
    await new Promise<number[][][]>((resolve, reject) => {
      waiting.set(READY, { resolve, reject });
      openThread();
    });
  } catch (error) {
    throw new Error("the reader's model in app/reader/model is missing or broken", {
      cause: error,
    });
  }
}

function openThread(): Worker {
  if (thread) return thread;
  const opened = new Worker(THREAD);
  opened.on("message", ({ id, scores }: Response) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (scores) asked?.resolve(scores);
    else asked?.reject(new Error("the reader could not read a text"));
    // With nothing left to read it keeps no process alive.
    if (waiting.size === 0) opened.unref();
  });
  const fail = (error: Error): void => {
    if (thread !== opened) return;
    // The next text opens another one.
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  opened.on("error", fail);
  opened.on("exit", () => fail(new Error("the reader's thread ended")));
  return (thread = opened);
}

/** A long text has some twenty slices. */
const MAX_READINGS = 400;
const readings = new Map<string, Promise<number[][][]>>();

/**
 * What a text was read as a moment ago, or is being read as: a draft that is kept while somebody types is
 * the entry that they save. No text is kept for that.
 */
function readOnce(texts: readonly string[]): Promise<number[][][]> {
  const key = hash("sha256", JSON.stringify(texts), "base64");
  const known = readings.get(key);
  if (known) return known;
  const reading = askThread(texts);
  readings.set(key, reading);
  reading.catch(() => readings.delete(key));
  const [oldest] = readings.keys();
  if (readings.size > MAX_READINGS && oldest !== undefined) readings.delete(oldest);
  return reading;
}

/** The scores of every head for each part of each text, from the thread that reads. */
function askThread(texts: readonly string[]): Promise<number[][][]> {
  return new Promise((resolve, reject) => {
    const opened = openThread();
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    opened.ref();
    opened.postMessage({ id: lastId, texts } satisfies Request);
  });
}

/** What a person's text means. Windows of it are read together; whatever its length, no part is left out. */
export async function readMeaning(text: string): Promise<Meaning> {
  return meaningOf(await readScores(text));
}

/** The same of several texts, each for itself, in a fraction of the time where they are short. */
export async function readMeanings(texts: readonly string[]): Promise<Meaning[]> {
  if (texts.length === 0) return [];
  return (await readOnce(texts)).map((parts) => meaningOf(scoresOf(parts)));
}

function meaningOf(scores: Scores): Meaning {
  return {
    danger: shares(KINDS, headOf(scores, "danger")),
    whose: shares(WHOSE, headOf(scores, "whose")),
    wish: shares(WISHES, headOf(scores, "wish")),
    minor: sigmoid(headOf(scores, "minor")[0] ?? -Infinity),
    subjects: inOrder(SUBJECT_IDS, headOf(scores, "subjects").map(sigmoid)),
    asides: inOrder(ASIDE_IDS, Object.values(shares(ASIDE_IDS, headOf(scores, "asides")))),
    asks: sigmoid(headOf(scores, "asks")[0] ?? -Infinity),
    offer: shares(OFFER_ANSWERS, headOf(scores, "offer")),
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

/** What each of a companion's sentences asks, and how likely that is. */
export async function readQuestions(
  sentences: readonly string[],
): Promise<{ id: string; score: number }[]> {
  if (sentences.length === 0) return [];
  return (await readOnce(sentences)).map((parts) => {
    const asked = Object.values(shares(ASKED_IDS, headOf(scoresOf(parts), "asked")));
    return inOrder(ASKED_IDS, asked)[0] ?? { id: "none", score: 1 };
  });
}

/** The scores of every head, by the part of a long text that has most danger in it. */
async function readScores(text: string): Promise<Scores> {
  const [parts = []] = await readOnce([text]);
  return scoresOf(parts);
}

function scoresOf(parts: readonly (readonly number[])[]): Scores {
  const most = worstOf(parts);
  let at = 0;
  return new Map(HEADS.map(([name, size]) => [name, most.slice(at, (at += size))]));
}

function worstOf(parts: readonly (readonly number[])[]): readonly number[] {
  const danger = (scores: readonly number[]): number => {
    const kinds = shares(KINDS, scores.slice(0, KINDS.length));
    return 1 - kinds.none - kinds.distress;
  };
  return parts.reduce((worst, part) => (danger(part) > danger(worst) ? part : worst));
}

function headOf(scores: Scores, name: string): readonly number[] {
  return scores.get(name) ?? [];
}

/** Likeliest first. */
function inOrder(ids: readonly string[], scores: readonly number[]) {
  return ids
    .map((id, at) => ({ id, score: scores[at] ?? 0 }))
    .sort((one, other) => other.score - one.score);
}

function sigmoid(score: number): number {
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
