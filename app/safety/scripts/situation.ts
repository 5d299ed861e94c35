import { longPattern } from "#app/config/long-pattern.ts";
import { readsAsMinor } from "#app/safety/detector/minors.ts";
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

export { SITUATIONS, type Situation };

export interface SituationInput {
  tier?: Tier;
  /** What opened the risk that a message without a sign is answered in. */
  openedBy?: Tier;
  kind: Kind;
  severity: Severity;
  subject: Subject;
  rules?: readonly string[];
  message?: string;
}

function hasRule(input: SituationInput, cue: RegExp): boolean {
  return (input.rules ?? []).some((rule) => cue.test(rule));
}

/** A cue in the rules, or else in the person's words: it only chooses between fitting answers. */
function speaksOf(input: SituationInput, ruleCue: RegExp, wordCue: RegExp): boolean {
  return hasRule(input, ruleCue) || wordCue.test(input.message ?? "");
}

const POISON_WORDS = longPattern("i")`
  \b(
    swallow(ed|s)?\b|drank|drink\w* (bleach|cleaner)|bleach|poison|overdos|antifreeze|took|taken|pills?|
    tabletas|pastillas|trag[oóué]|tom[eéó]|lej[ií]a|veneno|sobredosis
  )`;
/** Signs that call for an ambulance before any advice about what was swallowed. */
const COLLAPSE_WORDS = longPattern("i")`
  (
    won'?t wake|(not|n'?t|stopped) breath|can'?t breath|faint|pass(ed|ing|es)? out|unconscious|
    unresponsive|collaps|seiz|convuls|chest|heart('s| is) |burning up|turning blue|desmay|
    no respira|no despierta|pecho|inconsciente
  )`;
const TAKEN_WORDS = longPattern("iu")`
  \b(took|taken|swallowed)\b.{0,30}\b
  (\d+|tylenol|ibuprofen|advil|paracetamol|acetaminophen|benadryl|xanax|ambien|sleeping)\b|\b(
    (just|already|have|'ve|i) (took|taken|swallowed|drank)|(?<!\p{L})me (tom[eé]|tragu[eé])|
    acabo de tomar
  )(?!\p{L}).{0,80}\b(
    pills?|tablets?|bottle|pack|medication|meds|handful|everything|them all|all of (them|it)|
    pastillas|frasco|tabletas|medic\w+
  )|\boverdosed\b|\bsobredosis\b|\balready (took|swallowed) (them|it|all)|
  \b(took|swallowed|drank|downed|necked) (them|it|everything|the lot)\b
  (?! (badly|well|hard|out|all out|to heart|seriously|personally|from|back))|
  \b(they'?re|they are|it'?s) (all )?(down|in me|inside me)\b|\bya me las tom[eé](?!\p{L})`;
const ATTEMPT_WORDS =
  /\b(attempted|tried to (kill|hang|end|drown|die)|my attempt|intent[eé] (matarme|suicidarme|quitarme))/i;
/** That it is done, and not with what. */
const DONE_WORDS = longPattern("iu")`
  \b(i|i'?ve|i have) (already |just |have )*(did it|done it|gone and done it)
  \b(?! (before|once|twice))|\bit'?s (already )?done\b|(?<!\p{L})ya lo hice(?!\p{L})`;
/** An attempt that is over: days or more ago, or already in somebody's care. */
const LONG_AGO_WORDS = longPattern("i")`
  \b(?:days?|weeks?|months?|years?) ago\b|\blast (?:week|month|year|spring|summer|fall|winter)\b|
  \b(?:out of|left|home from) the hospital\b|\bin treatment\b|
  \bhace (?:\w+ )?(?:d[ií]as|semanas|meses|a[nñ]os)\b`;
