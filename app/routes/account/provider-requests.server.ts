import { z } from "zod";
import { sealedCookie } from "#app/middleware/sealed-cookie.server.ts";
import { CODE_LIFETIME_MS } from "#app/models/accounts/codes.server.ts";

/** The time a person may take at the provider, second step included. */
const AT_PROVIDER_MS = 15 * 60_000;

const identity = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
});

/** What this browser went to the provider with: only it can finish what it began. */
export const providerRequestCookie = sealedCookie(
  "aliwell_provider",
  z.object({
    checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
    /** The account to link to; null for a plain sign-in. */
    userId: z.string().nullable(),
    next: z.string().nullable(),
  }),
  AT_PROVIDER_MS,
);

/** Who came back from the provider, and has yet to show that the account here is theirs. */
export const pendingSignInCookie = sealedCookie(
  "aliwell_pending",
  z.object({
    identity: identity.extend({ email: z.string() }),
    /** What to ask for next: region, password, or a mailed code. */
    asks: z.enum(["region", "password", "code"]),
    region: z.string().nullable(),
    /** The account; null if none can be entered this way, which the page never reveals. */
    userId: z.string().nullable(),
    /** The request id of the mailed code. */
    requestId: z.string(),
    next: z.string().nullable(),
  }),
  CODE_LIFETIME_MS,
);

/** Who came back from the provider to link it to this account. */
export const pendingLinkCookie = sealedCookie(
  "aliwell_link",
  z.object({ identity, userId: z.string() }),
  CODE_LIFETIME_MS,
);

export type ProviderRequest = NonNullable<Awaited<ReturnType<typeof providerRequestCookie.read>>>;
export type PendingSignIn = NonNullable<Awaited<ReturnType<typeof pendingSignInCookie.read>>>;
