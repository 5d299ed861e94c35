import type { RouterContextProvider } from "react-router";
import { rememberLeftConversations } from "#app/companion/memory/remember.server.ts";
import { currentAccount, lockedAccount, signOutCookie } from "#app/middleware/account.server.ts";
import { moveFormToken } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { endStreamsOf } from "#app/middleware/stream-watch.server.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import { closeUserSession, type SignedIn } from "#app/models/accounts/user-sessions.server.ts";

/**
 * Ends the session of this browser: the headers that let it forget, or null where that didn't work. A
 * browser that forgets its session while the session stands would only look signed out.
 */
export async function signOut(context: Readonly<RouterContextProvider>): Promise<Headers | null> {
  const signedIn = currentAccount(context) ?? lockedAccount(context);
  if (signedIn && !(await isClosed(signedIn))) return null;
  if (signedIn) {
    void rememberLeftConversations(signedIn.user, null);
    const { userAgent } = requestFacts(context);
    await recordAccountEvent(signedIn.user.id, { kind: "signed_out", userAgent });
  }
  moveFormToken(context, null);
  // Leaves "cookies" out, so that the browser stays a known one.
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  headers.append("Set-Cookie", await signOutCookie());
  return headers;
}

async function isClosed({ session, user }: SignedIn): Promise<boolean> {
  try {
    await closeUserSession(session.id, user.id);
    endStreamsOf(session.id);
    return true;
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return false;
  }
}
