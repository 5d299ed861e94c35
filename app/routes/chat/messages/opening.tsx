import { href } from "react-router";
import { OPENING } from "#app/companion/reply/choices.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Message } from "#app/ui/message.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { NoticeLine } from "./entry-view.tsx";
import { Answers } from "./quick-answers.tsx";
import { NOT_KEPT } from "./unkept.tsx";
import { WaysToBegin } from "./ways-to-begin.tsx";

/** Choices that are seen at once: more are a decision of their own. */
const MAX_CHOICES = 3;

/** The first words of a conversation, and after them, before as after it begins, that an AI is writing. */
export function Opening({ page, isBegun }: { page: ChatPage; isBegun: boolean }) {
  const { companionName, companionPortrait, opening, openingNotice, openedBy } = page;
  const words = (
    <Message
      role="assistant"
      speaker={openedBy?.name ?? companionName}
      speakerColor={openedBy?.id}
      portrait={openedBy ? undefined : companionPortrait}
    >
      <Markdown text={opening.text} />
    </Message>
  );
  if (isBegun) {
    return (
      <>
        {page.isImported ? null : words}
        <NoticeLine text={openingNotice} />
        <NotKept page={page} />
      </>
    );
  }
  return (
    <div className="chat-opening">
      {words}
      <NoticeLine text={openingNotice} />
      <NotKept page={page} />
      <FirstChoices page={page} />
    </div>
  );
}

/** What becomes of a conversation that isn't kept, and the way to its end. */
function NotKept({ page }: { page: ChatPage }) {
  if (page.isKept) return null;
  return (
    <>
      <NoticeLine text={NOT_KEPT} />
      {page.conversationId && page.isWritable ? (
        <PostForm
          className="begin-unkept"
          action={href("/chat/:conversationId/end", { conversationId: page.conversationId })}
        >
          <Button small busyLabel="Ending...">
            End and delete
          </Button>
        </PostForm>
      ) : null}
    </>
  );
}

function FirstChoices({ page }: { page: ChatPage }) {
  const { quickAnswers } = page.opening;
  const ways = (
    <>
      <WaysToBegin page={page} />
      {page.lastHref ? (
        <p>
          <a href={page.lastHref}>Your last conversation</a>
        </p>
      ) : null}
    </>
  );
  if (quickAnswers.length === 0) return ways;
  return (
    <div className="first-choices">
      <Answers answers={quickAnswers.slice(0, MAX_CHOICES)} under={OPENING} page={page} />
      <details
        className="more-choices"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open)
            currentTarget.lastElementChild?.scrollIntoView({ block: "nearest" });
        }}
      >
        <summary>More subjects</summary>
        <Answers answers={quickAnswers.slice(MAX_CHOICES)} under={OPENING} page={page} />
        {ways}
      </details>
    </div>
  );
}
