import { sharedWords, tellingWords } from "../memory/sameness.ts";
import { readMemories } from "../memory/written-rules.ts";
import { quotedAnswer } from "./quoting.ts";
import type { Turn } from "./turn-reply.ts";
import { countWords, foldedText, plainText } from "./wording.ts";

/** How many facts are named at once. */
const FACTS_SHOWN = 5;
/** Words of the question itself: they name no fact. */
const ASKING = new Set(
  [
    "what did tell told you know remember about do again name my me said say who how whats please old i",
    "qué que te dije conté sabes recuerdas de sobre mí cómo se llama nombre mi mis cuál",
  ]
    .join(" ")
    .split(" ")
    .flatMap((word) => [...tellingWords(word)]),
);

/** So long a sentence is a story, and no fact. */
const MAX_FACT_WORDS = 25;
const ASKS_FOR_GOAL = /\b(?:goals?|metas?)\b/iu;
const ASKS_FOR_OWN =
  /^(?:(?:so|and|but|ok(?:ay)?|hey|wait)[ ,]+)*(?:when|where|what|who|which|how (?:old|long|many)|do you (?:know|remember) (?:when|where|what|who))\b[^.!]*\b(?:my|i)\b|^(?:cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l|c[oó]mo)(?!\p{L})[^.!]*(?<!\p{L})mis?(?!\p{L})/iu;

/** Whether a message asks for something that they may have told. */
export function asksForOwn({ message }: Turn): boolean {
  return ASKS_FOR_OWN.test(foldedText(message.content));
}

/** What the person said that answers what they ask now, in their own words; oldest first. */
export function recalledFacts({ message, history, remembered }: Turn): readonly string[] {
  if (remembered?.goal && ASKS_FOR_GOAL.test(message.content)) return [remembered.goal];
  const own = history.filter(({ role }) => role === "user");
  const here = readMemories(own).map(({ content }) => content);
  const known = [
    ...new Set([...(remembered?.memories ?? []).map(({ content }) => content), ...here]),
  ];
  const asked = new Set([...tellingWords(message.content)].filter((word) => !ASKING.has(word)));
  if (asked.size === 0) return known.slice(-FACTS_SHOWN);
  const isAbout = (text: string) => sharedWords(tellingWords(text), asked) > 0;
  const facts = known.filter(isAbout);
  // What no rule took for a fact is still what they said.
  return facts.length > 0
    ? facts.slice(-FACTS_SHOWN)
    : own
        .flatMap(({ content }) => statementsIn(content))
        .filter(isAbout)
        .slice(-1);
}

/** The sentences of a message that state something and may be given back. */
function statementsIn(content: string): readonly string[] {
  return plainText(content)
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !sentence.endsWith("?") && !ASKS_FOR_OWN.test(sentence.toLowerCase()))
    .map((sentence) => sentence.replace(/(?<![\s.!…])[\s.!…]+$/u, ""))
    .filter((sentence) => {
      const words = countWords(sentence);
      return words > 2 && words <= MAX_FACT_WORDS && quotedAnswer(sentence) !== null;
    });
}
