// What browsers of the last years have that older ones don't, done without where it is missing: see
// canHydrate for what pages can't do without.

/** A promise with the functions that settle it. */
export function deferred<Value>(): {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
} {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** What tabs tell each other; nothing where a browser has no channel for it. */
export interface TabChannel<News> {
  tell: (news: News) => void;
  close: () => void;
}

export function openTabChannel<News>(name: string, onNews: (news: News) => void): TabChannel<News> {
  if (typeof BroadcastChannel === "undefined") return { tell() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", (event: MessageEvent<News>) => onNews(event.data));
  return {
    // A channel has no target origin: it only ever reaches pages of ours.
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  };
}

/** Aborts with either signal, or after this time. */
export function signalWithin(timeoutMs: number, stopped: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, timeoutMs);
  if (stopped.aborted) abort();
  stopped.addEventListener("abort", abort, { once: true });
  return controller.signal;
}

/**
 * Whether a browser has all that the scripts of the chat are written with. Without it the page stays
 * as the server made it, and works as it does with no scripts.
 */
export function canHydrate(): boolean {
  return (
    typeof Array.prototype.findLast === "function" &&
    typeof Array.prototype.at === "function" &&
    typeof Object.hasOwn === "function" &&
    readsPattern("(?<=a)b") &&
    typeof HTMLDialogElement !== "undefined" &&
    typeof HTMLFormElement.prototype.requestSubmit === "function" &&
    typeof ReadableStream !== "undefined" &&
    typeof Intl.DateTimeFormat.prototype.formatToParts === "function"
  );
}

/** A script with a pattern that a browser can't read never runs. */
function readsPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").test("ab");
  } catch {
    return false;
  }
}
