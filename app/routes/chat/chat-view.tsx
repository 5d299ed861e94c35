import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useFetcher, useLocation, useNavigationType } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { rememberPage } from "#app/ui/kept-page.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Elsewhere } from "./chat-elsewhere.tsx";
import type { ChatPage } from "./chat-page.server.ts";
import { MessageComposer } from "./messages/composer.tsx";
import type { ShownSendRefusal } from "./messages/send-or-keep.ts";
import { ConversationHeader } from "./conversation-header.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { wordsOfChoice } from "./messages/quick-answers.tsx";
import { RefusalNotice, useStandingRefusal } from "./messages/refusal-notice.tsx";
import { SEND_REFUSALS } from "./messages/refusal-texts.ts";
import { OfferCard, OfferDialog } from "./trial-offer.tsx";
import { useChatKeys, KEYS_DIALOG_ID } from "./use-chat-keys.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { StandingHelp } from "./risk-forms.tsx";
import { goToEnd } from "./use-scroll-position.ts";
import { sendKey, useRefresh } from "./use-refresh.ts";
import { replyHref } from "./conversation-href.ts";
import type { DaysPage } from "./history/days.server.ts";
import { ConversationDays } from "./history/conversation-days.tsx";
import { SearchForm } from "./history/search-form.tsx";
import { KeyList } from "./key-list.tsx";
import { useInBrowser } from "./use-in-browser.ts";

interface ChatViewProps {
  page: ChatPage;
  /** Of a form that was posted without scripts. */
  refusal: ShownSendRefusal | null;
}

/** The whole conversation: header, messages, and the box to write in. */
export function ChatView({ page, refusal: posted }: ChatViewProps) {
  const fetcher = useFetcher<{ refusal: ShownSendRefusal }>({ key: sendKey(page.conversationId) });
  const { pathname } = useLocation();
  const refusal = useStandingRefusal(fetcher.data?.refusal ?? posted, page);
  const running = page.entries.find((entry) => entry.status === "running");
  const sending = fetcher.state === "idle" ? null : textOf(page, fetcher.formData);

  const refresh = useRefresh(page.conversationId);
  const last = page.entries.at(-1);
  const mark = last ? `${last.id} ${last.status ?? ""}` : "";
  useOtherTabs(page.conversationId, mark, refresh);
  useEffect(() => rememberPage(pathname, page), [pathname, page]);
  const [hasWordsBelow, setHasWordsBelow] = useState(false);
  const keys = useChatKeys();
  const [isLimitFresh, closeOffer] = useFreshLimit(page);

  return (
    <ChatShell page={page}>
      <ConversationHeader page={page} fetcher={fetcher} openKeys={keys.openSheet} />
      <ConversationList page={page} sending={sending} onWordsBelow={setHasWordsBelow} />
      {refusal ? <RefusalNotice refusal={refusal} page={page} refresh={refresh} /> : null}
      {mayOffer(page) && !running && !sending && refusal?.reason !== "limit" ? (
        <StandingOffer page={page} isOver={isLimitFresh} onClose={closeOffer} />
      ) : null}
      {page.isWritable && page.isNewestPage ? (
        <MessageComposer
          page={page}
          refusedText={posted?.texts.message ?? null}
          error={refusal?.reason === "blank" ? SEND_REFUSALS.blank.text : undefined}
          fetcher={fetcher}
          above={
            <>
              {hasWordsBelow ? <WordsBelow /> : null}
              <StandingHelp page={page} />
            </>
          }
          stopButton={running ? <StopButton /> : null}
        />
      ) : (
        <Elsewhere page={page} />
      )}
      {running && page.conversationId ? (
        <PostForm id="stop-reply" action={replyHref(page, running, "stop")}></PostForm>
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
      <SidePanel days={page.days} currentId={page.conversationId} />
    </div>
  );
}

/** A link to the part of the reply that grows below the visible page. */
function WordsBelow() {
  return (
    <p className="words-below">
      <Button type="button" small onClick={goToEnd}>
        New reply below
      </Button>
    </p>
  );
}

interface StandingOfferProps {
  page: ChatPage;
  /** Whether to show the offer right after the last free message; never without scripts. */
  isOver: boolean;
  onClose: () => void;
}

function StandingOffer({ page, isOver, onClose }: StandingOfferProps) {
  return isOver ? <OfferDialog page={page} onClose={onClose} /> : <OfferCard page={page} />;
}

function mayOffer(page: ChatPage): boolean {
  return page.offer !== null && page.isWritable && page.isNewestPage;
}

function StopButton() {
  return (
    <button className="send-button stop-button" type="submit" form="stop-reply" title="Stop">
      <Icon name="stop" />
      <span className="visually-hidden">Stop</span>
    </button>
  );
}

function textOf(page: ChatPage, form: FormData | undefined): string | null {
  const choice = form?.get("choice");
  if (typeof choice === "string") return wordsOfChoice(page, choice);
  const message = form?.get("message");
  return typeof message === "string" && message.trim() !== "" ? message : null;
}

/**
 * Whether the last free message was sent just now and its offer wasn't closed yet; and closes it.
 * Never where the page was loaded as a whole, as it always is without scripts: there the offer stands
 * in the page.
 */
function useFreshLimit({ lastFreeId }: ChatPage): [boolean, () => void] {
  const isWholeLoad = useNavigationType() === "POP";
  // A reply may take so long that what is loaded after it no longer says so.
  const [fresh, setFresh] = useState(lastFreeId);
  const [closed, setClosed] = useState(isWholeLoad ? lastFreeId : null);
  if (lastFreeId !== null && lastFreeId !== fresh) setFresh(lastFreeId);
  const close = useCallback(() => setClosed(fresh), [fresh]);
  return [fresh !== null && fresh !== closed, close];
}

/** Beside the chat where there is room; elsewhere the same is a page of its own. */
function SidePanel({ days, currentId }: { days: DaysPage; currentId: string | null }) {
  return (
    <nav className="chat-side" aria-label="Conversations">
      <SearchForm />
      <ConversationDays page={days} currentId={currentId} level={2} />
      {days.days.length === 0 ? <p>Your conversations will be listed here.</p> : null}
      <p>
        <a href={PATHS.conversations}>All conversations</a>
      </p>
    </nav>
  );
}

/** The help sheet over the chat, with the switch for all of them. */
function KeysDialog({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  const isBrowser = useInBrowser(() => true);
  if (!isBrowser) return null;
  return (
    <Dialog id={KEYS_DIALOG_ID} title="Keyboard shortcuts">
      <KeyList />
      <div className="choice">
        <input
          type="checkbox"
          id="single-keys"
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <label htmlFor="single-keys">Use the Esc, Alt, / and ? shortcuts</label>
      </div>
    </Dialog>
  );
}
