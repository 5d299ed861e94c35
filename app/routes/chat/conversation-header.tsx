import type { ComponentProps } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ChatHeader } from "#app/ui/chat-layout.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { ChatPage } from "./chat-page.server.ts";
import { VoiceCallButton } from "./voice/voice-call-button.tsx";

interface ConversationHeaderProps {
  page: ChatPage;
  fetcher: ComponentProps<typeof VoiceCallButton>["fetcher"];
  /** Opens the sheet of keys; false where it can not. */
  openKeys: () => boolean;
}

/** Who one talks with, how many messages are left, and the ways on from here. */
export function ConversationHeader({ page, fetcher, openKeys }: ConversationHeaderProps) {
  return (
    <ChatHeader
      companionName={page.companionName}
      portrait={<Portrait src={page.companionPortrait} />}
      track={page.trackTitle}
      remaining={<Remaining page={page} />}
    >
      <VoiceCallButton page={page} fetcher={fetcher} />
      <EndSession page={page} />
      {page.isWritable ? (
        <form id="new-session" method="post" action="/chat/new-session">
          <FormToken value={page.formToken} />
          <Button small>
            <Icon name="plus" />
            <span className="chat-action-name">New Session</span>
          </Button>
        </form>
      ) : null}
      <MoreLinks page={page} openKeys={openKeys} />
    </ChatHeader>
  );
}

/** Leads to the summary of what was said; where nothing was, there is nothing to end. */
function EndSession({ page }: { page: ChatPage }) {
  if (!page.conversationId || !page.isWritable || page.entries.length === 0) return null;
  return (
    <form method="post" action={`/chat/${page.conversationId}/end`}>
      <FormToken value={page.formToken} />
      <Button small busyLabel="Ending...">
        End session
      </Button>
    </form>
  );
}

function Remaining({ page }: { page: ChatPage }) {
  const { remaining, freeMessages, trialDaysLeft } = page;
  if (trialDaysLeft !== null) {
    return `Free trial: ${trialDaysLeft} ${trialDaysLeft === 1 ? "day" : "days"} left`;
  }
  if (remaining === null) return null;
  if (remaining === 0) {
    // In danger every message is answered, and no plan is a subject.
    return page.offer === null ? null : (
      <>
        No free messages left. <a href="/pricing">See plans</a>
      </>
    );
  }
  return `${remaining} of ${freeMessages} messages left`;
}

/** What one seldom needs, folded away: it works with no script. */
function MoreLinks({ page, openKeys }: { page: ChatPage; openKeys: () => boolean }) {
  const { conversationId, isWritable } = page;
  const change = conversationId
    ? `${PATHS.therapistSelection}?conversation=${conversationId}`
    : PATHS.therapistSelection;
  return (
    <details className="chat-more">
      <summary>More</summary>
      <ul>
        {isWritable ? (
          <li>
            <a href={change}>Change companion</a>
          </li>
        ) : null}
        <li>
          <a href={PATHS.conversations}>All conversations</a>
        </li>
        {conversationId && page.entries.length > 0 ? (
          <li>
            <a href={`/chat/${conversationId}/details`}>Name, copy or delete</a>
          </li>
        ) : null}
        <li>
          <a href={PATHS.memory}>Memory</a>
        </li>
        <li>
          <a
            href={PATHS.keys}
            onClick={(event) => {
              if (openKeys()) event.preventDefault();
            }}
          >
            Keys
          </a>
        </li>
      </ul>
    </details>
  );
}
