import { data, href, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { endsAtOnce, setCanceling } from "#app/models/billing/plan-management.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/cancel";
import { planFailure } from "./plan-failure.server.ts";
import { loadPlan } from "./plan-page.server.ts";

export const meta = pageTitle("Cancel your plan");

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadPlan(context);
  const { plan } = page;
  // What is canceled already can still be ended at once, where its payment is missing.
  if (!plan?.isRunning || (plan.isCanceling && !plan.endsAtOnce)) throw redirect(PATHS.plan);
  return { ...page, plan };
}

const schema = z.object({ intent: z.enum(["cancel", "resume"]).optional().catch(undefined) });

export const action = formAction(schema, async ({ submission }, { context }: Route.ActionArgs) => {
  const { intent } = valuesOf(submission);
  if (!intent) throw data(null, { status: 400 });
  const user = signedInUser(context);
  try {
    await setCanceling(user, intent === "cancel");
  } catch (error) {
    const failure = planFailure(error);
    // What is canceled has no page to cancel it on: the plan's own page says it.
    if (intent === "resume") return redirectWithToast(PATHS.plan, "plan-not-resumed");
    return data(failure, { status: 502 });
  }
  const canceled = endsAtOnce(user) ? "plan-ended" : "plan-canceled";
  const toast = intent === "cancel" ? canceled : "plan-resumed";
  return redirectWithToast(PATHS.plan, toast);
});

/** The second of two steps: what ends when, and no questions. */
export default function CancelPlan({ loaderData: page, actionData }: Route.ComponentProps) {
  const { plan, credit } = page;
  return (
    <Screen
      title="Cancel your plan?"
      back="plan"
      lead={
        plan.endsAtOnce
          ? "Your plan ends now, and we won't try your card again. Everything you wrote stays yours."
          : `You keep Premium until ${plan.until}, and you won't be charged again. Everything you wrote stays yours.`
      }
    >
      {actionData ? (
        <ErrorSummary title={actionData.title} errors={[{ message: actionData.text }]} />
      ) : null}
      {credit ? <p>Your {credit} credit stays on your account for later payments.</p> : null}
      <PostForm action={href("/settings/plan/cancel")} className="button-row">
        <ButtonLink href={PATHS.plan} variant="main">
          Keep my plan
        </ButtonLink>
        <Button name="intent" value="cancel" className="button-away" busyLabel="Processing...">
          Cancel plan
        </Button>
      </PostForm>
    </Screen>
  );
}
