import { href } from "react-router";
import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { useInBrowser } from "../use-in-browser.ts";
import type { ShownEntry } from "./shown-entry.server.ts";
import type { EntryTime } from "./entry-time.ts";
import { replyHref } from "../conversation-href.ts";

const LABELS = { idle: "Copy", copied: "Copied", failed: "Couldn't copy" };

/** Copies a message. Only a script can, and only where the browser lets it: elsewhere it is not there. */
function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof LABELS>("idle");
  const canCopy = useInBrowser(hasClipboard);
  if (!canCopy) return null;
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  }
  return (
    <li>
      <Button type="button" variant="link" small onClick={copy}>
        <span aria-live="polite">{LABELS[state]}</span>
      </Button>
    </li>
  );
}

function hasClipboard(): boolean {
  return "clipboard" in navigator;
}

interface EntryMenuProps {
  entry: ShownEntry;
  page: ChatPage;
  speaker: string;
  time: EntryTime;
  /** The last reply of the conversation, or the person's last message. */
  isLast: boolean;
}

/**
 * What can be done with one message, folded away. Without scripts an older one has one thing at
 * most: that is its link, and thirty menus weigh nothing.
 */
export function EntryMenu({ entry, page, speaker, time, isLast }: EntryMenuProps) {
  const isBrowser = useInBrowser(() => true);
  const mayAct = isLast && page.isWritable && page.isNewestPage;
  if (!isBrowser && !mayAct) return <OneWay entry={entry} page={page} time={time} />;
  const whose = entry.role === "user" ? "your message" : speaker;
  return (
    <details
      className="message-menu"
      name="message-menu"
      // On a small screen the last one opens below the box to write in.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.parentElement?.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary title="Options">
        <span className="visually-hidden">{`Options: ${whose}, ${time.label}`}</span>
      </summary>
      <ul>
        <CopyButton text={entry.content} />
        {page.conversationId ? <Ways entry={entry} page={page} mayAct={mayAct} /> : null}
      </ul>
    </details>
  );
}

function OneWay({ entry, page, time }: Pick<EntryMenuProps, "entry" | "page" | "time">) {
  if (page.conversationId === null) return null;
  if (entry.role === "user") {
    return (
      <a
        className="message-report"
        href={deletionOf(page, entry)}
        title="Delete this message"
        aria-label={`Delete this message of ${time.label}`}
      />
    );
  }
  return (
    <a
      className="message-report"
      href={replyHref(page, entry, "report")}
      title="Report this reply"
      aria-label={`Report this reply of ${time.label}`}
    />
  );
}

function Ways({ entry, page, mayAct }: { entry: ShownEntry; page: ChatPage; mayAct: boolean }) {
  if (entry.role === "user") {
    return (
      <>
        {mayAct ? (
          <Way
            href={href("/chat/:conversationId/messages/:messageId", idsOf(page, entry))}
            what="this message"
          >
            Change
          </Way>
        ) : null}
        <Way href={deletionOf(page, entry)} what="this message">
          Delete
        </Way>
      </>
    );
  }
  return (
    <>
      {mayAct && entry.hasOthers && !page.isRiskOpen ? (
        <li>
          <PostForm action={replyHref(page, entry, "retry")}>
            <Button variant="link" small>
              Another answer
            </Button>
          </PostForm>
        </li>
      ) : null}
      <Way href={replyHref(page, entry, "report")} what="this reply">
        Report
      </Way>
      <Way href={deletionOf(page, entry)} what="this reply">
        Delete
      </Way>
    </>
  );
}

function deletionOf(page: ChatPage, entry: ShownEntry): string {
  return href("/chat/:conversationId/messages/:messageId/delete", idsOf(page, entry));
}

function idsOf({ conversationId }: ChatPage, { id }: ShownEntry) {
  return { conversationId: conversationId ?? "", messageId: id };
}

function Way({ href, what, children }: { href: string; what: string; children: ReactNode }) {
  return (
    <li>
      <a className="button button-link button-small" href={href}>
        {children}
        <span className="visually-hidden"> {what}</span>
      </a>
    </li>
  );
}
