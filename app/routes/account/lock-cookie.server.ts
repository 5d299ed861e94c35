import { signedCookie } from "#app/middleware/signed-cookie.server.ts";
import { resetLockTries } from "#app/models/accounts/browser-locks.server.ts";

const cookie = signedCookie("aliwell_lock");
/** Browsers cap a cookie's lifetime at 400 days. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/**
 * The lock that this person has chosen for this browser, or null, as they sign in. From then on the
 * session holds it: without the cookie it is locked all the same.
 */
export async function lockOfBrowser(request: Request, userId: string): Promise<string | null> {
  const lockId = await cookie.read(request);
  return lockId !== null && (await resetLockTries(userId, lockId)) ? lockId : null;
}

/** The header that keeps a browser's lock for later sign-ins. */
export function lockHeader(lockId: string): Promise<string> {
  return cookie.write(lockId, { maxAge: KEPT_SECONDS });
}

/** The header that makes the browser forget it. */
export function forgetLock(): Promise<string> {
  return cookie.write("", { maxAge: 0 });
}
