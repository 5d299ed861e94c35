import { FREE_MESSAGES } from "#app/catalogue/plans.ts";
import type { User } from "./users.server.ts";

export { FREE_MESSAGES };

type Subscriber = Pick<User, "subscriptionStatus" | "premiumExpiresAt" | "messagesUsed">;

/** The one place that decides who is premium: active or trialing, in a period that has not ended. */
export function isPremium(user: Subscriber, now = Date.now()): boolean {
  const runs = user.subscriptionStatus === "active" || user.subscriptionStatus === "trialing";
  return runs && user.premiumExpiresAt !== null && user.premiumExpiresAt > now;
}

/** Free messages left; null means no limit. */
export function remainingMessages(user: Subscriber, now = Date.now()): number | null {
  return isPremium(user, now) ? null : Math.max(0, FREE_MESSAGES - user.messagesUsed);
}
