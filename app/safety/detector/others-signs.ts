import { signOf } from "../rules/detector-rules.ts";
import type { Finding } from "./findings.ts";
import { PatternIndex } from "./pattern-index.ts";
import type { Sentence } from "./sentence-reader.ts";

const SIGNS = {
  gives: signOf("other_gives"),
  burden: signOf("other_burden"),
  means: signOf("other_means"),
  gone: signOf("other_gone"),
  harmless: signOf("other_harmless"),
};
type Sign = keyof typeof SIGNS;

export const OTHERS_INDEX = new PatternIndex(Object.values(SIGNS));

/** What a message says of another person who may be getting ready to die. */
export type OthersSigns = ReadonlySet<Sign>;

/** Reads what a message says of it. */
export function readOthersSigns(sentences: readonly Sentence[]): OthersSigns {
  const said = new Set<Sign>();
  for (const { words } of sentences) {
    const candidates = OTHERS_INDEX.read(words);
    if (candidates.size === 0) continue;
    for (const [name, pattern] of Object.entries(SIGNS)) {
      const alternatives = candidates.get(pattern);
      if (alternatives === undefined || !pattern.test(words, alternatives)) continue;
      if (isSign(name)) said.add(name);
    }
  }
  return said;
}

function isSign(name: string): name is Sign {
  return name in SIGNS;
}

/**
 * Another's preparations, told in pieces: two different signs are asked about, and a means or a leave-taking of
 * somebody who cannot be reached is an emergency. Each alone is everyday talk, and so is all of it with a reason.
 */
export function findOthersSigns(fresh: OthersSigns, earlier: readonly OthersSigns[]): Finding[] {
  const all = [...earlier, fresh].flatMap((signs) => [...signs]);
  const said = new Set(all);
  const isNew = [...fresh].some((sign) => !earlier.some((signs) => signs.has(sign)));
  if (!isNew || said.has("harmless")) return [];
  const isTold = said.has("gives") || said.has("burden") || said.has("means");
  if (!isTold || said.size < 2) return [];
  const isNow = said.has("gone") && said.size > 2;
  return [
    isNow
      ? { ...OF_ANOTHER, kind: "plan_or_attempt", severity: "critical", tier: "crisis" }
      : { ...OF_ANOTHER, kind: "distress", severity: "moderate", tier: "check_in" },
  ];
}

const OF_ANOTHER = { rule: "together.other_getting_ready", subject: "other" } as const;
