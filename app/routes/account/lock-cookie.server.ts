import { LONGEST_COOKIE_MS, signedCookie } from "#app/middleware/signed-cookie.server.ts";
import { resetLockTries } from "#app/models/accounts/browser-locks.server.ts";

/** Keeps a browser's lock for later sign-ins. */
export const lockCookie = signedCookie("aliwell_lock", LONGEST_COOKIE_MS);

/**
 * The lock that this person has chosen for this browser, or null, as they sign in. From then on the
 * session holds it: without the cookie it is locked all the same.
 */
export async function lockOfBrowser(request: Request, userId: string): Promise<string | null> {
  const lockId = await lockCookie.read(request);
  return lockId !== null && (await resetLockTries(userId, lockId)) ? lockId : null;
}
