import { useEffect, useState } from "react";
import type { ReplySource } from "#app/companion/reply/reply-event.ts";
import { reconnectDelayMs } from "./reconnect.ts";

interface LiveReplyState {
  text: string;
  /** What the reply drew on, told at its end. */
  sources: readonly ReplySource[];
  notice: string | null;
  /** Whether the connection is gone; it comes back by itself when it can. */
  isCut: boolean;
  /** Null before the page's script has taken over from the frame. */
  phase: "frame" | "growing" | "ended";
}

/** What tabs of the same conversation tell each other. */
interface TabNews {
  text: string;
  isEnded: boolean;
}

/**
 * Follows a growing reply over server-sent events. Of all visible tabs one holds the connection, and
 * the others learn from it. `onEnd` is called when the reply has ended, or perhaps has: it can not be
 * followed.
 */
export function useLiveReply(href: string, initialText: string, onEnd: () => void): LiveReplyState {
  const [state, setState] = useState<LiveReplyState>({
    text: initialText,
    sources: [],
    notice: null,
    isCut: false,
    phase: "frame",
  });

  useEffect(() => {
    let text = initialText;
    let isEnded = false;
    const tabs = new BroadcastChannel(`aliwell:${href}`);
    // A channel has no target origin: it only ever reaches pages of ours.
    const tellTabs = (news: TabNews) => tabs.postMessage(news);

    function show(change: Partial<LiveReplyState>) {
      setState((state) => ({ ...state, phase: "growing", ...change }));
    }

    function end() {
      if (isEnded) return;
      isEnded = true;
      line.leave();
      tellTabs({ text, isEnded: true });
      show({ phase: "ended", isCut: false });
      onEnd();
    }

    function listen(source: EventSource) {
      source.addEventListener("delta", (event) => {
        text += fieldOf(event, "text");
        show({ text });
        tellTabs({ text, isEnded: false });
      });
      source.addEventListener("reset", () => {
        text = "";
        show({ text, sources: [] });
        tellTabs({ text, isEnded: false });
      });
      source.addEventListener("sources", (event) => show({ sources: sourcesOf(event) }));
      source.addEventListener("notice", (event) => show({ notice: fieldOf(event, "text") }));
      for (const ending of ["done", "stopped", "failed", "panel"]) {
        source.addEventListener(ending, end);
      }
    }

    const line = holdLine({
      name: `aliwell:${href}`,
      address: () => (text === "" ? href : `${href}?from=${text.length}`),
      listen,
      onCut: (isCut) => {
        if (!isEnded) show({ isCut });
      },
      // It may be that the reply is over, or that the server is: the page finds out.
      onRefused: onEnd,
    });

    tabs.addEventListener("message", (event: MessageEvent<TabNews>) => {
      if (line.isOpen() || isEnded) return;
      text = event.data.text;
      show({ text, isCut: false });
      if (event.data.isEnded) end();
    });
    const onVisibility = () =>
      document.visibilityState === "visible" && !isEnded ? line.join() : line.leave();
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("online", line.tryNow);
    show({});
    onVisibility();
    return () => {
      isEnded = true;
      line.leave();
      tabs.close();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("online", line.tryNow);
    };
    // The text at the start is read once: afterwards the stream is ahead of it.
    // oxlint-disable-next-line react/exhaustive-deps -- the first text is read once, as said above
  }, [href]);

  return state;
}

interface Line {
  /** A lock of this name lets one of all tabs hold the connection: a browser has few for a host. */
  name: string;
  address: () => string;
  listen: (source: EventSource) => void;
  onCut: (isCut: boolean) => void;
  onRefused: () => void;
}

/** The one connection of all tabs. What breaks is opened again: by the browser, or where it gave up, here. */
function holdLine({ name, address, listen, onCut, onRefused }: Line) {
  let source: EventSource | null = null;
  let later: number | undefined;
  let refusals = 0;
  let hold: { asking: AbortController; release: () => void; isHeld: boolean } | null = null;

  function open() {
    window.clearTimeout(later);
    const opened = new EventSource(address());
    source = opened;
    listen(opened);
    opened.addEventListener("open", () => {
      refusals = 0;
      onCut(false);
    });
    opened.addEventListener("error", () => {
      if (source !== opened) return;
      onCut(true);
      // While the browser reconnects by itself there is nothing to do.
      if (opened.readyState !== EventSource.CLOSED) return;
      source = null;
      later = window.setTimeout(open, reconnectDelayMs(refusals));
      refusals += 1;
      onRefused();
    });
  }

  function join() {
    if (hold) return;
    const held = Promise.withResolvers<void>();
    const mine = { asking: new AbortController(), release: held.resolve, isHeld: false };
    hold = mine;
    const begin = () => {
      if (hold !== mine) return;
      mine.isHeld = true;
      open();
    };
    // Without a secure origin there are no locks: then each tab has a connection of its own.
    if (!("locks" in navigator)) return begin();
    const { signal } = mine.asking;
    navigator.locks
      .request(name, { signal }, () => {
        begin();
        return hold === mine ? held.promise : undefined;
      })
      // Asked in vain: the page went out of sight before its turn came.
      .catch(() => {});
  }

  function leave() {
    window.clearTimeout(later);
    source?.close();
    source = null;
    onCut(false);
    hold?.asking.abort();
    hold?.release();
    hold = null;
  }

  function tryNow() {
    if (hold?.isHeld && source === null) open();
  }

  return { join, leave, tryNow, isOpen: () => source !== null };
}

function sourcesOf(event: MessageEvent<string>): readonly ReplySource[] {
  const { sources }: { sources: readonly ReplySource[] } = JSON.parse(event.data);
  return sources;
}

function fieldOf(event: MessageEvent<string>, name: string): string {
  const fields: Record<string, unknown> = JSON.parse(event.data);
  const value = fields[name];
  return typeof value === "string" ? value : "";
}
