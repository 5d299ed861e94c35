import { href } from "react-router";
import type { ReactNode } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ChatHeader } from "#app/ui/chat-layout.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QuickExit } from "#app/ui/quick-exit.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { ChatPage } from "./chat-page.server.ts";
import { BeginUnkept } from "./messages/unkept.tsx";
import { useVoiceCall } from "./voice/use-voice-call.tsx";

interface ConversationHeaderProps {
  page: ChatPage;
  fetcher: Parameters<typeof useVoiceCall>[1];
  /** Opens the sheet of keys; false where it can not. */
  openKeys: () => boolean;
}

/** Who one talks with, how many messages are left, and the ways on from here. */
export function ConversationHeader({ page, fetcher, openKeys }: ConversationHeaderProps) {
  const call = useVoiceCall(page, fetcher);
  return (
    <ChatHeader
      companionName={page.companionName}
      portrait={<Portrait src={page.companionPortrait} />}
      track={page.isKept ? page.trackTitle : "Not kept"}
      remaining={<Remaining page={page} />}
    >
      {/* One row on the smallest phone: the way off takes its place. */}
      {page.isWritable && page.quickExitHref === null ? (
        <PostForm id="new-session" action="/chat/new-session">
          <Button small title="New Session">
            <Icon name="plus" />
            <span className="chat-action-name">New Session</span>
          </Button>
        </PostForm>
      ) : null}
      {page.quickExitHref === null ? null : <QuickExit label="Leave" href={page.quickExitHref} />}
      <Menu page={page} callLink={call.link} openKeys={openKeys} />
      {call.dialog}
    </ChatHeader>
  );
}

/** Leads to the summary of what was said; where nothing was, there is nothing to end. */
function EndConversation({ page }: { page: ChatPage }) {
  if (!page.conversationId || !page.isWritable) return null;
  if (page.isKept && page.entries.length === 0) return null;
  return (
    <li>
      <PostForm action={href("/chat/:conversationId/end", { conversationId: page.conversationId })}>
        <button data-busy-label="Ending...">
          {page.isKept ? "End session" : "End and delete"}
        </button>
      </PostForm>
    </li>
  );
}

/** That a trial ends or the free messages are used up; how few are left stands beside the box. */
function Remaining({ page }: { page: ChatPage }) {
  const { remaining, trialDaysLeft } = page;
  if (trialDaysLeft !== null) {
    return `Free trial: ${trialDaysLeft} ${trialDaysLeft === 1 ? "day" : "days"} left`;
  }
  // In danger every message is answered, and no plan is a subject.
  if (remaining !== 0 || page.offer === null) return null;
  return (
    <>
      No free messages left. <a href="/pricing">See plans</a>
    </>
  );
}

interface MenuProps {
  page: ChatPage;
  callLink: ReactNode;
  openKeys: () => boolean;
}

/** All that isn't writing, folded away: it works with no script. */
function Menu({ page, callLink, openKeys }: MenuProps) {
  const { conversationId, isWritable } = page;
  const ofThis = conversationId ? `?conversation=${conversationId}` : "";
  const hasWords = conversationId && page.isKept && page.entries.length > 0;
  return (
    <details className="chat-more">
      <summary>Menu</summary>
      <div>
        <ul>
          {callLink ? <li>{callLink}</li> : null}
          <EndConversation page={page} />
          {page.isKept ? (
            <li>
              <BeginUnkept companionId={page.companionId} isRow />
            </li>
          ) : null}
        </ul>
        <ul>
          {isWritable ? (
            <>
              <li>
                <a href={`${PATHS.therapistSelection}${ofThis}`}>Change companion</a>
              </li>
              <li>
                <a href={`${PATHS.talking}${ofThis}`}>How it talks</a>
              </li>
            </>
          ) : null}
          <li>
            <a href={PATHS.memory}>Memory</a>
          </li>
        </ul>
        <ul>
          <li>
            <a href={PATHS.conversations}>All conversations</a>
          </li>
          {hasWords ? (
            <li>
              <a href={href("/chat/:conversationId/details", { conversationId })}>
                Rename, copy or delete
              </a>
            </li>
          ) : null}
          <li className="chat-more-keys">
            <a
              href={PATHS.keys}
              onClick={(event) => {
                if (openKeys()) event.preventDefault();
              }}
            >
              Keyboard shortcuts
            </a>
          </li>
        </ul>
      </div>
    </details>
  );
}
