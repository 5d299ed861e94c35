import { asSentence } from "./facing.ts";
import type { Occasion, Slots } from "./occasions.ts";
import { greetingFor, type Recipient } from "./recipients.ts";

/** `{when|today}` and `{facts}` in a frame: what's told, or else what stands behind the stroke. */
const SLOT = /\{(\w+)(\|[^}]*)?\}/gu;

/** A frame with what's known put in. A sentence that has nothing to say without it is left out. */
export function fillFrame(frame: string, slots: Slots): string {
  return frame
    .split(/(?<=[.!?\]])\s+(?=[\p{Lu}¿[{])|(?<=\})\s+(?=[\p{Lu}¿])/u)
    .filter((sentence) => !isEmpty(sentence, slots))
    .map((sentence) => {
      const filled = sentence.replaceAll(SLOT, (_, slot: keyof Slots, otherwise = "|") =>
        String(slots[slot] ?? otherwise.slice(1)),
      );
      return asSentence(filled.replaceAll(/(?<!\s)\s+(?=[.,?!])|(?<=\s)\s+/gu, "")).replace(
        /^(\[[^[\]]*\])\.$/u,
        "$1",
      );
    })
    .join(" ");
}

function isEmpty(sentence: string, slots: Slots): boolean {
  return [...sentence.matchAll(SLOT)].some(
    ([, slot, otherwise]) => otherwise === undefined && slots[slot as keyof Slots] === undefined,
  );
}

/** A whole message for an occasion, with its greeting. */
export function writeOccasion(
  frame: string,
  occasion: Occasion | null,
  slots: Slots,
  to: Recipient,
): string {
  const greeting = greetingFor(to);
  const begins =
    occasion === "repair" || occasion === "deposit" ? greeting.replace("Hi", "Hello") : greeting;
  return `${begins} ${fillFrame(frame, slots)}`;
}
