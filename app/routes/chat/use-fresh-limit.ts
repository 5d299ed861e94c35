import { useCallback, useState } from "react";
import { useNavigationType } from "react-router";
import type { ChatPage } from "./chat-page.server.ts";

/**
 * Whether the last free message was sent just now and its offer wasn't closed yet; and closes it.
 * Never where the page was loaded as a whole, as it always is without scripts: there the offer stands
 * in the page.
 */
export function useFreshLimit({ lastFreeId }: ChatPage): [boolean, () => void] {
  const isWholeLoad = useNavigationType() === "POP";
  // A reply may take so long that what is loaded after it no longer says so.
  const [fresh, setFresh] = useState(lastFreeId);
  const [closed, setClosed] = useState(isWholeLoad ? lastFreeId : null);
  if (lastFreeId !== null && lastFreeId !== fresh) setFresh(lastFreeId);
  const close = useCallback(() => setClosed(fresh), [fresh]);
  return [fresh !== null && fresh !== closed, close];
}
