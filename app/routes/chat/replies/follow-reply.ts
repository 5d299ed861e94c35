import type { ReplySource } from "#app/companion/reply/reply-event.ts";
import type { PanelData } from "#app/ui/crisis-panel.tsx";

/** A connection that was refused (a server that starts anew) is tried again after this, then later and later. */
const FIRST_RECONNECT_MS = 1_000;
const LAST_RECONNECT_MS = 30_000;

export interface ReplyFollower {
  /** All that was said until now. */
  onText: (text: string) => void;
  /** What was said is withdrawn. */
  onReset: () => void;
  onPanel: (panel: PanelData) => void;
  onEnd: () => void;
  /** The line is broken, and mended by itself when it can be. */
  onBroken: () => void;
  onMended: () => void;
  onSources?: (sources: readonly ReplySource[]) => void;
  onNotice?: (text: string) => void;
  /** The browser gave up: it may be that the reply is over, or that the server is. */
  onRefused?: () => void;
}

/** The connections to one reply, one after another. */
export interface ReplyLine {
  leave: () => void;
  isOpen: () => boolean;
  /** Waits no longer before the next connection. */
  tryNow: () => void;
}

/** Follows a growing reply by its events, over as many connections as it takes; `text` is known already. */
export function followReply(href: string, follower: ReplyFollower, text = ""): ReplyLine {
  let said = text;
  let source: EventSource | null = null;
  let later: number | undefined;
  let refusals = 0;

  function open() {
    window.clearTimeout(later);
    const opened = new EventSource(said === "" ? href : `${href}?from=${said.length}`);
    source = opened;
    listen(opened);
    opened.addEventListener("open", () => {
      refusals = 0;
      follower.onMended();
    });
    opened.addEventListener("error", () => {
      if (source !== opened) return;
      follower.onBroken();
      // While the browser reconnects by itself there is nothing to do.
      if (opened.readyState !== EventSource.CLOSED) return;
      source = null;
      later = window.setTimeout(open, reconnectDelayMs(refusals));
      refusals += 1;
      follower.onRefused?.();
    });
  }

  function leave() {
    window.clearTimeout(later);
    source?.close();
    source = null;
  }

  function listen(opened: EventSource) {
    function on<Fields>(type: string, hear: (fields: Fields) => void) {
      opened.addEventListener(type, (event: MessageEvent<string>) => hear(JSON.parse(event.data)));
    }
    on<{ text: string }>("delta", (delta) => {
      said += delta.text;
      follower.onText(said);
    });
    on("reset", () => {
      said = "";
      follower.onReset();
    });
    on<{ panel: PanelData }>("panel", ({ panel }) => follower.onPanel(panel));
    on<{ sources: readonly ReplySource[] }>("sources", ({ sources }) =>
      follower.onSources?.(sources),
    );
    on<{ text: string }>("notice", (notice) => follower.onNotice?.(notice.text));
    for (const ending of ["done", "stopped", "failed"]) {
      on(ending, () => {
        leave();
        follower.onEnd();
      });
    }
  }

  open();
  return {
    leave,
    isOpen: () => source !== null,
    tryNow() {
      if (source === null) open();
    },
  };
}

/** Milliseconds to wait after so many refusals. Not all who lost the same server come back at one moment. */
function reconnectDelayMs(refusals: number): number {
  const wait = Math.min(FIRST_RECONNECT_MS * 2 ** refusals, LAST_RECONNECT_MS);
  return wait * (0.75 + Math.random() / 2);
}
