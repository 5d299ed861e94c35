import { z } from "zod";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import { recordCallNotice } from "#app/models/risk/notices.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { noticeText } from "#app/safety/notices.ts";
import type { Route } from "./+types/calls";
import { speakWords } from "./spoken-reply.server.ts";

/** What a call begins with, as a sound: that it is an AI who speaks. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const conversation = await findConversation(user.id, params.conversationId);
  if (!conversation) throw new Response(null, { status: 404 });
  return speakWords(user.id, conversation.therapistType, noticeText("voice", "en"));
}

/** Records that the call's notice was shown. */
export const action = formAction(z.object({}), async (_taken, args: Route.ActionArgs) => {
  const { user } = signedInAccount(args.context);
  if (!isPremium(user)) return new Response(null, { status: 403 });
  const isRecorded = await recordCallNotice(user.id, args.params.conversationId, "en");
  return new Response(null, { status: isRecorded ? 204 : 404 });
});
