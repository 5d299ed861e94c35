import type { Line } from "../exercises/exercise.ts";

/** Said to somebody who did not get to what they had set themselves: no blame, and on we go. */
export const notDone: readonly Line[] = [
  "That week did not have room for it. Nothing is lost.",
  "Then it was not the time for it. We go on from where you are.",
  "That is all right. It was an offer, and it stays one.",
].map((text) => ({
  text,
  when: {
    says: [
      "no",
      "nope",
      "didn't",
      "did not",
      "couldn't",
      "could not",
      "haven't",
      "forgot",
      "nothing",
      "not yet",
    ],
  },
}));
