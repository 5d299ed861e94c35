import type { RouterContextProvider } from "react-router";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { consumeRateLimit, type LimitName } from "#app/models/storage/rate-limits.server.ts";
import { normalizeEmail } from "#app/models/accounts/users.server.ts";
import { readKnownBrowser } from "./known-browser.server.ts";

/** What the account forms need of an action's arguments. */
export interface ActionRequest {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface Limits {
  /** Counts tries for one account from one network, or from one known browser. */
  place: LimitName;
  /** Counts tries from one network, for any account. */
  address: LimitName;
  /** Counts tries for one account from anywhere; a browser that has signed in to it isn't counted. */
  account?: LimitName;
}

/** What was done too often, and when it may be tried again. */
export interface TooMany {
  failure: "too-many";
  retryAfterSeconds: number;
}

/**
 * Counts a form that names an account by its address against the limits: null where it may be sent. A
 * browser that has signed in to the account has limits of its own, so that a stranger cannot use them
 * up.
 */
export async function refuseTooMany(
  { request, context }: ActionRequest,
  limits: Limits,
  email: string,
): Promise<TooMany | null> {
  const account = normalizeEmail(email);
  const browser = await readKnownBrowser(request);
  if (browser?.knows(account)) {
    return tooManyIn(await consumeRateLimit(limits.place, `${account} ${browser.id}`));
  }
  const network = clientNetwork(context);
  const results = [
    await consumeRateLimit(limits.place, `${account} ${network}`),
    await consumeRateLimit(limits.address, network),
  ];
  const tooMany = tooManyIn(...results);
  if (tooMany || !limits.account) return tooMany;
  return tooManyIn(await consumeRateLimit(limits.account, account));
}

/** Seconds to wait after this failure; 0 unless it was one too many. */
export function secondsIn(failed: TooMany | object): number {
  return "retryAfterSeconds" in failed ? failed.retryAfterSeconds : 0;
}

type LimitResult = Awaited<ReturnType<typeof consumeRateLimit>>;

function tooManyIn(...results: LimitResult[]): TooMany | null {
  const waits = results.filter(({ isAllowed }) => !isAllowed);
  if (waits.length === 0) return null;
  const retryAfterSeconds = Math.max(...waits.map((each) => each.retryAfterSeconds));
  return { failure: "too-many", retryAfterSeconds };
}

/** The network that a request comes from, which limits count. */
export function clientNetwork(context: Readonly<RouterContextProvider>): string {
  return requestFacts(context).network ?? "nowhere";
}
