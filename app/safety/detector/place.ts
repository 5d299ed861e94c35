import { signOf } from "../rules/detector-rules.ts";
import type { Finding } from "./findings.ts";
import { PatternIndex } from "./pattern-index.ts";
import type { Sentence } from "./sentence-reader.ts";

const SIGNS = {
  hasPlace: signOf("deadly_place"),
  hasResolve: signOf("place_resolve"),
  hasTime: signOf("place_time"),
  isHarmless: signOf("place_harmless"),
};

export const PLACE_INDEX = new PatternIndex(Object.values(SIGNS));

/** What a message says of a place that can kill, with no act named. */
export type Place = Readonly<Record<keyof typeof SIGNS, boolean>>;

/** Reads what a message says of a place, of a time, and of something settled about it. */
export function readPlace(sentences: readonly Sentence[]): Place {
  const place = { hasPlace: false, hasResolve: false, hasTime: false, isHarmless: false };
  for (const { words } of sentences) {
    const candidates = PLACE_INDEX.read(words);
    if (candidates.size === 0) continue;
    for (const name of ["hasPlace", "hasResolve", "hasTime", "isHarmless"] as const) {
      const alternatives = candidates.get(SIGNS[name]);
      if (alternatives !== undefined) place[name] ||= SIGNS[name].test(words, alternatives);
    }
  }
  return place;
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
 * A place that can kill with a time or a resolve, or a resolve alone, from somebody who has shown despair or denied it.
 * The act is not named, so nothing else finds it. A journey, a sport or work at that place raises nothing.
 */
export function findPlace(
  fresh: Place,
  earlier: readonly Place[],
  { isDespair, hasSaidNo }: BeforePlace,
): Finding[] {
  const near = [...earlier.slice(-PLACE_WITHIN), fresh];
  const isNew = fresh.hasPlace || fresh.hasResolve || fresh.hasTime;
  if (!isNew || near.some(({ isHarmless }) => isHarmless)) return [];
  if (!isDespair && !hasSaidNo) return [];
  const hasPlace = near.some((each) => each.hasPlace);
  const hasResolve = near.some((each) => each.hasResolve);
  const isWhen = hasResolve || near.some((each) => each.hasTime);
  const isResolved = fresh.hasResolve && isDespair;
  if (!(hasPlace && isWhen) && !isResolved) return [];
  const isPlan = hasPlace && isDespair;
  return [
    {
      rule: "together.place",
      kind: "plan_or_attempt",
      severity: isPlan ? "high" : "moderate",
      tier: isPlan ? "crisis" : "check_in",
      subject: "self",
    },
  ];
}
