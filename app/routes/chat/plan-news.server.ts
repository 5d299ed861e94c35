import { FREE_MESSAGES, TRIAL_DAYS } from "#app/catalogue/plans.ts";
import {
  assessmentPhase,
  isNearLimit,
  isPremium,
  remainingMessages,
  trialDaysLeft,
} from "#app/models/billing/subscriptions.server.ts";
import { findTrialState } from "#app/models/billing/trials.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";

/** What the chat says of plans; all of it from what is stored, and next to nothing in danger. */
export async function loadPlanNews(user: User, isQuiet: boolean) {
  const phase = assessmentPhase(user);
  return {
    assessmentPhase: phase,
    /** None is named then, since none is counted. */
    remaining: isQuiet ? null : remainingMessages(user),
    freeMessages: FREE_MESSAGES,
    trialDays: TRIAL_DAYS,
    isPremium: isPremium(user),
    /** Whether it is said that few messages are left. */
    isNearLimit: !isQuiet && isNearLimit(user),
    trialDaysLeft: isQuiet ? null : trialDaysLeft(user),
    offer: isQuiet || phase !== "trial_offered" ? null : await offerTo(user),
  };
}

/** Who has had the trial is never offered it again. */
async function offerTo(user: User): Promise<"trial" | "plans"> {
  return (await findTrialState(user)) === "offered" ? "trial" : "plans";
}
