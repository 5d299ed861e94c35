import { OPENING } from "#app/companion/reply/choices.ts";
import { Markdown } from "#app/ui/markdown.tsx";
import { Message } from "#app/ui/message.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { NoticeLine } from "./entry-view.tsx";
import { Answers } from "./quick-answers.tsx";
import { BeginUnkept, NOT_KEPT } from "./unkept.tsx";
import { WaysToBegin } from "./ways-to-begin.tsx";

/** Choices that are seen at once: more are a decision of their own. */
const MAX_CHOICES = 3;

/** The first words of a conversation, below the notice that an AI is writing. */
export function Opening({ page, isBegun }: { page: ChatPage; isBegun: boolean }) {
  const { companionName, companionPortrait, opening, openingNotice, openedBy } = page;
  const words = (
    <Message
      role="assistant"
      speaker={openedBy?.name ?? companionName}
      speakerColor={openedBy?.id}
      portrait={isBegun ? (openedBy?.portrait ?? companionPortrait) : undefined}
    >
      <Markdown text={opening.text} />
    </Message>
  );
  if (isBegun) {
    return (
      <>
        <NoticeLine text={openingNotice} />
        {page.isKept ? null : <NoticeLine text={NOT_KEPT} />}
        {page.isImported ? null : words}
      </>
    );
  }
  return (
    <div className="chat-opening">
      <Portrait src={companionPortrait} />
      <NoticeLine text={openingNotice} />
      {page.isKept ? null : <NoticeLine text={NOT_KEPT} />}
      {words}
      <FirstChoices page={page} />
    </div>
  );
}

function FirstChoices({ page }: { page: ChatPage }) {
  const { quickAnswers } = page.opening;
  const ways = (
    <>
      <WaysToBegin page={page} />
      {page.isKept && page.isWritable && page.entries.length === 0 ? (
        <BeginUnkept formToken={page.formToken} companionId={page.companionId} />
      ) : null}
      {page.lastHref ? (
        <p>
          <a href={page.lastHref}>Your last conversation</a>
        </p>
      ) : null}
    </>
  );
  if (quickAnswers.length === 0) return ways;
  return (
    <>
      <Answers answers={quickAnswers.slice(0, MAX_CHOICES)} under={OPENING} page={page} />
      <details className="more-choices">
        <summary>More</summary>
        <Answers answers={quickAnswers.slice(MAX_CHOICES)} under={OPENING} page={page} />
        {ways}
      </details>
    </>
  );
}
