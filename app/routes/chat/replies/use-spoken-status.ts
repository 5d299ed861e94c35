import { useState } from "react";
import type { ChatPage } from "../chat-page.server.ts";

const ENDINGS = {
  done: "Reply ready",
  running: "",
  stopped: "The reply was stopped",
  failed: "The reply was cut off",
  interrupted: "The reply was interrupted",
} as const;

/**
 * What a screen reader is told of a conversation: that a reply is being written, and that it is ready.
 * Not every word of it: that can be read in peace.
 */
export function useSpokenStatus(page: ChatPage, isSending: boolean): string {
  const last = page.entries.at(-1);
  const status = last?.role === "assistant" ? (last.status ?? "done") : null;
  const isWriting = page.entries.some((entry) => entry.status === "running");
  const isBusy = isSending || isWriting;
  const [spoken, setSpoken] = useState({ isBusy: false, said: "" });

  // While a message is on its way nothing is said, so that the same words are heard anew after it.
  const said = isWriting
    ? `${page.companionName} is writing`
    : isSending
      ? ""
      : spoken.isBusy && status
        ? ENDINGS[status]
        : spoken.said;
  if (spoken.isBusy !== isBusy || spoken.said !== said) setSpoken({ isBusy, said });
  return said;
}
