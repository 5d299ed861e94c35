import type { ThemeId } from "../exercises/exercise.ts";
import type { Chooser } from "./choose.ts";
import * as lines from "./general-lines.ts";
import { exerciseToOffer, noteOffer, OFFER_ANSWERS, offerText } from "./offers.ts";
import { lostPersonIn, personIn, tellingQuote, turnedClause } from "./reflection.ts";
import { themeLines, type ThemeLines } from "./theme-lines.ts";
import { scoreThemes } from "./themes.ts";
import type { GuidedState, HistoryEntry, QuickAnswer } from "./turn.ts";
import { capitalise, countWords, foldedText, plainText } from "./wording.ts";

/** Messages longer than this get one careful question in place of a theme's line. */
const LONG_WORDS = 110;
const SUM_UP_EVERY = 6;
/** How far back earlier messages are looked at. */
const LOOK_BACK_MESSAGES = 12;

export interface Reply {
  text: string;
  state: GuidedState;
  quickAnswers: readonly QuickAnswer[];
}

export interface Listening {
  content: string;
  history: readonly HistoryEntry[];
  state: GuidedState;
  chooser: Chooser;
  /** False where an offer would be out of place: right after a no, or after an exercise. */
  mayOffer: boolean;
}

/** Answers what somebody tells: gives something of it back, and asks one question or offers one exercise. */
export function listen(listening: Listening): Reply {
  const { content, state, chooser } = listening;
  const theme = themeOf(content, state);
  const themeTurns = theme !== null && theme === state.theme ? state.themeTurns + 1 : 0;
  const next: GuidedState = {
    ...state,
    theme,
    themeTurns,
    listeningTurns: state.listeningTurns + 1,
  };
  const brief = answerBrief(content, chooser);
  if (brief !== null && (theme === null || theme === "nothing" || isBare(content))) {
    return plainReply(brief, next);
  }
  if (countWords(plainText(content)) > LONG_WORDS) {
    return plainReply(answerLong(content, chooser), next);
  }
  return (
    sumUp(listening, next) ??
    offer(listening, next, theme) ??
    plainReplyWithShape(listening, next, theme)
  );
}

function plainReply(text: string, state: GuidedState): Reply {
  return { text, state, quickAnswers: [] };
}

/** Stays with the theme of the last turns unless the new message clearly has another. */
function themeOf(content: string, state: GuidedState): ThemeId | null {
  const [best] = scoreThemes(content);
  const current = isThemeId(state.theme) ? state.theme : null;
  if (best === undefined) {
    return current;
  }
  if (current !== null && best.score < 2.5) {
    const stillThere = scoreThemes(content).some(({ theme }) => theme === current);
    return stillThere || best.score < 1.5 ? current : best.theme;
  }
  return best.theme;
}

function isThemeId(value: string | null): value is ThemeId {
  return value !== null && Object.hasOwn(themeLines, value);
}

function isBare(content: string): boolean {
  return countWords(plainText(content)) <= 3 && scoreThemes(content).length === 0;
}

/** Messages of hardly a word: a bare yes or no, "I don't know", an emoji, a number. */
function answerBrief(content: string, chooser: Chooser): string | null {
  const text = foldedText(content)
    .replace(/[.!,]+$/u, "")
    .trim();
  const words = countWords(text);
  if (words === 0) {
    return /\p{Extended_Pictographic}/u.test(content)
      ? chooser.pick("emoji", lines.emojiOnly)
      : chooser.pick("empty", lines.emptyMessage);
  }
  if (
    /^(?:yes|yeah|yep|yea|yup|sure|true|right|exactly|definitely|kind of|sort of|a bit|a little)$/u.test(
      text,
    )
  ) {
    return chooser.pick("yes", lines.afterYes);
  }
  if (/^(?:no|nope|nah|not really|not at all|wrong|never)$/u.test(text)) {
    return chooser.pick("no", lines.afterNo);
  }
  if (
    words <= 8 &&
    /\b(?:i don't know|don't know|dunno|not sure|no idea|no clue|hard to say|can't explain|can't say)\b/u.test(
      text,
    )
  ) {
    return `${chooser.pick("unknown", lines.pickUpUnknown) ?? ""} ${chooser.pick("easier", lines.askEasier) ?? ""}`;
  }
  const score =
    /^(?:(?:a|about|maybe|like|around|probably|a solid) )*(\d{1,2})(?:\s?(?:\/|out of) ?10)?$/u.exec(
      text,
    )?.[1];
  if (score !== undefined && Number(score) <= 10) {
    return (chooser.pick("score", SCORES) ?? "").replaceAll("{score}", score);
  }
  return words <= 2 && tooBareToQuote(text) ? chooser.pick("one", lines.afterOne) : null;
}

