import { longPattern } from "#app/config/long-pattern.ts";
import { signOf } from "../rules/detector-rules.ts";
import type { Pattern } from "./pattern.ts";
import { PatternIndex } from "./pattern-index.ts";
import type { Finding } from "./findings.ts";
import type { Sentence } from "./sentence-reader.ts";

/** Signs that mean little alone and much together. */
export interface Cues {
  despair: number;
  farewell: number;
  settling: number;
  means: number;
  timing: number;
  place: number;
  suicide: number;
}

export const NO_CUES: Cues = {
  despair: 0,
  farewell: 0,
  settling: 0,
  means: 0,
  timing: 0,
  place: 0,
  suicide: 0,
};

const CUE_PATTERNS: Readonly<Record<keyof Cues, Pattern>> = {
  despair: signOf("despair"),
  farewell: signOf("farewell"),
  settling: signOf("settling"),
  means: signOf("means"),
  timing: signOf("timing"),
  place: signOf("place"),
  suicide: signOf("suicide"),
};

export const CUE_INDEX = new PatternIndex(Object.values(CUE_PATTERNS));

/** The signs of each sentence. */
export function readCues(sentences: readonly Sentence[]): Cues[] {
  return sentences.map(({ words }) => {
    const candidates = CUE_INDEX.read(words);
    if (candidates.size === 0) return NO_CUES;
    const cues: Cues = { ...NO_CUES };
    for (const [name, pattern] of Object.entries(CUE_PATTERNS)) {
      const alternatives = candidates.get(pattern);
      if (alternatives !== undefined && isCue(name) && pattern.test(words, alternatives))
        cues[name] += 1;
    }
    return cues;
  });
}

function isCue(name: string): name is keyof Cues {
  return name in CUE_PATTERNS;
}

export function addCues(one: Cues, other: Cues): Cues {
  return {
    despair: one.despair + other.despair,
    farewell: one.farewell + other.farewell,
    settling: one.settling + other.settling,
    means: one.means + other.means,
    timing: one.timing + other.timing,
    place: one.place + other.place,
    suicide: one.suicide + other.suicide,
  };
}

const LEAVES = longPattern()`
  (?:^| )(?:
    leaving|gone|not coming back|never coming back|will not be (?:here|back)|will not need|last|
    goodbye|peaceful|at peace
  )(?= |$)`;

const TALL_PLACE = signOf("tall_place");

/** Signs belong together within so many sentences: in a long text a letter here and a bridge there mean nothing. */
const NEIGHBOURHOOD = 6;

/** What the signs of the new text complete, with those of the earlier ones. */
export function combineCues(
  fresh: readonly Cues[],
  earlier: Cues,
  sentences: readonly Sentence[],
): Finding[] {
  const found = new Map<string, Finding>();
  for (let start = 0; start === 0 || start + NEIGHBOURHOOD <= fresh.length; start += 1) {
    const end = start + NEIGHBOURHOOD;
    const near = fresh.slice(start, end).reduce(addCues, NO_CUES);
    for (const finding of combineNear(near, earlier, sentences.slice(start, end))) {
      // What the model makes of them is asked of the place where they stand, not of the whole text.
      const first = fresh.slice(start, end).findIndex((cues) => cues !== NO_CUES);
      if (!found.has(finding.rule))
        found.set(finding.rule, { ...finding, sentence: start + Math.max(0, first) });
    }
  }
  return [...found.values()];
}

function combineNear(fresh: Cues, earlier: Cues, sentences: readonly Sentence[]): Finding[] {
  const all = addCues(fresh, earlier);
  const findings: Finding[] = [];
  const add = (
    rule: string,
    tier: Finding["tier"],
    severity: Finding["severity"] = "high",
  ): void => {
    findings.push({ rule, kind: "plan_or_attempt", severity, tier, subject: "self" });
  };
  const words = sentences.map((sentence) => sentence.words).join(" . ");
  if (all.despair > 0 && TALL_PLACE.matchesIn(words)) add("cues.place_and_despair", "crisis");
  if (fresh.settling > 0 && (all.farewell > 0 || LEAVES.test(` ${words}`) || all.settling > 2))
    add("cues.settling_and_farewell", "crisis");
  else if (fresh.farewell > 0 && all.settling > 0) add("cues.settling_and_farewell", "crisis");
  if (fresh.place > 0 && all.farewell > 0 && all.means + all.settling + all.despair > 0)
    add("cues.place_and_farewell", "crisis");
  if (fresh.means > 0 && all.farewell > 1 && all.despair > 0)
    add("cues.means_and_farewell", "crisis");
  if (fresh.settling > 1) add("cues.settling", "crisis");
  return findings;
}
