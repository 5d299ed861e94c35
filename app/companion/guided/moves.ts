import type { ThemeId } from "../exercises/exercise.ts";
import type { Move } from "./move.ts";
import { heartMoves } from "./moves-heart.ts";
import { lifeMoves } from "./moves-life.ts";
import type { GuidedState } from "./turn.ts";
import { foldedText } from "./wording.ts";

const moves: readonly Move[] = [...heartMoves, ...lifeMoves];

/** The first move that the message makes and that was not answered in the last turns; null if there is none. */
function findMove(
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
        (theme === null || move.notThemes?.includes(theme) !== true) &&
        move.pattern.test(text) &&
        !answeredLately(move.id),
    ) ?? null
  );
}

/** The move to answer in this turn: at the start a theme has the word, from then on what each message does. */
export function moveOf(content: string, theme: ThemeId | null, state: GuidedState): Move | null {
  const isOpening =
    theme !== null && theme !== "nothing" && theme !== state.theme && state.listeningTurns < 2;
  return isOpening ? null : findMove(content, theme, state.usedLines);
}
