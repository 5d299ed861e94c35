import { readFeatures } from "../detector/features.ts";
import { scoreIn, decodeTable, type EncodedTable, type Table } from "../detector/model.ts";
import { ESTIMATE_MARGIN, LikenessEstimator, GUARD_FEATURE_BITS } from "./likeness.ts";
import type { RuleName } from "./rule.ts";
import weights from "./weights.json" with { type: "json" };

/** Slots of a table, as a power of two. */
export const GUARD_BITS = 16;
/** So few words say nothing. */
export const MIN_WORDS_TO_JUDGE = 4;
/** The newest words that are judged together. */
export const WORDS_JUDGED = 40;

/** How often a sentence that is still being said is judged: after every so many words. */
export const JUDGE_EVERY_WORDS = 8;

interface GuardTables {
  /** Tells at little cost what is far from forbidden. */
  likeness: LikenessEstimator;
  /** Tells what must not be said from what may. */
  forbidden: Table;
  /** Of what must not be said, tells danger from the rest. */
  danger: Table;
}

const ENCODED: { forbidden: EncodedTable; danger: EncodedTable; from: number; fromAtRisk: number } =
  weights;
let unpacked: GuardTables | undefined;

function tables(): GuardTables {
  unpacked ??= {
    likeness: new LikenessEstimator(ENCODED.forbidden),
    forbidden: decodeTable(ENCODED.forbidden),
    danger: decodeTable(ENCODED.danger),
  };
  return unpacked;
}

/**
 * What the linear model makes of a companion's words (the newest 40 count): the rule that they break
 * where they look more like what must not be said than like what may; null otherwise. While risk is
 * open much less of a likeness is enough.
 */
export function judgeWords(words: readonly string[], isAtRisk: boolean): RuleName | null {
  if (words.length < MIN_WORDS_TO_JUDGE) return null;
  const { likeness, forbidden, danger } = tables();
  const start = Math.max(0, words.length - WORDS_JUDGED);
  const from = isAtRisk ? ENCODED.fromAtRisk : ENCODED.from;
  if (likeness.estimate(words, start) < from - ESTIMATE_MARGIN) return null;
  const features = readFeatures(words.slice(start), GUARD_FEATURE_BITS);
  const mask = (1 << GUARD_BITS) - 1;
  if (scoreIn(forbidden, features, mask) < from) return null;
  return scoreIn(danger, features, mask) > 0 ? "judged_danger" : "judged";
}

/** The score of the newest words in the table of what must not be said, and its cheap estimate. */
export function likenessOf(words: readonly string[]): { score: number; estimate: number } {
  const { likeness, forbidden } = tables();
  const start = Math.max(0, words.length - WORDS_JUDGED);
  const features = readFeatures(words.slice(start), GUARD_FEATURE_BITS);
  const score = scoreIn(forbidden, features, (1 << GUARD_BITS) - 1);
  return { score, estimate: likeness.estimate(words, start) };
}
