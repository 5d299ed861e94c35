import { redirect } from "react-router";
import { z } from "zod";
import { stopRunningReply } from "#app/companion/reply/running-reply.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { findReply } from "#app/models/replies/replies.server.ts";
import type { Route } from "./+types/stop-reply";
import { conversationHref } from "../conversation-href.ts";

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(conversationHref(params.conversationId));
}

export const action = formAction(z.object({}), async (_taken, args: Route.ActionArgs) => {
  const user = signedInUser(args.context);
  const { conversationId, replyId } = args.params;
  const found = await findReply(user.id, conversationId, replyId);
  if (!found) throw new Response(null, { status: 404 });
  await stopRunningReply(user.id, conversationId, replyId);
  return redirect(`${conversationHref(conversationId)}#reply-${replyId}`);
});

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
