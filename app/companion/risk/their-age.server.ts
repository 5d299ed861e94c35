import type { RiskState } from "#app/models/risk/risk.server.ts";
import { NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import { asksAboutDanger, isFromModelAlone, type Assessment } from "#app/safety/assessment.ts";
import { markOf } from "#app/safety/scripts/situation.ts";
import { ofAMinor } from "#app/safety/scripts/young.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { isSaidToBeYoung } from "./answer-input.server.ts";

/**
 * A finding as it is for a minor, who has said so now or before: hurting themselves gets the panel and the script
 * at once, and what somebody does to them the help that is there for their age.
 */
export function forTheirAge(
  found: Assessment,
  before: RiskState | null,
  target: ReplyTarget,
): Assessment {
  if (!isSaidToBeYoung(target)) return found;
  if (found.kind === "abuse_or_violence" && asksAboutDanger(found.tier)) {
    return { ...found, rules: [...found.rules, "minor"] };
  }
  const isTold =
    found.kind === "self_harm" && found.tier === "check_in" && !isFromModelAlone(found);
  if (isTold) return { ...found, tier: "crisis" };
  return asTheirAgeIsTold(found, before, target) ?? found;
}

/** "I'm 15" in the middle of it: the panel that stood so far was for adults. */
function asTheirAgeIsTold(
  found: Assessment,
  before: RiskState | null,
  { message }: ReplyTarget,
): Assessment | null {
  if (asksAboutDanger(found.tier) || !message.read.words.says.has("minor")) return null;
  if (before?.situation == null || Date.now() - before.lastSignAt >= NEW_VISIT_AFTER_MS)
    return null;
  const situation = ofAMinor(before.situation);
  if (situation === before.situation) return null;
  const { kind, severity, subject } = before;
  return { tier: "crisis", kind, severity, subject, rules: ["minor", markOf(situation)] };
}
