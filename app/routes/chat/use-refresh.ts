import { useCallback, useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { isPageOutdated } from "./page-order.ts";

/** The fetcher that sends a conversation's messages, wherever it is looked at. */
export function sendKey(conversationId: string | null): string {
  return `send:${conversationId ?? "new"}`;
}

/**
 * Asks the server again for the conversation. While a message is on its way that waits for its
 * answer: the router drops the redirect of a message when the page was asked for meanwhile. And while
 * the page is being asked for it is asked for once more after that, not at the same time. A page that
 * was asked for before a message was answered is asked for again by itself.
 */
export function useRefresh(conversationId: string | null): () => void {
  const { revalidate, state: loading } = useRevalidator();
  const { state } = useFetcher({ key: sendKey(conversationId) });
  const isBusy = useRef(false);
  const isMissed = useRef(false);

  useEffect(() => {
    isBusy.current = state !== "idle" || loading !== "idle";
    if (isBusy.current) return;
    if (!isMissed.current && !isPageOutdated(`/chat/${conversationId}`)) return;
    isMissed.current = false;
    void revalidate();
  }, [state, loading, revalidate, conversationId]);

  return useCallback(() => {
    if (isBusy.current) isMissed.current = true;
    else void revalidate();
  }, [revalidate]);
}
