import { longPattern } from "#app/config/long-pattern.ts";
import { MODEL_RULES } from "../assessment.ts";
import type { Kind, Severity } from "../assessment.ts";
import { signOf } from "../rules/detector-rules.ts";
import { lowerTo, toQuestion, type Finding } from "./findings.ts";
import { isHint, isLikely } from "./hints.ts";
import { readTable, scoreSentences } from "./model.ts";
import type { Score, SentenceScore } from "./model.ts";
import type { Pattern } from "./pattern.ts";
import type { Sentence } from "./sentence-reader.ts";
import { readModelSubject } from "./subject.ts";
import { isCritical } from "./vocabulary.ts";
import weights from "./weights.json" with { type: "json" };

/** In fewer words there is too little to judge: "something else" is no more than it says. */
const MIN_WORDS_TO_JUDGE = 4;
/** In fewer the model shows no panel by itself. */
export const MIN_WORDS_FOR_CRISIS = 6;

/**
 * Few different words with no word of danger among them ("mouth and my hands") have to look so much worse: log odds.
 */
const FEW_WORDS = 6;
const MORE_OF_FEW = 0.8;

/** Kinds whose panel the model may raise by itself: a plan and an emergency do not wait for a question. */
export const PANEL_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "plan_or_attempt",
  "medical_emergency",
]);

/** So much less of a score than for a question of its own supports a question, or the panel, for a hint: log odds. */
const SUPPORT = 0.6;
const SUPPORT_OF_PANEL = 0.2;
/** A hint of what can wait for a question needs more than that for the panel: there it is harmless most often. */
const MORE_FOR_WHAT_CAN_WAIT = 1.5;
/** By so much (log odds) the model is sure that a hint is of another kind. */
const SURE_OF_KIND = 1.5;
/**
 * So far below a question of its own the model sees nothing that supports what is likely: of the dangerous
 * texts that such a pattern meets hardly one looks so harmless. Further down it is one of the harmless ones.
 */
const SUPPORT_OF_LIKELY = 1.3;
const NO_SIGN_OF_LIKELY = 2;
/** A longer text may look more harmless by as much as its length allows for. */
const SUPPORT_IN_LONG_TEXT = 2.5;
/** In a text with a greater allowance for its length what is likely fires by chance too often to be asked about. */
const LONG_TEXT = 0.7;

/**
 * What is found in a text after all: what the patterns found, and what the model raises by itself.
 * The model lowers no pattern. One that also fires in harmless talk says little alone, a `watch` or
 * a `check_in`, and all that it means where the model sees danger in the same sentence. In a language
 * that it never learned (`isReadable` false) the model has no say. `parts` counts the slices of a
 * longer text, each of which has its chances to look dangerous.
 */
export function combineWithModel(
  sentences: readonly Sentence[],
  findings: readonly Finding[],
  { isReadable = true, parts = 1 }: { isReadable?: boolean; parts?: number } = {},
): Finding[] {
  if (!isReadable) return [...findings];
  const words = sentences.reduce((sum, each) => sum + each.words.split(" ").length, 0);
  const score = scoreSentences(sentences, readTable());
  // A text of thirty harmless sentences has thirty chances to look dangerous, and has to look it more.
  const allowance = weights.perDoubling * Math.log2(Math.max(1, score.chances * parts));
  const kept = findings.map((finding) => adjustToModel(finding, score, allowance));
  if (words < MIN_WORDS_TO_JUDGE) return kept;
  const raised = raise(score, words, allowance + vaguenessOf(sentences));
  const isNotTheirs =
    sentences.some(({ words: said }) => NOT_ME.test(said) || QUOTED.test(said)) ||
    isOfOurQuestion(score.words) ||
    isEverydayIntake(sentences, score.words);
  return [...kept, ...(isNotTheirs ? raised.map((each) => lowerTo(each, "watch")) : raised)];
}

/** "She's the one on the roof, not me": whose danger it is was put right, and a rule has to say more. */
const NOT_ME = /(?:^| )not (?:about )?(?:me|mine)(?= |$)/;

/** Words of a song or of somebody else's line, which are no word of the writer's own. */
const QUOTED = longPattern()`
  (?:^| )(?:
    lyrics?|chorus|
    (?:it|song|song that|line|verse|poem|track|goes) (?:goes|called|like (?:this|i|you|we))|
    the line is
  )(?= |$)`;

/** "Why do you keep asking me about suicide?" speaks of the question, and says of nobody that they think of it. */
const OF_OUR_QUESTION =
  /(?:^| )(?:stop|quit|why (?:do|did|are|would) you|you keep|you already) (?:\w+ ){0,3}(?:ask|asking|asked)(?= |$)/;
