import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ChatPage, ShownEntry } from "./chat-page.server.ts";
import { CopyButton } from "./copy-button.tsx";
import type { EntryTime } from "./entry-time.ts";

interface EntryMenuProps {
  entry: ShownEntry;
  page: ChatPage;
  speaker: string;
  time: EntryTime;
  /** The last reply of the conversation, or the person's last message. */
  isLast: boolean;
}

/** What can be done with one message, folded away: it works with no script. */
export function EntryMenu({ entry, page, speaker, time, isLast }: EntryMenuProps) {
  const whose = entry.role === "user" ? "your message" : speaker;
  return (
    <details className="message-menu" name="message-menu">
      <summary title="Options">
        <Icon name="dots" />
        <span className="visually-hidden">{`Options: ${whose}, ${time.label}`}</span>
      </summary>
      <div className="message-menu-body">
        <p>{`${speaker}, ${time.full}`}</p>
        <ul>
          <CopyButton text={entry.content} />
          <Ways entry={entry} page={page} isLast={isLast} />
        </ul>
      </div>
    </details>
  );
}

function Ways({ entry, page, isLast }: Pick<EntryMenuProps, "entry" | "page" | "isLast">) {
  const { conversationId } = page;
  if (conversationId === null) return null;
  const mayAct = isLast && page.isWritable && page.isNewestPage;
  if (entry.role === "user") {
    return mayAct ? (
      <Way href={`/chat/${conversationId}/messages/${entry.id}`}>Change this message</Way>
    ) : null;
  }
  const href = `/chat/${conversationId}/replies/${entry.id}`;
  return (
    <>
      {mayAct && entry.hasOthers && !page.isRiskOpen ? (
        <li>
          <form method="post" action={`${href}/retry`}>
            <FormToken value={page.formToken} />
            <Button variant="link" small>
              Another answer
            </Button>
          </form>
        </li>
      ) : null}
      <Way href={`${href}/report`}>Report this reply</Way>
    </>
  );
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a className="button button-link button-small" href={href}>
        {children}
      </a>
    </li>
  );
}
