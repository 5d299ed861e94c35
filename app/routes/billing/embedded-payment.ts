import { errorFields, log } from "#app/config/log.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { openEmbeddedPayment } from "#app/models/billing/checkout.server.ts";
import { PaymentError } from "#app/services/payments/provider.ts";
import type { Route } from "./+types/embedded-payment";
import { planSchema } from "./checkout-page.server.ts";

/** What a payment form in the page needs, for its script alone; 409 where the form itself has the answer. */
export const action = formAction(
  planSchema,
  async ({ submission }, { context }: Route.ActionArgs) => {
    const { user, risk } = signedInAccount(context);
    const { planType: plan } = valuesOf(submission);
    if (!plan || risk?.status === "open") return new Response(null, { status: 400 });
    try {
      const payment = await openEmbeddedPayment(user, { plan });
      return payment ? Response.json(payment) : new Response(null, { status: 409 });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      log().warn(errorFields(error), "no payment form was opened");
      return new Response(null, { status: 502 });
    }
  },
);
