import type { Kind } from "../assessment.ts";
import { KIND_BITS, LONGEST_SCORED, readFeatures } from "./features.ts";
import type { Features } from "./features.ts";
import type { Finding } from "./findings.ts";
import { HINTS } from "./hints.ts";
import { blankIdioms } from "./idioms.ts";
import type { Sentence } from "./tokens.ts";
import { isCritical } from "./vocabulary.ts";
import weights from "./weights.json" with { type: "json" };

/** Kinds that the model can name, in the order of its tables. */
export const MODEL_KINDS = [
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
  "self_harm",
  "harm_to_others",
  "abuse_or_violence",
  "medical_emergency",
] as const satisfies readonly Kind[];

export interface Table {
  weights: Float32Array;
  bias: number;
}

/** `checkIn` tells danger from everyday talk, `crisis` from everyday talk and from pain without danger. */
export interface Tables {
  checkIn: Table;
  crisis: Table;
  kinds: readonly Table[];
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

let unpacked: Tables | undefined;

/** The trained tables, unpacked when they are first asked for. */
export function readTables(): Tables {
  unpacked ??= {
    checkIn: unpackTable(weights.checkIn),
    crisis: unpackTable(weights.crisis),
    kinds: weights.kinds.map(unpackTable),
  };
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
  worst: Features | undefined;
}

/** More stretches have more chances to look dangerous: a long text has to look it a little more. */
const PER_DOUBLING = 0.25;

/** The worst stretch of a text in each table, made comparable for texts of any length. */
export function scoreSentences(sentences: readonly Sentence[], tables: Tables): Score {
  const score: Omit<Score, "allowance"> = {
    checkIn: -Infinity,
    crisis: -Infinity,
    worst: undefined,
  };
  const stretches = stretchesOf(sentences);
  for (const words of stretches) {
    const features = readFeatures(words);
    const checkIn = scoreIn(tables.checkIn, features);
    const crisis = scoreIn(tables.crisis, features);
    if (checkIn > score.checkIn) {
      score.checkIn = checkIn;
      score.worst = features;
    }
    if (crisis > score.crisis) score.crisis = crisis;
  }
  const allowance = PER_DOUBLING * Math.log2(Math.max(1, stretches.length));
  const { checkIn, crisis, worst } = score;
  return { checkIn: checkIn - allowance, crisis: crisis - allowance, allowance, worst };
}

function nameKind(features: Features | undefined, tables: Tables): Kind {
  let best: Kind = "active_ideation";
  let bestScore = -Infinity;
  if (features === undefined) return best;
  for (const [index, table] of tables.kinds.entries()) {
    const score = scoreIn(table, features, (1 << KIND_BITS) - 1);
    if (score > bestScore) {
      best = MODEL_KINDS[index] ?? best;
      bestScore = score;
    }
  }
  return best;
}

/** In fewer words there is too little to weigh: "something else" is no more than it says. */
const WORDS_TO_JUDGE = 4;
const WORDS_FOR_CRISIS = 6;

/** Few different words with no word of danger among them ("mouth and my hands") have to look so much worse: log odds. */
const FEW_WORDS = 6;
const MORE_OF_FEW = 0.8;

/** So much less of a score than for a finding of its own supports a hint: log odds. */
const SUPPORT = 0.8;
const SUPPORT_OF_CRISIS = 2.2;
/** "I can't go on" is all that somebody says: of few words little support is enough for a question. */
const SHORT_WORDS = 10;
const SUPPORT_OF_SHORT = 4.8;

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
  const tables = readTables();
  const score = scoreSentences(sentences, tables);
  const kept = findings.flatMap((finding) =>
    HINTS.has(finding.rule) ? weighHint(finding, score, words) : [finding],
  );
  return [...kept, ...raise(score, words, tables, checkInFrom(sentences))];
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

function raise(score: Score, words: number, tables: Tables, from: number): Finding[] {
  if (score.checkIn < from) return [];
  const isCrisis = words >= WORDS_FOR_CRISIS && score.crisis >= weights.crisisFrom;
  const kind = nameKind(score.worst, tables);
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