const SCORES: readonly string[] = [
  "{score}, then. What makes it that, and not one lower?",
  "A {score}. What took most away from it?",
  "{score}. What would have made it one more?",
  "So, {score}. Which part of the day is behind that number?",
];

function tooBareToQuote(text: string): boolean {
  return /^(?:ok(?:ay)?|k|fine|hm+|well|so|and|idk|meh|maybe|whatever|stuff|things|everything|nothing|life|people|me|good|bad|tired|ugh+|oh|[a-z]{1,3}|.*asdf.*)$/u.test(
    text,
  );
}

function answerLong(content: string, chooser: Chooser): string {
  const quote = tellingQuote(content);
  const opening = chooser.pick("long", lines.hearLong) ?? "";
  const middle =
    quote === null
      ? ""
      : ` ${(chooser.pick("quote", lines.quoteFrames) ?? "").replace("{quote}", quote)}`;
  return `${opening}${middle} ${chooser.pick("afterLong", lines.askAfterLong) ?? ""}`;
}

function plainReplyWithShape(
  listening: Listening,
  next: GuidedState,
  theme: ThemeId | null,
): Reply {
  const { shape, text } = giveBack(listening, next, theme);
  const question = nextQuestion(listening, next, theme);
  return plainReply(`${text} ${question}`.trim(), { ...next, lastShape: shape });
}

type Shape = "clause" | "quote" | "person" | "hear";

/** Something of what was said, in a shape that differs from the last one. */
function giveBack(
  listening: Listening,
  next: GuidedState,
  theme: ThemeId | null,
): { shape: Shape; text: string } {
  const { content, state, chooser } = listening;
  const themed = theme === null ? null : themeLines[theme];
  const makers: readonly (readonly [Shape, () => string | null])[] = [
    ["person", () => hearPerson(content, theme, themed, chooser)],
    ["clause", () => hearClause(content, themed, next, chooser)],
    ["quote", () => hearQuote(content, themed, next, chooser)],
    ["hear", () => hearTheme(theme, themed, chooser)],
  ];
  const first =
    state.listeningTurns === 0 || theme === "grief" ? 0 : chooser.roll("shape", makers.length - 1);
  const turned = [...makers.slice(first), ...makers.slice(0, first)];
  for (const [shape, make] of turned) {
    const text = shape === state.lastShape ? null : make();
    if (text !== null) {
      return { shape, text };
    }
  }
  return { shape: "hear", text: hearTheme(theme, themed, chooser) };
}

function hearPerson(
  content: string,
  theme: ThemeId | null,
  themed: ThemeLines | null,
  chooser: Chooser,
): string | null {
  const person = theme === "grief" ? lostPersonIn(content) : personIn(content);
  if (theme === null || person === null || themed?.hearPerson === undefined) {
    return null;
  }
  const line = chooser.pick(`${theme}.person`, themed.hearPerson);
  return line?.replaceAll("{person}", person).replaceAll("{Person}", capitalise(person)) ?? null;
}

function hearClause(
  content: string,
  themed: ThemeLines | null,
  next: GuidedState,
  chooser: Chooser,
): string | null {
  const clause = turnedClause(content);
  if (clause === null) {
    return null;
  }
  const frame = chooser.pick("clause", lines.clauseFrames) ?? "{Clause}.";
  const text = frame.replace("{Clause}", capitalise(clause)).replace("{clause}", clause);
  return withTheme(text, themed, next, chooser);
}

