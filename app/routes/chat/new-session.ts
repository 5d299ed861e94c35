import { redirect } from "react-router";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import { requireUser } from "#app/middleware/account.server.ts";
import { submittedForm } from "#app/middleware/forms.server.ts";
import { openConversation } from "#app/models/conversation-opening.server.ts";
import type { Route } from "./+types/new-session";

export function loader() {
  throw redirect("/chat");
}

/** Opens a conversation, to write in it or to call; one that is still empty is used again. */
export async function action({ context, url }: Route.ActionArgs) {
  const user = requireUser(context, url);
  const form = submittedForm(context);
  const therapist = resolveTherapist(form.get("selectedTherapist"), user.selectedTherapist);
  const path = `/chat/${await openConversation(user.id, therapist)}`;
  return redirect(form.has("call") ? `${path}/call` : path);
}

/** Never seen: it makes this a page's route, so that a refused form is answered by a page. */
export default function NoPage() {
  return null;
}
