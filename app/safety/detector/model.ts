import { readFileSync } from "node:fs";
import path from "node:path";
import type { Kind } from "../assessment.ts";
import { LONGEST_SCORED, readFeatures } from "./features.ts";
import type { Features } from "./features.ts";
import type { Finding } from "./findings.ts";
import { isHint, isLikely } from "./hints.ts";
import { blankIdioms } from "./idioms.ts";
import type { Sentence } from "./sentence-reader.ts";
import { isCritical } from "./vocabulary.ts";
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

/** One weight a slot. */
export interface Table {
  weights: Float32Array;
  bias: number;
}

/**
 * The weights of every label, those of one slot beside each other. Danger is many things that have
 * little in common: each kind is told from harmless talk by weights of its own.
 */
export interface LabelTable {
  weights: Float32Array | Int8Array;
  scale: number;
  biases: readonly number[];
}

/** A table as it is kept in a file: one byte a weight, in base64. */
export interface PackedTable {
  weights: string;
  scale: number;
  bias: number;
}

export function unpackTable({ weights: encoded, scale, bias }: PackedTable): Table {
  const bytes = new Int8Array(Buffer.from(encoded, "base64"));
  return { weights: Float32Array.from(bytes, (value) => value * scale), bias };
}

/** One byte a weight. As text within the program the bytes would be held three times over. */
const TABLE_FILE = path.resolve("app/safety/detector/weights.bin");

let unpacked: LabelTable | undefined;

/** The trained table, read when it is first asked for. Throws where its file is missing. */
export function readTable(): LabelTable {
  if (unpacked !== undefined) return unpacked;
  const { buffer, byteOffset, byteLength } = readFileSync(TABLE_FILE);
  const { scale, biases } = weights;
  unpacked = { weights: new Int8Array(buffer, byteOffset, byteLength), scale, biases };
  return unpacked;
}

