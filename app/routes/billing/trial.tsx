import { FREE_MESSAGES, TRIAL_DAYS } from "#app/catalogue/plans.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/trial";
import { TrialOffer, TrialRefused } from "./trial-parts.tsx";
import { beginTrial, loadTrial } from "./trial-page.server.ts";

export const handle = { scripts: "page" } satisfies PageHandle;

export const meta = pageTitle(`${TRIAL_DAYS} free days`);

export const loader = loadTrial;

export const action = beginTrial;

export default function Trial({ loaderData, actionData }: Route.ComponentProps) {
  const { state, backHref } = loaderData;
  const isOffered = state === "offered";
  return (
    <Screen
      title={isOffered ? `${TRIAL_DAYS} unlimited days, free` : "The free trial"}
      lead={
        isOffered
          ? `You've used your ${FREE_MESSAGES} free messages. Keep going for ${TRIAL_DAYS} days, as much as you need.`
          : undefined
      }
      back={[backHref, "Back to the chat"]}
    >
      {isOffered ? (
        <TrialOffer page={loaderData} />
      ) : (
        <TrialRefused page={loaderData} hasAsked={actionData?.isRefused ?? false} />
      )}
    </Screen>
  );
}
