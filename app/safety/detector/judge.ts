import type { Assessment } from "../assessment.ts";
import { ACTIVE_RULES } from "./active.ts";
import { decide } from "./findings.ts";
import type { Finding } from "./findings.ts";
import { readFrame } from "./frames.ts";
import { blankIdioms } from "./idioms.ts";
import { PASSIVE_RULES } from "./passive.ts";
import type { Rule } from "./patterns.ts";
import { PLAN_RULES } from "./plan.ts";
import { readSentences } from "./tokens.ts";
import type { Sentence } from "./tokens.ts";

const SELF_RULES: readonly Rule[] = [...PLAN_RULES, ...ACTIVE_RULES, ...PASSIVE_RULES];

/** How often one rule is tried in one sentence: a first, denied mention must not hide a second one. */
const TRIES_PER_RULE = 3;

function judgeMatch(rule: Rule, sentence: string, start: number, end: number): Finding | undefined {
  const { id, kind, severity, tier } = rule;
  const found: Finding = { rule: id, kind, severity, tier, subject: "self" };
  if (rule.isUnconditional) return found;
  const frame = readFrame(sentence, start, end);
  if (frame.isDenied || frame.isPast || frame.isFiction || frame.about === "you") return undefined;
  if (frame.about === "other") return undefined;
  return found;
}

function applyRule(rule: Rule, sentence: string, isQuestion: boolean): Finding | undefined {
  if (rule.isOnlyInQuestions && !isQuestion) return undefined;
  rule.pattern.lastIndex = 0;
  for (let attempt = 0; attempt < TRIES_PER_RULE; attempt += 1) {
    const match = rule.pattern.exec(sentence);
    if (match === null) return undefined;
    const finding = judgeMatch(rule, sentence, match.index, match.index + match[0].length);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

export function judgeSentence(sentence: Sentence): Finding[] {
  const words = blankIdioms(sentence.words);
  const findings: Finding[] = [];
  for (const rule of SELF_RULES) {
    const finding = applyRule(rule, words, sentence.isQuestion);
    if (finding !== undefined) findings.push(finding);
  }
  return findings;
}

/** Judges one text by itself. */
export function judgeText(text: string): Assessment {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const sentence of readSentences(text)) {
    if (sentence.words === "" || seen.has(sentence.words)) continue;
    seen.add(sentence.words);
    findings.push(...judgeSentence(sentence));
  }
  return decide(findings);
}
