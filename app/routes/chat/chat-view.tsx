import { useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChatHeader } from "#app/ui/chat-layout.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { rememberPage } from "#app/ui/kept-page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { ChatPage } from "./chat-page.server.ts";
import { MessageComposer, type ShownRefusal } from "./composer.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { REFUSALS } from "./refusal-texts.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { sendKey, useRefresh } from "./use-refresh.ts";
import { VoiceCallDoor } from "./voice/voice-call-door.tsx";

interface ChatViewProps {
  page: ChatPage;
  /** Of a form that was posted without scripts. */
  refusal: ShownRefusal | null;
}

/** The whole conversation: header, messages, and the box to write in. */
export function ChatView({ page, refusal: posted }: ChatViewProps) {
  const fetcher = useFetcher<{ refusal: ShownRefusal }>({ key: sendKey(page.conversationId) });
  const { pathname } = useLocation();
  const refusal = useStandingRefusal(fetcher.data?.refusal ?? posted, page);
  const running = page.entries.find((entry) => entry.status === "running");
  const sending = fetcher.state === "idle" ? null : textOf(fetcher.formData);

  const refresh = useRefresh(page.conversationId);
  const last = page.entries.at(-1);
  const mark = last ? `${last.id} ${last.status ?? ""}` : "";
  useOtherTabs(page.conversationId, mark, refresh);
  useEffect(() => rememberPage(pathname, page), [pathname, page]);

  return (
    <div className="chat" data-therapist={page.companionId}>
      <ChatHeader
        companionName={page.companionName}
        portrait={<Portrait src={page.companionPortrait} />}
        track={page.trackTitle}
        remaining={<Remaining page={page} />}
      >
        <VoiceCallDoor page={page} fetcher={fetcher} />
        <EndSession page={page} />
        {page.isWritable ? (
          <form method="post" action="/chat/new-session">
            <FormToken value={page.formToken} />
            <Button small>
              <Icon name="plus" />
              New Session
            </Button>
          </form>
        ) : null}
        <MoreLinks page={page} />
      </ChatHeader>
      <ConversationList page={page} sending={sending} />
      {refusal ? <RefusalNotice refusal={refusal} page={page} /> : null}
      {page.isWritable && page.isNewestPage ? (
        <MessageComposer
          page={page}
          refusedText={posted?.text ?? null}
          error={refusal?.reason === "blank" ? REFUSALS.blank.text : undefined}
          fetcher={fetcher}
          beside={running ? <StopButton /> : null}
        />
      ) : (
        <Elsewhere page={page} />
      )}
      {running && page.conversationId ? (
        <form
          id="stop-reply"
          method="post"
          action={`/chat/${page.conversationId}/replies/${running.id}/stop`}
        >
          <FormToken value={page.formToken} />
        </form>
      ) : null}
    </div>
  );
}

/** What one seldom needs, folded away: it works with no script. */
function MoreLinks({ page }: { page: ChatPage }) {
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
          <a href={PATHS.memory}>Memory</a>
        </li>
      </ul>
    </details>
  );
}

/** A refusal stands until a message has arrived after it. */
function useStandingRefusal(refusal: ShownRefusal | null, page: ChatPage): ShownRefusal | null {
  const lastOwnId = page.entries.findLast((entry) => entry.role === "user")?.id;
  const [told, setTold] = useState({ refusal, lastOwnId });
  if (told.refusal !== refusal) setTold({ refusal, lastOwnId });
  return told.refusal === refusal && told.lastOwnId !== lastOwnId ? null : refusal;
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
  const { remaining, freeMessages } = page;
  if (remaining === null) return null;
  if (remaining === 0) {
    return (
      <>
        No free messages left. <a href="/pricing">See plans</a>
      </>
    );
  }
  return `${remaining} of ${freeMessages} messages left`;
}

function StopButton() {
  return (
    <button className="send-button stop-button" type="submit" form="stop-reply" title="Stop">
      <Icon name="stop" />
      <span className="visually-hidden">Stop</span>
    </button>
  );
}

function RefusalNotice({ refusal, page }: { refusal: ShownRefusal; page: ChatPage }) {
  const { title, text } = REFUSALS[refusal.reason];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [refusal]);
  return (
    <div className="chat-refusal" id="refusal" ref={place}>
      {refusal.panel ? (
        <CrisisPanel
          panel={refusal.panel}
          id={page.entries.some((entry) => entry.panel) ? "crisis-panel-refused" : "crisis-panel"}
        />
      ) : null}
      {refusal.reason === "limit" && !refusal.panel ? (
        <Dialog id="plan-dialog" title={title} open closeHref={pathOf(page)}>
          <p>{text}</p>
          <p>Premium will lift the limit.</p>
          <ButtonLink href="/pricing" variant="main">
            See plans
          </ButtonLink>
        </Dialog>
      ) : (
        <Notice tone="warning" title={title} text={text} />
      )}
    </div>
  );
}

function Elsewhere({ page }: { page: ChatPage }) {
  return (
    <div className="chat-elsewhere">
      {page.isWritable ? (
        <ButtonLink href={pathOf(page)}>Go to the newest messages</ButtonLink>
      ) : (
        <>
          <Notice title="Past Conversation" text="It can be read, and no longer be changed." />
          <div className="button-row">
            <ButtonLink href="/chat" variant="main">
              Go to Today
            </ButtonLink>
            {page.isEnded ? (
              <ButtonLink href={`/session-summary/${page.conversationId}`}>
                Session summary
              </ButtonLink>
            ) : null}
          </div>
        </>
      )}
    </div>
  );
}

function pathOf(page: ChatPage): string {
  return page.conversationId ? `/chat/${page.conversationId}` : "/chat";
}

function textOf(form: FormData | undefined): string | null {
  const message = form?.get("message");
  return typeof message === "string" && message.trim() !== "" ? message : null;
}
