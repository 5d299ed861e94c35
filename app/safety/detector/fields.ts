import { longPattern } from "#app/config/long-pattern.ts";
import { isFromModelAlone, type TextField } from "../assessment.ts";
import type { Finding } from "./findings.ts";
import type { Sentence } from "./sentence-reader.ts";

/** Rules that see an act: done, or under way. */
const ACTS = /^(?:acts\..+|plan\.attempt|es\.(?:act|attempt|wounded)|other\.imminent)$/;

const INTENT = longPattern()`
  (?:^| )(?:
    am (?:going to|about to|ending|killing|taking|doing|jumping)|going to|will|about to|
    plan(?:ning)? to|decided to|ready to|voy a|vamos a|pienso
  )(?= |$)`;
const TIME = longPattern()`
  (?:^| )(?:
    tonight|today|now|right now|tomorrow|
    this (?:morning|afternoon|evening|week|weekend|friday|saturday|sunday)|
    on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in an hour|hoy|esta noche|
    ahora|manana
  )(?= |$)`;

/**
 * What findings mean where people do not talk. A safety plan names wishes and warning signs, which
 * is what it is for: there only an act, or intent with a time, is more than a `watch`. What the model
 * alone sees in fragments (a place, a name, an answer in three words) is nothing in either.
 */
export function readInField(
  findings: readonly Finding[],
  sentences: readonly Sentence[],
  field: TextField,
): readonly Finding[] {
  if (field === "talk") return findings;
  const seen = findings.filter(
    ({ rule, tier }) => tier === "crisis" || !isFromModelAlone({ rules: [rule] }),
  );
  if (field === "aside") return seen;
  return seen
    .filter(({ rule }) => !isFromModelAlone({ rules: [rule] }))
    .map((finding) => (isMeant(finding, sentences) ? finding : toWatch(finding)));
}

function isMeant({ rule, sentence }: Finding, sentences: readonly Sentence[]): boolean {
  if (ACTS.test(rule)) return true;
  const words = sentences[sentence ?? -1]?.words ?? "";
  return INTENT.test(words) && TIME.test(words);
}

function toWatch(finding: Finding): Finding {
  return { ...finding, tier: "watch", severity: "low" };
}
