import { useEffect, useRef } from "react";
import { textFields } from "./use-draft.ts";

interface OnItsWay {
  action: string;
  data: FormData;
}

/**
 * Whoever sends and leaves at once has sent: a page that goes away takes what it was still sending
 * with it, so it is sent once more in a way that outlives it. Of two with one form key the server
 * takes one.
 */
export function useSentOnLeaving(isSending: boolean): (sent: OnItsWay) => void {
  const onItsWay = useRef<OnItsWay | null>(null);
  const isUnderway = useRef(false);

  useEffect(() => {
    // Between the click and the first render of it nothing is underway yet, and it is not over.
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
