import { useEffect, useRef } from "react";

/**
 * Keeps the tabs of one conversation in step: each tells the others how far it is (`mark`), and one
 * that is told of another mark asks the server by `refresh`.
 */
export function useOtherTabs(conversationId: string | null, mark: string, refresh: () => void) {
  const own = useRef(mark);
  const channel = useRef<BroadcastChannel | null>(null);
  const ask = useRef(refresh);

  useEffect(() => {
    ask.current = refresh;
  }, [refresh]);

  useEffect(() => {
    if (conversationId === null) return;
    const tabs = new BroadcastChannel(`aliwell:/chat/${conversationId}`);
    channel.current = tabs;
    tabs.addEventListener("message", (event: MessageEvent<string>) => {
      if (event.data !== own.current) ask.current();
    });
    return () => tabs.close();
  }, [conversationId]);

  useEffect(() => {
    if (own.current === mark) return;
    own.current = mark;
    channel.current?.postMessage(mark);
  }, [mark]);
}
