import { KINDS, SEVERITIES, type Assessment } from "#app/safety/assessment.ts";
import { markOf } from "#app/safety/scripts/situation.ts";
import type { Situation } from "#app/safety/written-answers.server.ts";

/** What a plain answer to a direct question reveals, as the finding that it is. */
const REVEALED: Partial<Record<Situation, Pick<Assessment, "kind" | "severity" | "subject">>> = {
  active: { kind: "active_ideation", severity: "moderate", subject: "self" },
  imminent: { kind: "plan_or_attempt", severity: "critical", subject: "self" },
  self_harm: { kind: "self_harm", severity: "moderate", subject: "self" },
  eating: { kind: "self_harm", severity: "moderate", subject: "self" },
  harm_imminent: { kind: "harm_to_others", severity: "critical", subject: "self" },
  psychosis_harm: { kind: "harm_to_others", severity: "critical", subject: "self" },
  abuse: { kind: "abuse_or_violence", severity: "high", subject: "self" },
  abuse_imminent: { kind: "abuse_or_violence", severity: "critical", subject: "self" },
  young_abuse_imminent: { kind: "abuse_or_violence", severity: "critical", subject: "self" },
  medical: { kind: "medical_emergency", severity: "critical", subject: "self" },
  other_imminent: { kind: "plan_or_attempt", severity: "critical", subject: "other" },
  poisoning: { kind: "medical_emergency", severity: "critical", subject: "self" },
  medical_other: { kind: "medical_emergency", severity: "critical", subject: "other" },
};

/**
 * The finding that an answer makes, where that is graver than what was known: a yes to "today?" is
 * one of critical severity, although the message alone says only yes.
 */
export function revealedFinding(known: Assessment, situation: Situation): Assessment | null {
  const revealed = REVEALED[situation];
  if (!revealed || situationPriority({ ...revealed, tier: "crisis" }) <= situationPriority(known))
    return null;
  const rules = ["answered_a_direct_question", markOf(situation)];
  return { ...revealed, tier: "crisis", rules };
}

function situationPriority(finding: Pick<Assessment, "tier" | "kind" | "severity">): number {
  const severity = SEVERITIES.indexOf(finding.severity) * KINDS.length;
  return (finding.tier === "crisis" ? 100 : 0) + severity + KINDS.indexOf(finding.kind);
}
