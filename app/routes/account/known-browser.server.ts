import { LONGEST_COOKIE_MS, signedCookie } from "#app/middleware/signed-cookie.server.ts";
import { digestOf, newId } from "#app/models/storage/identifier.server.ts";
import { normalizeEmail } from "#app/models/accounts/users.server.ts";

const cookie = signedCookie("aliwell_known", LONGEST_COOKIE_MS);
const MAX_ACCOUNTS = 8;

/** A browser, and whether somebody has signed in to an account with it before. */
export interface KnownBrowser {
  id: string;
  knows: (email: string) => boolean;
}

/**
 * The mark of the browser that asks. It opens nothing: whoever signs in with it still needs the
 * password, but is not slowed down by what strangers did.
 */
export async function readKnownBrowser(request: Request): Promise<KnownBrowser | null> {
  const [id, ...accounts] = (await cookie.read(request))?.split(" ") ?? [];
  if (!id) return null;
  return { id, knows: (email) => accounts.includes(accountMark(id, email)) };
}

/** The header that marks a browser as one that has signed in to this account. */
export async function knownBrowserCookie(request: Request, email: string): Promise<string> {
  const [id = newId(), ...accounts] = (await cookie.read(request))?.split(" ") ?? [];
  const mark = accountMark(id, email);
  const others = accounts.filter((each) => each !== mark).slice(0, MAX_ACCOUNTS - 1);
  return cookie.write([id, mark, ...others].join(" "));
}

// Differs for each browser, so that two marks don't reveal that they share an account.
function accountMark(browserId: string, email: string): string {
  return digestOf(`${browserId}:${normalizeEmail(email)}`);
}
