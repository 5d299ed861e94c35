import { z } from "zod";

/** What an exercise may help with. */
export const themeId = z.enum([
  "panic",
  "anxiety",
  "sleep",
  "low_mood",
  "grief",
  "anger",
  "shame",
  "loneliness",
  "conflict",
  "breakup",
  "work",
  "job_loss",
  "study",
  "money",
  "health",
  "caring",
  "self_criticism",
  "overwhelm",
  "decision",
  "urge",
  "past_hurt",
  "good_news",
  "nothing",
]);

const text = z.string().min(1);
const texts = z.array(text).readonly();

/** When a line fits. Every condition that is given must hold. */
const lineCondition = z.strictObject({
  /** The answer's number is at least this. */
  from: z.number().optional(),
  /** The answer's number is at most this. */
  to: z.number().optional(),
  /** The answer is one of these buttons. */
  is: texts.optional(),
  /** The answer's number against that of an earlier step. */
  lowerThan: text.optional(),
  higherThan: text.optional(),
  sameAs: text.optional(),
  /** An earlier step was answered. */
  answered: text.optional(),
});

/**
 * One sentence or two that the companion may say. `{answer}` stands for the answer just given and
 * `{stepName}` for an earlier one where it is a number: what somebody wrote themselves is not put into
 * a sentence of ours. A line whose slots cannot be filled is passed over; lines whose
 * condition holds come first.
 */
export const line = z.union([text, z.strictObject({ text, when: lineCondition })]);

const expectation = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text") }),
  z.strictObject({ kind: z.literal("number"), min: z.literal(0), max: z.literal(100) }),
  z.strictObject({ kind: z.literal("ready") }),
  z.strictObject({ kind: z.literal("list"), count: z.number().int() }),
]);

/** Where an answer leads in place of the next step: one of these buttons, or any answer at all. */
const jump = z.strictObject({ to: text, is: texts.optional() });

const exerciseStep = z.strictObject({
  name: text,
  expects: expectation,
  prompts: z.array(line).readonly(),
  /** How the answer is given back before the next prompt. */
  reflections: z.array(line).readonly(),
  /** Something smaller to answer, with an example. */
  hints: texts,
  /** The first that fits the answer is followed. What may harm is opened by a button alone. */
  jumps: z.array(jump).readonly().optional(),
  /** Asks for what somebody may have told before the exercise: then that is offered as the answer. */
  told: z.literal(true).optional(),
  /** Reached by a jump only. */
  aside: z.literal(true).optional(),
  /**
   * May harm some people: it is reached, on the way there or back, only where that step was answered
   * with this button.
   */
  onlyAfter: z.strictObject({ step: text, is: text }).optional(),
  quickAnswers: texts.optional(),
  /** Breathing in equal counts of four: its page keeps the time for this many rounds. */
  boxRounds: z.number().int().optional(),
});

/** The exercise inside a session of a program: nobody finds it in the menu or is offered it elsewhere. */
export const coreExercise = z.strictObject({
  id: text,
  title: text,
  /** As it appears among the techniques of a session. */
  modality: text,
  minutes: z.number().int().positive(),
  /** Who it comes from. */
  source: text,
  /** What it is, for somebody who asks. */
  about: text,
  intro: texts,
  steps: z.array(exerciseStep).readonly(),
});

/** An exercise as its file holds it. */
export const exerciseFile = coreExercise.extend({
  /** The languages that it is written in. */
  languages: z.array(z.literal("en")).readonly(),
  /** What one does in it, in one line. */
  summary: text,
  /** Its place in the menu. */
  order: z.number().int().positive(),
  /** Best fit first. */
  helpsWith: z.array(themeId).readonly(),
  /** What people call it; lower case. */
  aliases: texts,
  /** Where somebody begins who comes with this subject, leaving out what they could hardly answer. */
  startsAt: z.strictObject({ theme: text, step: text }).optional(),
  closings: z.array(line).readonly(),
  thisWeek: texts,
  /** Steps whose answers are a plan: together they become the goal for the week. */
  plan: texts.optional(),
  /** Steps whose answers, one after the other, are a letter. */
  letter: texts.optional(),
});

export type LineCondition = z.output<typeof lineCondition>;
export type Line = z.output<typeof line>;

/** The words of a line, whenever it fits. */
export function textOf(line: Line): string {
  return typeof line === "string" ? line : line.text;
}
export type ExerciseStep = z.output<typeof exerciseStep>;
export type Exercise = Omit<z.output<typeof exerciseFile>, "languages" | "order">;

/** What a step's own button is called: which step, and the number of the answer. */
export function stepChoiceId(step: string, index: number): string {
  return `step.${step}.${index + 1}`;
}
