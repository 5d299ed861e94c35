import { withoutWaiting } from "#app/models/keep-trying.server.ts";
import { recordRaisedRisk, type RaisedRisk } from "#app/models/raised-risk.server.ts";
import { findRiskState, nextRisk, type RiskState } from "#app/models/risk.server.ts";
import type { Assessment } from "#app/safety/assessment.ts";
import type { ReplyContext } from "../reply/reply-context.ts";

/**
 * Writes a finding about a stored message that something slower than the detector made. Help waits for
 * no write: what the database does not take yet is tried again. Returns where the person stands now.
 */
export async function recordFinding(
  { target, screening, at: foundAt }: ReplyContext,
  finding: Assessment,
): Promise<RiskState | null> {
  const userId = target.user.id;
  const stood = await findRiskState(userId);
  // As of the message, so that the reply in its place counts as the answer; never before a newer sign.
  const at = Math.max(foundAt, stood?.lastSignAt ?? 0);
  const { state } = nextRisk(userId, stood, { finding, says: "other" }, at);
  const raised: RaisedRisk = {
    userId,
    sessionId: target.conversation.id,
    message: { id: target.message.id, content: screening.text },
    finding,
    actionTaken: finding.tier === "crisis" ? "panel_and_written_answer" : "written_answer",
    // The message has one answer, however often it was judged.
    state:
      state && stood?.status === "open" ? { ...state, answersGiven: stood.answersGiven } : state,
  };
  await withoutWaiting(recordRaisedRisk(raised, at), "raised_risk");
  return state;
}
