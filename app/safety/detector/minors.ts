import { signCalled } from "../rules/detector-rules.ts";
import { readSentences } from "./tokens.ts";

const MINOR = signCalled("minor");

/**
 * Whether somebody says in plain words that they are under eighteen ("hi I'm 14", "I'm in 8th grade"), and not
 * of somebody else, of the past or of fourteen minutes. No danger by itself: it has no tier.
 */
export function readsAsMinor(text: string): boolean {
  return readSentences(text).some(
    ({ words }) => MINOR.pattern.matchesIn(words) && MINOR.unless?.matchesIn(words) !== true,
  );
}
