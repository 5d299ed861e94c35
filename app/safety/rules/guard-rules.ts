import type { GuardPhrase, Rule } from "../guard/rule.ts";
import { readOptions, readPhrase, type Step, type WordClasses } from "./phrase.ts";
import { readFamilies, type Family } from "./read-rules.ts";
import { guardFileSchema, type Examples, type WrittenGuardRule } from "./schema.ts";
import type { z } from "zod";

/** A rule of the guard with what reviewers read of it. */
export interface ReviewedRule extends Rule {
  means: string;
  examples: Examples;
  written: readonly string[];
}

export interface GuardFamily {
  name: string;
  title: string;
  rules: readonly ReviewedRule[];
}

/** Everything that the companion must never say, as app/safety/rules/guard says it. */
export function readGuardFamilies(): readonly GuardFamily[] {
  return readFamilies("guard", guardFileSchema).map(openFamily);
}

function openFamily({ name, file, classes }: Family<z.infer<typeof guardFileSchema>>): GuardFamily {
  return { name, title: file.family, rules: file.rules.map((rule) => openRule(rule, classes)) };
}

function openRule(written: WrittenGuardRule, classes: WordClasses): ReviewedRule {
  const { id, kind, means, examples, phrases, mark, unless, within_clause, only_at_risk } = written;
  return {
    id,
    rule: kind,
    means,
    examples,
    written: phrases,
    phrases: phrases.map((phrase) => openPhrase(phrase, classes)),
    ...(mark && { mark }),
    ...(unless !== undefined && { unless: readWords(unless, classes) }),
    ...(within_clause && { isWithinClause: true }),
    ...(only_at_risk && { onlyAtRisk: true }),
  };
}

/** A leading `^` asks that a clause begins there. */
function openPhrase(source: string, classes: WordClasses): GuardPhrase {
  const opensClause = source.startsWith("^");
  return { steps: readPhrase(opensClause ? source.slice(1) : source, classes), opensClause };
}

/** Words one by one, and the words of the classes among them. */
function readWords(source: string, classes: WordClasses): ReadonlySet<string> {
  const words = readOptions(source.trim().split(/\s+/).join("|"), classes).flat();
  return new Set(words.flatMap(wordsOf));
}

function wordsOf(step: Step): readonly string[] {
  if (step.kind === "word") return [step.word];
  if (step.kind === "choice") return step.options.flat().flatMap(wordsOf);
  throw new SyntaxError("only words can stand before a phrase");
}
