import { data } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  deleteMessage,
  findDeletable,
} from "#app/models/conversations/conversation-deletion.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/delete-message";
import { conversationHref } from "../conversation-href.ts";

export const links = chatStyles;

export const meta = pageTitle("Delete a message");

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = signedInUser(context);
  const found = await findDeletable(user.id, params.conversationId, params.messageId);
  if (!found) throw data(null, { status: 404 });
  return { role: found.role, content: String(found.content) };
}

export const action = formAction(z.object({}), async (_taken, args: Route.ActionArgs) => {
  const user = signedInUser(args.context);
  const { conversationId, messageId } = args.params;
  const gone = await deleteMessage(user.id, conversationId, messageId);
  if (gone === "missing") throw data(null, { status: 404 });
  const isConversation = gone === "conversation";
  const toast = isConversation ? "conversation-deleted" : "message-deleted";
  return redirectWithToast(
    isConversation ? PATHS.conversations : conversationHref(conversationId),
    toast,
  );
});

/** Asks once more before a message is deleted, and says what else goes and what stays. */
export default function DeleteMessage({ loaderData, params }: Route.ComponentProps) {
  const { role, content } = loaderData;
  const isOwn = role === "user";
  return (
    <Screen title={isOwn ? "Delete this message?" : "Delete this reply?"}>
      <blockquote>
        <PlainText text={content} />
      </blockquote>
      <p>
        This deletes it for good. The conversation's summary goes too, because it may repeat the
        words.
      </p>
      <p>
        {isOwn ? "The reply to it stays. You can delete that, too." : "What you wrote stays."} So
        does what's in your <a href={PATHS.memory}>memory</a>, where you can delete it.
      </p>
      <PostForm className="button-row">
        <Button variant="danger" busyLabel="Deleting...">
          Delete it
        </Button>
        <ButtonLink href={conversationHref(params.conversationId)}>Keep it</ButtonLink>
      </PostForm>
    </Screen>
  );
}
