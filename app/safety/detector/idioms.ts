import { signOf } from "../rules/detector-rules.ts";
import { PatternIndex } from "./pattern-index.ts";

/**
 * Sayings whose words sound like danger and mean none. They are blanked before the rules read a sentence, so that they
 * excuse nothing but themselves.
 */
const IDIOMS = signOf("idioms");
const SPANISH_IDIOMS = signOf("spanish_idioms");

const INDEX = new PatternIndex([IDIOMS]);
const SPANISH_INDEX = new PatternIndex([SPANISH_IDIOMS]);

/** What is read before a sentence is judged. */
export const IDIOM_INDEXES: readonly PatternIndex[] = [INDEX, SPANISH_INDEX];

/** The sentence with harmless sayings blanked out by one mark each. */
export function blankIdioms(sentence: string): string {
  return IDIOMS.replace(sentence, INDEX.read(sentence).get(IDIOMS), "_");
}

/** The sentence with sayings about dying and killing that mean hunger, laughter or effort blanked out. */
export function blankSpanishIdioms(sentence: string): string {
  return SPANISH_IDIOMS.replace(sentence, SPANISH_INDEX.read(sentence).get(SPANISH_IDIOMS), "_");
}
