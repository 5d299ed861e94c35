import { environment } from "#app/config/environment.server.ts";
import {
  isCheckedBack,
  NEW_VISIT_AFTER_MS,
  recordCheckBack,
  type RiskState,
} from "#app/models/risk.server.ts";
import { checkBack, checkBackAnswers, type Moment } from "#app/safety/written-answers.server.ts";

/** How the next visit opens while risk is open or on watch; the same text for the whole visit. */
export function checkBackFor(risk: RiskState | null): Moment | null {
  if (!risk || risk.status === "closed") return null;
  const input = {
    kind: risk.kind,
    severity: risk.severity,
    afterAbuse: risk.neutralCheckBack,
    language: "en",
    region: environment().crisisRegion,
    variantSeed: Math.floor(lastSeen(risk) / 1000),
  } as const;
  return { text: checkBack(input), quickAnswers: checkBackAnswers(input) };
}

/** The check-back of a visit, noted as shown: a new visit is one after a pause. */
export async function openVisit(risk: RiskState | null, now = Date.now()): Promise<Moment | null> {
  if (!risk || risk.status === "closed") return null;
  const isNewVisit = now - lastSeen(risk) >= NEW_VISIT_AFTER_MS;
  if (!isNewVisit && !isCheckedBack(risk)) return null;
  await recordCheckBack(risk, now);
  return checkBackFor(risk);
}

function lastSeen(risk: RiskState): number {
  return Math.max(risk.lastSignAt, risk.lastMessageAt);
}
