import { redirect } from "react-router";
import { retryReply } from "#app/companion/reply.server.ts";
import { requireUser } from "#app/middleware/account.server.ts";
import { submittedForm } from "#app/middleware/forms.server.ts";
import { findConversation, isWritable, recentHistory } from "#app/models/conversations.server.ts";
import type { Route } from "./+types/retry-reply";

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(`/chat/${params.sessionId}`);
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const user = requireUser(context, url);
  submittedForm(context);
  const { sessionId, replyId } = params;
  const conversation = await findConversation(user.id, sessionId);
  if (!conversation) throw new Response(null, { status: 404 });
  const history = await recentHistory(user.id, sessionId, 10);
  const question = history.findLast((entry) => entry.role === "user");
  const mayGoOn = question && isWritable(conversation, user.timeZone);
  const newReplyId = mayGoOn ? await retryReply(user, conversation, replyId, question) : null;
  return redirect(`/chat/${sessionId}#reply-${newReplyId ?? replyId}`);
}

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
