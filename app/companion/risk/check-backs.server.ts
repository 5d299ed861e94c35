import { helpRegion } from "#app/safety/help-region.server.ts";
import { recordChange } from "#app/models/risk/risk-answers.server.ts";
import {
  afterVisit,
  isCheckedBack,
  stateOf,
  type RiskState,
} from "#app/models/risk/risk.server.ts";
import { isRiskOpen, NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { backQuestion } from "#app/safety/scripts/moments.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import { checkBack, type Moment } from "#app/safety/written-answers.server.ts";

/** What the check-back of this visit asks, and which wording of it. */
export function questionOfVisit(risk: RiskState): { id: QuestionId; wording: number } {
  const seed = Math.floor(lastSeen(risk) / 1000);
  // Where risk is or was open it asks about that; else it repeats what was left open.
  if (wasLeftOpen(risk) && risk.questionAsked) {
    return { id: risk.questionAsked, wording: risk.questionWording + 1 };
  }
  return { id: backQuestion(risk.kind, risk.subject), wording: seed };
}

/** How the next visit opens, by the table of asking; the same text for the whole visit. */
export function checkBackFor(risk: RiskState | null): Moment | null {
  if (!risk || risk.status === "closed") return null;
  return checkBack({
    kind: risk.kind,
    severity: risk.severity,
    subject: risk.subject,
    afterAbuse: risk.neutralCheckBack,
    language: "en",
    region: helpRegion(),
    variantSeed: Math.floor(lastSeen(risk) / 1000),
    ...(wasLeftOpen(risk) ? { question: questionOfVisit(risk) } : {}),
  });
}

/**
 * The check-back of a visit, noted as shown: a new visit is one after a pause or, while risk is open, a conversation
 * with nothing in it yet (`isNew`).
 */
export async function openVisit(
  risk: RiskState | null,
  isNew: boolean,
  now = Date.now(),
): Promise<Moment | null> {
  if (!risk || risk.status === "closed") return null;
  if (isCheckedBack(risk)) return checkBackFor(risk);
  const isBegun = isNew && isRiskOpen(stateOf(risk));
  if (now - lastSeen(risk) < NEW_VISIT_AFTER_MS && !isBegun) return null;
  const visit = afterVisit(risk, now);
  if (visit.state && (visit.state !== risk || visit.settles.length > 0)) {
    await recordChange(risk.userId, visit, now);
  }
  return visit.answer === "opening" ? checkBackFor(visit.state) : null;
}

function wasLeftOpen(risk: RiskState): boolean {
  return !isRiskOpen(stateOf(risk)) && risk.tier !== "crisis";
}

function lastSeen(risk: RiskState): number {
  return Math.max(risk.lastSignAt, risk.lastMessageAt);
}
