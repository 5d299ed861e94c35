/** The prices that the product sells, and one that it knows nothing of. */
export const PRICES = {
  monthly: "price_of_a_month",
  yearly: "price_of_a_year",
  foreign: "price_of_something_else",
} as const;

const CENTS: Readonly<Record<string, number>> = {
  [PRICES.monthly]: 997,
  [PRICES.yearly]: 9_997,
  [PRICES.foreign]: 499,
};

/** What lasts how long for how much. */
export interface Period {
  start: number;
  end: number;
}

/** How many months a period of this price has. */
export function monthsOf(priceId: string): number {
  return priceId === PRICES.yearly ? 12 : 1;
}

/** What a period of this price costs; null where there is no such price. */
export function centsOf(priceId: string): number | null {
  return CENTS[priceId] ?? null;
}

/** The running period goes on at another price, unless the new one lasts longer or shorter. */
export function periodAfter(before: string, after: string, running: Period, at: number): Period {
  if (monthsOf(before) === monthsOf(after)) return running;
  return periodOfPrice(after, at);
}

/** A period of this price from then on. */
export function periodOfPrice(priceId: string, start: number): Period {
  return { start, end: monthsAfter(start, monthsOf(priceId)) };
}

/** The same day of a later month, or its last day where it has none such. */
function monthsAfter(seconds: number, months: number): number {
  const date = new Date(seconds * 1_000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1_000);
}
