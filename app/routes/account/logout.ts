import { redirect } from "react-router";
import { z } from "zod";
import { currentAccount, signOutCookie } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { endStreamsOf } from "#app/middleware/stream-watch.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { recordAccountEvent } from "#app/models/account-events.server.ts";
import { closeUserSession } from "#app/models/user-sessions.server.ts";
import type { Route } from "./+types/logout";

export function loader() {
  throw redirect("/");
}

export const action = formAction(z.object({}), async (_taken, { context }: Route.ActionArgs) => {
  const signedIn = currentAccount(context);
  if (signedIn) {
    await closeUserSession(signedIn.session.id, signedIn.user.id);
    endStreamsOf(signedIn.session.id);
    const { userAgent } = requestFacts(context);
    await recordAccountEvent(signedIn.user.id, { kind: "signed_out", userAgent });
  }
  // Not "cookies": the browser keeps the mark that it has signed in here before.
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  headers.append("Set-Cookie", await signOutCookie());
  headers.append("Set-Cookie", await toastHeader("signed-out"));
  return redirect("/auth", { headers });
});

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
