import { useCallback, useState } from "react";
import type { ChatPage } from "./chat-page.server.ts";
import { useInBrowser } from "./use-in-browser.ts";

/**
 * Whether the last free message was sent on this page and its offer wasn't closed yet; and closes it.
 * Never without scripts: there the offer stands in the page.
 */
export function useFreshLimit(page: ChatPage): [boolean, () => void] {
  const isInBrowser = useInBrowser(() => true);
  const [seen, setSeen] = useState({ page, isFresh: page.isLimitJustReached });
  // The reply still runs then: what is loaded after it says no more that it was just now.
  if (seen.page !== page) setSeen({ page, isFresh: seen.isFresh || page.isLimitJustReached });
  const close = useCallback(() => setSeen((now) => ({ ...now, isFresh: false })), []);
  return [isInBrowser && seen.isFresh, close];
}
