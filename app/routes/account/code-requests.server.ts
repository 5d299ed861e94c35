import { signedCookie } from "#app/middleware/signed-cookie.server.ts";
import { CODE_LIFETIME_MS } from "#app/models/accounts/codes.server.ts";

// A typed code doesn't say what it is for. The browser that asked for it remembers, so other people's tries
// and requests don't touch it.
const registrationCookie = signedCookie("aliwell_registration");
const resetCookie = signedCookie("aliwell_reset");
const signInCookie = signedCookie("aliwell_sign_in");
const verifiedCookie = signedCookie("aliwell_verified");
const ownerCookie = signedCookie("aliwell_owner");

const CODE_SECONDS = CODE_LIFETIME_MS / 1000;
const REGISTRATION_SECONDS = 24 * 60 * 60;

/** The request of this browser to confirm an address, or null. */
export function readRegistration(request: Request): Promise<string | null> {
  return registrationCookie.read(request);
}

/** The header that makes the browser remember this request. */
export function registrationHeader(requestId: string): Promise<string> {
  return registrationCookie.write(requestId, { maxAge: REGISTRATION_SECONDS });
}

/** The header that makes the browser forget it. */
export function forgetRegistration(): Promise<string> {
  return registrationCookie.write("", { maxAge: 0 });
}

/** The request of this browser for a new password, with the address that it gave, or null. */
export async function readResetRequest(
  request: Request,
): Promise<{ requestId: string; email: string } | null> {
  const [requestId, email] = (await resetCookie.read(request))?.split(" ") ?? [];
  return requestId && email ? { requestId, email } : null;
}

/** The header that remembers it for as long as its code is valid. */
export function resetHeader(requestId: string, email: string): Promise<string> {
  return resetCookie.write(`${requestId} ${email}`, { maxAge: CODE_SECONDS });
}

/** The header that forgets it. */
export function forgetReset(): Promise<string> {
  return resetCookie.write("", { maxAge: 0 });
}

/** The request of this browser to sign in with a mailed code, and where it leads, or null. */
export async function readSignInRequest(
  request: Request,
): Promise<{ requestId: string; next: string | null } | null> {
  const [requestId, next = null] = (await signInCookie.read(request))?.split(" ") ?? [];
  return requestId ? { requestId, next } : null;
}

/** The header that remembers it. */
export function signInRequestHeader(requestId: string, next: string | null): Promise<string> {
  return signInCookie.write(next ? `${requestId} ${next}` : requestId, { maxAge: CODE_SECONDS });
}

/** The header that forgets it. */
export function forgetSignInRequest(): Promise<string> {
  return signInCookie.write("", { maxAge: 0 });
}

/** The request of this browser for a code that shows whose account it is, or null. */
export function readOwnerRequest(request: Request): Promise<string | null> {
  return ownerCookie.read(request);
}

/** The header that remembers it for as long as its code is valid. */
export function ownerRequestHeader(requestId: string): Promise<string> {
  return ownerCookie.write(requestId, { maxAge: CODE_SECONDS });
}

/** The address that this browser has just confirmed, or null. */
export function readVerified(request: Request): Promise<string | null> {
  return verifiedCookie.read(request);
}

/** The header that remembers it, for the form to sign in with. */
export function verifiedHeader(email: string): Promise<string> {
  return verifiedCookie.write(email, { maxAge: CODE_SECONDS });
}
