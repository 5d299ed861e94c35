import type { PanelData } from "#app/ui/crisis-panel.tsx";
import { reconnectDelayMs } from "../replies/reconnect.ts";

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
}

/** Follows a growing reply by its events, over as many connections as it takes. Returns how to leave it. */
export function followReply(href: string, follower: ReplyFollower): () => void {
  let text = "";
  let refusals = 0;
  let later: number | undefined;
  let source = open();

  function open(): EventSource {
    const opened = new EventSource(text === "" ? href : `${href}?from=${text.length}`);
    listen(opened);
    opened.addEventListener("open", () => {
      refusals = 0;
      follower.onMended();
    });
    opened.addEventListener("error", () => {
      follower.onBroken();
      // The browser gave up. Where that is because the reply has ended, the page finds out how.
      if (opened.readyState === EventSource.CLOSED) reopen();
    });
    return opened;
  }

  function reopen() {
    window.clearTimeout(later);
    later = window.setTimeout(() => {
      source = open();
    }, reconnectDelayMs(refusals));
    refusals += 1;
  }

  function leave() {
    window.clearTimeout(later);
    source.close();
  }

  function listen(opened: EventSource) {
    opened.addEventListener("delta", (event: MessageEvent<string>) => {
      const delta: { text: string } = JSON.parse(event.data);
      text += delta.text;
      follower.onText(text);
    });
    opened.addEventListener("reset", () => {
      text = "";
      follower.onReset();
    });
    opened.addEventListener("panel", (event: MessageEvent<string>) => {
      const { panel }: { panel: PanelData } = JSON.parse(event.data);
      follower.onPanel(panel);
    });
    for (const ending of ["done", "stopped", "failed"]) {
      opened.addEventListener(ending, () => {
        leave();
        follower.onEnd();
      });
    }
  }

  return leave;
}
