import { PATHS } from "#app/catalogue/paths.ts";
import { redirect, type LoaderFunctionArgs } from "react-router";
import {
  LAST_STEP,
  ONBOARDING_STEPS,
  stepIn,
  onboardingStepNumber,
  stepPath,
} from "#app/catalogue/onboarding.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { latestPageEvent, type CrisisEvent } from "#app/models/risk/crisis-events.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import {
  findOnboarding,
  HELP_SHOWN_MS,
  resumedStep,
  SUICIDALITY_RULE,
  wouldEraseHealthAnswers,
  type OnboardingProgress,
} from "#app/models/accounts/onboarding.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { onboardingDraftOf, STEP_SCHEMAS } from "./onboarding-forms.ts";

/** What the page of a step shows; a step that is not open yet leads to the first open one. */
export async function loadStep({ context, url }: LoaderFunctionArgs) {
  const user = signedInUser(context);
  if (user.onboardingComplete) throw redirect(PATHS.therapistSelection);
  const now = Date.now();
  const [progress, event] = await Promise.all([
    findOnboarding(user.id),
    latestPageEvent(user.id, now - HELP_SHOWN_MS),
  ]);
  const named = url.searchParams.get("step");
  const step = stepIn(named);
  if (step === null) throw redirect(stepPath(resumedStep(progress)));
  if (step > progress.step) {
    throw await redirectWithToast(stepPath(progress.step), "onboarding-order");
  }
  const { kept, draftVersion } = await keptAnswers(user, step);
  return {
    step,
    version: progress.version,
    answers: { ...shownAnswers(user, progress), ...kept },
    draftVersion,
    firstName: progress.answers.firstName ?? user.firstName,
    forgetsHealth: step === LAST_STEP && wouldEraseHealthAnswers(progress),
    ...helpOn(step, event),
  };
}

/** What the fields of the pages hold before anything is typed: what was answered, else the account's. */
function shownAnswers(user: User, { answers, isTermsAccepted }: OnboardingProgress) {
  const shown = {
    ...answers,
    firstName: answers.firstName ?? user.firstName,
    email: answers.email ?? user.email,
    consentChecked: isTermsAccepted,
  };
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) =>
      value === false || value === undefined ? [] : [[name, value === true ? "on" : String(value)]],
    ),
  );
}

/** What arrived for this step after its writer had been signed out. */
async function keptAnswers(user: User, step: number) {
  const id = ONBOARDING_STEPS[step]?.id;
  const kept: Record<string, string> = {};
  let draftVersion = 0;
  for (const name of id ? Object.keys(STEP_SCHEMAS[id].shape) : []) {
    const { content, updatedAt } = await openDraft(user.id, onboardingDraftOf(name));
    if (content === "") continue;
    kept[name] = content;
    draftVersion = Math.max(draftVersion, updatedAt);
  }
  return { kept, draftVersion };
}

/** The panel where it was called for; on the pages after it, the way to help. */
function helpOn(step: number, event: CrisisEvent | null) {
  if (!event) return { panel: null, hasHelpNotice: false, isTold: false };
  const isOwnQuestion = event.rules.includes(SUICIDALITY_RULE);
  const isTold = isOwnQuestion && step === onboardingStepNumber("suicidalFlag");
  const isShownHere = isTold || !isOwnQuestion;
  return { panel: isShownHere ? panelOfFinding(event, "en") : null, hasHelpNotice: true, isTold };
}
