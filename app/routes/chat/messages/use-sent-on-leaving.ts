import { useEffect, useRef } from "react";
import { textFields } from "./use-draft.ts";

interface OnItsWay {
  action: string;
  data: FormData;
}

/**
 * Makes sure that a message arrives when its writer sends it and leaves at once. A page that goes away
 * aborts its requests, so this sends the message again in a way that outlives the page. Both carry the
 * same form key, and the server takes one.
 */
export function useSentOnLeaving(isSending: boolean): (sent: OnItsWay) => void {
  const onItsWay = useRef<OnItsWay | null>(null);
  const isUnderway = useRef(false);

  useEffect(() => {
    // Right after the click the fetcher is still idle, which doesn't mean that the message has arrived.
    if (isUnderway.current && !isSending) onItsWay.current = null;
    isUnderway.current = isSending;
  }, [isSending]);

  useEffect(() => {
    const sendAgain = () => {
      if (!onItsWay.current) return;
      const { action, data } = onItsWay.current;
      // Nobody is there any more to hear how it went.
      fetch(action, { method: "POST", body: textFields(data), keepalive: true }).catch(() => {});
    };
    window.addEventListener("pagehide", sendAgain);
    return () => window.removeEventListener("pagehide", sendAgain);
  }, []);

  return (sent) => {
    onItsWay.current = sent;
  };
}
