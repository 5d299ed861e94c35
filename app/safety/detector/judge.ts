import { longPattern } from "#app/config/long-pattern.ts";
import { SEVERITIES, type Kind, type Subject } from "../assessment.ts";
import { rulesOf, signOf, type Rule } from "../rules/detector-rules.ts";
import { CUE_INDEX, readCues, type Cues } from "./cues.ts";
import { decodeHidden } from "./encodings.ts";
import type { Finding } from "./findings.ts";
import { SplitSentence, readClauseContext } from "./clause-context.ts";
import { ONE_TOO_MANY, isHint, needsReader } from "./hints.ts";
import { IDIOM_INDEXES, blankIdioms, blankSpanishIdioms } from "./idioms.ts";
import { LANGUAGE_INDEX, readLanguages } from "./languages.ts";
import { isLightOrOver, isOneTooMany } from "./light.ts";
import type { Match } from "./pattern.ts";
import { PatternIndex, type Candidates } from "./pattern-index.ts";
import { OTHERS_INDEX } from "./others-signs.ts";
import { PLACE_INDEX } from "./place.ts";
import { PREPARATION_INDEX } from "./preparation.ts";
import { readSubject } from "./subject.ts";
import { readSentences } from "./tokens.ts";
import type { Sentence } from "./sentence-reader.ts";

const MEANS = signOf("means_at_hand");
const BLADE = signOf("blade_at_hand");
const SOON = signOf("soon");
const AT_PLACE = signOf("at_place");

/** "I lied before": with a means or a place beside it, what was said before stands again. */
const TOOK_BACK = "passive.took_back";

/** Rules that say what somebody will do, and not only what they think of. */
const SUICIDE_RULES: ReadonlySet<string> = new Set(["plan.stated", "active.kill_self"]);
const INJURY_RULE = "self_harm.injury";

/** What a plan, the means and the time make together, wherever in a text they stand. */
function completePlans(sentences: readonly Sentence[], findings: readonly Finding[]): Finding[] {
  const isSaid = (pattern: typeof SOON) => sentences.some(({ words }) => pattern.matchesIn(words));
  if (findings.some(({ rule }) => rule === TOOK_BACK) && (isSaid(AT_PLACE) || isSaid(MEANS))) {
    return [{ ...CRISIS, rule: "plan.took_back", kind: "plan_or_attempt", severity: "critical" }];
  }
  const own = findings.filter(({ subject, tier }) => subject === "self" && tier === "crisis");
  if (own.length === 0) return [];
  if (own.some(({ rule }) => SUICIDE_RULES.has(rule))) {
    if (!isSaid(SOON) || !isSaid(MEANS)) return [];
    return [{ ...CRISIS, rule: "plan.complete", kind: "plan_or_attempt", severity: "critical" }];
  }
  if (!own.some(({ rule }) => rule === INJURY_RULE) || !isSaid(BLADE)) return [];
  return [{ ...CRISIS, rule: "self_harm.complete", kind: "self_harm", severity: "high" }];
}

const CRISIS = { tier: "crisis", subject: "self" } as const;

const SPANISH_SIGN = longPattern()`
  (?:^| )(?:
    me|mi|que|no|ya|el|la|de|en|una?|estoy|quiero|tengo|voy|como|cuantas|muert[oa]|soy|esta|hoy|
    adios|se|tome|bebi|trague|sobredosis
  )(?= |$)`;

/** Families in the order in which they are tried: of findings of one weight the first decides. */
const RULES: readonly Rule[] = [
  "plan-acts",
  "plan-ready",
  "stated",
  "method-wordings",
  "method-sideways",
  "sideways",
  "method-questions",
  "method-frames",
  "plan",
  "method",
  "active",
  "passive",
  "self-harm",
  "violence",
  "psychosis",
  "abuse",
  "medical",
].flatMap(rulesOf);
const OTHERS_RULES = ["others-in-danger"].flatMap(rulesOf);
const WORRY_RULES = rulesOf("worry");
const SPANISH_RULES = ["plan-spanish", "spanish"].flatMap(rulesOf);

const INDEX = new PatternIndex(
  [...OTHERS_RULES, ...RULES, ...WORRY_RULES].map(({ pattern }) => pattern),
);
const SPANISH_INDEX = new PatternIndex(SPANISH_RULES.map(({ pattern }) => pattern));

