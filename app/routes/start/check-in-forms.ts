import { z } from "zod";
import {
  GOALS,
  MIN_SCALE,
  MAX_SCALE,
  SYMPTOMS,
  type AssessmentOption,
} from "#app/catalogue/assessment-options.ts";

const OPTION_MESSAGE = "Please choose from the list.";

export const checkInSchema = z.object({
  moodScore: scale("mood"),
  stressLevel: scale("stress"),
  sleepQuality: scale("sleep"),
  energyLevel: scale("energy"),
});

export const assessmentSchema = z.object({
  goals: options(GOALS),
  symptoms: options(SYMPTOMS),
  moodBaseline: scale("usual mood").optional(),
  previousTherapy: z.enum(["yes", "no"], { error: "Please choose yes or no." }).optional(),
});

export type CheckInForm = z.input<typeof checkInSchema>;
export type AssessmentForm = z.input<typeof assessmentSchema>;

function scale(what: string) {
  const error = `Please choose an answer for your ${what}.`;
  return z.number({ error }).int({ error }).min(MIN_SCALE, { error }).max(MAX_SCALE, { error });
}

function options(list: readonly AssessmentOption[]) {
  const values = new Set(list.map(({ value }) => value));
  return z
    .array(z.string({ error: OPTION_MESSAGE }), { error: OPTION_MESSAGE })
    .default([])
    .refine((chosen) => chosen.every((value) => values.has(value)), OPTION_MESSAGE);
}
