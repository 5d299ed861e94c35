import { useEffect, useState } from "react";
import type { ReplySource } from "#app/companion/reply-event.ts";

/** A connection that was refused (a server that starts anew) is tried again after this. */
const RECONNECT_MS = 3_000;

interface LiveReplyState {
  text: string;
  /** What the reply drew on, told at its end. */
  sources: readonly ReplySource[];
  notice: string | null;
  /** Null before the page's script has taken over from the frame. */
  phase: "frame" | "growing" | "ended";
}

/** What tabs of the same conversation tell each other. */
interface TabNews {
  text: string;
  isEnded: boolean;
}

/**
 * Follows a growing reply over server-sent events. Only a visible tab holds a connection; the others
 * learn from it. `onEnd` is called when the reply has ended, or perhaps has: it can not be followed.
 */
export function useLiveReply(href: string, initialText: string, onEnd: () => void): LiveReplyState {
  const [state, setState] = useState<LiveReplyState>({
    text: initialText,
    sources: [],
    notice: null,
    phase: "frame",
  });

  useEffect(() => {
    let text = initialText;
    let isEnded = false;
    let source: EventSource | null = null;
    let later: number | undefined;
    const tabs = new BroadcastChannel(`aliwell:${href}`);
    // A channel has no target origin: it only ever reaches pages of ours.
    const tellTabs = (news: TabNews) => tabs.postMessage(news);

    function show(change: Partial<LiveReplyState>) {
      setState((state) => ({ ...state, phase: "growing", ...change }));
    }

    function end() {
      if (isEnded) return;
      isEnded = true;
      source?.close();
      tellTabs({ text, isEnded: true });
      show({ phase: "ended" });
      onEnd();
    }

    function connect() {
      if (isEnded || source || document.visibilityState === "hidden") return;
      source = new EventSource(text === "" ? href : `${href}?from=${text.length}`);
      source.addEventListener("delta", (event) => {
        text += fieldOf(event, "text");
        show({ text });
        tellTabs({ text, isEnded: false });
      });
      source.addEventListener("reset", () => {
        text = "";
        show({ text, sources: [] });
      });
      source.addEventListener("sources", (event) => show({ sources: sourcesOf(event) }));
      source.addEventListener("notice", (event) => show({ notice: fieldOf(event, "text") }));
      for (const ending of ["done", "stopped", "failed", "panel"]) {
        source.addEventListener(ending, end);
      }
      source.addEventListener("error", () => {
        // While it reconnects by itself there is nothing to do. Closed for good may mean that the
        // reply is over, or that the server is: the page finds out, and if it runs still we go on.
        if (source?.readyState !== EventSource.CLOSED) return;
        source = null;
        onEnd();
        later = window.setTimeout(connect, RECONNECT_MS);
      });
    }

    function onVisibility() {
      if (document.visibilityState === "visible") return connect();
      source?.close();
      source = null;
    }

    tabs.addEventListener("message", (event: MessageEvent<TabNews>) => {
      if (source) return;
      text = event.data.text;
      show({ text });
      if (event.data.isEnded) end();
    });
    document.addEventListener("visibilitychange", onVisibility);
    show({});
    connect();
    return () => {
      isEnded = true;
      window.clearTimeout(later);
      source?.close();
      tabs.close();
      document.removeEventListener("visibilitychange", onVisibility);
    };
    // The text at the start is read once: afterwards the stream is ahead of it.
    // oxlint-disable-next-line react/exhaustive-deps -- the first text is read once, as said above
  }, [href]);

  return state;
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
