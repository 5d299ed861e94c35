import { KINDS, type Kind } from "#app/reader/kinds.ts";

export { KINDS, type Kind };

/**
 * How strong the answer is, weakest first: nothing; one quiet line with the link to help; one gentle
 * question at the end of the ordinary reply; the panel and written text.
 */
export const TIERS = ["none", "watch", "check_in", "crisis"] as const;
export type Tier = (typeof TIERS)[number];

/** Whether a tier is as strong as another, or stronger. */
export function atLeast(tier: Tier, least: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(least);
}

/** Whether a tier is a sign that is answered: a question or the panel, an event, no counting. A `watch` is none. */
export function asksAboutDanger(tier: Tier): boolean {
  return atLeast(tier, "check_in");
}

export const SEVERITIES = ["low", "moderate", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Who is in danger: the writer, someone in the writer's care, or another person. */
export const SUBJECTS = ["self", "dependent", "other"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What the detector decided about one text, and by which rules. `rules` never holds words of the text. */
export interface Assessment {
  tier: Tier;
  kind: Kind;
  severity: Severity;
  subject: Subject;
  rules: readonly string[];
}

/** What the reader raises by itself, by the tier that it raises. */
export const READER_RULES = {
  watch: "reader.watch",
  check_in: "reader.check_in",
  crisis: "reader.crisis",
  /** That it is about somebody else who is in danger, though no danger is named. */
  someone: "reader.someone",
} as const;

/** What the linear model raises by itself, by the tier that it raises. */
export const MODEL_RULES = {
  watch: "model.watch",
  check_in: "model.check_in",
  crisis: "model.crisis",
} as const;

const TRAINED_MODELS: ReadonlySet<string> = new Set([
  ...Object.values(MODEL_RULES),
  ...Object.values(READER_RULES),
]);

/** Kept with a finding whose writer asked for no numbers in one breath with it: somebody may look at the screen. */
export const NO_NUMBERS = "wish.no_numbers";

/** A mark of what a finding is about, or of how it is to be shown; it is no rule that found anything. */
const IS_MARK = /^(?:situation|wish)\./;

/**
 * Whether a trained model alone raised this, with no pattern and no second opinion beside it: then
 * even the panel opens no risk before a yes or a pattern.
 */
export function isFromModelAlone({ rules }: Pick<Assessment, "rules">): boolean {
  const found = rules.filter((rule) => !IS_MARK.test(rule));
  return found.length > 0 && found.every((rule) => TRAINED_MODELS.has(rule));
}

/** Whether a sign that is answered was raised by more than a trained model. */
export function isPlainSign({
  tier,
  rules = [],
}: {
  tier: Tier;
  rules?: readonly string[];
}): boolean {
  return asksAboutDanger(tier) && !isFromModelAlone({ rules });
}

/**
 * Where a text was written: in talk (chat, journal, mood note, reflection); aside (answers in an
 * exercise, memories, goals, search, names, onboarding); or in the safety plan, which names wishes
 * and warning signs because it is asked to.
 */
export type TextField = "talk" | "aside" | "safety_plan";

/** Language in which written answers and panels can be given. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
