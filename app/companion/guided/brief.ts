import type { ThemeId } from "../exercises/exercise.ts";
import { isHesitant, isUnsure, readAnswer } from "./answers.ts";
import type { Chooser } from "./choose.ts";
import * as lines from "./general-lines.ts";
import { scoreThemes } from "./themes.ts";
import type { HistoryEntry } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

interface Around {
  history: readonly HistoryEntry[];
  theme: ThemeId | null;
  chooser: Chooser;
}

/** Not knowing is only how it begins, or it is somebody else who does not know. */
const SAYS_MORE =
  /^(?:i don't know|not sure|dunno),? (?:maybe|but|i (?:just|guess|think)|it's|probably|because)\b.{6,}|^(?:they|he|she|we|people|doctors|my \w+|the \w+)\b/u;

/** "sad" is a short word, and says enough. */
const NAMED_SCORE = 1.5;

const SCORES: readonly string[] = [
  "{score}, then. What makes it that, and not one lower?",
  "A {score}. What took most away from it?",
  "{score}. What would have made it one more?",
  "So, {score}. Which part of the day is behind that number?",
];

/** Messages of hardly a word: a bare yes or no, "I don't know", an emoji, a number. Null for anything fuller. */
export function answerBrief(content: string, around: Around): string | null {
  const { chooser } = around;
  const text = foldedText(content)
    .replace(/[.!,]+$/u, "")
    .trim();
  const words = countWords(text);
  if (words === 0) {
    return wordless(content, chooser);
  }
  if (words > 8) {
    return null;
  }
  const score =
    /^(?:(?:a|about|maybe|like|around|probably|a solid) )*(\d{1,2})(?:\s?(?:\/|out of) ?10)?$/u.exec(
      text,
    )?.[1];
  if (score !== undefined && Number(score) <= 10) {
    return (chooser.pick("score", SCORES) ?? "").replaceAll("{score}", score);
  }
  if (/\bmaybe\b|\bperhaps\b|\bpossibly\b/u.test(text) && isHesitant(content)) {
    return chooser.pick("maybe", lines.afterMaybe);
  }
  if (isUnsure(content) && !SAYS_MORE.test(text)) {
    return `${chooser.pick("unknown", lines.pickUpUnknown) ?? ""} ${chooser.pick("easier", lines.askEasier) ?? ""}`;
  }
  if (/^(?:stop|enough|that's enough|stop it|quit)$/u.test(text)) {
    return chooser.pick("stopTalking", lines.stopTalking);
  }
  if (/^(?:ok(?:ay)?|k+|fine|alright|all right|hm+|mhm+|right|i see|cool|well|so)$/u.test(text)) {
    return chooser.pick("okay", lines.afterOkay);
  }
  const answer = words <= 4 && scoreThemes(content).length === 0 ? readAnswer(content) : null;
  if (answer !== null) {
    return afterAnswer(answer === "yes", around);
  }
  const isNamed = (scoreThemes(content)[0]?.score ?? 0) >= NAMED_SCORE;
  return words <= 2 && !isNamed && saysHardlyAnything(text)
    ? chooser.pick("one", lines.afterOne)
    : null;
}

function wordless(content: string, chooser: Chooser): string | null {
  const feeling = lines.emojiFeelings.find(({ pattern }) => pattern.test(content));
  if (feeling !== undefined) {
    return chooser.pick(`emoji.${feeling.id}`, feeling.lines);
  }
  return /\p{Extended_Pictographic}/u.test(content)
    ? chooser.pick("emoji", lines.emojiOnly)
    : chooser.pick("empty", lines.emptyMessage);
}

/** A bare yes or no is taken as the answer to the question asked last. */
function afterAnswer(isYes: boolean, { history, chooser }: Around): string | null {
  switch (questionAsked(history)) {
    case "who":
      return isYes
        ? chooser.pick("somebody", lines.afterSomebody)
        : chooser.pick("nobody", lines.afterNobody);
    case "either":
      return isYes ? chooser.pick("either", lines.afterEither) : chooser.pick("no", lines.afterNo);
    case "yesNo":
      return isYes ? chooser.pick("yes", lines.afterYes) : chooser.pick("no", lines.afterNo);
    case "open":
      return isYes
        ? chooser.pick("okay", lines.afterOkay)
        : `${chooser.pick("unknown", lines.pickUpUnknown) ?? ""} ${chooser.pick("easier", lines.askEasier) ?? ""}`;
  }
}

/** What kind of question stood at the end of the last reply. */
export function questionAsked(
  history: readonly HistoryEntry[],
): "who" | "either" | "yesNo" | "open" {
  const last = history.findLast((entry) => entry.role === "assistant")?.content ?? "";
  const question = /[^.?!\n]*\?[^?]*$/u.exec(last)?.[0].trim() ?? "";
  if (
    !/^(?:and |but )?(?:is|are|was|were|do|does|did|has|have|had|can|could|would|will)\b/iu.test(
      question,
    )
  ) {
    return "open";
  }
  if (/\b(?:anybody|anyone|somebody|someone|who knows|who sees)\b/iu.test(question)) {
    return "who";
  }
  return /\bor\b/iu.test(question) ? "either" : "yesNo";
}

function saysHardlyAnything(text: string): boolean {
  return /^(?:and|meh|maybe|whatever|stuff|things|everything|nothing|life|people|me|good|bad|ugh+|oh|[a-z]{1,3}|.*asdf.*|(?:[bcdfghjklmnpqrstvwxz]{4,}))$/u.test(
    text,
  );
}
