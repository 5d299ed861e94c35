import { redirect } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { findRiskState } from "#app/models/risk.server.ts";
import type { User } from "#app/models/users.server.ts";

/**
 * Lets somebody on to their tracks, or sends them to the step before: onboarding, then choosing a
 * companion. While risk is open nobody is sent through a questionnaire: help and the chat come first.
 */
export async function passStartGate(user: User): Promise<{ isRiskOpen: boolean }> {
  const risk = await findRiskState(user.id);
  const isRiskOpen = risk?.status === "open";
  if (!user.eligible) throw redirect(PATHS.onboarding);
  if (isRiskOpen) return { isRiskOpen };
  if (!user.onboardingComplete) throw redirect(PATHS.onboarding);
  if (!user.selectedTherapist) throw redirect(PATHS.therapistSelection);
  return { isRiskOpen };
}
