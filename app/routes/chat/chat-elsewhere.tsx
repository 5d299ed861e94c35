import { ButtonLink } from "#app/ui/button.tsx";
import type { ChatPage } from "./chat-page.server.ts";
import { honestLine } from "./messages/composer-lines.ts";
import { LeftText } from "./messages/left-text.tsx";

/** In place of the box where nothing can be written: the way to where it can. */
export function Elsewhere({ page }: { page: ChatPage }) {
  return (
    <div className="chat-elsewhere" id="message" tabIndex={-1}>
      {page.isWritable ? (
        <ButtonLink href={chatPagePath(page)}>Go to the latest messages</ButtonLink>
      ) : (
        <>
          <p className="fine-print">
            <b>Past Conversation.</b> This conversation is read-only.
          </p>
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
          <p className="honest-line">
            {honestLine({ needsAdultLine: false, inDanger: page.inDanger })}
          </p>
        </>
      )}
    </div>
  );
}

/** Where a page's conversation is read from its end; of a new one, where it begins. */
export function chatPagePath(page: ChatPage): string {
  return page.conversationId ? `/chat/${page.conversationId}` : (page.newHref ?? "/chat");
}
