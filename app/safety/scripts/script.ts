import type { Language } from "#app/safety/assessment.ts";

/**
 * Ways to say one thing. At least three, so that a line is never said twice running.
 * `{suicide}` and the other needs of the help lines stand for that region's instruction
 * ("call or text 988"); a capital (`{Suicide}`) begins a sentence.
 */
export type Variants = readonly [string, string, string, ...string[]];
export type Spoken = Readonly<Record<Language, Variants>>;

export type ConsideredAnswer = "yes" | "no" | "unsure";

/** A button that posts its label as the person's own words. */
export interface Answer {
  id: string;
  means: ConsideredAnswer;
  says: Readonly<Record<Language, string>>;
}

/** Steps that only make sense after a yes: going deeper into the danger, or making a plan. */
export type Branch = "deeper" | "planning";

/**
 * `tone` says what a yes means: danger, protection, or nothing by itself (a fact, an open question). A plain no closes the
 * branch that the question opens.
 */
export interface Question {
  /** The answer that reassures; only that one closes what was asked. Null where none does. */
  reassures: "yes" | "no" | null;
  tone: "danger" | "protection" | "fact" | "open";
  closes?: Branch;
  ask: Spoken;
  answers: readonly Answer[];
}

/** One written answer: paragraphs in order, the reply to the last answer and the question among them. */
export interface Step<QuestionId extends string = string> {
  question: QuestionId | null;
  branch?: Branch;
  parts: readonly (Spoken | "reply" | "question")[];
}

/** The first answer, then one step a reply; each question is asked once, and then it is through. */
export interface Script<QuestionId extends string = string> {
  steps: readonly [Step<QuestionId>, ...Step<QuestionId>[]];
}
