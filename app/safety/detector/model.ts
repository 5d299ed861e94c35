import type { Kind } from "../assessment.ts";
import { DANGER_BITS, KIND_BITS, LONGEST_SCORED, readFeatures } from "./features.ts";
import type { Finding } from "./findings.ts";
import { blankIdioms } from "./idioms.ts";
import type { Sentence } from "./tokens.ts";
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

export interface Tables {
  danger: Float32Array;
  dangerBias: number;
  kinds: readonly Float32Array[];
  kindBiases: readonly number[];
}

function readTable(encoded: string, scale: number): Float32Array {
  const bytes = new Int8Array(Buffer.from(encoded, "base64"));
  return Float32Array.from(bytes, (value) => value * scale);
}

const TABLES: Tables = {
  danger: readTable(weights.danger, weights.dangerScale),
  dangerBias: weights.dangerBias,
  kinds: weights.kinds.map((table) => readTable(table, weights.kindScale)),
  kindBiases: weights.kindBiases,
};

export interface Score {
  danger: number;
  kind: Kind;
}

/** How dangerous a stretch of words looks (log odds), and as what. */
export function scoreWords(words: readonly string[], tables: Tables): Score {
  const features = readFeatures(words);
  const scale = 1 / Math.sqrt(features.length + 6);
  let danger = 0;
  for (const feature of features) danger += tables.danger[feature & ((1 << DANGER_BITS) - 1)] ?? 0;
  let best = 0;
  let bestScore = -Infinity;
  for (const [index, table] of tables.kinds.entries()) {
    let score = 0;
    for (const feature of features) score += table[feature & ((1 << KIND_BITS) - 1)] ?? 0;
    score = score * scale + (tables.kindBiases[index] ?? 0);
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  }
  return {
    danger: danger * scale + tables.dangerBias,
    kind: MODEL_KINDS[best] ?? "active_ideation",
  };
}

/** The stretches of a text that are scored: each sentence, neighbours together, and a short text as a whole. */
export function stretchesOf(sentences: readonly Sentence[]): string[][] {
  const parts = sentences.map((sentence) =>
    blankIdioms(sentence.words)
      .split(" ")
      .filter((word) => word !== "" && word !== "_"),
  );
  const stretches = parts.filter((words) => words.length > 1);
  if (parts.length < 2) return stretches;
  const whole = parts.flat();
  if (whole.length <= LONGEST_SCORED) return [...stretches, whole];
  for (let index = 0; index + 1 < parts.length; index += 1) {
    const pair = [...(parts[index] ?? []), ...(parts[index + 1] ?? [])];
    if (pair.length <= LONGEST_SCORED) stretches.push(pair);
  }
  return stretches;
}

export function scoreSentences(sentences: readonly Sentence[], tables: Tables = TABLES): Score {
  let worst: Score = { danger: -Infinity, kind: "none" };
  for (const words of stretchesOf(sentences)) {
    const score = scoreWords(words, tables);
    if (score.danger > worst.danger) worst = score;
  }
  return worst;
}

/** What the linear model raises: a check-in at a medium score, a crisis at a high one. It never lowers anything. */
export function scoreReading(reading: { sentences: readonly Sentence[] }): Finding[] {
  const score = scoreSentences(reading.sentences);
  if (score.danger < weights.checkIn) return [];
  const isCrisis = score.danger >= weights.crisis;
  return [
    {
      rule: isCrisis ? "model.crisis" : "model.check_in",
      kind: score.kind,
      severity: score.kind === "medical_emergency" && isCrisis ? "critical" : "moderate",
      tier: isCrisis ? "crisis" : "check_in",
      subject: "self",
    },
  ];
}
