/**
 * What the plans cost on every page. What is charged is Stripe's price: `provider-prices.server.ts` checks that both
 * agree.
 */
export const PLANS = {
  monthly: { amountCents: 997, months: 1 },
  yearly: { amountCents: 9_997, months: 12 },
} as const;

export type PlanType = keyof typeof PLANS;

export const PLAN_TYPES = ["monthly", "yearly"] as const satisfies readonly PlanType[];

/** How long Premium goes on while a payment is missing. */
export const GRACE_DAYS = 7;
/** Premium goes on so long after a period that is renewed: until then the provider tells of the next one. */
export const RENEWAL_HOURS = 24;
/** People can have the first payment back for so long. */
export const GUARANTEE_DAYS = 30;
export const GUARANTEE = `${GUARANTEE_DAYS}-Day Guarantee`;

/** Messages a free person may send; nothing resets the count. */
export const FREE_MESSAGES = 10;
/** The companion looks back after so many messages, and the app says from so many on that few are left. */
export const CHECKPOINT_AT = 5;
export const WARNING_FROM = 8;
/** The app offers the trial from then on: once for each account, without a card. */
export const TRIAL_OFFERED_AT = FREE_MESSAGES;
export const TRIAL_DAYS = 7;

/** What weekly sessions with a person usually cost, in dollars: the two figures that are compared. */
export const TRADITIONAL_THERAPY = { session: "$150-300", month: "$600-1200" } as const;

export interface Feature {
  title: string;
  text: string;
  isPremium: boolean;
}

/** What each plan holds. Crisis help is never sold. */
export const FEATURES: readonly Feature[] = [
  {
    title: "Crisis help",
    text: "Every message is checked automatically for signs that you may be in danger. Help comes first, and those messages never count.",
    isPremium: false,
  },
  {
    title: "Guided exercises",
    text: "Breathing, grounding, a thought record and more, drawn from CBT, DBT, ACT and mindfulness.",
    isPremium: false,
  },
  {
    title: "Six companions",
    text: "Each has its own voice and character. Switch whenever you like.",
    isPremium: false,
  },
  {
    title: "Mood and safety plan",
    text: "Log your mood in one tap, and make a plan in your own words for when things get bad.",
    isPremium: false,
  },
  {
    title: "Unlimited messages",
    text: `Write as much as you need. The free plan has ${FREE_MESSAGES} messages in all.`,
    isPremium: true,
  },
  {
    title: "Four programs",
    text: "Letting Go, Calm Down, Process Grief and Internal Family Systems. Just Chat is on every plan.",
    isPremium: true,
  },
  {
    title: "Journal and progress",
    text: "Write your own entries, and look back on your moods and sessions.",
    isPremium: true,
  },
  {
    title: "Voice",
    text: "Talk with your companion out loud, if your browser supports it.",
    isPremium: true,
  },
];

/** What a year costs less than twelve months, in cents. */
export function yearlySavingCents(): number {
  return PLANS.monthly.amountCents * PLANS.yearly.months - PLANS.yearly.amountCents;
}

/** What a plan costs a month, in whole cents. */
export function monthlyCents({ amountCents, months }: { amountCents: number; months: number }) {
  return Math.round(amountCents / months);
}

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
