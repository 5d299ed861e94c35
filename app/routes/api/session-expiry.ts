import { currentAccount } from "#app/middleware/account.server.ts";
import { endOf } from "#app/models/user-sessions.server.ts";
import type { Route } from "./+types/session-expiry";

/** From then on a page says that its session is about to end, in milliseconds before it. */
const WARNING_MS = 5 * 60_000;

/** When the session of this browser ends, in milliseconds from now. Asking doesn't move the end. */
export function loader({ context }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "no-store" };
  const signedIn = currentAccount(context);
  if (!signedIn) {
    return Response.json(
      { error: "Session expired", requiresLogin: true },
      { status: 401, headers },
    );
  }
  const now = Date.now();
  const { expiresAt, absoluteExpiresAt } = signedIn.session;
  const end = endOf(signedIn.session);
  return Response.json(
    {
      timeUntilExpiry: expiresAt - now,
      timeUntilAbsoluteExpiry: absoluteExpiresAt - now,
      shouldWarn: end - now <= WARNING_MS,
      expiryType: expiresAt >= absoluteExpiresAt ? "absolute" : "inactivity",
    },
    { headers },
  );
}
