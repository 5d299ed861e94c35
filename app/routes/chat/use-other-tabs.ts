import { useEffect, useRef } from "react";
import { openTabChannel, type TabChannel } from "#app/ui/missing-features.ts";

/**
 * Keeps the tabs of one conversation in step: each tells the others how far it is (`mark`), and one
 * that is told of another mark asks the server by `refresh`.
 */
export function useOtherTabs(conversationId: string | null, mark: string, refresh: () => void) {
  const own = useRef(mark);
  const channel = useRef<TabChannel<string> | null>(null);
  const ask = useRef(refresh);

  useEffect(() => {
    ask.current = refresh;
  }, [refresh]);

  useEffect(() => {
    if (conversationId === null) return;
    const tabs = openTabChannel<string>(`aliwell:/chat/${conversationId}`, (news) => {
      if (news !== own.current) ask.current();
    });
    channel.current = tabs;
    return () => tabs.close();
  }, [conversationId]);

  useEffect(() => {
    if (own.current === mark) return;
    own.current = mark;
    channel.current?.tell(mark);
  }, [mark]);
}
