import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { environment } from "#app/config/environment.server.ts";

/** What a page may load from, and send forms to, besides our own address. */
export interface PaymentOrigins {
  scripts: string;
  frames: string;
  connections: string;
  forms: string;
}

const NOWHERE: PaymentOrigins = { scripts: "", frames: "", connections: "", forms: "" };

const originsContext = createContext<PaymentOrigins>(NOWHERE);

/**
 * A page from which one goes to pay: its forms may lead to the payment provider, and the provider's own
 * script may run in it (https://docs.stripe.com/security/guide#content-security-policy). Every other
 * page loads nothing from anywhere.
 */
export const paysWithProvider: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { stripe } = environment();
  if (stripe) {
    const own = stripe.apiBase === null ? "" : ` ${new URL(stripe.apiBase).origin}`;
    context.set(originsContext, {
      scripts: " https://js.stripe.com",
      frames: " https://js.stripe.com https://hooks.stripe.com",
      connections: " https://api.stripe.com",
      forms: ` https://checkout.stripe.com https://billing.stripe.com${own}`,
    });
  }
  return next();
};

/** What this answer's page may load from elsewhere: nothing, unless one pays on it. */
export function paymentOrigins(context: Readonly<RouterContextProvider>): PaymentOrigins {
  return context.get(originsContext);
}
