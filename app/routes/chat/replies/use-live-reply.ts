import { useEffect, useState } from "react";
import type { ReplySource } from "#app/companion/reply/reply-event.ts";
import { deferred, openTabChannel } from "#app/ui/missing-features.ts";
import { followReply, type ReplyLine } from "./follow-reply.ts";

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
    const tabs = openTabChannel<TabNews>(`aliwell:${href}`, (news) => {
      if (turn.line()?.isOpen() || isEnded) return;
      text = news.text;
      show({ text, isCut: false });
      if (news.isEnded) end();
    });

    function show(change: Partial<LiveReplyState>) {
      if (!isEnded) setState((state) => ({ ...state, phase: "growing", ...change }));
    }

    function showText(said: string) {
      text = said;
      show({ text });
      tabs.tell({ text, isEnded: false });
    }

    function end() {
      if (isEnded) return;
      turn.leave();
      tabs.tell({ text, isEnded: true });
      show({ phase: "ended", isCut: false });
      isEnded = true;
      onEnd();
    }

    const turn = inOneTab(`aliwell:${href}`, () =>
      followReply(
        href,
        {
          onText: showText,
          onReset() {
            show({ sources: [] });
            showText("");
          },
          onSources: (sources) => show({ sources }),
          onNotice: (notice) => show({ notice }),
          // The page shows help at once; the line is kept until the answer that follows is there.
          onPanel: onEnd,
          onEnd: end,
          onBroken: () => show({ isCut: true }),
          onMended: () => show({ isCut: false }),
          // The page finds out what has become of it.
          onRefused: onEnd,
        },
        text,
      ),
    );

    function onVisibility() {
      if (document.visibilityState === "visible" && !isEnded) return turn.join();
      turn.leave();
      show({ isCut: false });
    }

    const tryNow = () => turn.line()?.tryNow();
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("online", tryNow);
    show({});
    onVisibility();
    return () => {
      isEnded = true;
      turn.leave();
      tabs.close();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("online", tryNow);
    };
    // Read the initial text only once: after that the stream is ahead of it.
    // oxlint-disable-next-line react/exhaustive-deps -- the first text is read once, as said above
  }, [href]);

  return state;
}

interface TabClaim {
  asking: AbortController;
  release: () => void;
  line: ReplyLine | null;
}

/** Lets one of all tabs hold the connection: a browser has few for a host. */
function inOneTab(name: string, begin: () => ReplyLine) {
  let turn: TabClaim | null = null;

  function join() {
    if (turn) return;
    const held = deferred<void>();
    const mine: TabClaim = { asking: new AbortController(), release: held.resolve, line: null };
    turn = mine;
    // Without a secure origin there are no locks: then each tab has a connection of its own.
    if (!("locks" in navigator)) {
      mine.line = begin();
      return;
    }
    const { signal } = mine.asking;
    navigator.locks
      .request(name, { signal }, () => {
        if (turn !== mine) return undefined;
        mine.line = begin();
        return held.promise;
      })
      // The page was hidden before its turn came, which aborts the request.
      .catch(() => {});
  }

  function leave() {
    turn?.line?.leave();
    turn?.asking.abort();
    turn?.release();
    turn = null;
  }

  return { join, leave, line: () => turn?.line ?? null };
}
