import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Sends what was sent while another message is on its way as soon as that one has arrived. If it came
 * back, its writer looks at it first.
 */
export function useSentAfter(
  form: RefObject<HTMLFormElement | null>,
  isSending: boolean,
  mayGoOn: boolean,
) {
  const [isWaiting, setWaiting] = useState(false);
  // For a box that goes away, whose page is drawn no more.
  const waits = useRef(false);

  function wait(isToWait: boolean) {
    waits.current = isToWait;
    setWaiting(isToWait);
  }

  useEffect(() => {
    if (!isWaiting || isSending) return;
    wait(false);
    if (mayGoOn) form.current?.requestSubmit();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message that has arrived
  }, [isWaiting, isSending]);

  return { isWaiting, waits: () => waits.current, wait };
}
