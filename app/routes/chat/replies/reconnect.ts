/** A connection that was refused (a server that starts anew) is tried again after this, then later and later. */
const FIRST_RECONNECT_MS = 1_000;
const LAST_RECONNECT_MS = 30_000;

/** Milliseconds to wait after so many refusals. Not all who lost the same server come back at one moment. */
export function reconnectDelayMs(refusals: number): number {
  const wait = Math.min(FIRST_RECONNECT_MS * 2 ** refusals, LAST_RECONNECT_MS);
  return wait * (0.75 + Math.random() / 2);
}