/** All that has to be read before a text is judged. */
export const PATTERN_INDEXES: readonly PatternIndex[] = [
  ...IDIOM_INDEXES,
  INDEX,
  SPANISH_INDEX,
  CUE_INDEX,
  PLACE_INDEX,
  PREPARATION_INDEX,
  OTHERS_INDEX,
  LANGUAGE_INDEX,
];

/** How often one rule is tried in one sentence: a first, denied mention must not hide a second one. */
const TRIES_PER_RULE = 3;

const NEVER_DENIED = new Set<Kind>(["medical_emergency", "abuse_or_violence"]);
const NO_SELF_NEEDED = new Set<Kind>(["medical_emergency", "abuse_or_violence", "harm_to_others"]);

const NEVER_HAPPENED = signOf("never_happened");
const WRITER_HURT =
  /(?:^| )(?:me|us|my (?!friend|coworker|colleague|neighbou?r|roommate|cousin|classmate|boss|aunt|best))/;
const OTHERS = signOf("somebody_they_know");

/** Somebody else is being hurt, and neither the writer nor anyone in their care. */
function isOthersAbuse(sentence: string, words: string): boolean {
  return (
    !WRITER_HURT.test(words) &&
    OTHERS.matchesIn(sentence) &&
    /(?:^| )(?:her|him|them)(?= |$)/.test(words)
  );
}

/** What is another person's danger, and no more than told. */
const OTHERS_WORRY = {
  rule: "other.worry",
  kind: "distress",
  tier: "check_in",
  subject: "other",
} as const;

function judgeMatch(
  rule: Rule,
  sentence: SplitSentence,
  start: number,
  end: number,
): Finding | undefined {
  const { id, kind, severity, tier } = rule;
  const found: Finding = { rule: id, kind, severity, tier, subject: rule.about ?? "self" };
  if (rule.isUnconditional) return found;
  const context = readClauseContext(sentence, start, end);
  if (context.isPast || context.isFiction) return undefined;
  if (context.isDenied && !NEVER_DENIED.has(kind)) return undefined;
  if (severity !== "critical" || kind === "medical_emergency") {
    if (isLightOrOver(kind, sentence.text)) return undefined;
  }
  // A hint already asks for more of the model than this would.
  if (!isHint(id) && isOneTooMany(kind, sentence.text)) found.rule = ONE_TOO_MANY;
  if (kind === "abuse_or_violence") {
    const words = sentence.text.slice(start, end);
    if (NEVER_HAPPENED.matchesIn(words)) return undefined;
    if (isOthersAbuse(sentence.text, words)) return { ...OTHERS_WORRY, severity };
  }
  if (NO_SELF_NEEDED.has(kind)) {
    if (kind === "harm_to_others" && (context.about === "other" || context.about === "you")) {
      return /(?:^| )(?:i|me|my|voices?)(?= |$)/.test(sentence.text.slice(0, end))
        ? found
        : undefined;
    }
    return found;
  }
  if (context.isReported) return { ...OTHERS_WORRY, severity };
  return context.about === "you" || context.about === "other" ? undefined : found;
}

/** A finding, and the place of the words that say it. */
interface Sighting extends Match {
  rule: Rule;
  finding: Finding;
}

function applyRule(
  rule: Rule,
  sentence: SplitSentence,
  candidates: Candidates,
): Sighting | undefined {
  const alternatives = candidates.get(rule.pattern);
  if (alternatives === undefined || rule.unless?.matchesIn(sentence.text)) return undefined;
  const search = rule.pattern.search(sentence.text, alternatives);
  for (let attempt = 0; attempt < TRIES_PER_RULE; attempt += 1) {
    const match = search.next();
    if (match === undefined) return undefined;
    const finding = judgeMatch(rule, sentence, match.start, match.end);
    if (finding !== undefined)
      return {
        ...match,
        rule,
        finding: { ...finding, subject: subjectOf(finding, rule, sentence) },
      };
  }
  return undefined;
}

function subjectOf({ subject }: Finding, { kind, about }: Rule, { text }: SplitSentence): Subject {
  const isTold = about !== undefined || subject !== "self";
  if (isTold || !NO_SELF_NEEDED.has(kind) || kind === "harm_to_others") return subject;
  return readSubject(text, kind);
}

