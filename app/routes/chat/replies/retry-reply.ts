import { redirect } from "react-router";
import { z } from "zod";
import type { ToastCode } from "#app/content/toasts.ts";
import { retryReply } from "#app/companion/reply/reply.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { findConversation, isWritable } from "#app/models/conversations/conversations.server.ts";
import { findLastOwnMessage } from "#app/models/conversations/messages.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { conversationHref } from "../conversation-href.ts";
import { withToast } from "../messages/send-message.server.ts";
import type { Route } from "./+types/retry-reply";

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(conversationHref(params.conversationId));
}

/**
 * Another try after a reply that broke off, another answer than a whole one, or more of a cut one. It uses up no
 * message.
 */
export const action = formAction(
  z.object({ way: z.string().optional() }),
  async ({ form }, args: Route.ActionArgs) => {
    const user = signedInUser(args.context);
    const { conversationId, replyId } = args.params;
    const conversation = await findConversation(user.id, conversationId);
    if (!conversation) throw new Response(null, { status: 404 });
    const question = await findLastOwnMessage(user.id, conversationId);
    if (!question || !isWritable(conversation, user.timeZone)) return back(conversationId, replyId);
    const limit = await consumeRateLimit("again.account", user.id);
    if (!limit.isAllowed) return back(conversationId, replyId, "answers-too-fast");
    const retried = await retryReply(
      user,
      conversation,
      replyId,
      question,
      form.get("way") === "on",
    );
    if (retried === "nothing_else") return back(conversationId, replyId, "no-other-answer");
    return back(conversationId, retried === "not_last" ? replyId : retried.newReplyId);
  },
);

function back(conversationId: string, replyId: string, toast: ToastCode | null = null) {
  return withToast(`${conversationHref(conversationId)}#reply-${replyId}`, toast);
}

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