function hearQuote(
  content: string,
  themed: ThemeLines | null,
  next: GuidedState,
  chooser: Chooser,
): string | null {
  const quote = tellingQuote(content);
  if (quote === null) {
    return null;
  }
  const isFirst = themed !== null && next.themeTurns === 0;
  const frame = isFirst
    ? chooser.pick("shortQuote", lines.shortQuoteFrames)
    : chooser.pick("quote", lines.quoteFrames);
  return withTheme((frame ?? "{quote}.").replace("{quote}", quote), themed, next, chooser);
}

/** A theme's own line is added while the theme is new; later on their words stand alone. */
function withTheme(
  text: string,
  themed: ThemeLines | null,
  next: GuidedState,
  chooser: Chooser,
): string {
  if (themed === null || next.themeTurns > 0) {
    return text;
  }
  return `${text} ${chooser.pick(`${next.theme ?? ""}.hear`, themed.hear) ?? ""}`;
}

function hearTheme(theme: ThemeId | null, themed: ThemeLines | null, chooser: Chooser): string {
  return (
    (themed === null
      ? chooser.pick("hear", lines.hearAnything)
      : chooser.pick(`${theme ?? ""}.hear`, themed.hear)) ?? ""
  );
}

/** One open question: first what it is like, then where it weighs, then what helps. */
function nextQuestion(listening: Listening, next: GuidedState, theme: ThemeId | null): string {
  const { chooser } = listening;
  const connection = earlierConnection(listening, next, theme);
  if (connection !== null) {
    return connection;
  }
  const stage = Math.min(
    2,
    theme === null ? Math.floor(next.listeningTurns / 3) : Math.floor(next.themeTurns / 2 + 0.5),
  );
  const stages = theme === null || next.themeTurns > 5 ? lines.askAnything : themeLines[theme].ask;
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
    next.listeningTurns < 4 ||
    earlier.length < 2 ||
    state.usedLines.some((id) => id.startsWith("earlier"))
  ) {
    return null;
  }
  const person = earlier.map((text) => personIn(text)).find((found) => found !== null) ?? null;
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

function userContents(history: readonly HistoryEntry[]): string[] {
  return history
    .filter((entry) => entry.role === "user")
    .slice(-LOOK_BACK_MESSAGES)
    .map((entry) => entry.content);
}

function sumUp(listening: Listening, next: GuidedState): Reply | null {
  const { content, history, chooser } = listening;
  if (next.listeningTurns % SUM_UP_EVERY !== SUM_UP_EVERY - 1) {
    return null;
  }
  const first = userContents(history)
    .map((text) => tellingQuote(text))
    .find((quote) => quote !== null);
  const last = tellingQuote(content);
  if (first === undefined || first === null || last === null || first === last) {
    return null;
  }
  const text = (chooser.pick("sumUp", lines.sumUps) ?? "")
    .replace("{first}", first)
    .replace("{last}", last);
  return plainReply(text, { ...next, lastShape: "quote" });
}

function offer(listening: Listening, next: GuidedState, theme: ThemeId | null): Reply | null {
  const { content, state, chooser, mayOffer } = listening;
  if (
    !mayOffer ||
    theme === null ||
    next.parked !== null ||
    next.themeTurns < themeLines[theme].patience
  ) {
    return null;
  }
  const exercise = exerciseToOffer(theme, next);
  if (exercise === null) {
    return null;
  }
  const clause = state.lastShape === "clause" ? null : turnedClause(content);
  const opening =
    clause === null
      ? (chooser.pick("hear", lines.hearAnything) ?? "")
      : (chooser.pick("clause", lines.clauseFrames) ?? "")
          .replace("{Clause}", capitalise(clause))
          .replace("{clause}", clause);
  return {
    text: `${opening}\n\n${offerText(exercise, theme, chooser)}`,
    state: { ...noteOffer(next, exercise.id), lastShape: clause === null ? "hear" : "clause" },
    quickAnswers: OFFER_ANSWERS,
  };
}
