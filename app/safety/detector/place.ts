import { signOf } from "../rules/detector-rules.ts";
import type { Finding } from "./findings.ts";
import { PatternIndex } from "./pattern-index.ts";
import type { Sentence } from "./sentence-reader.ts";

const SIGNS = {
  hasPlace: signOf("deadly_place"),
  hasResolve: signOf("place_resolve"),
  hasTime: signOf("place_time"),
  isHarmless: signOf("place_harmless"),
  isHere: signOf("place_here"),
  isAtEdge: signOf("place_edge"),
  isDespair: signOf("place_despair"),
};

export const PLACE_INDEX = new PatternIndex(Object.values(SIGNS));

/** What a message says of a place that can kill, with no act named. */
export type Place = Readonly<Record<keyof typeof SIGNS, boolean>>;

/** Reads what a message says of a place, of a time, and of something settled about it. */
export function readPlace(sentences: readonly Sentence[]): Place {
  const said = new Set<string>();
  for (const { words } of sentences) {
    const candidates = PLACE_INDEX.read(words);
    if (candidates.size === 0) continue;
    for (const [name, pattern] of Object.entries(SIGNS)) {
      const alternatives = candidates.get(pattern);
      if (alternatives !== undefined && pattern.test(words, alternatives)) said.add(name);
    }
  }
  return {
    hasPlace: said.has("hasPlace") || said.has("isHere"),
    hasResolve: said.has("hasResolve"),
    hasTime: said.has("hasTime"),
    isHarmless: said.has("isHarmless"),
    isHere: said.has("isHere"),
    isAtEdge: said.has("isAtEdge"),
    isDespair: said.has("isDespair"),
  };
}

/** What was shown before the place was named. */
export interface BeforePlace {
  /** A sign of despair, or of a wish to die, in one of the last messages. */
  isDespair: boolean;
  /** Somebody said no, as they do to a question about suicide. */
  hasSaidNo: boolean;
}

/** A place and its time belong together within so many messages. */
const PLACE_WITHIN = 3;

/**
 * A place that can kill with a time or a resolve, or a resolve alone, from somebody who has shown despair or denied it;
 * and whoever stands there after words of despair. The act is not named, so nothing else finds it. A journey, a sport
 * or work at that place raises nothing.
 */
export function findPlace(
  fresh: Place,
  earlier: readonly Place[],
  { isDespair: isShown, hasSaidNo }: BeforePlace,
): Finding[] {
  const near = [...earlier.slice(-PLACE_WITHIN), fresh];
  const isNew = fresh.hasPlace || fresh.hasResolve || fresh.hasTime || fresh.isAtEdge;
  if (!isNew || near.some(({ isHarmless }) => isHarmless)) return [];
  const isDespair = isShown || [...earlier, fresh].some((each) => each.isDespair);
  const isSaid = (name: keyof Place) => near.some((each) => each[name]);
  const hasAll = isSaid("hasPlace") && isSaid("hasResolve") && isSaid("hasTime");
  const isThere = isSaid("hasPlace") && isSaid("isAtEdge");
  if (!isDespair && !hasSaidNo && !hasAll && !isThere) return [];
  const isWhen = isSaid("hasResolve") || isSaid("hasTime") || isThere;
  const isResolved = fresh.hasResolve && isDespair;
  const isHere = fresh.isHere && isDespair;
  if (!(isSaid("hasPlace") && isWhen) && !isResolved && !isHere) return [];
  const isPlan = isSaid("hasPlace") && isWhen && isDespair;
  return [
    {
      rule: "together.place",
      kind: "plan_or_attempt",
      severity: isPlan ? (isThere ? "critical" : "high") : "moderate",
      tier: isPlan ? "crisis" : "check_in",
      subject: "self",
    },
  ];
}
