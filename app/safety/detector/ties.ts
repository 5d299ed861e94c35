import { asksAboutDanger, isFromModelAlone } from "../assessment.ts";
import type { Kind } from "../assessment.ts";
import type { Finding } from "./findings.ts";
import { isHint, isLikely } from "./hints.ts";
import type { Sentence } from "./sentence-reader.ts";

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

const MEANS_AT_HAND =
  /(?:^| )(?:have|got|bought|found|saved|counted|loaded|holding|hold|ready|here|next to me|in front of me|in my hand|tengo|compre) (?:[a-z]+ ){0,4}(?:pills|medication|gun|pistol|rifle|rope|noose|blade|razor|knife|belt|insulin|helium|bullets|pastillas|pistola|cuchillo|cuerda)(?= |$)|(?:^| )(?:pills|medication|gun|pistol|rifle|rope|noose|blade|razor|knife|belt|pastillas|pistola|cuchillo|cuerda) (?:[a-z]+ ){0,3}(?:here|ready|loaded|next to me|in front of me|beside me|in my hand|aqui|listas?)(?= |$)/;
const TIME =
  /(?:^| )(?:tonight|today|right now|tomorrow|this (?:morning|afternoon|evening|weekend)|in an hour|at midnight|when (?:everyone|they) (?:is|are) asleep|hoy|esta noche|manana)(?= |$)/;

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
export function settleTies(
  findings: readonly Finding[],
  sentences: readonly Sentence[],
): readonly Finding[] {
  if (findings.length === 0) return findings;
  const settled = findings.filter(
    (finding) => !findings.some((other) => other !== finding && givesWay(finding, other)),
  );
  return raiseImminent(settled, sentences);
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

// A plan, the means for it and a time: nothing is more urgent.
function raiseImminent(
  findings: readonly Finding[],
  sentences: readonly Sentence[],
): readonly Finding[] {
  const isMeant = (finding: Finding): boolean =>
    finding.tier === "crisis" &&
    finding.subject === "self" &&
    isPattern(finding) &&
    (finding.kind === "active_ideation" || finding.kind === "plan_or_attempt");
  if (!findings.some(isMeant)) return findings;
  const words = sentences.map((sentence) => sentence.words).join(" ");
  if (!MEANS_AT_HAND.test(words) || !TIME.test(words)) return findings;
  return findings.map((finding) =>
    isMeant(finding) ? { ...finding, kind: "plan_or_attempt", severity: "critical" } : finding,
  );
}
