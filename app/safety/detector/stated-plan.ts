import { signOf } from "../rules/detector-rules.ts";
import type { Finding } from "./findings.ts";
import type { Sentence } from "./sentence-reader.ts";

const MEANS = signOf("means_at_hand");
const BLADE = signOf("blade_at_hand");
const SOON = signOf("soon");
const AT_PLACE = signOf("at_place");

/** "I lied before": with a means or a place beside it, what was said before stands again. */
const TOOK_BACK = "passive.took_back";

/** Rules that say what somebody will do, and not only what they think of. */
const SUICIDE_RULES: ReadonlySet<string> = new Set(["plan.stated", "active.kill_self"]);
const INJURY_RULE = "self_harm.injury";

/** What a plan, the means and the time make together, wherever in a text they stand. */
export function completePlans(
  sentences: readonly Sentence[],
  findings: readonly Finding[],
): Finding[] {
  const isSaid = (pattern: typeof SOON) => sentences.some(({ words }) => pattern.matchesIn(words));
  if (findings.some(({ rule }) => rule === TOOK_BACK) && (isSaid(AT_PLACE) || isSaid(MEANS))) {
    return [{ ...CRISIS, rule: "plan.took_back", kind: "plan_or_attempt", severity: "critical" }];
  }
  const own = findings.filter(({ subject, tier }) => subject === "self" && tier === "crisis");
  if (own.length === 0) return [];
  if (own.some(({ rule }) => SUICIDE_RULES.has(rule))) {
    if (!isSaid(SOON) || !isSaid(MEANS)) return [];
    return [{ ...CRISIS, rule: "plan.complete", kind: "plan_or_attempt", severity: "critical" }];
  }
  if (!own.some(({ rule }) => rule === INJURY_RULE) || !isSaid(BLADE)) return [];
  return [{ ...CRISIS, rule: "self_harm.complete", kind: "self_harm", severity: "high" }];
}

const CRISIS = { tier: "crisis", subject: "self" } as const;