/** In more words there is more than that. */
const WORDS_OF_QUESTION = 18;

function isOfOurQuestion(words: readonly string[]): boolean {
  return words.length <= WORDS_OF_QUESTION && OF_OUR_QUESTION.test(words.join(" "));
}

const EVERYDAY_INTAKE = signOf("everyday_intake");

function isEverydayIntake(sentences: readonly Sentence[], words: readonly string[]): boolean {
  return (
    words.length <= WORDS_OF_QUESTION &&
    sentences.some(({ words: said }) => EVERYDAY_INTAKE.matchesIn(said))
  );
}

function adjustToModel(finding: Finding, score: Score, allowance: number): Finding {
  const seen = score.bySentence[finding.sentence ?? -1];
  const { checkIn, crisis } = seen ?? score;
  const from = weights.askFrom + allowance;
  if (isHint(finding.rule)) {
    if (checkIn < from - SUPPORT) return lowerTo(finding, "watch");
    const named = seen === undefined ? finding : nameHint(finding, seen);
    // Where the model sees another danger than the hint, it stands alone with it.
    const isAgreed = named.kind === finding.kind || PANEL_KINDS.has(named.kind);
    const more = PANEL_KINDS.has(named.kind) ? 0 : MORE_FOR_WHAT_CAN_WAIT;
    return isAgreed && crisis >= from - SUPPORT_OF_PANEL + more
      ? named
      : lowerTo(named, "check_in");
  }
  const { askFrom } = weights;
  if (!isLikely(finding.rule)) return finding;
  if (checkIn < askFrom - NO_SIGN_OF_LIKELY) return lowerTo(finding, "watch");
  if (checkIn >= Math.max(askFrom - SUPPORT_OF_LIKELY, from - SUPPORT_IN_LONG_TEXT)) return finding;
  return allowance > LONG_TEXT ? lowerTo(finding, "watch") : toQuestion(finding);
}

/** A hint sees that something is wrong; what it is, the model tells better where it is sure of it. */
function nameHint(finding: Finding, seen: SentenceScore): Finding {
  const { kind, words } = seen;
  if (kind === finding.kind || seen.leadOver(finding.kind) < SURE_OF_KIND) return finding;
  const severity =
    SEVERITY_OF_PANEL[kind] ?? (finding.severity === "critical" ? "high" : finding.severity);
  return { ...finding, kind, severity, subject: readModelSubject(words, kind) };
}

/** What a text that says little has to look worse by: log odds. */
export function vaguenessOf(sentences: readonly Sentence[]): number {
  const words = new Set<string>();
  for (const sentence of sentences) {
    for (const word of sentence.words.split(" ")) words.add(word);
    if (words.size > FEW_WORDS) return 0;
  }
  return [...words].some(isCritical) ? 0 : MORE_OF_FEW;
}

const SEVERITY_OF_PANEL: Partial<Record<Kind, Severity>> = {
  plan_or_attempt: "high",
  medical_emergency: "critical",
};

/** Means, places, leave-takings; what a body in danger does. By themselves they say nothing. */
const NAMED: ReadonlyMap<Kind, Pattern> = new Map([
  ["plan_or_attempt", signOf("plan_named")],
  ["medical_emergency", signOf("emergency_named")],
]);

/** Whether what looks dangerous to the model also names something that belongs to such a danger. */
function isNamed({ kind, words, crisis }: Score): boolean {
  return crisis >= weights.askFrom && (NAMED.get(kind)?.matchesIn(words.join(" ")) ?? false);
}

function raise(score: Score, words: number, bar: number): Finding[] {
  const { kind } = score;
  const found = (tier: "watch" | "check_in" | "crisis", severity: Severity): Finding[] => [
    {
      rule: MODEL_RULES[tier],
      kind,
      severity,
      tier,
      subject: readModelSubject(score.words, kind),
    },
  ];
  const mayPanel = PANEL_KINDS.has(kind) && words >= MIN_WORDS_FOR_CRISIS;
  // What would be asked about in any case is shown the panel where it also names what belongs to such a danger.
  const panelFrom = isNamed(score) ? weights.askFrom : weights.panelFrom;
  if (mayPanel && score.crisis >= panelFrom + bar)
    return found("crisis", SEVERITY_OF_PANEL[kind] ?? "moderate");
  if (score.checkIn >= weights.askFrom + bar) return found("check_in", "moderate");
  if (score.checkIn >= weights.watchFrom + bar) return found("watch", "low");
  return [];
}
