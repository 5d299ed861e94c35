import { useCallback, useEffect, useRef } from "react";
import { useFetcher, useNavigation, useRevalidator } from "react-router";

/** A redirect whose page is loaded begins to load it at once. */
const STUCK_AFTER_MS = 100;

/** The fetcher that sends a conversation's messages, wherever it is looked at. */
export function sendKey(conversationId: string | null): string {
  return `send:${conversationId ?? "new"}`;
}

/**
 * Loads the conversation from the server again. While a message is on its way this waits for its answer,
 * because the router drops a message's redirect if the page is loaded meanwhile. While the page is
 * loading, this loads it once more afterwards, not at the same time.
 */
export function useRefresh(conversationId: string | null): () => void {
  const { revalidate, state: loading } = useRevalidator();
  const { state } = useFetcher({ key: sendKey(conversationId) });
  const { state: going } = useNavigation();
  const isBusy = useRef(false);
  const isMissed = useRef(false);

  useEffect(() => {
    isBusy.current = state !== "idle" || loading !== "idle";
    if (isBusy.current || !isMissed.current) return;
    isMissed.current = false;
    void revalidate();
  }, [state, loading, revalidate]);

  // The router took the answer for a jump within the page, so the fetcher waits for a load that never starts.
  const isStuck = state === "loading" && going === "idle" && loading === "idle";
  useEffect(() => {
    if (!isStuck) return;
    const timer = window.setTimeout(() => void revalidate(), STUCK_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isStuck, revalidate]);

  return useCallback(() => {
    if (isBusy.current) isMissed.current = true;
    else void revalidate();
  }, [revalidate]);
}
