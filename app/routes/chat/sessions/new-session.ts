import { PATHS } from "#app/catalogue/paths.ts";
import { redirect } from "react-router";
import { z } from "zod";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import { rememberLeftConversations } from "#app/companion/memory/remember.server.ts";
import { endLeftUnkept } from "#app/companion/conversations/delete-conversation.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { openConversation } from "#app/models/conversations/conversation-opening.server.ts";
import type { Route } from "./+types/new-session";
import { conversationHref } from "../conversation-href.ts";

export function loader() {
  throw redirect(PATHS.chat);
}

const newConversationSchema = z.object({
  selectedTherapist: z.string().optional(),
  call: z.string().optional(),
  /** "no" for a conversation that is deleted at its end. */
  kept: z.string().optional(),
});

/** Opens a conversation, to write in it or to call; one that is still empty is used again. */
export const action = formAction(
  newConversationSchema,
  async ({ submission }, args: Route.ActionArgs) => {
    const user = signedInUser(args.context);
    const { selectedTherapist, call, kept } = valuesOf(submission);
    const therapist = resolveTherapist(selectedTherapist, user.selectedTherapist);
    const id = await openConversation(user.id, therapist, { isKept: kept !== "no" });
    void rememberLeftConversations(user, id);
    const path = conversationHref(id);
    // What isn't kept has no list to come back from: it ends where it's left.
    const headers: HeadersInit = (await endLeftUnkept(user.id, id))
      ? { "Set-Cookie": await toastHeader("unkept-gone") }
      : {};
    return redirect(call !== undefined ? `${path}/call` : path, { headers });
  },
);

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
