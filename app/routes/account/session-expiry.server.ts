import { endOf, type SignedIn } from "#app/models/accounts/user-sessions.server.ts";

/** From then on a page says that its session is about to end, in milliseconds before it. */
const WARNING_MS = 5 * 60_000;

/** When a session ends, in milliseconds from now, and by what. */
export function sessionExpiry(session: SignedIn["session"], now = Date.now()) {
  const { expiresAt, absoluteExpiresAt } = session;
  return {
    timeUntilExpiry: expiresAt - now,
    timeUntilAbsoluteExpiry: absoluteExpiresAt - now,
    shouldWarn: endOf(session) - now <= WARNING_MS,
    expiryType: expiresAt >= absoluteExpiresAt ? ("absolute" as const) : ("inactivity" as const),
  };
}
