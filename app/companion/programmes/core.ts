import type { Exercise } from "../exercises/exercise.ts";

type WrittenCore = Pick<
  Exercise,
  "id" | "title" | "modality" | "minutes" | "about" | "intro" | "steps"
> & { source: string };

/**
 * The exercise inside a session. Nobody finds it in the menu or is offered it elsewhere, and the
 * session has the last word: so it needs no names, no invitations and no ending of its own.
 */
export function coreExercise(core: WrittenCore): Exercise {
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
