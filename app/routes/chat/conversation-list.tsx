import { useEffect, useState } from "react";
import { shortDayOf } from "#app/catalogue/format-date.ts";
import { CHECK_BACK } from "#app/companion/reply/choices.ts";
import { Markdown } from "#app/ui/markdown.tsx";
import { Message } from "#app/ui/message.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { RetryBoundary } from "#app/ui/retry-boundary.tsx";
import type { ChatPage } from "./chat-page.server.ts";
import { EntryView } from "./messages/entry-view.tsx";
import { Opening } from "./messages/opening.tsx";
import { Answers } from "./messages/quick-answers.tsx";
import { RiskForms } from "./risk-forms.tsx";
import { useScrollPosition } from "./use-scroll-position.ts";
import { WaysToBegin } from "./messages/ways-to-begin.tsx";
import { spokenText } from "./voice/spoken-text.ts";

const ENDINGS = {
  done: "",
  running: "",
  stopped: "The reply was stopped",
  failed: "The reply was cut off",
  interrupted: "The reply was interrupted",
} as const;

/** Whoever reads through the page later does not find the same words twice. */
const FORGOTTEN_AFTER_MS = 10_000;

/**
 * What a screen reader is told of a conversation: that a reply is being written, and its words once it
 * is finished, with the title of a panel that came before it. Not every word as it comes.
 */
function useSpokenStatus(page: ChatPage, isSending: boolean): string {
  const isWriting = page.entries.some((entry) => entry.status === "running");
  const isBusy = isSending || isWriting;
  const [spoken, setSpoken] = useState({ isBusy: false, said: "" });

  // While a message is on its way nothing is said, so that the same words are heard anew after it.
  const said = isWriting
    ? `${page.companionName} is writing`
    : isSending
      ? ""
      : spoken.isBusy
        ? endOf(page)
        : spoken.said;
  if (spoken.isBusy !== isBusy || spoken.said !== said) setSpoken({ isBusy, said });

  useEffect(() => {
    if (said === "" || isBusy) return;
    const forget = () => setSpoken({ isBusy: false, said: "" });
    const timer = window.setTimeout(forget, FORGOTTEN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [said, isBusy]);

  return said;
}

function endOf({ entries, companionName }: ChatPage): string {
  const [asked, reply] = entries.slice(-2);
  if (reply?.role !== "assistant") return reply?.panel?.title ?? "";
  const { status = "done", content, spokenBy } = reply;
  const words = `${spokenBy?.name ?? companionName}: ${spokenText(content)}`;
  return [asked?.panel?.title, ENDINGS[status], words].filter(Boolean).join(". ");
}

/** The day, where another one begins than that of the message before. */
function DayLine({ at, before, timeZone }: DayLineProps) {
  const day = shortDayOf(at, timeZone);
  if (before !== undefined && shortDayOf(before, timeZone) === day) return null;
  return <p className="message-day">{day}</p>;
}

interface DayLineProps {
  at: number;
  before: number | undefined;
  timeZone: string | null;
}

interface ConversationListProps {
  page: ChatPage;
  /** A message that is on its way. */
  sending: string | null;
  /** Called when a reply starts or stops growing below the visible page. */
  onWordsBelow: (isBelow: boolean) => void;
}

/** All that was said, oldest first, with the panels where they were needed. */
export function ConversationList({ page, sending, onWordsBelow }: ConversationListProps) {
  const { entries, companionName, checkBack, earlierHref } = page;
  const last = entries.at(-1);
  const lastOwn = entries.findLast((entry) => entry.role === "user" && !entry.isReplaced);
  const lastPanel = entries.findLast((entry) => entry.panel);
  const isGrowing = entries.some((entry) => entry.status === "running");
  const list = useScrollPosition({
    lastId: last?.id,
    isSending: sending !== null,
    isGrowing,
    isMiddlePage: page.isMiddlePage,
    onWordsBelow,
  });
  const spoken = useSpokenStatus(page, sending !== null);

  return (
    <>
      <div
        ref={list}
        className="message-list"
        data-new={entries.length === 0 && !checkBack ? "" : undefined}
        data-found={page.isMiddlePage ? "" : undefined}
        role="log"
        // Said below in its own words: nobody wants to hear a reply word by word.
        aria-live="off"
        aria-label={`Conversation with ${companionName}`}
      >
        {earlierHref ? (
          <p className="messages-earlier" id="earlier">
            <a href={earlierHref}>Earlier messages</a>
          </p>
        ) : (
          <Opening
            page={page}
            isBegun={entries.length > 0 || sending !== null || checkBack !== null}
          />
        )}
        {entries.map((entry, place) => (
          <RetryBoundary key={entry.id} fallback={<PlainText text={entry.content} />}>
            <DayLine at={entry.at} before={entries[place - 1]?.at} timeZone={page.timeZone} />
            <EntryView
              entry={entry}
              page={page}
              isLast={entry === last && sending === null}
              isLastOwn={entry === lastOwn}
              hasPanelId={entry === lastPanel}
            />
          </RetryBoundary>
        ))}
        {page.laterHref ? (
          <p className="messages-earlier">
            <a href={page.laterHref}>Later messages</a>
          </p>
        ) : null}
        {checkBack ? (
          <Message
            id="check-back"
            role="assistant"
            speaker={companionName}
            portrait={page.companionPortrait}
          >
            <Markdown text={checkBack.text} />
          </Message>
        ) : null}
        {checkBack && !sending ? (
          <Answers answers={checkBack.quickAnswers} under={CHECK_BACK} page={page} />
        ) : null}
        {page.isRiskOpen && !lastPanel && entries.length > 0 ? <RiskForms page={page} /> : null}
        {sending ? (
          <>
            <Message role="user" speaker="You">
              <span>{sending}</span>
            </Message>
            <p className="sending-line">Sending...</p>
          </>
        ) : null}
        {entries.length === 0 || sending || checkBack ? null : <WaysToBegin page={page} />}
      </div>
      <output className="visually-hidden">{spoken}</output>
    </>
  );
}
