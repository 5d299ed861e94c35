import type { Line } from "../exercises/exercise.ts";

const SIGNS: readonly string[] = [
  "no",
  "nope",
  "didn't",
  "did not",
  "couldn't",
  "haven't",
  "not yet",
];

/** Said to somebody who did not get to what they had set themselves: no blame, and on we go. */
export function notDone(text: string): Line {
  return { text, when: { says: SIGNS } };
}
