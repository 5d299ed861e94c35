import { errorFields, log } from "#app/config/log.server.ts";
import { PaymentError } from "#app/services/payments/provider.ts";

/** What a page says where the payment provider did not do what was asked. Any other error is thrown on. */
export function planFailure(error: unknown): { title: string; text: string } {
  if (!(error instanceof PaymentError)) throw error;
  log().warn(errorFields(error), "a plan was not changed");
  return error.failure === "unavailable"
    ? {
        title: "Connection Error",
        text: "The payment provider isn't responding. Nothing changed. Please try again in a few minutes.",
      }
    : {
        title: "Subscription Management Error",
        text: "The payment provider didn't accept that. Nothing changed. Please contact support.",
      };
}
