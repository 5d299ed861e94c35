import { holdingFor } from "#app/content/safety.ts";
import { SITUATIONS, type Situation } from "#app/content/safety-script.ts";
import {
  asksAboutDanger,
  isFromModelAlone,
  type Assessment,
  type Kind,
  type Severity,
  type Subject,
  type Tier,
} from "#app/safety/assessment.ts";
import type { Cue } from "#app/safety/cues/cues.ts";
import type { WordsRead } from "#app/safety/words-read.ts";

export { SITUATIONS, type Situation };

export interface SituationInput {
  tier?: Tier;
  /** What opened the risk that a message without a sign is answered in. */
  openedBy?: Tier;
  kind: Kind;
  severity: Severity;
  subject: Subject;
  rules?: readonly string[];
  words?: WordsRead | undefined;
}

function hasRule(input: SituationInput, cue: RegExp): boolean {
  return (input.rules ?? []).some((rule) => cue.test(rule));
}

/** A cue in the rules, or else in the person's words: it only chooses between fitting answers. */
function speaksOf(input: SituationInput, ruleCue: RegExp, cue: Cue): boolean {
  return hasRule(input, ruleCue) || says(input, cue);
}

function says({ words }: SituationInput, cue: Cue): boolean {
  return words?.says.has(cue) === true;
}

const MARK = "situation.";

/** The rule that keeps, with a finding, which situation it was: the words are not read again. */
export function markOf(situation: Situation): string {
  return MARK + situation;
}

/** The rules that found something, without what marks it. */
export function withoutMark(rules: readonly string[]): readonly string[] {
  return rules.filter((rule) => !rule.startsWith(MARK));
}

function markedSituation(rules: readonly string[]): Situation | undefined {
  const mark = rules.findLast((rule) => rule.startsWith(MARK))?.slice(MARK.length);
  return SITUATIONS.find((situation) => situation === mark);
}

/** What a situation is a sign of, where the words say another kind than was found. */
export const KIND_OF: Partial<Readonly<Record<Situation, Pick<Assessment, "kind" | "subject">>>> = {
  passive: { kind: "passive_ideation", subject: "self" },
  self_harm: { kind: "self_harm", subject: "self" },
  self_harm_now: { kind: "self_harm", subject: "self" },
  abuse: { kind: "abuse_or_violence", subject: "self" },
  abuse_imminent: { kind: "abuse_or_violence", subject: "self" },
  assault: { kind: "abuse_or_violence", subject: "self" },
  together: { kind: "harm_to_others", subject: "dependent" },
  unwanted_baby: { kind: "harm_to_others", subject: "dependent" },
  unwanted_child: { kind: "harm_to_others", subject: "dependent" },
};

/**
 * A crisis with what it is about: a wish not to wake up is no emergency of the body, and whoever is
 * strangled is not the one who harms. Other findings are left as they are.
 */
export function refineAssessment(finding: Assessment, words: WordsRead): Assessment {
  // Who hurts themselves, and says so, isn't asked whether they do.
  const isTold = words.says.has("cut") || words.says.has("own_harm");
  if (finding.tier === "check_in" && finding.kind === "self_harm" && isTold)
    return { ...finding, rules: [...finding.rules, markOf("self_harm")] };
  // Nor is whoever is horrified by a thought asked whether they'll do it tonight.
  const isHorrified = finding.kind === "harm_to_others" && finding.subject === "self";
  if (finding.tier === "check_in" && isHorrified && words.says.has("unwanted"))
    return { ...finding, rules: [...finding.rules, markOf("harm_unwanted")] };
  if (finding.tier !== "crisis" || markedSituation(finding.rules)) return finding;
  const rules = words.says.has("minor") ? [...finding.rules, "minor"] : finding.rules;
  const situation = situationOf({ ...finding, rules, words });
  const { kind = finding.kind, subject = finding.subject } = KIND_OF[situation] ?? {};
  const isOther = kind !== finding.kind && !isFromModelAlone(finding);
  // An emergency is critical by its kind; the wish in its place is what its words say.
  const wasEmergency = isOther && finding.kind === "medical_emergency";
  return {
    ...finding,
    ...(isOther || subject !== finding.subject ? { kind, subject } : {}),
    severity: wasEmergency ? "moderate" : finding.severity,
    rules: [...finding.rules, markOf(situation)],
  };
}

