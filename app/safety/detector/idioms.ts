import { signOf } from "../rules/detector-rules.ts";
import { PatternIndex } from "./pattern-index.ts";

/**
 * Sayings whose words sound like danger and mean none. They are blanked before the rules read a sentence, so that they
 * excuse nothing but themselves.
 */
const IDIOMS = signOf("idioms");
const SPANISH_IDIOMS = signOf("spanish_idioms");

/** What is said not to be so is no more said than a saying. */
const DENIALS = signOf("denied_danger");
const UNDONE = signOf("undone_denial");

const INDEX = new PatternIndex([IDIOMS]);
const SPANISH_INDEX = new PatternIndex([SPANISH_IDIOMS]);
const DENIAL_INDEX = new PatternIndex([DENIALS]);

/** What is read before a sentence is judged. */
export const IDIOM_INDEXES: readonly PatternIndex[] = [INDEX, SPANISH_INDEX, DENIAL_INDEX];

/** The sentence with harmless sayings, and with what it denies, blanked out by one mark each. */
export function blankIdioms(sentence: string): string {
  const denied = blankDenials(sentence);
  return IDIOMS.replace(denied, INDEX.read(denied).get(IDIOMS), "_");
}

/** The same with Spanish sayings about dying and killing that mean hunger, laughter or effort. */
export function blankSpanishIdioms(sentence: string): string {
  const denied = blankDenials(sentence);
  return SPANISH_IDIOMS.replace(denied, SPANISH_INDEX.read(denied).get(SPANISH_IDIOMS), "_");
}

function blankDenials(sentence: string): string {
  return DENIALS.replace(sentence, DENIAL_INDEX.read(sentence).get(DENIALS), "_", isUndone);
}

/** "I can't say I don't want to die" denies nothing. */
function isUndone(before: string): boolean {
  return UNDONE.matchesIn(before.trim());
}
