import { useEffect, useState } from "react";
import type { ChatPage } from "../chat-page.server.ts";
import { spokenText } from "../voice/spoken-text.ts";

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
export function useSpokenStatus(page: ChatPage, isSending: boolean): string {
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
