import type { Language } from "#app/safety/assessment.ts";
import { sentencesOf } from "#app/safety/scripts/wording.ts";
import { inLanguage } from "./say.ts";
import { productContent, type OpenContent } from "./content.ts";

/** Lines that take in what was said and say nothing of it. */
const EMPTY_LINES = [
  "encourage",
  "after_words",
  "then_listen",
  "receipts",
  "short_receipts",
  "ask_about_state",
] as const;
/** Lines that only hand back one thing that was named. */
const HAND_BACK_LINES = ["thing_say", "thing_ask", "thing_ask_either"] as const;

/** Whether a reply of the guided companion says nothing of what it answers: "Go on.", "Tell me more about your sister." */
export function isEmptyWord(
  text: string,
  language: Language,
  content: OpenContent = productContent(),
): boolean {
  const known = new Set(
    [
      ...EMPTY_LINES.map((name) => content.lines[name]),
      ...content.characters.flatMap(({ receipts, listening }) => [receipts, listening]),
    ].flatMap((lines) => inLanguage(lines, language).flatMap(sentencesOf)),
  );
  const handedBack = HAND_BACK_LINES.flatMap((name) =>
    inLanguage(content.lines[name], language).map((line) => line.toLowerCase().split("{it}")),
  );
  return sentencesOf(text).every(
    (sentence) =>
      known.has(sentence) ||
      handedBack.some(
        ([before = "", ...after]) =>
          sentence.startsWith(before) && sentence.endsWith(after.at(-1) ?? ""),
      ),
  );
}
