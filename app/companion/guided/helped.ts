import { HELPED, HELPED_WORDS, type Helped } from "#app/catalogue/exercise-ratings.ts";
import type { QuickAnswer } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

export const HELPED_ANSWERS: readonly QuickAnswer[] = [
  ...HELPED.map((helped) => ({
    id: `helped.${helped}`,
    label: HELPED_WORDS[helped],
    message: HELPED_WORDS[helped],
  })),
  { id: "keep_writing", label: "Keep writing", message: "Keep writing" },
];

/** Longer answers are about something else and get an answer of their own. */
const MAX_RATING_WORDS = 12;

const READINGS: readonly (readonly [Helped, RegExp])[] = [
  [
    "not_today",
    /^hoy no\b|^no (?:mucho|ayud)|^nada\b|^(?:(?:sorry|honestly|um|hm+|well)[\s,]+)*(?:no|nope|nah|not (?:really|today|at all|much|this time)|it (?:did not|didn't)|didn't (?:help|do)|nothing)\b/u,
  ],
  [
    "a_little",
    /^(?:s[ií],? )?(?:me ayud[oó] )?un (?:poco|poquito)\b|^(?:(?:yes|yeah|yep|thanks|thank you|it did|i think(?: so)?|hm+|well|maybe)[\s,.]+)*(?:it |that |this )?(?:helped )?(?:just )?(?:a (?:little|bit|tiny bit)|a little bit|some(?:what)?|kind of|kinda|sort of|slightly)\b/u,
  ],
  [
    "a_lot",
    /^(?:s[ií],? )?(?:me ayud[oó] )?mucho\b|^(?:(?:yes|yeah|yep|thanks|thank you|it did|it|that|this|hm+|well)[\s,.]+)*(?:helped )?(?:a lot|lots|very much|really (?:helped|did|good)|so much|quite a (?:lot|bit))\b/u,
  ],
  ["a_little", /^(?:yes|yeah|yep|it did|it helped|that helped|i think so)[\s.]*$/u],
];

/** How a message answers whether an exercise helped; null when it is about something else. */
export function readHelped(content: string): Helped | null {
  const text = foldedText(content).trim();
  if (countWords(text) > MAX_RATING_WORDS) {
    return null;
  }
  return READINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
