import { data } from "react-router";
import { currentAccount } from "#app/middleware/account.server.ts";
import { submittedForm } from "#app/middleware/forms.server.ts";
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
  if (sessionId !== NEW_CONVERSATION && !(await findConversation(user.id, sessionId))) {
    return data(null, { status: 404 });
  }
  const limit = await takeFromLimit("draft.account", user.id);
  if (!limit.isAllowed) return data(null, { status: 429 });
  const message = form.get("message");
  const text = typeof message === "string" ? message.slice(0, DRAFT_MAX_LENGTH) : "";
  await saveDraft(user.id, sessionId, await screenText(text));
  return new Response(null, { status: 204 });
}
