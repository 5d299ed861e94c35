import { redirect } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { wordsHiddenUntil } from "#app/models/risk/hidden-words.server.ts";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";

interface StartGate {
  isRiskOpen: boolean;
  /** After abuse nothing repeats what was said: somebody else may be looking at the screen. */
  areWordsHidden: boolean;
}

/**
 * Lets somebody on to their tracks, or sends them to the step before: onboarding, then choosing a
 * companion. While risk is open nobody is sent through a questionnaire: help and the chat come first.
 */
export async function requireStart(user: User): Promise<StartGate> {
  const risk = await findRiskState(user.id);
  const isRiskOpen = risk?.status === "open";
  if (!user.eligible) throw redirect(PATHS.onboarding);
  const gate = { isRiskOpen, areWordsHidden: wordsHiddenUntil(risk) !== null };
  if (isRiskOpen) return gate;
  if (!user.onboardingComplete) {
    throw await redirectWithToast(PATHS.onboarding, "onboarding-first");
  }
  if (!user.selectedTherapist) {
    throw await redirectWithToast(PATHS.therapistSelection, "companion-first");
  }
  return gate;
}
