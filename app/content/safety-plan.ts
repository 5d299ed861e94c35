import { z } from "zod";
import { readContent } from "./read-content.ts";

export const SAFETY_PLAN_FIELDS = [
  "warningSigns",
  "onMyOwn",
  "peopleAndPlaces",
  "askForHelp",
  "professionals",
  "saferSurroundings",
] as const;
export type SafetyPlanField = (typeof SAFETY_PLAN_FIELDS)[number];

const text = z.string().min(1);
const wording = z.strictObject({ en: text, es: text });
const examples = z.strictObject({ en: z.array(text), es: z.array(text) });

const step = z.strictObject({
  field: z.enum(SAFETY_PLAN_FIELDS),
  title: wording,
  question: wording,
  /** Why this step is there, in one or two sentences. */
  why: wording,
  examples,
});
export type SafetyPlanStep = z.output<typeof step>;

/** The safety plan's steps, in their order, and whose they are. */
export const { steps: SAFETY_PLAN, source: SAFETY_PLAN_SOURCE } = readContent(
  "",
  "safety-plan.yaml",
  z.strictObject({ source: wording, steps: z.array(step).length(SAFETY_PLAN_FIELDS.length) }),
);
