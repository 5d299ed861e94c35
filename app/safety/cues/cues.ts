import { YOUNG } from "#app/content/safety.ts";
import { detectLanguage } from "../detector/language.ts";
import { readsAsMinor } from "../detector/minors.ts";
import { saysNotToday } from "./answers.ts";
import { isAskingWhetherHuman, isAskingWhetherMachine } from "./asks-who.ts";
import { isNamedDenial, isOnlyJoke } from "./considered.ts";
import { CUE_PATTERNS } from "./cue-patterns.ts";
import { timesIn } from "./time-cues.ts";

/** What more than one pattern makes. */
const READERS = {
  minor: readsAsMinor,
  under_18: isUnder18Label,
  denial: isNamedDenial,
  joke: isOnlyJoke,
  not_today: saysNotToday,
  asks_if_human: isAskingWhetherHuman,
  asks_if_machine: isAskingWhetherMachine,
  maybe_spanish: mayBeSpanish,
  spanish: isSpanish,
} as const;

/** What a text may say by its words. */
export type Cue = keyof typeof CUE_PATTERNS | keyof typeof READERS | "now" | "when" | "time";

function idsOf<Id extends string>(record: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(record).filter((id): id is Id => id in record);
}

/** What a text says by its words. */
export function readCues(text: string, words: number): ReadonlySet<Cue> {
  return new Set<Cue>([
    ...idsOf(CUE_PATTERNS).filter((id) => CUE_PATTERNS[id].test(text)),
    ...idsOf(READERS).filter((id) => READERS[id](text)),
    ...timesIn(text, words),
  ]);
}

/** What stands on the button for it, typed in full. */
function isUnder18Label(text: string): boolean {
  return Object.values(YOUNG.under18).includes(text.trim());
}

/** Whether more than one word of Spanish outweighs its English: "see ya" is none. */
function isSpanish(words: string): boolean {
  return detectLanguage(`${words} the`) === "es";
}

/** Whether so little English is in words taken for it that two of Spanish would outweigh it: "no", "panic". */
function mayBeSpanish(words: string): boolean {
  return detectLanguage(words) === "en" && detectLanguage(`${words} hola gracias`) === "es";
}
