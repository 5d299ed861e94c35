import { redirect } from "react-router";
import { z } from "zod";
import { currentAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { endOf } from "#app/models/user-sessions.server.ts";
import type { Route } from "./+types/extend-session";
import { ownPath } from "./own-path.ts";

export function loader() {
  throw redirect("/");
}

/** A post slides the session by itself; this one only says until when. */
export const action = formAction(z.object({}), async (_taken, args: Route.ActionArgs) => {
  const { request, context } = args;
  const signedIn = currentAccount(context);
  const wantsJson = request.headers.get("accept")?.includes("application/json") ?? false;
  if (!signedIn) {
    return wantsJson ? Response.json({ requiresLogin: true }, { status: 401 }) : redirect("/auth");
  }
  if (wantsJson) {
    const { expiresAt, absoluteExpiresAt } = signedIn.session;
    return Response.json({ expiresAt, absoluteExpiresAt, endsAt: endOf(signedIn.session) });
  }
  const referer = URL.parse(request.headers.get("referer") ?? "");
  return redirect(ownPath(referer?.pathname) ?? "/");
});

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
