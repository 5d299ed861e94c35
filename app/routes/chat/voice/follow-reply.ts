import type { PanelData } from "#app/ui/crisis-panel.tsx";

export interface ReplyFollower {
  /** All that was said until now. */
  onText: (text: string) => void;
  /** What was said is withdrawn. */
  onReset: () => void;
  onPanel: (panel: PanelData) => void;
  onEnd: () => void;
  /** The line is broken, and mended by itself when it can be. */
  onBroken: () => void;
}

/** Follows a growing reply by its events. Returns how to leave it. */
export function followReply(href: string, follower: ReplyFollower): () => void {
  const source = new EventSource(href);
  let text = "";
  source.addEventListener("delta", (event: MessageEvent<string>) => {
    const delta: { text: string } = JSON.parse(event.data);
    text += delta.text;
    follower.onText(text);
  });
  source.addEventListener("reset", () => {
    text = "";
    follower.onReset();
  });
  source.addEventListener("panel", (event: MessageEvent<string>) => {
    const { panel }: { panel: PanelData } = JSON.parse(event.data);
    follower.onPanel(panel);
  });
  for (const ending of ["done", "stopped", "failed"]) {
    source.addEventListener(ending, () => {
      source.close();
      follower.onEnd();
    });
  }
  source.addEventListener("error", () => {
    // Closed for good: the page asks the server how the reply ended.
    if (source.readyState !== EventSource.CLOSED) follower.onBroken();
  });
  return () => source.close();
}
