import { sharedWords, tellingWords } from "../memory/sameness.ts";
import { readMemories } from "../memory/written-rules.ts";
import type { Turn } from "./turn-reply.ts";

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

/** What the person said that answers what they ask now, in their own words; oldest first. */
export function recalledFacts({ message, history, remembered }: Turn): readonly string[] {
  const own = history.filter(({ role }) => role === "user");
  const here = readMemories(own).map(({ content }) => content);
  const known = [
    ...new Set([...(remembered?.memories ?? []).map(({ content }) => content), ...here]),
  ];
  const asked = new Set([...tellingWords(message.content)].filter((word) => !ASKING.has(word)));
  if (asked.size === 0) return known.slice(-FACTS_SHOWN);
  return known.filter((fact) => sharedWords(tellingWords(fact), asked) > 0).slice(-FACTS_SHOWN);
}