const EATING_WORDS =
  /\b(haven'?t eaten|starv|purg|throw(ing)? up|laxative|binge|calori|no (he )?com|vomit|atracon)/i;
/** Words of a small child, or of what is done to one. */
export const BABY_WORDS = longPattern("i")`
  \b(
    baby|newborn|infant|beb[eé]|reci[eé]n nacid|
    (give|giving|gave) (him|her) (his|her|a|the) (bath|bottle)|bath(e|ing) (him|her)|
    (his|her) (bath|crib|bottle|diaper)|breastfeed|
    (drop|dropping|push|pushing|throw|throwing|smother\w*|drown\w*|shak\w+) (him|her) (down|under|
      against|out|off|with)
  )`;
/** Words of a child in their care. */
export const CHILD_WORDS = longPattern("i")`
  \b(
    (my|the|our) (baby|newborn|infant|toddler|kids?|child|children|son|daughter|little one)|
    (mi|el|la) (beb[eé]|hij[oa]|niñ[oa])|mis (hij[oa]s|niñ[oa]s)
  )\b`;
const SEXUAL_WORDS =
  /\b(rape|sexual|assaulted|molest|touch(es|ed) me|forces? me|viol[oóé]|abus[oó] de m)/i;

/** A wish to sleep and not to wake: it is about dying, and no emergency of the body. */
const SLEEP_WISH_WORDS = longPattern("i")`
  \b(wish|want|hope|could|rather|love to|pray|quiero|quisiera|ojal[aá])
  \b.{0,60}\b(sleep|asleep|bed|dormir\w*)\b.{0,60}\b
  ((not|never|n'?t|no) (ever )?(wak\w+|get up)|wak\w+ up again|no despert\w+)|
  \b(wish|hope|want|pray|ojal[aá])\b.{0,30}\b((not|never|n'?t) (to )?(ever )?wake|no despert)`;
/** Somebody does it to the writer: never a question of what the writer may do. */
const VICTIM_WORDS = longPattern("i")`
  \b(
    chok|strangl|hit|beat|punch|kick|slap|push|shov|grab|threaten|hurt|rap|burn|grabb|hitt
  )(s|es|ed|ing|led|les)? (me|us)\b|\bhands? (a?round|on|at) my (neck|throat)|\b
  (he|she|they|husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mother|stepdad) (makes?|
    forces?|forced|made) me\b|
  \bme (peg|golpe|ahorc|estrangul)`;
/** Danger to oneself, whatever kind it was taken for. */
const SELF_WORDS =
  /\b(hurt|cut|harm|kill|burn|injur)(e|ing|ting)? my ?self\b|hacerme daño|matarme|cortarme/i;
/** Words of dying. */
export const DEATH_WORDS =
  /\b(kill|die|dying|dead|death|suicid|end (it|my life)|overdos|matarme|morir|muert)/i;
/** Somebody or something that orders it. */
const VOICE_WORDS =
  /\b(the|my|hear(ing)?|these) voices?\b|\bvoices? (tell|say|order|want)|\b(las )?voces\b/i;
/** Thoughts that come against somebody's will. */
const UNWANTED_WORDS = longPattern("i")`
  \b(
    disgust|horrif|scares? me|terrif|intrusive|images? of|never (want|do|would)|'d never|
    would never|feel sick|scared of myself|makes me (cry|sick)|don'?t want (to|these)|
    can'?t stop (seeing|imagining)|against my will|asco|me asusta|nunca lo har
  )`;
/** Pictures that come to somebody, of a child in their care: no plan, however plain they are. */
const PICTURE_WORDS = longPattern("iu")`
  \b(?:pictures?|images?|flashes|visions?|movies?) (?:\w+ )?(?:in my (?:head|mind)|of)\b|
  \b(?:keep|kept|can'?t stop) (?:getting|having|seeing|imagining|picturing)\b|
  \b(?:see|seeing) (?:it|myself|me) .{0,30}\b(?:over and over|again)|
  \b(?:pops?|popping|flash(?:es)?) (?:in|into|up|through)\b|(?<!\p{L})im[aá]genes (?:de|en)|
  (?<!\p{L})me (?:veo|imagino)(?!\p{L})`;
/** A wound by the writer's own hand. */
const CUT_WORDS =
  /\bi (just |already |have |'ve )?(cut|slit|sliced|stabbed|burned|slashed)\b|\bme cort[eé]/i;
/** Blood and depth: a wound that a doctor has to see at once. */
const WOUND_WORDS = /\b(bleed|blood|deep|won'?t stop|stitches|bone|vein|artery|sangr|profund)/i;

const MARK = "situation.";

/** The rule that keeps, with a finding, which situation it was: the words are not read again. */
export function markOf(situation: Situation): string {
  return MARK + situation;
}

function markedSituation(rules: readonly string[]): Situation | undefined {
  const mark = rules.findLast((rule) => rule.startsWith(MARK))?.slice(MARK.length);
  return SITUATIONS.find((situation) => situation === mark);
}

/** What a situation is a sign of, where the words say another kind than was found. */
const KIND_OF: Partial<Readonly<Record<Situation, Pick<Assessment, "kind" | "subject">>>> = {
  passive: { kind: "passive_ideation", subject: "self" },
  self_harm: { kind: "self_harm", subject: "self" },
  self_harm_now: { kind: "self_harm", subject: "self" },
  abuse: { kind: "abuse_or_violence", subject: "self" },
  abuse_imminent: { kind: "abuse_or_violence", subject: "self" },
  assault: { kind: "abuse_or_violence", subject: "self" },
  unwanted_baby: { kind: "harm_to_others", subject: "dependent" },
  unwanted_child: { kind: "harm_to_others", subject: "dependent" },
};

/**
 * A crisis with what it is about: a wish not to wake up is no emergency of the body, and whoever is
 * strangled is not the one who harms. Other findings are left as they are.
 */
export function refineAssessment(finding: Assessment, message: string): Assessment {
  if (finding.tier !== "crisis" || markedSituation(finding.rules)) return finding;
  const rules = readsAsMinor(message) ? [...finding.rules, "minor"] : finding.rules;
  const situation = situationOf({ ...finding, rules, message });
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
  const message = input.message ?? "";
  switch (input.kind) {
    case "medical_emergency":
      if (input.subject === "self" && SLEEP_WISH_WORDS.test(message)) return "passive";
      return medicalSituation(input);
    case "abuse_or_violence":
      return abuseSituation(input);
    case "harm_to_others":
      // What voices say of others is no violence that somebody meets.
      if (input.subject === "self" && VICTIM_WORDS.test(message) && !VOICE_WORDS.test(message)) {
        return abuseSituation(input);
      }
      if (input.subject === "self" && SELF_WORDS.test(message)) {
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
        : input.kind === "plan_or_attempt" || grave
          ? "other_imminent"
          : "other_worry";
  }
}

/** What the linear model alone takes for a crisis is asked about, not acted upon. */
function isModelsOwn(input: SituationInput): boolean {
  const { rules = [], kind, subject, message = "" } = input;
  const isSuicideOrMedical = /ideation|plan_or|self_harm|medical/.test(kind);
  return (
    isFromModelAlone({ rules }) &&
    subject === "self" &&
    isSuicideOrMedical &&
    !TAKEN_WORDS.test(message)
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
    return input.subject === "dependent" ? harmSituation(input, false) : "check_in_harm";
  }
  if (input.subject !== "self") return "check_in_other";
  if (hasRule(input, /eating/i)) return "check_in_eating";
  if (hasRule(input, /getting_ready/)) return "check_in_ready";
  return input.kind === "self_harm" ? "check_in_self_harm" : "check_in";
}

function ownDangerSituation(input: SituationInput): Situation {
  const isTaken = /overdose|ingest|acts\.(?:swallowed|took_all)/i;
  if (speaksOf(input, isTaken, TAKEN_WORDS) && input.kind === "plan_or_attempt") {
    return "overdose";
  }
  if (input.kind === "self_harm") {
    const isWound = speaksOf(input, /wound|bleed/i, WOUND_WORDS);
    if (input.severity === "critical") return isWound ? "medical" : "self_harm_now";
    if (input.severity === "high") return "self_harm_now";
    return speaksOf(input, /eating/i, EATING_WORDS) ? "eating" : "self_harm";
  }
  const message = input.message ?? "";
  const isCut = CUT_WORDS.test(message) && !DEATH_WORDS.test(message);
  if (isCut && WOUND_WORDS.test(message)) return "medical";
  if (SELF_WORDS.test(message) && !DEATH_WORDS.test(message)) return "self_harm_now";
  if (LONG_AGO_WORDS.test(message) && ATTEMPT_WORDS.test(message)) return "attempt";
  if (input.kind === "plan_or_attempt" && speaksOf(input, /wounded/, DONE_WORDS)) {
    return "act_done";
  }
  if (input.severity === "critical") return "imminent";
  if (input.kind === "plan_or_attempt") {
    return speaksOf(input, /attempt/i, ATTEMPT_WORDS) ? "attempt" : "imminent";
  }
  if (hasRule(input, /psychosis|command/i)) {
    return input.kind === "passive_ideation" ? "psychosis" : "psychosis_harm";
  }
  return input.kind === "passive_ideation" ? "passive" : "active";
}

function medicalSituation(input: SituationInput): Situation {
  const poisoning =
    speaksOf(input, /poison|overdose|swallow|ingest/i, POISON_WORDS) &&
    !COLLAPSE_WORDS.test(input.message ?? "");
  if (input.subject === "self") return poisoning ? "poisoning" : "medical";
  return poisoning ? "poisoning_other" : "medical_other";
}

function abuseSituation(input: SituationInput): Situation {
  if (input.subject === "dependent") return "dependent_abuse";
  if (input.subject === "other") return "abuse_other";
  const now = input.severity === "critical" || hasRule(input, /imminent/i);
  if (isMinor(input)) return now ? "young_abuse_imminent" : "young_abuse";
  if (now) return "abuse_imminent";
  if (speaksOf(input, /sexual|rape|assault/i, SEXUAL_WORDS)) return "assault";
  return "abuse";
}

function harmSituation(input: SituationInput, grave: boolean): Situation {
  if (input.subject === "other") return "other_harm";
  if (speaksOf(input, /psychosis|command/i, VOICE_WORDS)) return "psychosis_harm";
  const message = input.message ?? "";
  const aboutChild =
    input.subject === "dependent" || CHILD_WORDS.test(message) || BABY_WORDS.test(message);
  const isAgainstTheirWill = speaksOf(input, /unwanted|intrusive/i, UNWANTED_WORDS);
  const isUnwanted = !grave || isAgainstTheirWill || PICTURE_WORDS.test(message);
  if (aboutChild && isUnwanted && input.severity !== "critical") {
    return speaksOf(input, /baby|infant|maternal|postpartum/i, BABY_WORDS)
      ? "unwanted_baby"
      : "unwanted_child";
  }
  // Pictures that disgust whoever has them are no intent, and no reason to be told to hand over a weapon.
  if (isAgainstTheirWill && input.severity !== "critical") return "harm";
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

/** Whether something is being done, or was, that has to be acted upon before it is talked about. */
export function isUnderWay(situation: Situation): boolean {
  return UNDER_WAY.has(situation);
}

/** What is answered first where several are true: the body, then a life in danger, then all else. */
export function situationPriority(situation: Situation): number {
  if (BODY_FIRST.has(situation)) return 2;
  return holdingFor(situation)?.isGrave === true ? 1 : 0;
}
