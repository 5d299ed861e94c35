import * as lines from "./general-lines.ts";
import type { ThemeId } from "../exercises/exercise.ts";
import type { Listening } from "./hearing.ts";
import { pickInManner } from "./manner.ts";
import { currentSubject, nextSubjectQuestion } from "./matters.ts";
import { isPainful } from "./pain.ts";
import { lostPersonIn, personIn } from "./reflection.ts";
import { themeLines } from "./theme-lines.ts";
import { scoreThemes } from "./themes.ts";
import type { GuidedState, HistoryEntry } from "./turn.ts";
import { countWords } from "./wording.ts";

/** From here on a message tells something, and is more than an answer. */
export const TOLD_WORDS = 5;
/** Too little was said in a shorter message to sum it up or to tie it to others. */
export const SUM_UP_WORDS = 6;
/** How far back earlier messages are looked at. */
const LOOK_BACK_MESSAGES = 12;

/** One open question: first what it is like, then where it weighs, then what helps. */
export function nextQuestion(
  listening: Listening,
  next: GuidedState,
  theme: ThemeId | null,
): string {
  const { content, chooser } = listening;
  const connection = earlierConnection(listening, next, theme);
  if (connection !== null) {
    return connection;
  }
  const names = scoreThemes(content).some((found) => found.theme === theme);
  const isTold = countWords(content) >= TOLD_WORDS && next.themeTurns > 0;
  const particular = nextSubjectQuestion(theme, next, chooser);
  if (particular !== null && (!isTold || names || chooser.roll("particular", 2) === 0)) {
    return particular;
  }
  if (theme !== null && theme !== "decision" && isTold && !names) {
    return pickInManner(chooser, listening.voice, "asks", "askFollowUp", lines.askFollowUp) ?? "";
  }
  if (theme === null && next.listeningTurns <= 2 && isPainful(content)) {
    return chooser.pick("askPain", lines.askPain) ?? "";
  }
  const stage = Math.min(
    2,
    theme === null ? Math.floor(next.listeningTurns / 3) : Math.floor(next.themeTurns / 2 + 0.5),
  );
  const isOther = theme === null || currentSubject(theme, next) !== null;
  const stages = isOther || next.themeTurns > 5 ? lines.askAnything : themeLines[theme].ask;
  const id = stages === lines.askAnything ? `ask${stage}` : `${theme ?? ""}.ask${stage}`;
  return chooser.pick(id, stages[stage] ?? stages[0]) ?? "";
}

/** Takes up somebody or something from several messages ago; seldom, and only where it is new. */
function earlierConnection(
  listening: Listening,
  next: GuidedState,
  theme: ThemeId | null,
): string | null {
  const { content, history, state, chooser } = listening;
  const earlier = userContents(history).slice(0, -1);
  if (
    next.listeningTurns < 5 ||
    countWords(content) < SUM_UP_WORDS ||
    earlier.length < 2 ||
    state.usedLines.some((id) => id.startsWith("earlier"))
  ) {
    return null;
  }
  const lost = [...earlier, content].map((text) => lostPersonIn(text));
  const person = /\b(?:he|she|him|her|his|they|them)\b/iu.test(content)
    ? null
    : (earlier
        .map((text) => personIn(text))
        .find((found) => found !== null && !lost.includes(found)) ?? null);
  const recent = [content, userContents(history).at(-1) ?? ""].join(" ");
  if (person !== null && !recent.toLowerCase().includes(person.replace(/^your /u, ""))) {
    return chooser.pick("earlierPerson", lines.earlierPerson)?.replace("{person}", person) ?? null;
  }
  const before = earlier
    .map((text) => scoreThemes(text)[0])
    .find((found) => found !== undefined && found.score >= 3);
  if (
    before !== undefined &&
    theme !== null &&
    before.theme !== theme &&
    before.theme !== "good_news" &&
    before.theme !== "nothing" &&
    theme !== "good_news"
  ) {
    return (
      chooser
        .pick("earlierTheme", lines.earlierTheme)
        ?.replace("{theme}", themeLines[before.theme].name) ?? null
    );
  }
  return null;
}

/** What somebody wrote lately, oldest first. */
export function userContents(history: readonly HistoryEntry[]): string[] {
  return history
    .filter((entry) => entry.role === "user")
    .slice(-LOOK_BACK_MESSAGES)
    .map((entry) => entry.content);
}
