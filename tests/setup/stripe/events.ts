import type { Stripe } from "stripe";

/** What the stand-in tells of. */
export type StripeEvent = Extract<
  Stripe.Event,
  {
    type:
      | "checkout.session.completed"
      | "checkout.session.expired"
      | "customer.created"
      | "customer.deleted"
      | "customer.subscription.created"
      | "customer.subscription.updated"
      | "customer.subscription.deleted"
      | "invoice.paid"
      | "invoice.payment_failed"
      | "charge.refunded";
  }
>;
/** What has changed, before it is told. */
export type Change = StripeEvent extends infer Each
  ? Each extends StripeEvent
    ? Pick<Each, "type" | "data">
    : never
  : never;

/** An event as the provider tells it. */
export function eventBody(id: string, created: number, change: Change): StripeEvent {
  return {
    id,
    object: "event",
    api_version: "2026-10-28.endive",
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    ...change,
  } satisfies Stripe.Event;
}
