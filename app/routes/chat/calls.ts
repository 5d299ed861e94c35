import { requireUserOr401 } from "#app/middleware/account.server.ts";
import { submittedForm } from "#app/middleware/forms.server.ts";
import { findConversation } from "#app/models/conversations.server.ts";
import { recordCallNotice } from "#app/models/notices.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import { noticeText } from "#app/safety/notices.ts";
import type { Route } from "./+types/calls";
import { sayAloud } from "./said-aloud.server.ts";

/** What a call begins with, as a sound: that it is an AI who speaks. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { user } = requireUserOr401(context);
  const conversation = await findConversation(user.id, params.sessionId);
  if (!conversation) throw new Response(null, { status: 404 });
  return sayAloud(user.id, conversation.therapistType, noticeText("voice", "en"));
}

/** A call begins: that its notice was shown is recorded. */
export async function action({ context, params }: Route.ActionArgs) {
  const { user } = requireUserOr401(context);
  submittedForm(context);
  if (!isPremium(user)) return new Response(null, { status: 403 });
  const isRecorded = await recordCallNotice(user.id, params.sessionId, "en");
  return new Response(null, { status: isRecorded ? 204 : 404 });
}
