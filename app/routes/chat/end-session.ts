import { data, redirect } from "react-router";
import { endSession } from "#app/companion/session-end.server.ts";
import { requireUser } from "#app/middleware/account.server.ts";
import { submittedForm } from "#app/middleware/forms.server.ts";
import type { Route } from "./+types/end-session";

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(`/chat/${params.sessionId}`);
}

/** Ends a session and leads to its summary; one in which nothing was said is simply left. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const user = requireUser(context, url);
  submittedForm(context);
  const outcome = await endSession(user.id, params.sessionId);
  if (outcome === "missing") throw data(null, { status: 404 });
  return redirect(outcome === "ended" ? `/session-summary/${params.sessionId}` : "/");
}

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
