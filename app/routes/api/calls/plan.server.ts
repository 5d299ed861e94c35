import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { PLAN_TYPES } from "#app/catalogue/plans.ts";
import { TOASTS } from "#app/content/toasts.ts";
import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { openCheckout, openEmbeddedPayment } from "#app/models/billing/checkout.server.ts";
import { openPortal } from "#app/models/billing/plan-management.server.ts";
import { paymentProvider } from "#app/models/billing/payment-provider.server.ts";
import { PaymentError } from "#app/services/payments/provider.ts";
import { CHECKOUT_PROBLEMS } from "../../billing/checkout-problems.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";
import { CallError } from "./call-error.server.ts";

const NOT_DURING_RISK = "Plans can wait. How you are comes first.";

/** Buying Premium, and managing it. */
export const planCalls: readonly ApiCall[] = [
  defineCall({
    id: "createSubscription",
    method: "POST",
    path: "/api/create-subscription",
    summary:
      "Opens a checkout: url is the page to pay on. With embedded: true, clientSecret is for a form of one's own; without one, credit has paid for it",
    scope: "plan",
    body: z.object({
      planType: z.enum(PLAN_TYPES, CHECKOUT_PROBLEMS.no_plan.title),
      embedded: z.boolean().default(false),
    }),
    answers: {
      200: z.object({
        success: z.literal(true),
        url: z.string().nullable(),
        /** Nothing is charged. */
        demo: z.boolean(),
        message: z.string(),
        clientSecret: z.string().nullable(),
      }),
    },
    async run({ account: { user, risk }, body: { planType: plan, embedded } }) {
      if (risk?.status === "open") throw new CallError(409, "not_now", NOT_DURING_RISK);
      const { appUrl } = environment();
      const successUrl = `${appUrl}${PATHS.subscriptionSuccess}`;
      const demo = paymentProvider()?.kind === "demo";
      const message = demo ? "Nothing is charged here: this is a demo." : "";
      const told = { success: true as const, demo, message };
      try {
        if (embedded) {
          const payment = await openEmbeddedPayment(user, { plan });
          if (payment) {
            const { clientSecret } = payment;
            // Without one there's nothing to pay: credit has paid for it.
            const url = clientSecret === null ? successUrl : null;
            return { body: { ...told, url, clientSecret } };
          }
        }
        const outcome = await openCheckout(user, {
          plan,
          successUrl,
          cancelUrl: `${appUrl}${PATHS.checkout}?plan=${plan}`,
        });
        if (outcome.status === "opened") {
          const { href } = new URL(outcome.url, appUrl);
          return { body: { ...told, url: href, clientSecret: null } };
        }
        const isActive = outcome.status === "active";
        const { title, text } = CHECKOUT_PROBLEMS[outcome.status];
        const message = isActive ? title : text;
        const more = isActive ? {} : { configRequired: true };
        const failed = { success: false as const, message, ...more };
        throw new CallError(isActive ? 409 : 503, outcome.status, message, failed);
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error;
        log().warn(errorFields(error), "no checkout was opened");
        throw new CallError(502, "failed", CHECKOUT_PROBLEMS.failed.text);
      }
    },
  }),
  defineCall({
    id: "createPortalSession",
    method: "POST",
    path: "/api/create-portal-session",
    summary: "Opens the payment provider's page for cards and bills",
    scope: "plan",
    body: z.object({}),
    answers: { 200: z.object({ url: z.string() }) },
    async run({ account: { user } }) {
      if (paymentProvider() && user.paymentCustomerId === null) {
        throw portalFailed(409, "no_plan", {
          title: TOASTS["portal-missing"].title,
          text: "There's no plan to manage yet.",
        });
      }
      try {
        const { appUrl } = environment();
        const url = await openPortal(user, `${appUrl}${PATHS.plan}`);
        if (url !== null) return { body: { url: new URL(url, appUrl).href } };
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error;
        log().warn(errorFields(error), "the billing portal was not opened");
        if (error.failure === "unavailable") {
          throw portalFailed(502, "unreachable", TOASTS["portal-unreachable"]);
        }
      }
      throw portalFailed(503, "not_configured", TOASTS["portal-missing"]);
    },
  }),
];

/** The portal can't be opened: a title, and in `details` what there is to do about it. */
function portalFailed(
  status: number,
  code: string,
  { title, text }: { title: string; text: string },
): CallError {
  const config = code === "not_configured" ? { configRequired: true } : {};
  return new CallError(status, code, title, { details: text, ...config });
}
