import type { ThemeId } from "../exercises/exercise.ts";

/**
 * What a message does, whatever it is about: tells something for the first time, plans, compares,
 * protects somebody. Its lines answer that, so that the reply belongs to this message and no other.
 */
export interface Move {
  id: string;
  pattern: RegExp;
  /** Only while one of these is being talked about. */
  themes?: readonly ThemeId[];
  hear: readonly string[];
  ask: readonly string[];
  /** Not while one of these is. */
  notThemes?: readonly ThemeId[];
  /** The words themselves say more than any line: they are given back where they can be. */
  prefersQuote?: true;
  /** An exercise may follow at once: nothing was laid open that asks for an answer first. */
  allowsOffer?: true;
}
