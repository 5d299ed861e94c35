import { readFileSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../assessment.ts";
import { readFeatures } from "./features.ts";
import type { Features } from "./features.ts";
import type { Sentence } from "./sentence-reader.ts";
import { readStretches } from "./stretches.ts";
import type { Stretch } from "./stretches.ts";
import weights from "./weights.json" with { type: "json" };

/** Kinds that the model can name. */
export const MODEL_KINDS = [
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
  "self_harm",
  "harm_to_others",
  "abuse_or_violence",
  "medical_emergency",
] as const satisfies readonly Kind[];

/** What the model tells apart, in the order of its weights: each kind of danger, and what is none. */
export const MODEL_LABELS = [...MODEL_KINDS, "none", "distress"] as const satisfies readonly Kind[];

/**
 * The weights of every label, those of one slot beside each other. Danger is many things that have
 * little in common: each kind is told from harmless talk by weights of its own.
 */
export interface LabelTable {
  weights: Float32Array | Int8Array;
  scale: number;
  biases: readonly number[];
}

/** One byte a weight. As text within the program the bytes would be held three times over. */
const TABLE_FILE = path.resolve("app/safety/detector/weights.bin");

let decoded: LabelTable | undefined;

/** The trained table, read when it is first asked for. Throws where its file is missing. */
export function readTable(): LabelTable {
  if (decoded !== undefined) return decoded;
  const { buffer, byteOffset, byteLength } = readFileSync(TABLE_FILE);
  const { scale, biases } = weights;
  decoded = { weights: new Int8Array(buffer, byteOffset, byteLength), scale, biases };
  return decoded;
}

/** Log odds of each label for a stretch of words, written into `scores` in the order of the labels. */
export function scoreLabels(table: LabelTable, features: Features, scores: Float64Array): void {
  const { slots, values } = features;
  const { weights: tableWeights, scale, biases } = table;
  const count = scores.length;
  scores.fill(0);
  for (let index = 0; index < slots.length; index += 1) {
    const start = (slots[index] ?? 0) * count;
    const value = values[index] ?? 0;
    for (let label = 0; label < count; label += 1)
      scores[label] = (scores[label] ?? 0) + (tableWeights[start + label] ?? 0) * value;
  }
  for (let label = 0; label < count; label += 1)
    scores[label] = (scores[label] ?? 0) * scale + (biases[label] ?? 0);
}

/** To ask gently is no great wrong to somebody in pain: so much pain counts against a check-in. */
const DISTRESS_AT_CHECK_IN = 0.25;
const DISTRESS_AT_CRISIS = 1;

/** Log odds of any danger against none, pain without danger counted in as much as is said. */
function dangerScore(scores: Float64Array, distressShare: number): number {
  let danger = 0;
  for (let kind = 0; kind < MODEL_KINDS.length; kind += 1) danger += Math.exp(scores[kind] ?? 0);
  const none = Math.exp(scores[MODEL_KINDS.length] ?? 0);
  const distress = Math.exp(scores[MODEL_KINDS.length + 1] ?? 0);
  return Math.log(danger) - Math.log(none + distressShare * distress);
}

/** Log odds of a stretch's danger, as a question would need it. */
export function stretchScore(scores: Float64Array): number {
  return dangerScore(scores, DISTRESS_AT_CHECK_IN);
}

/** How dangerous a text looks to the model. */
export interface Score {
  /** Log odds of the stretch that looks most in need of a question, and of the one most in need of the panel. */
  checkIn: number;
  crisis: number;
  /** How many stretches had a chance to look dangerous. */
  chances: number;
  /** What the most dangerous stretch looks like, and its words. */
  kind: Kind;
  words: readonly string[];
  /** Each sentence, as the worst stretch that holds it looks. */
  bySentence: readonly SentenceScore[];
}

/** How dangerous a sentence looks together with its neighbours, and what like. */
export interface SentenceScore {
  checkIn: number;
  crisis: number;
  kind: Kind;
  words: readonly string[];
  /** How much more it looks like its kind than like another one: log odds. */
  leadOver: (kind: Kind) => number;
}

const NOT_SCORED: SentenceScore = {
  checkIn: -Infinity,
  crisis: -Infinity,
  kind: "none",
  words: [],
  leadOver: () => 0,
};

function leadIn(scores: Float64Array): SentenceScore["leadOver"] {
  const kept = Float64Array.from(scores);
  return (kind) => {
    const at = MODEL_LABELS.findIndex((label) => label === kind);
    return Math.max(...kept.subarray(0, MODEL_KINDS.length)) - (kept[at] ?? -Infinity);
  };
}

/** The log odds of each stretch's labels. */
function scoreStretches(stretches: readonly Stretch[], table: LabelTable): Float64Array[] {
  return stretches.map(({ words }) => {
    const scores = new Float64Array(MODEL_LABELS.length);
    scoreLabels(table, readFeatures(words), scores);
    return scores;
  });
}

/** Scores every stretch of a text; the worst one decides. */
export function scoreSentences(sentences: readonly Sentence[], table: LabelTable): Score {
  const score: Score = {
    checkIn: -Infinity,
    crisis: -Infinity,
    chances: 0,
    kind: "active_ideation",
    words: [],
    bySentence: [],
  };
  const bySentence = sentences.map(() => ({ ...NOT_SCORED }));
  const stretches = readStretches(sentences);
  const scored = scoreStretches(stretches, table);
  for (const [index, { words, first, last }] of stretches.entries()) {
    const scores = scored[index] ?? new Float64Array(MODEL_LABELS.length);
    const checkIn = stretchScore(scores);
    const crisis = dangerScore(scores, DISTRESS_AT_CRISIS);
    if (checkIn > score.checkIn) Object.assign(score, { checkIn, kind: nameKind(scores), words });
    score.crisis = Math.max(score.crisis, crisis);
    score.chances += 1;
    for (const seen of bySentence.slice(first, last + 1)) {
      seen.crisis = Math.max(seen.crisis, crisis);
      if (checkIn <= seen.checkIn) continue;
      Object.assign(seen, { checkIn, words, kind: nameKind(scores), leadOver: leadIn(scores) });
    }
  }
  return { ...score, bySentence };
}

/**
 * Kinds by what harms least when it is wrong: suicide before medical, a victim before a
 * perpetrator. The gentler of two that look alike is named.
 */
const GENTLER: readonly (readonly [grave: Kind, gentle: readonly Kind[]])[] = [
  ["medical_emergency", ["passive_ideation", "active_ideation", "plan_or_attempt"]],
  ["harm_to_others", ["abuse_or_violence"]],
];

/** So close (log odds) two kinds look alike. */
const ALIKE = 0.7;

function nameKind(scores: Float64Array): Kind {
  const scoreOf = (kind: (typeof MODEL_KINDS)[number]): number =>
    scores[MODEL_KINDS.indexOf(kind)] ?? -Infinity;
  const best = MODEL_KINDS.reduce((most, kind) => (scoreOf(kind) > scoreOf(most) ? kind : most));
  const gentle = GENTLER.find(([grave]) => grave === best)?.[1] ?? [];
  const alike = MODEL_KINDS.filter(
    (kind) => gentle.includes(kind) && scoreOf(kind) > scoreOf(best) - ALIKE,
  );
  return alike.reduce(
    (most, kind) => (scoreOf(kind) > scoreOf(most) ? kind : most),
    alike[0] ?? best,
  );
}
