import { data, redirect, type LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { dayOf } from "#app/catalogue/format-date.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import {
  dollars,
  monthlyCents,
  PLAN_TYPES,
  PLANS,
  type PlanType,
  yearlySavingCents,
} from "#app/catalogue/plans.ts";
import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { openCheckout } from "#app/models/billing/checkout.server.ts";
import { paymentProvider } from "#app/models/billing/payment-provider.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { PaymentError } from "#app/services/payments/provider.ts";

/** Why the checkout did not start. */
export type CheckoutProblem = "active" | "not_configured" | "failed" | "no_plan";

/** What the page of a checkout shows. In danger no price is a subject: home is. */
export function loadCheckout({ context, url }: LoaderFunctionArgs) {
  const { user, risk } = signedInAccount(context);
  if (risk?.status === "open") throw redirect("/");
  const asked = url.searchParams.get("plan");
  const provider = paymentProvider();
  // Without a choice, the cheaper plan.
  const plan: PlanType = asked === "yearly" ? "yearly" : "monthly";
  return {
    plan,
    renewsOn: dayOf(monthsFromNow(PLANS[plan].months), user.timeZone),
    isActive: isPremium(user),
    isConfigured: provider !== null,
    isDemo: provider?.kind === "demo",
    /** Whether the page can take the card itself, with scripts. */
    hasEmbedded: provider !== null && provider.openEmbedded !== null,
    support: environment().supportEmail,
    prices: {
      monthly: dollars(PLANS.monthly.amountCents),
      yearly: dollars(PLANS.yearly.amountCents),
      yearlyByMonth: dollars(monthlyCents(PLANS.yearly)),
      saving: dollars(yearlySavingCents()),
    },
  };
}

function monthsFromNow(months: number): number {
  const date = new Date();
  return date.setUTCMonth(date.getUTCMonth() + months);
}

export type CheckoutPage = ReturnType<typeof loadCheckout>;

/** What every form that wants to pay sends. */
export const planSchema = z.object({
  planType: z.enum(PLAN_TYPES).optional().catch(undefined),
});

/** Redirects to the payment page, or says why it can't. */
export const startCheckout = formAction(planSchema, async ({ submission }, { context }) => {
  const { user, risk } = signedInAccount(context);
  if (risk?.status === "open") throw redirect("/");
  const { planType } = valuesOf(submission);
  const refuse = (problem: CheckoutProblem, status: number) => data({ problem }, { status });
  if (!planType) return refuse("no_plan", 400);
  const { appUrl } = environment();
  try {
    const outcome = await openCheckout(user, {
      plan: planType,
      successUrl: `${appUrl}${PATHS.subscriptionSuccess}`,
      cancelUrl: `${appUrl}${PATHS.checkout}?plan=${planType}`,
    });
    if (outcome.status === "opened") throw redirect(outcome.url, 303);
    return refuse(outcome.status, outcome.status === "active" ? 409 : 503);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log().warn(errorFields(error), "no checkout was opened");
    return refuse("failed", 502);
  }
});
