import type { MouseEvent } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { QuickAnswers } from "#app/ui/chat-layout.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Message } from "#app/ui/message.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ReplySources } from "#app/ui/reply-sources.tsx";
import type { ChatPage, ShownEntry } from "./chat-page.server.ts";
import { Checkpoint } from "./checkpoint.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { entryTime } from "./entry-time.ts";
import { GrowingReply } from "./growing-reply.tsx";
import { ReplacedEntry } from "./replaced-entry.tsx";
import { useReadingPlace } from "./use-reading-place.ts";
import { useSpokenStatus } from "./use-spoken-status.ts";
import { ReadAloud } from "./voice/read-aloud-button.tsx";

interface ConversationListProps {
  page: ChatPage;
  /** A message that is on its way. */
  sending: string | null;
  /** Told whether a reply goes on where nobody looks. */
  onWordsBelow: (isBelow: boolean) => void;
}

/** All that was said, oldest first, with the panels where they were needed. */
export function ConversationList({ page, sending, onWordsBelow }: ConversationListProps) {
  const { entries, companionName, opening, openingNotice, checkBack, earlierHref } = page;
  const last = entries.at(-1);
  const lastOwn = entries.findLast((entry) => entry.role === "user" && !entry.isReplaced);
  const lastPanel = entries.findLast((entry) => entry.panel);
  const isGrowing = entries.some((entry) => entry.status === "running");
  const list = useReadingPlace({
    lastId: last?.id,
    isSending: sending !== null,
    isGrowing,
    isPlace: page.isPlace,
    onWordsBelow,
  });
  const spoken = useSpokenStatus(page, sending !== null);

  return (
    <>
      <div
        ref={list}
        className="message-list"
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
          <>
            <ToldLine text={openingNotice} />
            <Message
              role="assistant"
              speaker={page.openedBy?.name ?? companionName}
              speakerColour={page.openedBy?.id}
            >
              <Markdown text={opening.text} />
            </Message>
          </>
        )}
        {entries.map((entry) => (
          <EntryView
            key={entry.id}
            entry={entry}
            page={page}
            isLast={entry === last}
            isLastOwn={entry === lastOwn}
            hasPanelId={entry === lastPanel}
          />
        ))}
        {page.laterHref ? (
          <p className="messages-earlier">
            <a href={page.laterHref}>Later messages</a>
          </p>
        ) : null}
        {checkBack ? (
          <Message id="check-back" role="assistant" speaker={companionName}>
            <Markdown text={checkBack.text} />
          </Message>
        ) : null}
        {checkBack && !sending ? <Answers answers={checkBack.quickAnswers} page={page} /> : null}
        {page.isRiskOpen && !lastPanel && entries.length > 0 ? <RiskForms page={page} /> : null}
        {sending ? (
          <Message role="user" speaker="You" status="Sending...">
            {sending}
          </Message>
        ) : null}
        {entries.length === 0 && !sending && !checkBack ? (
          <>
            <Answers answers={opening.quickAnswers} page={page} />
            {page.lastHref ? (
              <p>
                <a href={page.lastHref}>Your last conversation</a>
              </p>
            ) : null}
          </>
        ) : null}
        {sending || checkBack ? null : <WaysToBegin page={page} />}
      </div>
      <output className="visually-hidden">{spoken}</output>
    </>
  );
}

/** What one can do here: before anything is said, and once more after a mere greeting. */
function WaysToBegin({ page }: { page: ChatPage }) {
  const { phase, entries, isRiskOpen, isWritable, isNewestPage } = page;
  const isRunning = entries.some(({ status }) => status === "running");
  if (isRiskOpen || !isWritable || !isNewestPage || isRunning) return null;
  if (phase !== "welcome" && phase !== "choose_option") {
    return entries.length === 0 ? (
      <p>
        <a href={PATHS.therapyTracks}>Choose another focus</a>
      </p>
    ) : null;
  }
  return (
    <nav className="ways-to-begin" aria-label="Ways to begin">
      <ul>
        <li>
          <a href="#message" onClick={goToBox}>
            Talk freely
          </a>
        </li>
        <li>
          <a href={PATHS.therapyTracks}>Choose a focus for this session</a>
        </li>
        <li>
          <a href={PATHS.exercises}>Do a short exercise</a>
        </li>
      </ul>
    </nav>
  );
}

// Without scripts the link leads to the box all the same.
function goToBox(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("message")?.focus();
}

interface EntryViewProps {
  entry: ShownEntry;
  page: ChatPage;
  isLast: boolean;
  isLastOwn: boolean;
  hasPanelId: boolean;
}

