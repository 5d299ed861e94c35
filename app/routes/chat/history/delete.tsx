import { data, href } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { deleteWithReplies } from "#app/companion/conversations/delete-conversation.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/delete";
import { loadDetails } from "./details-page.server.ts";
import { conversationHref } from "../conversation-href.ts";

export const meta = pageTitle("Delete a conversation");

export function loader({ context, params }: Route.LoaderArgs) {
  return loadDetails(context, params.conversationId);
}

export const action = formAction(z.object({}), async (_taken, args: Route.ActionArgs) => {
  const user = signedInUser(args.context);
  const { userAgent } = requestFacts(args.context);
  const isDeleted = await deleteWithReplies(user.id, args.params.conversationId, userAgent);
  if (!isDeleted) throw data(null, { status: 404 });
  return redirectWithToast(PATHS.conversations, "conversation-deleted");
});

/** Asks once more before a conversation is deleted, and says what stays. */
export default function Delete({ loaderData, params }: Route.ComponentProps) {
  const { conversation } = loaderData;
  return (
    <Screen
      title="Delete this conversation?"
      lead={`With ${conversation.who}, ${conversation.day}.`}
    >
      <p>
        This deletes everything in it for good, with its summary and your notes about it. If you
        want to keep something,{" "}
        <a href={href("/chat/:conversationId/details", { conversationId: params.conversationId })}>
          save a copy first
        </a>
        .
      </p>
      <p>
        Two things stay: what's in your <a href={PATHS.memory}>memory</a>, where you can delete it
        too, and, if you were shown help, a record of that moment without what you wrote.
      </p>
      <PostForm className="button-row">
        <Button variant="danger" busyLabel="Deleting...">
          Delete conversation
        </Button>
        <ButtonLink href={conversationHref(params.conversationId)}>Cancel</ButtonLink>
      </PostForm>
    </Screen>
  );
}
