import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ChatPage } from "./chat-page.server.ts";
import { honestLine } from "./messages/composer-lines.ts";
import { LeftText } from "./messages/left-text.tsx";
import { chatPageHref } from "./conversation-href.ts";

/** In place of the box where nothing can be written: the way to where it can. */
export function Elsewhere({ page }: { page: ChatPage }) {
  return (
    <div className="chat-elsewhere" id="message" tabIndex={-1}>
      {page.isWritable ? (
        <ButtonLink href={chatPageHref(page)}>Go to the latest messages</ButtonLink>
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
              <ButtonLink
                href={href("/session-summary/:conversationId", {
                  conversationId: page.conversationId ?? "",
                })}
              >
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