export function isMinor(input: SituationInput): boolean {
  return hasRule(input, /minor/i);
}

/**
 * Which situation an assessment means. Rules whose names contain psychosis, minor, eating, poison,
 * overdose, attempt, baby or sexual sharpen it; without them the words and the kind decide.
 */
export function situationOf(input: SituationInput): Situation {
  const marked = markedSituation(input.rules ?? []);
  if (marked && input.tier !== "check_in") return marked;
  const grave = input.severity === "high" || input.severity === "critical";
  const tier = input.tier && !asksAboutDanger(input.tier) ? input.openedBy : input.tier;
  const isUnclear = input.kind !== "medical_emergency" || hasRule(input, /taken_/);
  if (tier === "check_in" && !grave && isUnclear) return gentleSituation(input);
  if (isModelsOwn(input))
    return input.kind === "medical_emergency" ? "check_in_medical" : "passive";
  switch (input.kind) {
    case "medical_emergency":
      if (input.subject === "self" && says(input, "sleep_wish")) return "passive";
      return medicalSituation(input);
    case "abuse_or_violence":
      return abuseSituation(input);
    case "harm_to_others":
      // What voices say of others is no violence that somebody meets.
      if (input.subject === "self" && says(input, "victim") && !says(input, "voices")) {
        return abuseSituation(input);
      }
      if (input.subject === "self" && says(input, "own_harm")) {
        return grave ? "self_harm_now" : "self_harm";
      }
      return harmSituation(input, grave);
    case "none":
    case "distress":
      return gentleSituation(input);
    case "passive_ideation":
    case "active_ideation":
    case "plan_or_attempt":
    case "self_harm":
      return input.subject === "self"
        ? ownDangerSituation(input)
        : (input.kind === "plan_or_attempt" || grave) &&
            !isFromModelAlone({ rules: input.rules ?? [] })
          ? "other_imminent"
          : "other_worry";
  }
}

/** What hangs on a trifle too many, or what a model alone takes for a crisis, is asked about, not acted upon. */
function isModelsOwn(input: SituationInput): boolean {
  const { rules = [], kind, subject } = input;
  if (hasRule(input, /^hyperbole\./) && !hasRule(input, /^plan\.(?!intent$)/)) return true;
  const isSuicideOrMedical = /ideation|plan_or|self_harm|medical/.test(kind);
  return (
    isFromModelAlone({ rules }) && subject === "self" && isSuicideOrMedical && !says(input, "taken")
  );
}

function gentleSituation(input: SituationInput): Situation {
  if (hasRule(input, /psychosis/i)) return "psychosis";
  if (input.kind === "medical_emergency") {
    return hasRule(input, /taken_/) ? "check_in_taken" : "check_in_medical";
  }
  if (input.kind === "abuse_or_violence") {
    return input.subject === "self" ? "check_in_abuse" : "check_in_other";
  }
  if (input.kind === "harm_to_others" && input.subject !== "other") {
    if (input.subject === "dependent") return harmSituation(input, false);
    const isUnwanted = markedSituation(input.rules ?? []) === "harm_unwanted";
    return isUnwanted ? "harm_unwanted" : "check_in_harm";
  }
  if (input.subject !== "self") return "check_in_other";
  if (speaksOf(input, /eating/i, "eating")) return "check_in_eating";
  if (hasRule(input, /getting_ready/)) return "check_in_ready";
  const isAsked = input.kind === "self_harm" && markedSituation(input.rules ?? []) === undefined;
  return isAsked ? "check_in_self_harm" : "check_in";
}

function ownDangerSituation(input: SituationInput): Situation {
  const isTaken = /overdose|ingest|acts\.(?:swallowed|took_all)/i;
  if (speaksOf(input, isTaken, "taken") && input.kind === "plan_or_attempt") {
    return "overdose";
  }
  const isOrdered = hasRule(input, /psychosis|command/i);
  if (input.kind === "self_harm" && !isOrdered) {
    const isWound = speaksOf(input, /wound|bleed/i, "wound");
    if (input.severity === "critical") return isWound ? "medical" : "self_harm_now";
    if (input.severity === "high") return "self_harm_now";
    return speaksOf(input, /eating/i, "eating") ? "eating" : "self_harm";
  }
  const isCut = says(input, "cut") && !says(input, "death");
  if (isCut && says(input, "wound")) return "medical";
  if (says(input, "own_harm") && !says(input, "death")) return "self_harm_now";
  if (says(input, "long_ago") && says(input, "attempt")) return "attempt";
  if (input.kind === "plan_or_attempt" && speaksOf(input, /wounded/, "done")) {
    return "act_done";
  }
  // Who is ordered to isn't asked what they mean to do.
  if (isOrdered) {
    return input.kind === "passive_ideation" ? "psychosis" : "psychosis_harm";
  }
  if (input.severity === "critical") return "imminent";
  if (input.kind === "plan_or_attempt") {
    return speaksOf(input, /attempt/i, "attempt") ? "attempt" : "imminent";
  }
  return input.kind === "passive_ideation" ? "passive" : "active";
}