function EntryView({ entry, page, isLast, isLastOwn, hasPanelId }: EntryViewProps) {
  const { conversationId } = page;
  const isOwn = entry.role === "user";
  const speaker = isOwn ? "You" : (entry.spokenBy?.name ?? page.companionName);
  const time = entryTime(entry.at, page.timeZone);
  const menu = { entry, page, speaker, time };
  if (entry.role === "user") {
    return (
      <>
        {entry.isReplaced ? (
          <ReplacedEntry {...menu} />
        ) : (
          <Message
            id={`message-${entry.id}`}
            role="user"
            speaker={speaker}
            time={time}
            actions={<EntryMenu {...menu} isLast={isLastOwn} />}
          >
            {entry.content}
          </Message>
        )}
        {entry.panel ? (
          <CrisisPanel
            panel={entry.panel}
            id={hasPanelId ? "crisis-panel" : `crisis-panel-${entry.id}`}
          >
            {hasPanelId && page.isRiskOpen ? <RiskForms page={page} /> : null}
          </CrisisPanel>
        ) : null}
        {entry.checkpoint ? <Checkpoint {...entry.checkpoint} /> : null}
      </>
    );
  }
  if (entry.status === "running" && conversationId) {
    return <GrowingReply entry={entry} speaker={speaker} conversationId={conversationId} />;
  }
  if (entry.isReplaced) return <ReplacedEntry {...menu} />;
  return (
    <>
      <Message
        id={`reply-${entry.id}`}
        role="assistant"
        speaker={speaker}
        speakerColour={entry.spokenBy?.id}
        status={entry.status ? STATUS_LINES[entry.status] : null}
        time={time}
        actions={
          <>
            {entry.content === "" ? null : <ReadAloud entry={entry} page={page} />}
            {isLast ? <Retry entry={entry} page={page} /> : null}
            <EntryMenu {...menu} isLast={isLast} />
          </>
        }
      >
        {entry.told && !entry.isToldLast ? <ToldLine text={entry.told} /> : null}
        {entry.notice ? <Notice text={entry.notice} /> : null}
        <Markdown text={entry.content} />
        {entry.wayOn ? (
          <p className="reply-way-on">
            <ButtonLink href={entry.wayOn.href} small>
              {entry.wayOn.label}
            </ButtonLink>
          </p>
        ) : null}
        {entry.sources ? <ReplySources sources={entry.sources} /> : null}
        {entry.told && entry.isToldLast ? <ToldLine text={entry.told} /> : null}
      </Message>
      {entry.checkpoint ? <Checkpoint {...entry.checkpoint} /> : null}
      {isLast && !page.checkBack ? <Answers answers={entry.quickAnswers} page={page} /> : null}
    </>
  );
}

/** That an AI is writing: said in the conversation itself, at its start and when it is due. */
export function ToldLine({ text }: { text: string }) {
  return <p className="told-line">{text}</p>;
}

/** How a person says where they stand: each leads to one careful question. */
function RiskForms({ page }: { page: ChatPage }) {
  const from = page.conversationId ? `?from=${page.conversationId}` : "";
  return (
    <p className="button-row risk-forms">
      <ButtonLink href={`/crisis/safer${from}`} small>
        I'm feeling safer now
      </ButtonLink>
      {page.mayCorrect ? (
        <ButtonLink href={`/crisis/not-meant${from}`} small>
          This isn't what I meant
        </ButtonLink>
      ) : null}
      <ButtonLink href="/safety-plan" variant="link" small>
        My safety plan
      </ButtonLink>
    </p>
  );
}

const STATUS_LINES: Readonly<Record<NonNullable<ShownEntry["status"]>, string | null>> = {
  running: null,
  stopped: "Stopped",
  failed: "The reply broke off",
  interrupted: "Interrupted",
};

function Retry({ entry, page }: { entry: ShownEntry; page: ChatPage }) {
  const mayRetry = entry.status !== undefined && entry.status !== "running";
  if (!mayRetry || !page.isWritable || !page.conversationId) return null;
  return (
    <form method="post" action={`/chat/${page.conversationId}/replies/${entry.id}/retry`}>
      <FormToken value={page.formToken} />
      <Button variant="link" small>
        Retry
      </Button>
    </form>
  );
}

interface AnswersProps {
  answers: readonly { label: string; message: string }[] | undefined;
  page: ChatPage;
}

/** Answers to tap: each posts its words as the person's own. */
function Answers({ answers = [], page }: AnswersProps) {
  if (answers.length === 0 || !page.isWritable || !page.isNewestPage) return null;
  const action = page.conversationId ? `/chat/${page.conversationId}` : (page.newHref ?? "/chat");
  return (
    <form method="post" action={action}>
      <FormToken value={page.formToken} />
      <input type="hidden" name="formKey" value={page.formKey} />
      {page.conversationId ? null : (
        <input type="hidden" name="selectedTherapist" value={page.companionId} />
      )}
      <QuickAnswers label="Quick answers">
        {answers.map(({ label, message }) => (
          <Button key={message} name="message" value={message} small>
            {label}
          </Button>
        ))}
      </QuickAnswers>
    </form>
  );
}
