import { useCallback, useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";

/** The fetcher that sends a conversation's messages, wherever it is looked at. */
export function sendKey(conversationId: string | null): string {
  return `send:${conversationId ?? "new"}`;
}

/**
 * Asks the server again for the conversation. While a message is on its way that waits for its
 * answer: the router drops the redirect of a message when the page was asked for meanwhile.
 */
export function useRefresh(conversationId: string | null): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useFetcher({ key: sendKey(conversationId) });
  const isSending = useRef(false);
  const isMissed = useRef(false);

  useEffect(() => {
    isSending.current = state !== "idle";
    if (isSending.current || !isMissed.current) return;
    isMissed.current = false;
    void revalidate();
  }, [state, revalidate]);

  return useCallback(() => {
    if (isSending.current) isMissed.current = true;
    else void revalidate();
  }, [revalidate]);
}
