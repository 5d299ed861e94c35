import type { ThemeId } from "../exercises/exercise.ts";
import type { Move } from "./move.ts";
import { heartMoves } from "./moves-heart.ts";
import { lifeMoves } from "./moves-life.ts";
import { foldedText } from "./wording.ts";

const moves: readonly Move[] = [...heartMoves, ...lifeMoves];

/** The first move that the message makes and that was not answered in the last turns; null if there is none. */
export function findMove(
  content: string,
  theme: ThemeId | null,
  usedLines: readonly string[],
): Move | null {
  const text = foldedText(content);
  const recent = usedLines.slice(-8);
  const answeredLately = (id: string) =>
    recent.filter((used) => used.startsWith(`move.${id}.hear`)).length >= 2;
  return (
    moves.find(
      (move) =>
        (move.themes === undefined || (theme !== null && move.themes.includes(theme))) &&
        move.pattern.test(text) &&
        !answeredLately(move.id),
    ) ?? null
  );
}
