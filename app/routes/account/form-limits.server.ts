import type { RouterContextProvider } from "react-router";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { takeFromLimit, type LimitName } from "#app/models/rate-limits.server.ts";
import { normalizeEmail } from "#app/models/users.server.ts";
import { readKnownBrowser } from "./known-browser.server.ts";

/** What an action is given of the request. */
export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface Limits {
  /** For one account from one place, and for it in a browser that it has signed in with. */
  place: LimitName;
  /** For a place, whatever the account. */
  address: LimitName;
  /** For one account, from wherever; none of it counts for a browser that it has signed in with. */
  account?: LimitName;
}

/**
 * Takes one from the limits of a form that names an account by its address. A stranger uses up what
 * is the stranger's: a browser that has signed in to the account has limits of its own.
 */
export async function isWithinLimits(
  { request, context }: Asked,
  limits: Limits,
  email: string,
): Promise<boolean> {
  const account = normalizeEmail(email);
  const browser = await readKnownBrowser(request);
  if (browser?.knows(account)) {
    return (await takeFromLimit(limits.place, `${account} ${browser.id}`)).isAllowed;
  }
  const place = placeOf(context);
  const taken = [
    await takeFromLimit(limits.place, `${account} ${place}`),
    await takeFromLimit(limits.address, place),
  ];
  if (!taken.every(({ isAllowed }) => isAllowed)) return false;
  return !limits.account || (await takeFromLimit(limits.account, account)).isAllowed;
}

/** Where a request comes from, for limits. */
export function placeOf(context: Readonly<RouterContextProvider>): string {
  return requestFacts(context).place ?? "nowhere";
}
