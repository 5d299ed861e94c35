import type { ThemeId } from "../exercises/exercise.ts";
import { heartMoves } from "./moves-heart.ts";
import { lifeMoves } from "./moves-life.ts";
import { foldedText } from "./wording.ts";

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
}

const moves: readonly Move[] = [...heartMoves, ...lifeMoves];

/** The first move that the message makes and that was not answered in the last turns; null if there is none. */
export function findMove(
  content: string,
  theme: ThemeId | null,
  usedLines: readonly string[],
): Move | null {
  const text = foldedText(content);
  const recent = usedLines.slice(-6);
  return (
    moves.find(
      (move) =>
        (move.themes === undefined || (theme !== null && move.themes.includes(theme))) &&
        move.pattern.test(text) &&
        !recent.some((id) => id.startsWith(`move.${move.id}.`)),
    ) ?? null
  );
}
