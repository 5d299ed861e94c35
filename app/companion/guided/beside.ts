import type { ThemeId } from "../exercises/exercise.ts";
import type { Chooser } from "./choose.ts";
import * as lines from "./general-lines.ts";
import { moveOf } from "./moves.ts";
import { isPainful } from "./pain.ts";
import { isTelling, lightQuote } from "./reflection.ts";
import { scoreThemes } from "./themes.ts";
import type { GuidedState } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

const OWN_QUESTION =
  /^(?:(?:but|and|so|ok)\s)?(?:(?:why|how come|when will|how long)\b.*\b(?:i|me|my)\b|will i (?:ever|always)\b|what(?:'s| is) wrong with me|is it (?:my fault|normal|ok|okay|wrong|weird|just me)\b|am i\b)/u;

/** "I'm not suicidal, I just can't sleep" is about sleep. */
const DENIED = /\b(?:i'm|i am|im) not (?:at all |really |actually |feeling )*suicidal\b/gu;

/** Words that are never passed over; null where there are none. */
export function answerGrave(content: string, chooser: Chooser): string | null {
  return lines.graveWords.test(foldedText(content).replace(DENIED, " "))
    ? chooser.pick("grave", lines.graveLines)
    : null;
}

/** Questions that only written lines cannot answer, and small change of the day; null for the rest. */
export function besideTheMatter(
  content: string,
  theme: ThemeId | null,
  state: GuidedState,
  chooser: Chooser,
): string | null {
  const text = foldedText(content);
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
  return isTelling(content) || isPainful(content) ? null : answerLight(content, chooser);
}

/** Something of the day: given back where it can be, and asked what it is like rather than guessed. */
function answerLight(content: string, chooser: Chooser): string {
  if (countWords(content) < SHORTEST_QUOTED_WORDS) {
    return `${chooser.pick("light", lines.lightLines) ?? ""} ${chooser.pick("lightAsk", lines.askLight) ?? ""}`;
  }
  const quote = lightQuote(content);
  const opening =
    quote === null
      ? lines.askedNotGuessed
      : (chooser.pick("lightQuote", lines.lightQuotes) ?? "").replace("{quote}", quote);
  return `${opening} ${chooser.pick("askWhich", lines.askWhich) ?? ""}`;
}

/** A word or two says too little to be said back. */
const SHORTEST_QUOTED_WORDS = 4;
