/** The kinds of danger, harmless ones first: labels of the standard of care; the last seven are a crisis. */
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

const HARMLESS = ["none", "distress"] as const;
export type Danger = Exclude<Kind, (typeof HARMLESS)[number]>;

/** The kinds that are a crisis. */
export const DANGERS: readonly Danger[] = KINDS.filter(
  (kind): kind is Danger => !HARMLESS.some((harmless) => harmless === kind),
);
