import { errorFields, log } from "#app/config/log.server.ts";
import { PaymentError } from "#app/services/payments/provider.ts";
import { syncSubscription } from "./subscription-sync.server.ts";
import { isPremium } from "./subscriptions.server.ts";
import { findUser } from "#app/models/accounts/users.server.ts";

/**
 * What is true of a person's plan: they have Premium; they went to pay, and no payment is known; they
 * never did; or the provider doesn't answer, so that nobody can say.
 */
export type PlanTruth = "premium" | "begun" | "nothing" | "unknown";

/** Asks the provider, whatever is stored here: for pages that say what became of a payment. */
export async function fetchPlanTruth(userId: string): Promise<PlanTruth> {
  try {
    await syncSubscription(userId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log().warn(errorFields(error), "a payment was not looked up");
    return "unknown";
  }
  const user = await findUser(userId);
  if (user && isPremium(user)) return "premium";
  return user?.paymentCustomerId ? "begun" : "nothing";
}
