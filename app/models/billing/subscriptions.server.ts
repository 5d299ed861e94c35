import { DAY_MS } from "#app/config/durations.ts";
import {
  CHECKPOINT_AT,
  FREE_MESSAGES,
  GRACE_DAYS,
  RENEWAL_HOURS,
  TRIAL_OFFERED_AT,
  WARNING_FROM,
} from "#app/catalogue/plans.ts";
import type { User } from "#app/models/accounts/users.server.ts";

const RENEWAL_MS = RENEWAL_HOURS * 60 * 60_000;

type Subscriber = Pick<
  User,
  | "subscriptionPlan"
  | "subscriptionStatus"
  | "premiumExpiresAt"
  | "subscriptionRenews"
  | "pastDueSince"
  | "messagesUsed"
>;

/** Where the free messages stand: a look back at CHECKPOINT_AT, the trial's offer at TRIAL_OFFERED_AT. */
export type AssessmentPhase = "initial" | "midpoint" | "trial_offered";

/**
 * The one place that decides who is premium: a subscription to the plan, active or trialing, in a
 * period that has not ended or is just being renewed, or with a payment missing for at most GRACE_DAYS. The free
 * trial without a card is none: it lifts the message limit alone.
 */
export function isPremium(user: Subscriber, now = Date.now()): boolean {
  return user.subscriptionPlan === "premium" && hasNoLimit(user, now);
}

/** Whether somebody's messages aren't counted: with premium, and in the free trial. */
export function hasNoLimit(user: Subscriber, now = Date.now()): boolean {
  const { subscriptionStatus: status, premiumExpiresAt: end, pastDueSince } = user;
  if (status === "past_due") return pastDueSince !== null && now < graceEnd(pastDueSince);
  if ((status !== "active" && status !== "trialing") || end === null) return false;
  // If the news of the next period is late, nobody falls back to the free plan meanwhile.
  return end + (user.subscriptionRenews ? RENEWAL_MS : 0) > now;
}

/** Until when Premium goes on while a payment is missing since this time. */
export function graceEnd(pastDueSince: number): number {
  return pastDueSince + GRACE_DAYS * DAY_MS;
}

/** Free messages left; null means no limit. */
export function remainingMessages(user: Subscriber, now = Date.now()): number | null {
  return hasNoLimit(user, now) ? null : Math.max(0, FREE_MESSAGES - user.messagesUsed);
}

/** Days that a running trial still has, a begun one counted; null where none runs. */
export function trialDaysLeft(user: Subscriber, now = Date.now()): number | null {
  if (user.subscriptionStatus !== "trialing" || !hasNoLimit(user, now)) return null;
  return Math.ceil(((user.premiumExpiresAt ?? now) - now) / DAY_MS);
}

/** How far the free messages have come, from the stored count alone; null for those without a limit. */
export function assessmentPhase(user: Subscriber, now = Date.now()): AssessmentPhase | null {
  if (hasNoLimit(user, now)) return null;
  if (user.messagesUsed >= TRIAL_OFFERED_AT) return "trial_offered";
  return user.messagesUsed >= CHECKPOINT_AT ? "midpoint" : "initial";
}

/** Whether so few free messages are left that it is said: from WARNING_FROM on, before the last. */
export function isNearLimit(user: Subscriber, now = Date.now()): boolean {
  const { messagesUsed } = user;
  return !hasNoLimit(user, now) && messagesUsed >= WARNING_FROM && messagesUsed < FREE_MESSAGES;
}
