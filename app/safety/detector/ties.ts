import { asksAboutDanger, isFromModelAlone, type Kind } from "../assessment.ts";
import type { Finding } from "./findings.ts";
import { isHint, isLikely } from "./hints.ts";

const SUICIDE: ReadonlySet<Kind> = new Set<Kind>([
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
]);

/** Emergencies that an act brings about: they are named although a wish to die stands beside them. */
const EMERGENCIES_BY_AN_ACT: ReadonlySet<string> = new Set([
  "medical.poison_overdose",
  "medical.bleeding_injury",
]);

function isPattern({ rule }: Finding): boolean {
  return !isFromModelAlone({ rules: [rule] });
}

/** Patterns that harmless talk also meets say little of who does what to whom. */
function isSure(finding: Finding): boolean {
  return isPattern(finding) && !isHint(finding.rule) && !isLikely(finding.rule);
}

/**
 * Where two findings contradict each other, the one stays that harms least when it is wrong: suicide
 * before medical, a victim before a perpetrator, what a pattern says before what the model guesses.
 */
export function settleTies(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(
    (finding) => !findings.some((other) => other !== finding && givesWay(finding, other)),
  );
}

function givesWay(finding: Finding, other: Finding): boolean {
  if (!isPattern(other) || !asksAboutDanger(other.tier)) return false;
  if (!isPattern(finding)) {
    // The model may be right that a wish is a plan; not that somebody else has it, nor that it is no wish.
    const isPlan = finding.tier === "crisis" && finding.kind === "plan_or_attempt";
    return !isPlan || finding.subject !== other.subject || !SUICIDE.has(other.kind);
  }
  if (finding.sentence !== other.sentence) return false;
  if (finding.kind === "medical_emergency" && SUICIDE.has(other.kind)) {
    return finding.subject === "self" && !EMERGENCIES_BY_AN_ACT.has(finding.rule);
  }
  return (
    finding.kind === "harm_to_others" && other.kind === "abuse_or_violence" && !isSure(finding)
  );
}
