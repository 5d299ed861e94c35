import { data, href, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { finishConversation } from "#app/companion/conversations/conversation-end.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import type { Route } from "./+types/end-session";
import { conversationHref } from "../conversation-href.ts";

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(conversationHref(params.conversationId));
}

/** Ends a session and leads to its summary; one in which nothing was said is simply left. */
export const action = formAction(z.object({}), async (_taken, args: Route.ActionArgs) => {
  const { conversationId } = args.params;
  const outcome = await finishConversation(signedInUser(args.context).id, conversationId);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome === "gone") {
    return redirectWithToast(PATHS.today, "unkept-gone");
  }
  return redirect(
    outcome === "ended" ? href("/session-summary/:conversationId", { conversationId }) : "/",
  );
});

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
