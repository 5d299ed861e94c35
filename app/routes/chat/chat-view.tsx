import { useEffect, useRef, useState, type ReactNode } from "react";
import { useFetcher, useLocation } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChatHeader } from "#app/ui/chat-layout.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { rememberPage } from "#app/ui/kept-page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { ChatPage } from "./chat-page.server.ts";
import { COMPOSER_ID, MessageComposer, type ShownRefusal } from "./composer.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { SidePanel } from "./history/side-panel.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { LeftText } from "./left-text.tsx";
import { useUnpacked, type PackedPage } from "./packed-page.ts";
import { REFUSALS } from "./refusal-texts.ts";
import { LimitDialog, OfferCard } from "./trial-offer.tsx";
import { useChatKeys } from "./use-chat-keys.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { goToEnd } from "./use-reading-place.ts";
import { sendKey, useRefresh } from "./use-refresh.ts";
import { VoiceCallDoor } from "./voice/voice-call-door.tsx";

interface ChatViewProps {
  packed: PackedPage;
  /** Of a form that was posted without scripts. */
  refusal: ShownRefusal | null;
}

/** The whole conversation: header, messages, and the box to write in. */
export function ChatView({ packed, refusal: posted }: ChatViewProps) {
  const page = useUnpacked(packed);
  const fetcher = useFetcher<{ refusal: ShownRefusal }>({ key: sendKey(page.conversationId) });
  const { pathname } = useLocation();
  const refusal = useStandingRefusal(fetcher.data?.refusal ?? posted, page);
  const running = page.entries.find((entry) => entry.status === "running");
  const sending = fetcher.state === "idle" ? null : textOf(fetcher.formData);

  const refresh = useRefresh(page.conversationId);
  const last = page.entries.at(-1);
  const mark = last ? `${last.id} ${last.status ?? ""}` : "";
  useOtherTabs(page.conversationId, mark, refresh);
  useEffect(() => rememberPage(pathname, packed), [pathname, packed]);
  const [hasWordsBelow, setHasWordsBelow] = useState(false);
  const keys = useChatKeys();

  return (
    <ChatShell page={page}>
      <ChatHeader
        companionName={page.companionName}
        portrait={<Portrait src={page.companionPortrait} />}
        track={page.trackTitle}
        remaining={<Remaining page={page} />}
      >
        <VoiceCallDoor page={page} fetcher={fetcher} />
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
        <MoreLinks page={page} openKeys={keys.openSheet} />
      </ChatHeader>
      <ConversationList page={page} sending={sending} onWordsBelow={setHasWordsBelow} />
      {refusal ? <RefusalNotice refusal={refusal} page={page} refresh={refresh} /> : null}
      {mayOffer(page) && !running && !sending && refusal?.reason !== "limit" ? (
        <OfferCard page={page} />
      ) : null}
      {page.isWritable && page.isNewestPage ? (
        <MessageComposer
          page={page}
          refusedText={posted?.text ?? null}
          error={refusal?.reason === "blank" ? REFUSALS.blank.text : undefined}
          fetcher={fetcher}
          above={hasWordsBelow ? <WordsBelow /> : null}
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
      <KeysDialog isOn={keys.isOn} onSwitch={keys.switchTo} />
    </ChatShell>
  );
}

/** The conversation with the others beside it, where there is room. */
function ChatShell({ page, children }: { page: ChatPage; children: ReactNode }) {
  return (
    <div className="chat-shell">
      <div className="chat" data-therapist={page.companionId} data-phase={page.phase}>
        {children}
      </div>
      <SidePanel days={page.days} currentId={page.conversationId} formToken={page.formToken} />
    </div>
  );
}

/** A reply goes on where nobody looks: the way there, for whoever wants to go. */
function WordsBelow() {
  return (
    <p className="words-below">
      <Button type="button" small onClick={goToEnd}>
        New words below
      </Button>
    </p>
  );
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

function mayOffer(page: ChatPage): boolean {
  return page.offer !== null && page.isWritable && page.isNewestPage;
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

function StopButton() {
  return (
    <button className="send-button stop-button" type="submit" form="stop-reply" title="Stop">
      <Icon name="stop" />
      <span className="visually-hidden">Stop</span>
    </button>
  );
}

interface RefusalNoticeProps {
  refusal: ShownRefusal;
  page: ChatPage;
  refresh: () => void;
}

function RefusalNotice({ refusal, page, refresh }: RefusalNoticeProps) {
  const { title, text } = REFUSALS[refusal.reason];
  const place = useRef<HTMLDivElement>(null);
  // The limit was reached in another tab: this one does not know yet what there is now.
  const isBehind = refusal.reason === "limit" && page.assessmentPhase !== "trial_offered";
  useEffect(() => {
    if (isBehind) refresh();
  }, [isBehind, refresh]);
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
        <LimitDialog page={page} refusal={refusal} backHref={pathOf(page)} />
      ) : (
        <Notice tone="warning" title={title} text={text}>
          {refusal.reason === "offline" ? (
            <p>
              <Button small form={COMPOSER_ID}>
                Send again
              </Button>
            </p>
          ) : null}
        </Notice>
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
          <LeftText page={page} />
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
  return page.conversationId ? `/chat/${page.conversationId}` : (page.newHref ?? "/chat");
}

function textOf(form: FormData | undefined): string | null {
  const message = form?.get("message");
  return typeof message === "string" && message.trim() !== "" ? message : null;
}
