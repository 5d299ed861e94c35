import { signOf } from "../rules/detector-rules.ts";
import type { Finding } from "./findings.ts";
import { PatternIndex } from "./pattern-index.ts";
import type { Sentence } from "./sentence-reader.ts";

/**
 * A place that can kill, told without an act: where it is, that nobody is there then, when. Each is a place on
 * the way to work; together, and after words of despair, they are what people tell who say nothing of dying.
 */
const SIGNS = {
  isNamed: signOf("place_named"),
  isHere: signOf("place_here"),
  isAtEdge: signOf("place_edge"),
  isResolved: signOf("place_resolve"),
  hasTime: signOf("place_when"),
  hasReason: signOf("place_reason"),
};

export const PLACE_INDEX = new PatternIndex(Object.values(SIGNS));

/** What a message says of such a place. */
export type DeadlyPlace = Readonly<Record<keyof typeof SIGNS, boolean>>;

/** Reads what a message says of a place that can kill. */
export function readDeadlyPlace(sentences: readonly Sentence[]): DeadlyPlace {
  const read: Record<keyof typeof SIGNS, boolean> = {
    isNamed: false,
    isHere: false,
    isAtEdge: false,
    isResolved: false,
    hasTime: false,
    hasReason: false,
  };
  for (const { words } of sentences) {
    const candidates = PLACE_INDEX.read(words);
    if (candidates.size === 0) continue;
    for (const [name, pattern] of Object.entries(SIGNS)) {
      const alternatives = candidates.get(pattern);
      if (isSign(name) && alternatives !== undefined)
        read[name] ||= pattern.test(words, alternatives);
    }
  }
  return read;
}

function isSign(name: string): name is keyof typeof SIGNS {
  return name in SIGNS;
}

/**
 * What the new message completes. At the edge of a place, or at one that was chosen with a time or for its loneliness,
 * whoever has shown despair is in danger now; with less than that it's asked about.
 */
export function findDeadlyPlace(
  fresh: DeadlyPlace,
  earlier: readonly DeadlyPlace[],
  isDespair: boolean,
): Finding[] {
  const all = [...earlier, fresh];
  const some = (name: keyof DeadlyPlace) => all.some((each) => each[name]);
  const isPlace = some("isNamed") || some("isHere");
  const isNew =
    fresh.isNamed ||
    fresh.isHere ||
    fresh.isAtEdge ||
    fresh.isResolved ||
    (isPlace && fresh.hasTime);
  if (!isNew || (some("hasReason") && !isDespair)) return [];
  if (isPlace && some("isAtEdge"))
    return [sign(isDespair || fresh.isAtEdge ? "crisis" : "check_in", "critical")];
  if (!isPlace) return [];
  if (some("isResolved")) {
    const isChosen = isDespair && (some("hasTime") || some("isHere"));
    return isDespair || some("hasTime") ? [sign(isChosen ? "crisis" : "check_in", "high")] : [];
  }
  return isDespair && (fresh.isHere || some("hasTime")) ? [sign("check_in", "moderate")] : [];
}

function sign(tier: Finding["tier"], severity: Finding["severity"]): Finding {
  return {
    rule: "together.deadly_place",
    kind: "plan_or_attempt",
    severity,
    tier,
    subject: "self",
  };
}
