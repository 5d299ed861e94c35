import { data, href, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { dollars, PLAN_TYPES, PLANS } from "#app/catalogue/plans.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { formKeyOf } from "#app/middleware/form-key.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { changePlan, previewChange } from "#app/models/billing/plan-management.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/change";
import { planFailure } from "./plan-failure.server.ts";
import { loadPlan } from "./plan-page.server.ts";

/** What was shown holds for so long: then the page is opened anew. */
const SHOWN_FOR_SECONDS = 60 * 60;

export const meta = pageTitle("Change your plan");

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadPlan(context);
  const { plan, isPremium, isQuiet } = page;
  if (!plan || !isPremium || isQuiet || plan.isCanceling) throw redirect(PATHS.plan);
  const to = plan.type === "monthly" ? ("yearly" as const) : ("monthly" as const);
  const { amountCents } = PLANS[to];
  const shown = { formKey: newId(), to, price: dollars(amountCents) };
  try {
    const { dueCents, prorationDate } = await previewChange(signedInUser(context).id, to);
    const due = {
      amount: dollars(Math.abs(dueCents)),
      isCharged: dueCents > 0,
      isCredit: dueCents < 0,
      paidAhead: dueCents < amountCents ? dollars(amountCents - dueCents) : null,
      prorationDate,
    };
    return { ...shown, due, failure: null };
  } catch (error) {
    return { ...shown, due: null, failure: planFailure(error) };
  }
}

const schema = z.object({
  planType: z.enum(PLAN_TYPES).optional().catch(undefined),
  prorationDate: z.coerce.number().int().optional().catch(undefined),
  formKey: z.string().optional(),
});

export const action = formAction(schema, async ({ submission }, { context }: Route.ActionArgs) => {
  const { id } = signedInUser(context);
  const { planType, prorationDate, formKey } = valuesOf(submission);
  const now = Date.now() / 1_000;
  const isShown =
    prorationDate !== undefined && prorationDate <= now && prorationDate > now - SHOWN_FOR_SECONDS;
  // What it costs may be another by now: it is shown again first.
  if (!planType || !isShown) throw redirect(href("/settings/plan/change"));
  try {
    await changePlan(id, planType, { prorationDate, key: formKeyOf(formKey) });
  } catch (error) {
    return data(planFailure(error), { status: 502 });
  }
  throw await redirectWithToast(PATHS.plan, "plan-changed");
});

/** What the change costs, before anything is charged. */
export default function ChangePlan({ loaderData: page, actionData }: Route.ComponentProps) {
  const { to, due, price } = page;
  const failure = actionData ?? page.failure;
  const period = to === "yearly" ? "year" : "month";
  return (
    <Screen title={`Change to ${to}`} back="plan">
      {failure ? <ErrorSummary title={failure.title} errors={[{ message: failure.text }]} /> : null}
      {due ? (
        <>
          <p>
            {due.isCharged
              ? `Today you pay ${due.amount}.`
              : `You pay nothing today. What you've already paid covers the first ${period}.`}
            {due.isCharged && due.paidAhead
              ? ` That's ${price} for the ${period}, minus ${due.paidAhead} you've paid but not used.`
              : null}
            {due.isCredit
              ? ` The ${due.amount} left over becomes credit for your next renewals.`
              : null}
          </p>
          <p>
            Your new {period} starts today. It renews every {period} for {price} until you cancel.
          </p>
          <PostForm action={href("/settings/plan/change")} className="button-row">
            <input type="hidden" name="formKey" value={page.formKey} />
            <input type="hidden" name="prorationDate" value={due.prorationDate} />
            <Button name="planType" value={to} variant="main" busyLabel="Processing...">
              {due.isCharged ? `Change plan and pay ${due.amount}` : "Change plan"}
            </Button>
            <ButtonLink href={PATHS.plan}>Keep my plan</ButtonLink>
          </PostForm>
        </>
      ) : (
        <ButtonLink href={PATHS.plan}>Back to your plan</ButtonLink>
      )}
    </Screen>
  );
}
