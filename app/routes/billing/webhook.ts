import { errorFields, log } from "#app/config/log.server.ts";
import { readBoundedBody } from "#app/middleware/bounded-body.server.ts";
import { markAsFormAction } from "#app/middleware/form-action.server.ts";
import { keepPaymentEvent, syncAfterEvents } from "#app/models/billing/payment-events.server.ts";
import { readEvent } from "#app/services/payments/stripe.server.ts";
import type { Route } from "./+types/webhook";

const MAX_BYTES = 512 * 1024;

/**
 * What the payment provider tells: checked by its signature, kept, answered, and looked into after the
 * answer. It is no form of ours: the signature stands for where it comes from.
 */
export const action = markAsFormAction(async ({ request }: Route.ActionArgs) => {
  const signature = request.headers.get("stripe-signature");
  if (signature === null) return new Response(null, { status: 400 });
  const body = await readBoundedBody(request, MAX_BYTES);
  if (!body) return new Response(null, { status: 413 });
  const event = await readEvent(body, signature);
  if (!event) return new Response(null, { status: 400 });
  await keepPaymentEvent(event);
  syncSoon();
  return new Response(null, { status: 200 });
});

let isSyncing = false;
let isAskedAgain = false;

/** After the answer, one round at a time; what comes meanwhile is looked into by the next. */
function syncSoon(): void {
  isAskedAgain = true;
  if (isSyncing) return;
  isSyncing = true;
  setImmediate(async () => {
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await syncAfterEvents();
      }
    } catch (error) {
      log().error(errorFields(error), "events of the payment provider wait for the next round");
    } finally {
      isSyncing = false;
    }
  });
}
