import type { Panel } from "#app/safety/panels.server.ts";

/** All that a reply can say: spoken by the model, the guided companion, the guard and both transports. */
export type ReplyEvent =
  | { type: "panel"; panel: Panel }
  /** `length` is that of the whole text after this delta, in UTF-16 units. */
  | { type: "delta"; text: string; length: number }
  | { type: "notice"; text: string }
  /** What was shown is withdrawn; deltas begin again at zero. */
  | { type: "reset" }
  | { type: "done" }
  | { type: "stopped" }
  | { type: "failed"; message: string };
