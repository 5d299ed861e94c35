/** Labels of the standard of care; the last seven are a crisis. */
export const KINDS = [
  "none",
  "distress",
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
  "self_harm",
  "harm_to_others",
  "abuse_or_violence",
  "medical_emergency",
] as const;
export type Kind = (typeof KINDS)[number];

export const TIERS = ["none", "check_in", "crisis"] as const;
export type Tier = (typeof TIERS)[number];

export const SEVERITIES = ["low", "moderate", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Whether the person is asked about danger, or shown the panel. */
export function asksAboutDanger(tier: Tier): boolean {
  return tier === "check_in" || tier === "crisis";
}

/** Who is in danger: the writer, someone in the writer's care, or another person. */
export const SUBJECTS = ["self", "dependent", "other"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What the detector decided about one text, and by which rules. `rules` never holds words of the text. */
export interface Assessment {
  tier: Tier;
  kind: Kind;
  severity: Severity;
  subject: Subject;
  rules: readonly string[];
}

/** Language in which written answers and panels can be given. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
