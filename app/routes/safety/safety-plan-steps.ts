import { SAFETY_PLAN } from "#app/content/safety-plan.ts";

/** The number of a step in an address: 1 to 6, or null for the plan as a whole. */
export function readStepNumber(value: string | null): number | null {
  const number = value !== null && /^\d$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= SAFETY_PLAN.length ? number : null;
}

/** Where a step is kept that arrived after its writer was signed out. */
export function safetyPlanDraftOf(field: string): string {
  return `safety-plan:${field}`;
}
