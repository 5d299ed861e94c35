import { z } from "zod";
import {
  GOALS,
  SCALES,
  SYMPTOMS,
  type AssessmentOption,
} from "#app/catalogue/assessment-options.ts";
import { PRIMARY_GOALS, STRESS_AREAS } from "#app/catalogue/onboarding.ts";
import type { KnownNeeds } from "#app/models/risk/assessments.server.ts";

const score = z.number().min(1).max(10).nullish();

const options = z.array(z.string().max(200)).max(50).nullish();

/** What a client knows of somebody's needs: options of ours and numbers. Everything else is left alone. */
export const sentAssessmentSchema = z.object({
  goals: options,
  symptoms: options,
  moodBaseline: score,
  previousTherapy: z.boolean().nullish(),
  moodScore: score,
  stressLevel: score,
  sleepQuality: score,
  energyLevel: score,
  primaryGoal: z.string().max(200).nullish(),
  stressArea: z.string().max(200).nullish(),
});

/** What is known of somebody, with what was sent in its place. */
export function mergeSentAssessment(
  known: KnownNeeds,
  sent: z.output<typeof sentAssessmentSchema>,
): KnownNeeds {
  const told = Object.fromEntries(SCALES.map(({ name }) => [name, sent[name]]));
  const today = { ...known.today, ...withoutNulls(told) };
  return {
    today: Object.keys(today).length > 0 ? today : null,
    goals: valuesIn(GOALS, sent.goals) ?? known.goals,
    symptoms: valuesIn(SYMPTOMS, sent.symptoms) ?? known.symptoms,
    moodBaseline: sent.moodBaseline ?? known.moodBaseline,
    previousTherapy: sent.previousTherapy ?? known.previousTherapy,
    primaryGoal: PRIMARY_GOALS.find((each) => each === sent.primaryGoal) ?? known.primaryGoal,
    stressArea: STRESS_AREAS.find((each) => each === sent.stressArea) ?? known.stressArea,
  };
}

function withoutNulls<Value>(values: Record<string, Value>): Record<string, NonNullable<Value>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
}

/** The options of ours among what was sent, by their value or by what they are called. */
function valuesIn(
  known: readonly AssessmentOption[],
  sent: readonly string[] | null | undefined,
): string[] | null {
  if (!sent) return null;
  const isSent = ({ value, label }: AssessmentOption) =>
    sent.some((each) => [value, label].some((ours) => ours.toLowerCase() === each.toLowerCase()));
  return known.filter(isSent).map(({ value }) => value);
}
