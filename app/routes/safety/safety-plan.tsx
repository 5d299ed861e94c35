import { SAFETY_PLAN, SAFETY_PLAN_SOURCE } from "#app/content/safety-plan.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { currentAccount, lockedAccount } from "#app/middleware/account.server.ts";
import { latestPageEvent } from "#app/models/risk/crisis-events.server.ts";
import { NO_DRAFT, openDraft } from "#app/models/conversations/drafts.server.ts";
import { PAGE_HELP_SHOWN_MS } from "#app/models/risk/page-question.server.ts";
import { findSafetyPlan } from "#app/models/risk/safety-plans.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { panelForSituation } from "#app/safety/panels.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/safety-plan";
import { findHelpForAnyone } from "./anyones-help.server.ts";
import { SafetyPlanOverview } from "./safety-plan-overview.tsx";
import { SafetyPlanStepForm } from "./safety-plan-step.tsx";
import { submitSafetyPlanStep } from "./submit-safety-plan-step.server.ts";
import { safetyPlanDraftOf, readStepNumber } from "./safety-plan-steps.ts";

export const handle = { keepsPage: true, hasAppFooter: true } satisfies PageHandle;

export const meta = pageTitle("My plan");

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = currentAccount(context);
  const userId = account?.user.id ?? null;
  const number = readStepNumber(url.searchParams.get("step"));
  const step = number === null ? null : (SAFETY_PLAN[number - 1] ?? null);
  const [plan, event, draft] = userId
    ? await Promise.all([
        findSafetyPlan(userId),
        latestPageEvent(userId, Date.now() - PAGE_HELP_SHOWN_MS),
        step ? openDraft(userId, safetyPlanDraftOf(step.field)) : NO_DRAFT,
      ])
    : [null, null, NO_DRAFT];
  return {
    steps: SAFETY_PLAN,
    isSignedIn: userId !== null,
    lockedHelp: lockedAccount(context) ? findHelpForAnyone() : null,
    number,
    plan,
    seen: step ? digestOf(plan?.[step.field] ?? "") : "",
    draft: String(draft.content),
    draftVersion: draft.updatedAt,
    panel: event ? panelOfFinding(event, "en") : null,
    isCheckIn: event?.tier === "check_in",
    trusted: account?.trusted ?? null,
    contacts: panelForSituation("active", helpRegion(), "en").contacts,
    source: SAFETY_PLAN_SOURCE.en,
  };
}

export const action = submitSafetyPlanStep;

export default function SafetyPlan({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  return loaderData.number !== null && (loaderData.isSignedIn || refusal) ? (
    <SafetyPlanStepForm page={loaderData} number={loaderData.number} refusal={refusal} />
  ) : (
    <SafetyPlanOverview page={loaderData} refusal={refusal} />
  );
}
