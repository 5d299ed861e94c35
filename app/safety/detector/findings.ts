import {
  SEVERITIES,
  TIERS,
  type Assessment,
  type Kind,
  type Severity,
  type Subject,
  type Tier,
} from "../assessment.ts";

/** One thing that a rule, a combination of cues or the model saw in a text. */
export interface Finding {
  rule: string;
  kind: Kind;
  severity: Severity;
  tier: Tier;
  subject: Subject;
  /** The sentence that it was seen in, counted from nought; missing where several make it. */
  sentence?: number;
}

export const NOTHING_FOUND: Assessment = {
  tier: "none",
  kind: "none",
  severity: "low",
  subject: "self",
  rules: [],
};

/** Of two that are as grave the later one is named: it harms less where it is wrong. */
const KIND_ORDER: readonly Kind[] = [
  "none",
  "distress",
  "passive_ideation",
  "self_harm",
  "medical_emergency",
  "harm_to_others",
  "abuse_or_violence",
  "active_ideation",
  "plan_or_attempt",
];

function severityRank(finding: Pick<Finding, "tier" | "severity" | "kind">): number {
  return (
    TIERS.indexOf(finding.tier) * 10_000 +
    SEVERITIES.indexOf(finding.severity) * 100 +
    KIND_ORDER.indexOf(finding.kind)
  );
}

/** The most severe finding decides; every rule that fired is named. */
export function decide(findings: readonly Finding[]): Assessment {
  let worst: Finding | undefined;
  for (const finding of findings) {
    if (worst === undefined || severityRank(finding) > severityRank(worst)) worst = finding;
  }
  if (worst === undefined) return NOTHING_FOUND;
  const rules = [...new Set(findings.map((finding) => finding.rule))];
  return {
    tier: worst.tier,
    kind: worst.kind,
    severity: worst.severity,
    subject: worst.subject,
    rules,
  };
}

/** Whether the first is more severe than the second. */
export function isGraver(one: Assessment, other: Assessment): boolean {
  return severityRank(one) > severityRank(other);
}

/** The more severe of two assessments, with the rules of both. */
export function moreSevere(one: Assessment, other: Assessment): Assessment {
  const worse = isGraver(other, one) ? other : one;
  return { ...worse, rules: [...new Set([...one.rules, ...other.rules])] };
}

const LOWERED = { watch: "low", check_in: "moderate" } as const;

/** What was found, answered with no more than that. */
export function lowerTo(finding: Finding, tier: keyof typeof LOWERED): Finding {
  return finding.tier === "watch" ? finding : { ...finding, tier, severity: LOWERED[tier] };
}

/** What would show the panel, asked about. */
export function toQuestion(finding: Finding): Finding {
  return finding.tier === "crisis" ? lowerTo(finding, "check_in") : finding;
}
