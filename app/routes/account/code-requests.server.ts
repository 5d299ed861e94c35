import { DAY_MS } from "#app/config/durations.ts";
import { signedCookie } from "#app/middleware/signed-cookie.server.ts";
import { CODE_LIFETIME_MS } from "#app/models/accounts/codes.server.ts";

// A typed code doesn't say what it is for. The browser that asked for it remembers, so other people's tries
// and requests don't touch it.

/** The request of this browser to confirm an address. */
export const registrationCookie = signedCookie("aliwell_registration", DAY_MS);

/** The address that this browser has just confirmed, for the form to sign in with. */
export const verifiedCookie = signedCookie("aliwell_verified", CODE_LIFETIME_MS);

/** The request of this browser for a code that shows whose account it is. */
export const ownerCookie = signedCookie("aliwell_owner", CODE_LIFETIME_MS);

/** The request of this browser for a new password, and the address that it gave. */
export const resetCookie = signedCookie("aliwell_reset", CODE_LIFETIME_MS);

/** The request of this browser to sign in with a mailed code, and where it leads. */
export const signInRequestCookie = signedCookie("aliwell_sign_in", CODE_LIFETIME_MS);

export async function readResetRequest(
  request: Request,
): Promise<{ requestId: string; email: string } | null> {
  const [requestId, email] = (await resetCookie.read(request))?.split(" ") ?? [];
  return requestId && email ? { requestId, email } : null;
}

export async function readSignInRequest(
  request: Request,
): Promise<{ requestId: string; next: string | null } | null> {
  const [requestId, next = null] = (await signInRequestCookie.read(request))?.split(" ") ?? [];
  return requestId ? { requestId, next } : null;
}
