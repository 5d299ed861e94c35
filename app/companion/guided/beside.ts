import type { ThemeId } from "../exercises/exercise.ts";
import type { Chooser } from "./choose.ts";
import * as lines from "./general-lines.ts";
import { moveOf } from "./moves.ts";
import { isTelling } from "./reflection.ts";
import { scoreThemes } from "./themes.ts";
import type { GuidedState } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

const OWN_QUESTION =
  /^(?:(?:but|and|so|ok)\s)?(?:(?:why|how come|when will|how long)\b.*\b(?:i|me|my)\b|will i (?:ever|always)\b|what(?:'s| is) wrong with me|is it (?:my fault|normal|ok|okay|wrong|weird|just me)\b|am i\b)/u;

/** Grave words, questions that only written lines cannot answer, and small change of the day; null for the rest. */
export function besideTheMatter(
  content: string,
  theme: ThemeId | null,
  state: GuidedState,
  chooser: Chooser,
): string | null {
  const text = foldedText(content);
  if (lines.graveWords.test(text)) {
    return chooser.pick("grave", lines.graveLines);
  }
  const isThemed = theme !== null && (theme === state.theme || scoreThemes(content).length > 0);
  if (isThemed || moveOf(content, theme, state) !== null) {
    return null;
  }
  if (OWN_QUESTION.test(text) && countWords(text) <= 30) {
    return chooser.pick("ownQuestion", lines.ownQuestions);
  }
  if (/\?\s*$/u.test(content) && countWords(text) <= 30) {
    return chooser.pick("question", lines.questionLines);
  }
  return isTelling(content)
    ? null
    : `${chooser.pick("light", lines.lightLines) ?? ""} ${chooser.pick("lightAsk", lines.askLight) ?? ""}`;
}
