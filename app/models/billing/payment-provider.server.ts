import { environment } from "#app/config/environment.server.ts";
import type { PaymentProvider } from "#app/services/payments/provider.ts";
import { stripeProvider } from "#app/services/payments/stripe.server.ts";
import { demoProvider } from "./demo-payments.server.ts";

/** Who takes payments: the provider that is configured, in demo mode one that takes none, else nobody. */
export function paymentProvider(): PaymentProvider | null {
  const { stripe, mode } = environment();
  if (stripe !== null) return stripeProvider(stripe);
  return mode === "demo" ? demoProvider : null;
}
