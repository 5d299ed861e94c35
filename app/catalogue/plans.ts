/** What the plans cost: the one table that every price and saving on a page is computed from. */
export const PLANS = {
  monthly: { amountCents: 997, months: 1 },
  yearly: { amountCents: 9_997, months: 12 },
} as const;

/** What a year costs less than twelve months, in cents. */
export function yearlySavingCents(): number {
  return PLANS.monthly.amountCents * PLANS.yearly.months - PLANS.yearly.amountCents;
}
