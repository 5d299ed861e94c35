import { redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { dollars } from "#app/catalogue/plans.ts";
import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { askForRefund } from "#app/models/billing/plan-management.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { PaymentError } from "#app/services/payments/provider.ts";
import type { Route } from "./+types/refund";

/** Files the request for the first payment back, once, and tells the operator. */
export const action = formAction(z.object({}), async (_sent, { context }: Route.ActionArgs) => {
  const asked = await requestOf(signedInUser(context));
  if (!asked) throw redirect(PATHS.plan);
  const { supportEmail } = environment();
  const { subscriptionId, amountCents } = asked;
  const mail = mailText("refund_request", { subscriptionId, amount: dollars(amountCents) });
  await sendMail({ to: supportEmail, ...mail });
  throw await redirectWithToast(PATHS.plan, "refund-asked");
});

async function requestOf(user: User) {
  try {
    return await askForRefund(user);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log().warn(errorFields(error), "a refund was not asked for");
    throw await redirectWithToast(PATHS.plan, "portal-unreachable");
  }
}

/** Whoever comes by address is led to their plan. */
export function loader() {
  return redirect(PATHS.plan);
}
