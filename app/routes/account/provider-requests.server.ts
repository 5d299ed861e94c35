import { z } from "zod";
import { sealedCookie } from "#app/middleware/sealed-cookie.server.ts";
import { CODE_LIFETIME_MS } from "#app/models/accounts/codes.server.ts";

/** As long as somebody may take at the provider, with a second step there. */
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
    /** Who links a sign-in to their account; null for whoever signs in. */
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
    /** Where they live first, the account's password, or a code that was mailed to its address. */
    asks: z.enum(["region", "password", "code"]),
    region: z.string().nullable(),
    /** The account; null where there is none to get into this way, which nobody is told. */
    userId: z.string().nullable(),
    /** Under which the code was mailed. */
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
