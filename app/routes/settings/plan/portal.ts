import { redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { openPortal } from "#app/models/billing/plan-management.server.ts";
import { PaymentError } from "#app/services/payments/provider.ts";
import type { Route } from "./+types/portal";

/** Leads to the payment provider's own page for cards and bills, or says why there is none. */
export const action = formAction(z.object({}), async (_sent, { context }: Route.ActionArgs) => {
  const { appUrl } = environment();
  const back = async (toast: "portal-missing" | "portal-unreachable") =>
    redirectWithToast(PATHS.plan, toast);
  try {
    const url = await openPortal(signedInUser(context), `${appUrl}${PATHS.plan}`);
    return url === null ? await back("portal-missing") : redirect(url, 303);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log().warn(errorFields(error), "the billing portal was not opened");
    return back(error.failure === "unavailable" ? "portal-unreachable" : "portal-missing");
  }
});

/** Whoever comes by address is led to their plan. */
export function loader() {
  return redirect(PATHS.plan);
}
