import type { Exercise } from "../exercises/exercise.ts";

/** What a session's core needs of its own. */
export type SessionCore = Pick<
  Exercise,
  "id" | "title" | "modality" | "minutes" | "source" | "about" | "intro" | "steps"
>;

/**
 * The core of a session as an exercise. Nobody asks for it by name and it is offered for no theme:
 * its session leads to it, and the session's own closings and things to try come after it.
 */
export function sessionCore(core: SessionCore): Exercise {
  return {
    ...core,
    helpsWith: [],
    aliases: [],
    reasons: {},
    invitations: [],
    closings: [],
    thisWeek: [],
  };
}
