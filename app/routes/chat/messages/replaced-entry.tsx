import { href } from "react-router";
import { Markdown } from "#app/ui/markdown.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import type { ShownEntry } from "./shown-entry.server.ts";
import type { EntryTime } from "./entry-time.ts";

interface ReplacedEntryProps {
  entry: ShownEntry;
  speaker: string;
  time: EntryTime;
  page: Pick<ChatPage, "conversationId">;
}

/** An earlier wording or answer: folded away, and never lost. */
export function ReplacedEntry({
  entry,
  speaker,
  time,
  page: { conversationId },
}: ReplacedEntryProps) {
  const isOwn = entry.role === "user";
  return (
    <details className={isOwn ? "replaced replaced-user" : "replaced"} id={`replaced-${entry.id}`}>
      <summary>
        {isOwn ? "What you wrote first" : "Earlier answer"}
        <span className="visually-hidden">{`, ${time.label}`}</span>
      </summary>
      <div className="replaced-text">
        <p className="replaced-note">
          {`${speaker}, ${time.full}. ${isOwn ? "You edited it since" : "Another answer replaced it"}, so your companion no longer sees it.`}
        </p>
        {isOwn ? (
          <p>
            <PlainText text={entry.content} />
          </p>
        ) : (
          <Markdown text={entry.content} />
        )}
        {conversationId ? (
          <p>
            <a
              href={href("/chat/:conversationId/messages/:messageId/delete", {
                conversationId,
                messageId: entry.id,
              })}
            >
              Delete this
            </a>
          </p>
        ) : null}
      </div>
    </details>
  );
}
