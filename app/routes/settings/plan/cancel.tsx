import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { setCanceling } from "#app/models/plan-management.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/cancel";
import { planFailure } from "./plan-failure.server.ts";
import { loadPlan } from "./plan-page.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Cancel your plan", matches) },
];

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadPlan(context);
  if (!page.plan || !page.isPremium || page.plan.isCanceling) throw redirect(PATHS.plan);
  return page;
}

const schema = z.object({ intent: z.enum(["cancel", "resume"]).optional().catch(undefined) });

export const action = formAction(schema, async ({ submission }, { context }: Route.ActionArgs) => {
  const { id } = signedInUser(context);
  const { intent } = valuesOf(submission);
  if (!intent) throw data(null, { status: 400 });
  try {
    await setCanceling(id, intent === "cancel");
  } catch (error) {
    return data(planFailure(error), { status: 502 });
  }
  const toast = intent === "cancel" ? "plan-canceled" : "plan-resumed";
  throw redirect(PATHS.plan, { headers: { "Set-Cookie": await toastHeader(toast) } });
});

/** The second of two steps: what ends when, and no questions. */
export default function CancelPlan({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title="Cancel your plan?"
      backHref={PATHS.plan}
      backLabel="Plan"
      lead={`You keep Premium until ${page.plan?.until ?? ""}. Nothing more is charged, and everything you wrote stays yours.`}
    >
      {actionData ? (
        <ErrorSummary title={actionData.title} errors={[{ message: actionData.text }]} />
      ) : null}
      <form method="post" action={`${PATHS.plan}/cancel`} className="button-row">
        <FormToken value={page.formToken} />
        <Button name="intent" value="cancel" variant="main" busyLabel="Processing...">
          Cancel plan
        </Button>
        <ButtonLink href={PATHS.plan}>Keep it</ButtonLink>
      </form>
    </Screen>
  );
}
