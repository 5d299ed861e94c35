import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { paymentOrigins, type PaymentOrigins } from "./payment-page.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

const nonceContext = createContext<string>();

/** Sets the security headers of every answer, with a Content-Security-Policy by nonce. */
export const securityHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const nonce = newId();
  context.set(nonceContext, nonce);
  const response = await next();
  const { headers } = response;
  const isFrame = headers.get("X-Frame-Options") === "SAMEORIGIN";
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(nonce, isFrame, paymentOrigins(context)),
  );
  if (!isFrame) headers.set("X-Frame-Options", "DENY");
  headers.set("X-Content-Type-Options", "nosniff");
  // Never no-referrer: browsers would then send "Origin: null" with forms.
  headers.set("Referrer-Policy", "same-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set(
    "Permissions-Policy",
    "camera=(), geolocation=(), payment=(), usb=(), microphone=(self), browsing-topics=()",
  );
  if (environment().appUrl.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  return response;
};

/** The nonce that this answer's scripts carry. */
export function nonceOf(context: Readonly<RouterContextProvider>): string {
  return context.get(nonceContext);
}

function contentSecurityPolicy(nonce: string, isFrame: boolean, elsewhere: PaymentOrigins): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'${elsewhere.scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${elsewhere.connections}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self'${elsewhere.frames}`,
    `form-action 'self'${elsewhere.forms}`,
    "base-uri 'none'",
    `frame-ancestors ${isFrame ? "'self'" : "'none'"}`,
  ].join("; ");
}