/** Without those of which another rule says more exactly what their words mean. */
function dropMisread(sightings: readonly Sighting[]): Finding[] {
  return sightings
    .filter(
      (sighting) =>
        !sightings.some(
          ({ rule, start, end }) =>
            rule !== sighting.rule &&
            rule.insteadOf.includes(sighting.rule.kind) &&
            start < sighting.end &&
            sighting.start < end &&
            !sighting.rule.insteadOf.includes(rule.kind),
        ),
    )
    .map(({ finding }) => finding);
}

/** A rule that could only repeat what was found already is not tried: hostile texts cost no more than others. */
function isNeedless(rule: Rule, found: readonly Finding[]): boolean {
  return found.some(
    (finding) =>
      finding.kind === rule.kind &&
      finding.tier === "crisis" &&
      // What needs support may yet come to nothing.
      !needsReader(finding.rule) &&
      SEVERITIES.indexOf(finding.severity) >= SEVERITIES.indexOf(rule.severity),
  );
}

function judgeSentence(
  sentence: Sentence,
  isSpanish: boolean,
  earlier: readonly Finding[],
): Finding[] {
  const words = new SplitSentence(blankIdioms(sentence.words));
  const candidates = INDEX.read(words.text);
  const sightings: Sighting[] = [];
  const apply = (rules: readonly Rule[], text: SplitSentence, where: Candidates): void => {
    if (where.size === 0) return;
    const findings = sightings.map(({ finding }) => finding);
    for (const rule of rules) {
      if (!where.has(rule.pattern)) continue;
      if (isNeedless(rule, earlier) || isNeedless(rule, findings)) continue;
      const sighting = applyRule(rule, text, where);
      if (sighting === undefined) continue;
      sightings.push(sighting);
      findings.push(sighting.finding);
    }
  };
  const applyAbout = (rules: readonly Rule[], about: Subject): void => {
    for (const rule of rules) {
      const sighting = applyRule(rule, words, candidates);
      if (sighting === undefined) continue;
      sightings.push({ ...sighting, finding: { ...sighting.finding, subject: about } });
    }
  };
  if (!/(?:^| )myself(?= |$)/.test(words.text)) applyAbout(OTHERS_RULES, "other");
  apply(RULES, words, candidates);
  if (isSpanish) {
    const spanish = new SplitSentence(blankSpanishIdioms(sentence.words));
    apply(SPANISH_RULES, spanish, SPANISH_INDEX.read(spanish.text));
  }
  applyAbout(WORRY_RULES, "other");
  return dropMisread(sightings);
}

/** Whether one rule by itself finds something in a text: what reviewers ask of it. */
export function matchesRule(text: string, rule: Rule): boolean {
  const blank = SPANISH_RULES.includes(rule) ? blankSpanishIdioms : blankIdioms;
  const all: Candidates = new Map([[rule.pattern, [...rule.pattern.written.keys()]]]);
  return readSentences(text).some(
    ({ words }) => applyRule(rule, new SplitSentence(blank(words)), all) !== undefined,
  );
}

export interface Reading {
  sentences: Sentence[];
  findings: Finding[];
  /** The signs of each sentence. */
  cues: readonly Cues[];
}

/** Everything found in one text, and the signs that others may complete. */
export function readText(text: string): Reading {
  const sentences: Sentence[] = [];
  const seen = new Set<string>();
  for (const source of [text, ...decodeHidden(text)]) {
    for (const sentence of readSentences(source)) {
      if (sentence.words === "" || seen.has(sentence.words)) continue;
      seen.add(sentence.words);
      sentences.push(sentence);
    }
  }
  const findings = findIn(sentences);
  findings.push(...completePlans(sentences, findings), ...readLanguages(text));
  return { sentences, findings, cues: readCues(sentences) };
}

/** What the patterns find in sentences that belong together. */
export function findIn(sentences: readonly Sentence[]): Finding[] {
  const findings: Finding[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const isSpanish = SPANISH_SIGN.test(sentence.words);
    for (const finding of judgeSentence(sentence, isSpanish, findings))
      findings.push({ ...finding, sentence: index });
  }
  return findings;
}
