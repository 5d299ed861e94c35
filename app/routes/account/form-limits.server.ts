import type { RouterContextProvider } from "react-router";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { consumeRateLimit, type LimitName } from "#app/models/rate-limits.server.ts";
import { normalizeEmail } from "#app/models/users.server.ts";
import { readKnownBrowser } from "./known-browser.server.ts";

/** What the account forms need of an action's arguments. */
export interface ActionRequest {
  request: Request;
  url: URL;
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
 * Counts a form that names an account by its address against the limits. A browser that has signed
 * in to the account has limits of its own, so that a stranger cannot use them up.
 */
export async function isWithinLimits(
  { request, context }: ActionRequest,
  limits: Limits,
  email: string,
): Promise<boolean> {
  const account = normalizeEmail(email);
  const browser = await readKnownBrowser(request);
  if (browser?.knows(account)) {
    return (await consumeRateLimit(limits.place, `${account} ${browser.id}`)).isAllowed;
  }
  const network = clientNetwork(context);
  const results = [
    await consumeRateLimit(limits.place, `${account} ${network}`),
    await consumeRateLimit(limits.address, network),
  ];
  if (!results.every(({ isAllowed }) => isAllowed)) return false;
  return !limits.account || (await consumeRateLimit(limits.account, account)).isAllowed;
}

/** The network that a request comes from, which limits count. */
export function clientNetwork(context: Readonly<RouterContextProvider>): string {
  return requestFacts(context).network ?? "nowhere";
}