/** Log odds of a stretch of words in one table. */
export function scoreIn(table: Table, features: Features, mask = 0xffffffff): number {
  let sum = table.bias;
  for (let index = 0; index < features.slots.length; index += 1) {
    const slot = ((features.slots[index] ?? 0) & mask) >>> 0;
    sum += (table.weights[slot] ?? 0) * (features.values[index] ?? 0);
  }
  return sum;
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
function weighDanger(scores: Float64Array, distressShare: number): number {
  let danger = 0;
  for (let kind = 0; kind < MODEL_KINDS.length; kind += 1) danger += Math.exp(scores[kind] ?? 0);
  const none = Math.exp(scores[MODEL_KINDS.length] ?? 0);
  const distress = Math.exp(scores[MODEL_KINDS.length + 1] ?? 0);
  return Math.log(danger) - Math.log(none + distressShare * distress);
}

/** Log odds of a stretch's danger, as a question would need it. */
export function weighStretch(scores: Float64Array): number {
  return weighDanger(scores, DISTRESS_AT_CHECK_IN);
}

/** The stretches of a text that are scored: each sentence, neighbours together, and a short text as a whole. */
export function stretchesOf(sentences: readonly Sentence[]): string[][] {
  const parts = sentences.map((sentence) => {
    const words = blankIdioms(sentence.words)
      .split(" ")
      .filter((word) => word !== "");
    return sentence.isQuestion ? [...words, "?"] : words;
  });
  const stretches = parts.filter((words) => words.length > 0);
  if (parts.length < 2) return stretches;
  const whole = parts.flat();
  if (whole.length <= LONGEST_SCORED) stretches.push(whole);
  if (parts.length === 2 && whole.length <= LONGEST_SCORED) return stretches;
  for (let index = 0; index + 1 < parts.length; index += 1) {
    const pair = [...(parts[index] ?? []), ...(parts[index + 1] ?? [])];
    if (pair.length <= LONGEST_SCORED) stretches.push(pair);
  }
  return stretches;
}

export interface Score {
  checkIn: number;
  crisis: number;
  /** What a longer text has to look more dangerous by; a hint is weighed without it. */
  allowance: number;
  /** What the most dangerous stretch looks like. */
  kind: Kind;
}

/** More stretches have more chances to look dangerous: a long text has to look it a little more. */
const PER_DOUBLING = 0.25;

/** The worst stretch of a text, made comparable for texts of any length. */
export function scoreSentences(sentences: readonly Sentence[], table: LabelTable): Score {
  let [checkIn, crisis] = [-Infinity, -Infinity];
  let kind: Kind = "active_ideation";
  const stretches = stretchesOf(sentences);
  const scores = new Float64Array(MODEL_LABELS.length);
  for (const words of stretches) {
    scoreLabels(table, readFeatures(words), scores);
    const danger = weighStretch(scores);
    if (danger > checkIn) {
      checkIn = danger;
      kind = nameKind(scores);
    }
    crisis = Math.max(crisis, weighDanger(scores, DISTRESS_AT_CRISIS));
  }
  const allowance = PER_DOUBLING * Math.log2(Math.max(1, stretches.length));
  return { checkIn: checkIn - allowance, crisis: crisis - allowance, allowance, kind };
}

function nameKind(scores: Float64Array): Kind {
  let best: Kind = "active_ideation";
  let bestScore = -Infinity;
  for (const [index, kind] of MODEL_KINDS.entries()) {
    const score = scores[index] ?? -Infinity;
    if (score > bestScore) [best, bestScore] = [kind, score];
  }
  return best;
}

/** In fewer words there is too little to weigh: "something else" is no more than it says. */
const WORDS_TO_JUDGE = 4;
const WORDS_FOR_CRISIS = 6;

/** Few different words with no word of danger among them ("mouth and my hands") have to look so much worse: log odds. */
const FEW_WORDS = 6;
const MORE_OF_FEW = 0.8;

/** What is rare in harmless talk is asked about sooner: log odds beside the common bar. */
const BARS: Readonly<Partial<Record<Kind, number>>> = {
  passive_ideation: -0.3,
  active_ideation: -0.2,
  medical_emergency: -0.3,
};

/** So much less of a score than for a finding of its own supports a hint: log odds. */
const SUPPORT = 0.4;
const SUPPORT_OF_CRISIS = 1.6;
/** From here down the model is sure that there is no danger in what is likely. */
const SUPPORT_OF_LIKELY = 1.5;
/** "I can't go on" is all that somebody says: of few words little support is enough for a question. */
const SHORT_WORDS = 10;
const SUPPORT_OF_SHORT = 4;

/**
 * What is found in a text after all: what the patterns found, hints among it only where the model
 * supports them, and what the model raises by itself: a check-in at a medium score, a crisis at a
 * high one. It lowers nothing that a pattern is sure of, and has no say in a language that it never
 * learned.
 */
export function weighReading(
  sentences: readonly Sentence[],
  findings: readonly Finding[],
  isReadable = true,
): Finding[] {
  const words = sentences.reduce((sum, each) => sum + each.words.split(" ").length, 0);
  if (words < WORDS_TO_JUDGE || !isReadable) return [...findings];
  const score = scoreSentences(sentences, readTable());
  const kept = findings.flatMap((finding) => {
    if (isHint(finding.rule)) return weighHint(finding, score, words);
    return isLikely(finding.rule) && isContradicted(score, words) ? [] : [finding];
  });
  return [...kept, ...raise(score, words, checkInFrom(sentences))];
}

function checkInFrom(sentences: readonly Sentence[]): number {
  const words = new Set<string>();
  for (const sentence of sentences) {
    for (const word of sentence.words.split(" ")) words.add(word);
    if (words.size > FEW_WORDS) return weights.checkInFrom;
  }
  const isVague = ![...words].some(isCritical);
  return weights.checkInFrom + (isVague ? MORE_OF_FEW : 0);
}

function isContradicted({ checkIn, allowance }: Score, words: number): boolean {
  const needed = words <= SHORT_WORDS ? SUPPORT_OF_SHORT : SUPPORT_OF_LIKELY;
  return checkIn + allowance < weights.checkInFrom - needed;
}

function weighHint(
  finding: Finding,
  { checkIn, crisis, allowance }: Score,
  words: number,
): Finding[] {
  const asked: Finding = { ...finding, tier: "check_in", severity: "moderate" };
  const needed = words <= SHORT_WORDS ? SUPPORT_OF_SHORT : SUPPORT;
  if (checkIn + allowance < weights.checkInFrom - needed) return [];
  if (checkIn + allowance < weights.checkInFrom - SUPPORT) return [asked];
  const isSure =
    finding.tier !== "crisis" || crisis + allowance >= weights.crisisFrom - SUPPORT_OF_CRISIS;
  return [isSure ? finding : asked];
}

function raise(score: Score, words: number, from: number): Finding[] {
  if (score.checkIn < from + (BARS[score.kind] ?? 0)) return [];
  const isCrisis = words >= WORDS_FOR_CRISIS && score.crisis >= weights.crisisFrom;
  const { kind } = score;
  return [
    {
      rule: isCrisis ? "model.crisis" : "model.check_in",
      kind,
      severity: kind === "medical_emergency" && isCrisis ? "critical" : "moderate",
      tier: isCrisis ? "crisis" : "check_in",
      subject: "self",
    },
  ];
}
