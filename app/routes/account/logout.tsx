import { data, redirect } from "react-router";
import { z } from "zod";
import { appTitle } from "#app/catalogue/wording.ts";
import { currentAccount, signOutCookie } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { endStreamsOf } from "#app/middleware/stream-watch.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { recordAccountEvent } from "#app/models/account-events.server.ts";
import { isDatabaseFailure } from "#app/models/database-health.server.ts";
import { closeUserSession, type SignedIn } from "#app/models/user-sessions.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import type { Route } from "./+types/logout";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Log out", matches) }];

export function loader() {
  throw redirect("/");
}

export const action = formAction(z.object({}), async (_taken, { context }: Route.ActionArgs) => {
  const signedIn = currentAccount(context);
  // A browser that forgets its session while the session stands would only look signed out.
  if (signedIn && !(await isClosed(signedIn))) return data(null, { status: 503 });
  if (signedIn) {
    const { userAgent } = requestFacts(context);
    await recordAccountEvent(signedIn.user.id, { kind: "signed_out", userAgent });
  }
  // Not "cookies": the browser keeps the mark that it has signed in here before.
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  headers.append("Set-Cookie", await signOutCookie());
  headers.append("Set-Cookie", await toastHeader("signed-out"));
  return redirect("/auth", { headers });
});

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

/** Seen only where it didn't work. */
export default function LogoutFailed() {
  return (
    <AuthCard
      title="Logout failed"
      text="You're still signed in. Please go back and try again in a moment."
      backHref="/"
      backLabel="Back"
    />
  );
}
