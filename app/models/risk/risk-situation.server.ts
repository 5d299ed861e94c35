import { isRiskOpen, NEW_VISIT_AFTER_MS, type AskingState } from "#app/safety/asking.ts";
import { asksAboutDanger, type Assessment } from "#app/safety/assessment.ts";
import { lastingOf, rank } from "#app/safety/scripts/lasting.ts";
import { situationPriority, situationOf, type Situation } from "#app/safety/scripts/situation.ts";
import type { RiskState } from "./risk-state.server.ts";

/**
 * What a person is in once something more was found: what is aside from open risk doesn't take its
 * place, and within one visit nothing lesser takes that of a life in danger. `now` in ms.
 */
export function situationAfter(
  base: RiskState,
  finding: Assessment,
  from: AskingState,
  now: number,
): Situation | null {
  if (finding.tier !== "crisis")
    return asksAboutDanger(finding.tier) && !isRiskOpen(from) ? null : base.situation;
  if (isRiskOpen(from) && lastingOf(finding) !== "open") return base.situation;
  const situation = situationOf(finding);
  if (isRiskOpen(from) && rank(finding.severity) < rank(base.severity)) return base.situation;
  const isOfThisVisit = now - base.lastSignAt < NEW_VISIT_AFTER_MS;
  const isLess =
    base.situation !== null && situationPriority(situation) < situationPriority(base.situation);
  return isOfThisVisit && isLess ? base.situation : situation;
}
