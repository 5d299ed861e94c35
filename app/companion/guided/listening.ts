import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";
import type { ThemeId } from "../exercises/exercise.ts";
import type { Chooser } from "./choose.ts";
import * as lines from "./general-lines.ts";
import { answerBrief } from "./brief.ts";
import { answerGrave, besideTheMatter } from "./beside.ts";
import { pickInManner } from "./manner.ts";
import {
  type AnsweredMatters,
  answerMatters,
  currentSubject,
  namesIn,
  nextSubjectQuestion,
} from "./matters.ts";
import type { Move } from "./move.ts";
import { moveOf } from "./moves.ts";
import { exerciseToOffer, noteOffer, OFFER_ANSWERS, offerText } from "./offers.ts";
import { isPainful } from "./pain.ts";
import {
  capitaliseQuotes,
  lostPersonIn,
  personIn,
  tellingQuote,
  turnedClause,
} from "./reflection.ts";
import type { ThemeLines } from "./theme-line.ts";
import { themeLines } from "./theme-lines.ts";
import { scoreThemes } from "./themes.ts";
import type { GuidedState, HistoryEntry, Leanings, QuickAnswer } from "./turn.ts";
import { capitalise, countWords, plainText } from "./wording.ts";

/** Messages longer than this get one careful question in place of a theme's line. */
const LONG_WORDS = 110;
const SUM_UP_EVERY = 6;
/** From this score on a message is plainly about a theme. */
const CLEAR_SCORE = 2.6;
/** Below this a word may mean anything, and no theme is begun with it. */
const LIKELY_SCORE = 1.7;
/** From here on a message tells something, and is more than an answer. */
const TOLD_WORDS = 5;
/** Too little was said in a shorter message to sum it up or to tie it to others. */
const SUM_UP_WORDS = 6;
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
  leanings?: Leanings;
  voice?: TherapistVoice | null;
}

/** Answers what somebody tells: gives something of it back, and asks one question or offers one exercise. */
export function listen(listening: Listening): Reply {
  const { content, history, state, chooser } = listening;
  const theme = themeOf(content, state);
  const themeTurns = theme !== null && theme === state.theme ? state.themeTurns + 1 : 0;
  const next: GuidedState = {
    ...state,
    theme,
    themeTurns,
    listeningTurns: state.listeningTurns + 1,
  };
  const isLong = countWords(plainText(content)) > LONG_WORDS;
  const grave = answerGrave(content, chooser);
  if (grave !== null) {
    return plainReply(grave, next);
  }
  const matters = isLong ? null : answerMatters(content, state, chooser);
  if (matters !== null) {
    return answerParticular(listening, next, matters);
  }
  const brief = answerBrief(content, { history, theme, chooser });
  if (brief !== null) {
    return plainReply(brief, next);
  }
  const beside = besideTheMatter(content, theme, state, chooser);
  if (beside !== null) {
    return plainReply(beside, next);
  }
  if (isLong) {
    return plainReply(answerLong(content, chooser), next);
  }
  return (
    sumUp(listening, next) ??
    offer(listening, next, theme) ??
    plainReplyWithShape(listening, next, theme)
  );
}

/** The first answer to something particular; an exercise may follow at once where the theme is not new. */
function answerParticular(
  listening: Listening,
  next: GuidedState,
  { theme, hear, question, isOne }: AnsweredMatters,
): Reply {
  const { content, state, chooser } = listening;
  const isSame = theme === state.theme;
  const begun: GuidedState = { ...next, theme, themeTurns: isSame ? state.themeTurns + 1 : 0 };
  const offered = isSame ? offer(listening, begun, theme, hear) : null;
  if (offered !== null) {
    return offered;
  }
  const own = isOne ? ownWords(content, theme, chooser) : "";
  return plainReply(`${own}${hear} ${question}`, { ...begun, lastShape: "hear" });
}

/** Now and then what was said is said back first, where it can be turned. */
function ownWords(content: string, theme: ThemeId, chooser: Chooser): string {
  const clause =
    chooser.roll("ownWords", OWN_WORDS_IN) === 0 ? null : hearClause(content, theme, chooser);
  return clause === null ? "" : `${clause} `;
}

/** In one of so many it goes without. */
const OWN_WORDS_IN = 3;

function plainReply(text: string, state: GuidedState): Reply {
  return { text: capitaliseQuotes(text), state, quickAnswers: [] };
}

