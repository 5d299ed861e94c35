import type { Phrase } from "../rules/phrase.ts";

/** What the companion must never say, by family. */
export const RULE_NAMES = [
  "method",
  "farewell_note",
  "pact",
  "despair",
  "contract",
  "unsafe_wording",
  "secrecy",
  "claims_human",
  "claims_licence",
  "claims_feelings",
  "claims_alert",
  "diagnosis",
  "medication",
  "violence_at_home",
  "harm_to_others",
  "delusion",
  "romance",
  "guilt",
  "encoded",
  "unreadable",
  // What the linear model stops: words that look like what breaks a rule.
  "judged",
  "judged_danger",
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/** Rules whose breach means that somebody may be in danger, not only that the model misspoke. */
export const DANGER_RULES: ReadonlySet<RuleName> = new Set<RuleName>([
  "method",
  "farewell_note",
  "pact",
  "despair",
  "contract",
  "violence_at_home",
  "harm_to_others",
  "encoded",
  "judged_danger",
]);

/** Something that breaks a rule only together with another within a few sentences. */
export const MARKS = ["means", "amount", "deadly", "steps", "hiding"] as const;
export type Mark = (typeof MARKS)[number];

/** What phrases of one meaning break, or the mark that they leave. */
export interface Rule {
  id: string;
  rule: RuleName;
  phrases: readonly GuardPhrase[];
  /** Words that take the meaning away when they stand before the phrase in its sentence. */
  unless?: ReadonlySet<string>;
  /** Whether only words of the same clause count for that, not of the whole sentence. */
  isWithinClause?: true;
  /** Counts only while risk is open. */
  onlyAtRisk?: true;
  mark?: Mark;
}

/** A phrase, and whether it counts only where a clause begins. */
export interface GuardPhrase {
  steps: Phrase;
  opensClause: boolean;
}
