import type { CurrentSession } from "#app/companion/guided.server.ts";

/** What one made-up person writes, in order; the companion's side is produced. */
export interface Journey {
  /** The transcript's file name, without its ending. */
  name: string;
  about: string;
  firstName: string | null;
  /** The exercise that is gone through to its end in it. */
  completes?: string;
  /** The session of a programme that it belongs to. */
  programme?: CurrentSession;
  turns: readonly string[];
}
