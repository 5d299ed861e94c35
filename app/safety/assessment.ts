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

/**
 * How strong the answer is. `watch`: a quiet line with the link to help. `check_in`: one gentle
 * question under the ordinary reply. `crisis`: the panel, then a written answer.
 */
export const TIERS = ["none", "watch", "check_in", "crisis"] as const;
export type Tier = (typeof TIERS)[number];

/** Whether a tier asks about danger: an event is written, and the message is answered uncounted. */
export function asksAboutDanger(tier: Tier): boolean {
  return tier === "check_in" || tier === "crisis";
}

export const SEVERITIES = ["low", "moderate", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

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
