import type { ThemeId } from "../exercises/exercise.ts";
import type { Chooser } from "./choose.ts";
import * as lines from "./general-lines.ts";
import { nextQuestion, SUM_UP_WORDS, TOLD_WORDS, userContents } from "./asking.ts";
import { answerBrief } from "./brief.ts";
import { answerGrave, besideTheMatter } from "./beside.ts";
import { CLEAR_SCORE, framedQuote, giveBack, hearClause, type Listening } from "./hearing.ts";
import { type AnsweredMatters, answerMatters, currentSubject, namesIn } from "./matters.ts";
import { moveOf } from "./moves.ts";
import { exerciseToOffer, noteOffer, OFFER_ANSWERS, offerText } from "./offers.ts";
import { isPainful } from "./pain.ts";
import { capitaliseQuotes, tellingQuote } from "./reflection.ts";
import { themeLines } from "./theme-lines.ts";
import { scoreThemes } from "./themes.ts";
import type { GuidedState, QuickAnswer } from "./turn.ts";
import { countWords, plainText } from "./wording.ts";

/** Messages longer than this get one careful question in place of a theme's line. */
const LONG_WORDS = 110;
const SUM_UP_EVERY = 6;
/** What is in the midst of being told gives way only to something said as plainly. */
const PLAIN_SCORE = 4;
/** Below this a word may mean anything, and no theme is begun with it. */
const LIKELY_SCORE = 1.7;

export interface Reply {
  text: string;
  state: GuidedState;
  quickAnswers: readonly QuickAnswer[];
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
  const isParticular = currentSubject(current, state) !== null;
  const enough = isLight ? 0.6 : isParticular ? PLAIN_SCORE : CLEAR_SCORE;
  if (current !== null && best.score < enough) {
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
    framedQuote(content, chooser) ??
    (isPainful(content)
      ? chooser.pick("hearPain", lines.hearPain)
      : chooser.pick("beforeOffer", lines.beforeOffer)) ??
    "";
  return {
    text: `${capitaliseQuotes(opening)}\n\n${offerText(exercise, theme, chooser, listening.leanings)}`,
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
