import { z } from "zod";
import { KINDS, SEVERITIES, TIERS } from "../assessment.ts";

/** Names are words in small letters; those of rules come in two, the family's and the rule's own. */
const ruleId = z.string().regex(/^[a-z_]+\.[a-z_]+$/);
const className = z.string().regex(/^[a-z_]+$/);
const text = z.string().trim().min(1);
/** One phrase, or several with bars between them, and lists of such. */
const phrases = z.array(text).min(1);
const wordClass = z.union([text.transform((one) => [one]), phrases]);

const examples = z.strictObject({
  match: z.array(text).min(1),
  no_match: z.array(text).default([]),
});

const common = {
  id: ruleId,
  /** What it means where this is said, for those who review the rules. */
  means: text,
  examples,
  phrases,
};

const detectorRule = z.strictObject({
  ...common,
  kind: z.enum(KINDS),
  severity: z.enum(SEVERITIES),
  tier: z.enum(TIERS),
  /** Whose danger it is; without it the sentence tells. */
  about: z.enum(["self", "dependent", "other"]).optional(),
  /** Negation, another person and the past do not weaken it: it names its own subject and tense. */
  unconditional: z.boolean().default(false),
  /** What the same words say less well: where they overlap, findings of these kinds are dropped. */
  instead_of: z.array(z.enum(KINDS)).default([]),
  /** Said anywhere in the same sentence, one of these takes its meaning away. */
  unless: phrases.optional(),
});

/** What alone raises nothing, and means something beside other things: cues, idioms, short answers. */
const sign = z.strictObject({ ...common, id: className, unless: phrases.optional() });

const head = {
  family: text,
  /** Classes of words that only this family names. */
  words: z.record(className, wordClass).default({}),
};

export const detectorFileSchema = z.strictObject({
  ...head,
  rules: z.array(detectorRule).default([]),
  signs: z.array(sign).default([]),
});
/** Words that every family of a folder may name. */
export const wordsFileSchema = z.strictObject({ words: z.record(className, wordClass) });

export type Examples = z.infer<typeof examples>;
export type WrittenDetectorRule = z.infer<typeof detectorRule>;
export type WrittenWords = z.infer<typeof wordsFileSchema>["words"];
