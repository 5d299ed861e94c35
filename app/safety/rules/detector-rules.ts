import type { Kind, Severity, Subject, Tier } from "../assessment.ts";
import { Pattern } from "../detector/pattern.ts";
import { readFamilies, type Family } from "./read-rules.ts";
import { detectorFileSchema, type Examples, type WrittenDetectorRule } from "./schema.ts";
import type { WordClasses } from "./phrase.ts";
import type { z } from "zod";

/** What one sentence can show, as a rule that reads it. */
export interface Rule {
  id: string;
  kind: Kind;
  severity: Severity;
  tier: Tier;
  /** Whose danger it is; undefined where the sentence has to tell. */
  about: Subject | undefined;
  means: string;
  examples: Examples;
  pattern: Pattern;
  /** Negation, third person and past do not weaken it: it names its own subject and tense. */
  isUnconditional: boolean;
  /** What the same words say less well: overlapping findings of these kinds are dropped. */
  insteadOf: readonly Kind[];
  /** Said anywhere in the same sentence, this takes its meaning away. */
  unless: Pattern | undefined;
}

/** Phrases that raise nothing by themselves. */
export interface Sign {
  id: string;
  means: string;
  examples: Examples;
  pattern: Pattern;
  unless: Pattern | undefined;
}

export interface DetectorFamily {
  /** The name of its file. */
  name: string;
  title: string;
  rules: readonly Rule[];
  signs: readonly Sign[];
}

/** All that the detector reads sentences by, as app/safety/rules/detector says it. */
export const DETECTOR_FAMILIES: readonly DetectorFamily[] = readFamilies(
  "detector",
  detectorFileSchema,
).map(openFamily);

function openFamily({
  name,
  file,
  classes,
}: Family<z.infer<typeof detectorFileSchema>>): DetectorFamily {
  return {
    name,
    title: file.family,
    rules: file.rules.map((rule) => openRule(rule, classes)),
    signs: file.signs.map(({ phrases, unless, ...sign }) => ({
      ...sign,
      pattern: new Pattern(phrases, classes),
      unless: unless && new Pattern(unless, classes),
    })),
  };
}

function openRule(
  { phrases, unless, unconditional, about, instead_of, ...rule }: WrittenDetectorRule,
  classes: WordClasses,
): Rule {
  return {
    ...rule,
    about,
    insteadOf: instead_of,
    isUnconditional: unconditional,
    pattern: new Pattern(phrases, classes),
    unless: unless && new Pattern(unless, classes),
  };
}

/**
 * Plain words of danger in languages that are not read otherwise. Their phrases are written as people
 * write, and folded as the texts are that they are looked for in.
 */
export function readLanguageFamilies(fold: (phrase: string) => string): readonly DetectorFamily[] {
  return readFamilies("languages", detectorFileSchema).map((family) =>
    openFamily({ ...family, file: { ...family.file, rules: family.file.rules.map(foldRule) } }),
  );
  function foldRule(rule: WrittenDetectorRule): WrittenDetectorRule {
    return { ...rule, phrases: rule.phrases.map(fold), unless: rule.unless?.map(fold) };
  }
}

/** The rules of one family. Throws where there is no such file. */
export function rulesOf(family: string): readonly Rule[] {
  const found = DETECTOR_FAMILIES.find(({ name }) => name === family);
  if (found === undefined) throw new Error(`no rules called ${family}`);
  return found.rules;
}

/** One sign. Throws where there is none of that name. */
export function signCalled(id: string): Sign {
  for (const { signs } of DETECTOR_FAMILIES) {
    const found = signs.find((sign) => sign.id === id);
    if (found !== undefined) return found;
  }
  throw new Error(`no sign called ${id}`);
}

/** The pattern of one sign that has no exceptions. */
export function signOf(id: string): Pattern {
  return signCalled(id).pattern;
}