function medicalSituation(input: SituationInput): Situation {
  // "They took my phone" is nothing that was swallowed.
  const isSwallowed =
    speaksOf(input, /poison|overdose|swallow|ingest/i, "poison") || says(input, "taken");
  const poisoning = isSwallowed && !says(input, "collapse");
  if (input.subject === "self") return poisoning ? "poisoning" : "medical";
  return poisoning ? "poisoning_other" : "medical_other";
}

function abuseSituation(input: SituationInput): Situation {
  if (input.subject === "dependent") return "dependent_abuse";
  if (input.subject === "other") return "abuse_other";
  const now = input.severity === "critical" || hasRule(input, /imminent/i);
  if (isMinor(input)) return now ? "young_abuse_imminent" : "young_abuse";
  if (now) return "abuse_imminent";
  if (speaksOf(input, /sexual|rape|assault/i, "sexual")) return "assault";
  return "abuse";
}

function harmSituation(input: SituationInput, grave: boolean): Situation {
  if (input.subject === "other") return "other_harm";
  if (speaksOf(input, /psychosis|command/i, "voices")) return "psychosis_harm";
  const aboutChild = input.subject === "dependent" || says(input, "child") || says(input, "baby");
  const isAgainstTheirWill = speaksOf(input, /unwanted|intrusive/i, "unwanted");
  const isUnwanted = !grave || isAgainstTheirWill || says(input, "pictures");
  if (aboutChild && isUnwanted && input.severity !== "critical") {
    return speaksOf(input, /baby|infant|maternal|postpartum/i, "baby")
      ? "unwanted_baby"
      : "unwanted_child";
  }
  // Pictures that disgust whoever has them are no intent, and no reason to be told to hand over a weapon.
  if (isAgainstTheirWill && input.severity !== "critical") return "harm_unwanted";
  return grave ? "harm_imminent" : "harm";
}

const BODY_FIRST: ReadonlySet<Situation> = new Set([
  "overdose",
  "act_done",
  "poisoning",
  "medical",
]);

const UNDER_WAY: ReadonlySet<Situation> = new Set([
  ...BODY_FIRST,
  "medical_other",
  "poisoning_other",
  "other_imminent",
  "abuse_imminent",
  "young_abuse_imminent",
  "harm_imminent",
  "psychosis_harm",
]);

/** Whether the writer is hurt by another. */
export function isOfOwnAbuse(situation: Situation): boolean {
  return /^(?:young_)?abuse(?!_other)|^assault/.test(situation);
}

/** Whether what was found is another danger than what stands: another person's, of another kind, or graver. */
export function isAnotherDanger(found: Situation, before: Situation | null): boolean {
  if (before === null) return false;
  const whose = [found, before].map((each) => /_other$|^other_|^dependent_/.test(each));
  const isSame = whose[0] === whose[1] && isOfOwnAbuse(found) === isOfOwnAbuse(before);
  return !isSame || situationPriority(found) > situationPriority(before);
}

/** Whether a body is in danger by what was taken, done or befell it, whoever's it is. */
export function isOfBody(situation: Situation): boolean {
  return (
    BODY_FIRST.has(situation) || situation === "medical_other" || situation === "poisoning_other"
  );
}

/** Whether something is being done, or was, that has to be acted upon before it is talked about. */
export function isUnderWay(situation: Situation): boolean {
  return UNDER_WAY.has(situation);
}

/** What is answered first where several are true: the body, then a life in danger, then all else. */
export function situationPriority(situation: Situation): number {
  if (BODY_FIRST.has(situation)) return 2;
  return holdingFor(situation)?.isGrave === true ? 1 : 0;
}
