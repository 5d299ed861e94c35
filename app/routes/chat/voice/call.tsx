import { useEffect } from "react";
import { data, redirect, useNavigate } from "react-router";
import { storedTherapist } from "#app/catalogue/therapists.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { findConversation, isWritable } from "#app/models/conversations/conversations.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/call";
import { conversationHref } from "../conversation-href.ts";

export const handle = { isHandsFree: true } satisfies PageHandle;

export const links = chatStyles;

export const meta = pageTitle("Voice call");

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = signedInUser(context);
  const conversation = await findConversation(user.id, params.conversationId);
  if (!conversation) throw data(null, { status: 404 });
  const chatHref = conversationHref(conversation.id);
  if (!isWritable(conversation, user.timeZone)) throw redirect(chatHref);
  return { chatHref, name: storedTherapist(conversation.therapistType).name };
}

/** Where a call can be made this page leads on to it by itself; everywhere else it says why not. */
export default function Call({ loaderData }: Route.ComponentProps) {
  const { chatHref, name } = loaderData;
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(`${chatHref}#call`, { replace: true });
  }, [navigate, chatHref]);
  return (
    <Screen title={`Voice call with ${name}`}>
      <Notice
        title="Voice calls need JavaScript"
        text="Your browser needs JavaScript to listen and speak. Please type your message instead. It's the same conversation."
      />
      <div className="button-row">
        <ButtonLink href={chatHref} variant="main">
          Keep typing
        </ButtonLink>
      </div>
    </Screen>
  );
}
