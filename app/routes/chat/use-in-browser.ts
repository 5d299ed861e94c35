import { useSyncExternalStore } from "react";

const never = () => () => {};

/** What only a browser can say: false on the server, and until the page's script has taken over. */
export function useInBrowser(ask: () => boolean): boolean {
  return useSyncExternalStore(never, ask, () => false);
}
