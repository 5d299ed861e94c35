import { redirect } from "react-router";
import { stopRunningReply } from "#app/companion/reply.server.ts";
import { requireUser } from "#app/middleware/account.server.ts";
import { submittedForm } from "#app/middleware/forms.server.ts";
import { findReply } from "#app/models/replies.server.ts";
import type { Route } from "./+types/stop-reply";

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(`/chat/${params.sessionId}`);
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const user = requireUser(context, url);
  submittedForm(context);
  const { sessionId, replyId } = params;
  const found = await findReply(user.id, sessionId, replyId);
  if (!found) throw new Response(null, { status: 404 });
  await stopRunningReply(user.id, sessionId, replyId);
  return redirect(`/chat/${sessionId}#reply-${replyId}`);
}

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
