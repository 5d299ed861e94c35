import { PATHS } from "#app/catalogue/paths.ts";
import { data, redirect } from "react-router";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";
import {
  keepForNext,
  keepTypingForNext,
} from "#app/models/conversations/conversation-changes.server.ts";
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import {
  clearDraft,
  NEW_CONVERSATION,
  saveDraftOf,
  type DraftPage,
} from "#app/models/conversations/drafts.server.ts";
import { wasJustSent } from "#app/models/conversations/messages.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import type { Route } from "./+types/draft";
import { draftPageOf, draftSchema } from "./message-form.server.ts";

/**
 * Keeps what is typed and not sent. A half-typed sentence is screened, and raises nothing yet. What
 * another device typed meanwhile is kept below it, and given back to be shown.
 */
export const action = screenedAction(
  draftSchema,
  async (submitted, { params: { conversationId } }: Route.ActionArgs) => {
    const sent = valuesOf(submitted.submission);
    const { user } = submitted.account;
    const limit = await consumeRateLimit("draft.account", user.id);
    if (!limit.isAllowed) return data(null, { status: 429 });
    const screening = submitted.screeningOf("message");
    // This draft was sent before the message and arrives after it: don't bring the same words back.
    const isLate = screening.text.trim() !== "" && (await wasJustSent(user.id, screening.text));
    if (isLate) return new Response(null, { status: 204 });
    if (sent.intent === "take-along")
      return moveToNext(user, conversationId, screening, draftPageOf(sent));
    if (conversationId !== NEW_CONVERSATION && !(await findConversation(user.id, conversationId))) {
      // Deleted in another tab while somebody still types in this one.
      if (sent.kept !== "no") await keepTypingForNext(user.id, user.timeZone, screening);
      return data(null, { status: 404 });
    }
    const added = await saveDraftOf(user.id, conversationId, screening, draftPageOf(sent));
    return added === null ? new Response(null, { status: 204 }) : Response.json({ added });
  },
  {
    draft: (_name, { params }) => params.conversationId,
    isUnfinished: true,
  },
);

// What waits in a conversation that can only be read goes to where one can write.
async function moveToNext(user: User, conversationId: string, left: Screening, page: DraftPage) {
  if (left.text.trim() === "") return redirect(PATHS.chat);
  await keepForNext(user.id, user.timeZone, left);
  await clearDraft(user.id, conversationId, { words: left.text, ...page });
  return redirect(PATHS.chat);
}
