import { z } from "zod";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";

/** Somebody, as they are told who they are. */
export const user = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  selectedTherapist: z.string().nullable(),
  onboardingComplete: z.boolean(),
  subscriptionPlan: z.string(),
  subscriptionStatus: z.string(),
  serverResponse: z.object({ hasActiveSubscription: z.boolean() }),
});

/** Who somebody is, as they are told. */
export function shownUser(account: User): z.output<typeof user> {
  const { id, firstName, lastName, email, selectedTherapist, onboardingComplete } = account;
  const { subscriptionPlan, subscriptionStatus } = account;
  const person = { id, firstName, lastName, email, selectedTherapist, onboardingComplete };
  const serverResponse = { hasActiveSubscription: isPremium(account) };
  return { ...person, subscriptionPlan, subscriptionStatus, serverResponse };
}