/** Stays with the theme of the last turns unless the new message clearly has another. */
function themeOf(content: string, state: GuidedState): ThemeId | null {
  const [best] = scoreThemes(content);
  const current = isThemeId(state.theme) ? state.theme : null;
  if (best === undefined || (current === null && best.score < LIKELY_SCORE)) {
    return current;
  }
  const isLight = current === "nothing" || current === "good_news";
  if (current !== null && best.score < (isLight ? 0.6 : CLEAR_SCORE)) {
    return current;
  }
  return best.theme;
}

function isThemeId(value: string | null): value is ThemeId {
  return value !== null && Object.hasOwn(themeLines, value);
}

function answerLong(content: string, chooser: Chooser): string {
  const names = namesIn(content);
  if (names !== null) {
    const named = (chooser.pick("longNames", lines.hearLongNames) ?? "").replace("{names}", names);
    return `${named} ${chooser.pick("afterLong", lines.askAfterLong) ?? ""}`;
  }
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
  const { content, state, chooser } = listening;
  const move = moveOf(content, theme, state);
  const { shape, text } = giveBack(listening, next, theme, move);
  const question =
    move === null || shape === "person"
      ? nextQuestion(listening, next, theme)
      : (chooser.pick(`move.${move.id}.ask`, move.ask) ?? "");
  return plainReply(`${text} ${question}`.trim(), { ...next, lastShape: shape });
}

type Shape = "clause" | "quote" | "person" | "hear";

/** Something of what was said, in a shape that differs from the last one. */
function giveBack(
  listening: Listening,
  next: GuidedState,
  theme: ThemeId | null,
  move: Move | null,
): { shape: Shape; text: string } {
  const { content, state, chooser } = listening;
  const themed = theme === null ? null : themeLines[theme];
  const hear = () => hearLine(content, theme, move, chooser);
  const makers: readonly (readonly [Shape, () => string | null])[] = [
    ["person", () => (move === null ? hearPerson(content, theme, themed, chooser) : null)],
    ["clause", () => hearClause(content, theme, chooser)],
    ["quote", () => hearQuote(content, chooser)],
    ["hear", () => hear()],
  ];
  const isPersonFirst = state.listeningTurns === 0 || theme === "grief";
  const first = isPersonFirst ? 0 : chooser.roll("shape", makers.length - 1);
  const ordered = [...makers.slice(first), ...makers.slice(0, first)];
  for (const [shape, make] of ordered) {
    const text = shape === state.lastShape ? null : make();
    if (text === null) {
      continue;
    }
    const isWordsOnly = shape === "clause" || shape === "quote";
    const more = isWordsOnly && (move !== null || next.themeTurns === 0) ? hear() : null;
    return { shape, text: [text, more].filter((part) => part !== null).join(" ") };
  }
  const heard = () =>
    isPainful(content)
      ? (chooser.pick("hearPain", lines.hearPain) ?? "")
      : (pickInManner(chooser, listening.voice, "reflects", "hear", lines.hearAnything) ?? "");
  return { shape: "hear", text: hear() ?? heard() };
}

/** What answers the message itself: to what it does, else to its theme where it plainly names it. */
function hearLine(
  content: string,
  theme: ThemeId | null,
  move: Move | null,
  chooser: Chooser,
): string | null {
  if (move !== null) {
    return chooser.pick(`move.${move.id}.hear`, move.hear);
  }
  const names = scoreThemes(content).some(
    (found) => found.theme === theme && found.score >= CLEAR_SCORE - 1,
  );
  return theme !== null && names ? chooser.pick(`${theme}.hear`, themeLines[theme].hear) : null;
}

function hearPerson(
  content: string,
  theme: ThemeId | null,
  themed: ThemeLines | null,
  chooser: Chooser,
): string | null {
  const person = theme === "grief" ? lostPersonIn(content) : personIn(content);
  if (
    theme === null ||
    person === null ||
    themed?.hearPerson === undefined ||
    !suits(theme, person)
  ) {
    return null;
  }
  if (!scoreThemes(content).some((found) => found.theme === theme && found.score >= CLEAR_SCORE)) {
    return null;
  }
  const line = chooser.pick(`${theme}.person`, themed.hearPerson);
  return line?.replaceAll("{person}", person).replaceAll("{Person}", capitalise(person)) ?? null;
}

