import { withoutWaiting } from "#app/models/storage/keep-trying.server.ts";
import { recordRaisedRisk, type RaisedRisk } from "#app/models/risk/raised-risk.server.ts";
import { lately } from "#app/models/risk/risk-input.server.ts";
import {
  findRiskState,
  isMild,
  nextRisk,
  stateOf,
  type RiskState,
} from "#app/models/risk/risk.server.ts";
import { isRiskOpen, NEW_VISIT_AFTER_MS, type AskingState } from "#app/safety/asking.ts";
import { SEVERITIES, type Assessment, type Kind } from "#app/safety/assessment.ts";
import { VOICES_RULE } from "#app/safety/second-opinion.server.ts";
import { situationOf, situationPriority } from "#app/safety/scripts/situation.ts";
import type { ReplyContext } from "../reply/reply-context.ts";
import { isOfAbuse } from "./same-matter.ts";

/** For a day after a no. */
const HAS_SAID_NO: ReadonlySet<AskingState> = new Set(["watch", "watch_and_ask"]);

const HIGH = SEVERITIES.indexOf("high");

/** Danger of one's own doing, each sign of which belongs to the others. */
const OWN_LIFE: ReadonlySet<Kind> = new Set<Kind>([
  "distress",
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
  "self_harm",
  "medical_emergency",
]);

/**
 * Whether a finding adds nothing new: its opening was given in this visit, and it is about the same matter
 * and no graver. Then it doesn't replace a reply. A mere hint isn't asked about again after a no either;
 * only a clear sign is.
 */
export function isMetAlready(finding: Assessment, before: RiskState | null, now: number): boolean {
  // A no to thoughts says nothing of a voice that gives orders.
  const isOfVoices = finding.tier === "crisis" && finding.rules.includes(VOICES_RULE);
  if (isOfVoices && !before?.situation?.startsWith("psychosis")) return false;
  // After one a crisis is a new sign: "his patches are in the drawer, a lot of them".
  if (before && HAS_SAID_NO.has(stateOf(before))) return finding.tier !== "crisis";
  // What was asked about today isn't asked again for a hint.
  const wasAsked = before !== null && lately(before.askedAt, now).length > 0;
  if (
    finding.tier === "check_in" &&
    wasAsked &&
    OWN_LIFE.has(finding.kind) &&
    OWN_LIFE.has(before.kind)
  )
    return true;
  if (before?.situation == null || before.situation.startsWith("check_in")) return false;
  if (before.answersGiven === 0 || now - before.lastSignAt >= NEW_VISIT_AFTER_MS) return false;
  // Where a danger was met, a hint of what belongs to it adds no question.
  const isOfIt = finding.subject === before.subject || finding.subject !== "self";
  if (finding.tier === "check_in" && isOfIt) return true;
  const known = [before.kind, before.followUpKind];
  const isAbuse = isOfAbuse(before.situation);
  const isSame =
    known.includes(finding.kind) ||
    (isAbuse && finding.kind === "abuse_or_violence") ||
    (OWN_LIFE.has(finding.kind) && known.some((kind) => kind !== null && OWN_LIFE.has(kind)));
  if (!isSame) return false;
  // Another's danger is kept beside the state, and how grave it is with its situation; one's own is new.
  if (before.situation.startsWith("other") || before.situation.includes("_other")) {
    const isGraver = situationPriority(situationOf(finding)) > situationPriority(before.situation);
    return finding.subject !== "self" && !isGraver;
  }
  const graveness = SEVERITIES.indexOf(finding.severity);
  return graveness < HIGH || graveness <= SEVERITIES.indexOf(before.severity);
}

/**
 * Whether the script may fall silent once a model hears that the danger is over: another person's, an emergency of the
 * body, and what time steps down by itself. What stands open stays open.
 */
export function mayFallSilent(risk: RiskState): boolean {
  if (isRiskOpen(stateOf(risk))) return isMild(risk);
  return risk.subject !== "self" || risk.followUpKind !== null;
}

/** Whether a danger stands that was opened: one that was denied, or followed up, begins anew. */
export function isMatterOpen(risk: RiskState): boolean {
  return isRiskOpen(stateOf(risk)) || risk.followUpKind !== null || risk.neutralCheckBack;
}

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
    conversationId: target.conversation.id,
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
