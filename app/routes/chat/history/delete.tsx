import { data, redirect } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { deleteWithReplies } from "#app/companion/delete-conversation.server.ts";
import { requireUser } from "#app/middleware/account.server.ts";
import { submittedForm } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/delete";
import { loadDetails } from "./details-page.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Delete a conversation", matches) },
];

export function loader({ context, url, params }: Route.LoaderArgs) {
  requireUser(context, url);
  return loadDetails(context, url, params.sessionId);
}

export async function action({ context, url, params }: Route.ActionArgs) {
  const user = requireUser(context, url);
  submittedForm(context);
  if (!(await deleteWithReplies(user.id, params.sessionId))) throw data(null, { status: 404 });
  return redirect(PATHS.conversations, {
    headers: { "Set-Cookie": await toastHeader("conversation-deleted") },
  });
}

/** Asks once more before a conversation is deleted, and says what stays. */
export default function Delete({ loaderData, params }: Route.ComponentProps) {
  const { conversation, formToken } = loaderData;
  return (
    <Screen
      title="Delete this conversation?"
      lead={conversation ? `With ${conversation.who}, ${conversation.day}.` : null}
    >
      <p>
        All that was said in it, its summary and what you noted about it are deleted for good. If
        you want to keep something, <a href={`/chat/${params.sessionId}/details`}>keep a copy</a>{" "}
        first.
      </p>
      <p>
        Two things stay: what is in your <a href={PATHS.memory}>memory</a>, where you can delete it
        too, and, if help was shown to you, the safety record of that moment with the message that
        it was about.
      </p>
      <form method="post" className="button-row">
        <FormToken value={formToken} />
        <Button variant="danger" busyLabel="Deleting...">
          Delete it
        </Button>
        <ButtonLink href={`/chat/${params.sessionId}`}>Keep it</ButtonLink>
      </form>
    </Screen>
  );
}
