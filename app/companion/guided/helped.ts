import { HELPED, HELPED_WORDS, type Helped } from "#app/catalogue/exercise-ratings.ts";
import type { Said, Turn } from "./said.ts";
import type { QuickAnswer } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

/** Asked at the end of an exercise; an answer is welcome and none is needed. */
export const DID_IT_HELP: readonly string[] = [
  "Did this help: a little, a lot, or not today?",
  "One question about it, if you like: did it help a little, a lot, or not today?",
  "And did it do anything for you? A little, a lot, not today: each is a good answer.",
  "So that I know what suits you: did that help a little, a lot, or not today?",
];

export const HELPED_ANSWERS: readonly QuickAnswer[] = [
  ...HELPED.map((helped) => ({ label: HELPED_WORDS[helped], message: HELPED_WORDS[helped] })),
  { label: "Keep talking", message: "Keep talking" },
  { label: "Enough for now", message: "That's enough for now" },
];

const AFTERWARDS: readonly QuickAnswer[] = [
  { label: "Keep talking", message: "Keep talking" },
  { label: "Enough for now", message: "That's enough for now" },
];

const LINES: Readonly<Record<Helped, readonly string[]>> = {
  a_little: [
    "A little, then. I keep it in mind. Is there something you would still like to say about it?",
    "Some of it, good. I note that it may be worth another go one day. What is there for you now?",
    "A little counts. What do you notice that is different, if anything?",
  ],
  a_lot: [
    "Good. Then I will think of it earlier another time. What was it in there that helped?",
    "I am glad it was of use, and I note it for another day. What would you like to keep from it?",
    "Then it seems to suit you, and I will name it again when it fits. What is there for you now?",
  ],
  not_today: [
    "Thank you for being plain about it. I will look for something else next time. What would be of more use right now?",
    "Then it was not the right one for today, and that says nothing about you. What is there now?",
    "All right. I will not come back to it soon. What is left of what brought you here?",
  ],
};

/** Longer answers are about something else and get an answer of their own. */
const LONGEST_RATING_WORDS = 12;

const READINGS: readonly (readonly [Helped, RegExp])[] = [
  [
    "not_today",
    /^(?:(?:sorry|honestly|um|hm+|well)[\s,]+)*(?:no|nope|nah|not (?:really|today|at all|much|this time)|it (?:did not|didn't)|didn't (?:help|do)|nothing)\b/u,
  ],
  [
    "a_little",
    /^(?:(?:yes|yeah|yep|thanks|thank you|it did|i think(?: so)?|hm+|well|maybe)[\s,.]+)*(?:it |that |this )?(?:helped )?(?:just )?(?:a (?:little|bit|tiny bit)|a little bit|some(?:what)?|kind of|kinda|sort of|slightly)\b/u,
  ],
  [
    "a_lot",
    /^(?:(?:yes|yeah|yep|thanks|thank you|it did|it|that|this|hm+|well)[\s,.]+)*(?:helped )?(?:a lot|lots|very much|really (?:helped|did|good)|so much|quite a (?:lot|bit))\b/u,
  ],
  ["a_little", /^(?:yes|yeah|yep|it did|it helped|that helped|i think so)[\s.]*$/u],
];

/** How a message answers whether an exercise helped; null when it is about something else. */
export function readHelped(content: string): Helped | null {
  const text = foldedText(content).trim();
  if (countWords(text) > LONGEST_RATING_WORDS) {
    return null;
  }
  return READINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** After an exercise: what was said about it is noted; null when something else was said. */
export function answerHelped(turn: Turn, exerciseId: string): Said | null {
  const helped = readHelped(turn.message.content);
  if (helped === null) {
    return null;
  }
  return {
    text: turn.chooser.pick(`helped.${helped}`, LINES[helped]) ?? "",
    state: { ...turn.state, pending: null },
    quickAnswers: AFTERWARDS,
    rated: { exerciseId, helped },
  };
}