/** At work it is who has a say; at home it is not who has one at work. */
function suits(theme: ThemeId, person: string): boolean {
  const isBoss = /\b(?:boss|manager|supervisor)$/u.test(person);
  const isFamily =
    !/\b(?:boss|manager|supervisor|colleagues?|coworkers?|team|teacher|professor|landlord|therapist|neighbou?r)$/u.test(
      person,
    );
  const isDependent =
    /\b(?:kids|children|child|son|daughter|sons|daughters|baby|toddler|wife|husband|partner|family)$/u.test(
      person,
    );
  if (theme === "money") {
    return isDependent;
  }
  return theme === "work" ? isBoss : theme === "anger" || theme === "shame" || isFamily;
}

function hearClause(content: string, theme: ThemeId | null, chooser: Chooser): string | null {
  const clause = turnedClause(content);
  if (clause === null) {
    return null;
  }
  const isFelt =
    /\b(?:feel|can't|couldn't|scared|afraid|want|wish|miss|keep|never|don't know|need|so)\b/u.test(
      clause,
    );
  const frames =
    isFelt && theme !== "good_news" ? lines.clauseFrames : lines.clauseFrames.slice(0, 2);
  const frame = chooser.pick(isFelt ? "clause" : "clauseBare", frames) ?? "{Clause}.";
  return frame.replace("{Clause}", capitalise(clause)).replace("{clause}", clause);
}

function hearQuote(content: string, chooser: Chooser): string | null {
  const quote = tellingQuote(content);
  if (quote === null) {
    return null;
  }
  return chooser.pick("quote", lines.shortQuoteFrames)?.replace("{quote}", quote) ?? null;
}

/** One open question: first what it is like, then where it weighs, then what helps. */
function nextQuestion(listening: Listening, next: GuidedState, theme: ThemeId | null): string {
  const { content, chooser } = listening;
  const connection = earlierConnection(listening, next, theme);
  if (connection !== null) {
    return connection;
  }
  const names = scoreThemes(content).some((found) => found.theme === theme);
  const isTold = countWords(content) >= TOLD_WORDS && next.themeTurns > 0;
  if (theme !== null && theme !== "decision" && isTold && !names) {
    return pickInManner(chooser, listening.voice, "asks", "askFollowUp", lines.askFollowUp) ?? "";
  }
  const particular = nextSubjectQuestion(theme, next, chooser);
  if (particular !== null) {
    return particular;
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
    .filter((text) => countWords(text) >= SUM_UP_WORDS)
    .map((text) => tellingQuote(text))
    .find((quote) => quote !== null);
  const last = tellingQuote(content);
  if (
    countWords(content) < SUM_UP_WORDS ||
    first === undefined ||
    first === null ||
    last === null ||
    first === last
  ) {
    return null;
  }
  const text = (chooser.pick("sumUp", lines.sumUps) ?? "")
    .replace("{first}", first)
    .replace("{last}", last);
  return plainReply(text, { ...next, lastShape: "quote" });
}

function offer(
  listening: Listening,
  next: GuidedState,
  theme: ThemeId | null,
  heard: string | null = null,
): Reply | null {
  const { content, state, chooser, mayOffer } = listening;
  const move = moveOf(content, theme, state);
  const isAbout = scoreThemes(content).some((found) => found.theme === theme);
  const isDisclosing =
    move === null ? !isAbout && countWords(content) >= TOLD_WORDS + 2 : move.allowsOffer !== true;
  if (!mayOffer || isDisclosing || theme === null || next.themeTurns < themeLines[theme].patience) {
    return null;
  }
  if (next.parked !== null) {
    return offerToResume(next, next.parked.exerciseId, chooser);
  }
  const exercise = exerciseToOffer(theme, next, listening.leanings);
  if (exercise === null) {
    return null;
  }
  const opening =
    heard ??
    (move === null
      ? hearClause(content, theme, chooser)
      : chooser.pick(`move.${move.id}.hear`, move.hear)) ??
    chooser.pick("beforeOffer", lines.beforeOffer) ??
    "";
  return {
    text: `${opening}\n\n${offerText(exercise, theme, chooser)}`,
    state: { ...noteOffer(next, exercise.id), lastShape: null },
    quickAnswers: OFFER_ANSWERS,
  };
}

/** Once, and only while it waits: the exercise that was put aside. */
function offerToResume(next: GuidedState, exerciseId: string, chooser: Chooser): Reply | null {
  if (next.usedLines.some((id) => id.startsWith("resumeOffer"))) {
    return null;
  }
  return {
    text: chooser.pick("resumeOffer", lines.resumeOffers) ?? "",
    state: { ...next, pending: { kind: "resume", exerciseId } },
    quickAnswers: OFFER_ANSWERS,
  };
}
