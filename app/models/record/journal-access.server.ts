import { hasEntries } from "./journal-entries.server.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";

/**
 * What somebody can do with the journal and their progress: all of it; read, search, take along and
 * delete what is there, because they had premium or wrote something; or nothing, because it's part of
 * a plan that they never had.
 */
export type JournalAccess = "full" | "reading" | "none";

/** The one rule for the journal and the progress page. While risk is open nothing is locked for anybody. */
export async function findJournalAccess(
  user: User,
  risk: Pick<RiskState, "status"> | null,
): Promise<JournalAccess> {
  if (isPremium(user) || risk?.status === "open") return "full";
  const hadPremium = user.subscriptionPlan === "premium" || user.paymentSubscriptionId !== null;
  return hadPremium || (await hasEntries(user.id)) ? "reading" : "none";
}
