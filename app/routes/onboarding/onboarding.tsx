import { ONBOARDING_STEPS } from "#app/catalogue/onboarding.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import choicesUrl from "#app/ui/choices.js?url";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/onboarding";
import { loadStep } from "./onboarding-page.server.ts";
import { StepPage } from "./step-page.tsx";
import { submitStep } from "./submit-step.server.ts";

export const handle = {
  sellsNothing: true,
  isCalm: true,
  pageScript: choicesUrl,
} satisfies PageHandle;

// The tab's title and the history say where one is, and nothing that others should not read.
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const place = `step ${(loaderData?.step ?? 0) + 1} of ${ONBOARDING_STEPS.length}`;
  return [{ title: appTitle(`Getting started, ${place}`, matches) }];
};

export const loader = loadStep;

export const action = submitStep;

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  return <StepPage page={loaderData} refusal={actionData?.refusal ?? null} />;
}
