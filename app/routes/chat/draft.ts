import { data } from "react-router";
import { currentAccount } from "#app/middleware/account.server.ts";
import { submittedForm } from "#app/middleware/forms.server.ts";
import { keepTypingForNext } from "#app/models/conversation-changes.server.ts";
import { findConversation, MESSAGE_MAX_LENGTH } from "#app/models/conversations.server.ts";
import { NEW_CONVERSATION, saveDraft } from "#app/models/drafts.server.ts";
import { takeFromLimit } from "#app/models/rate-limits.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import type { Route } from "./+types/draft";

/** A draft may be longer than a message: the person is not done with it yet. */
const DRAFT_MAX_LENGTH = 4 * MESSAGE_MAX_LENGTH;

/** Keeps what is typed and not sent. A half-typed sentence is screened, and raises nothing yet. */
export async function action({ context, params }: Route.ActionArgs) {
  const signedIn = currentAccount(context);
  if (!signedIn) return data(null, { status: 401 });
  const form = submittedForm(context);
  const { user } = signedIn;
  const { sessionId } = params;
  const limit = await takeFromLimit("draft.account", user.id);
  if (!limit.isAllowed) return data(null, { status: 429 });
  const message = form.get("message");
  const text = typeof message === "string" ? message.slice(0, DRAFT_MAX_LENGTH) : "";
  const screening = await screenText(text);
  if (sessionId !== NEW_CONVERSATION && !(await findConversation(user.id, sessionId))) {
    // Deleted in another tab while somebody still types in this one.
    await keepTypingForNext(user.id, user.timeZone, screening);
    return data(null, { status: 404 });
  }
  await saveDraft(user.id, sessionId, screening);
  return new Response(null, { status: 204 });
}
