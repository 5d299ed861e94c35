import type { Panel } from "#app/safety/panels.server.ts";

/** An article that a reply drew on, as it is named under it. */
export interface ReplySource {
  id: string;
  title: string;
  /** Author, title and year. */
  source: string;
}

/** All that a reply can say: spoken by the model, the guided companion, the guard and both transports. */
export type ReplyEvent =
  | { type: "panel"; panel: Panel }
  /** `length` is that of the whole text after this delta, in UTF-16 units. */
  | { type: "delta"; text: string; length: number }
  | { type: "notice"; text: string }
  /** What was shown is withdrawn; deltas begin again at zero. */
  | { type: "reset" }
  /** What it drew on: before its end, and never without one. */
  | { type: "sources"; sources: readonly ReplySource[] }
  | { type: "done" }
  | { type: "stopped" }
  | { type: "failed"; message: string };
