import { aboutNameTold, aboutTheirThing } from "./about-things.ts";
import { acknowledge, type Acknowledged } from "./acknowledgments.ts";
import { isBareNo } from "./answers.ts";
import { askWhatHelps, withButtons } from "./buttons.ts";
import { readSaidWords } from "../content/cues.ts";
import type { Subject } from "../content/schema.ts";
import { wordOfDetail } from "./details.ts";
import { isHeavy } from "./heavy.ts";
import { takeNo } from "./pending.ts";
import { askByItsKind, askWhatMadeIt, hearMoreOf, takeUpWord } from "./pick-up.ts";
import { sayBackOneOf } from "./reflection.ts";
import { saidBack } from "./said-back.ts";
import { sayBackOneInSpanish } from "./spanish-reflection.ts";
import { isRemark } from "./remarks.ts";
import { button, inLanguage, joinWords, receipt, sayFreshLine, sayLine } from "./say.ts";
import { currentSubject, nextAsk, talkOf } from "./subjects.ts";
import { isTrouble, tellsTrouble } from "./trouble.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import type { GuidedState, TalkPosition } from "./turn.ts";
import { countWords, foldedText } from "./wording.ts";

/** ... and after so many in a talk what would help is asked. */
const MESSAGES_BEFORE_CHOICE = 8;

/** To so much the shortest receipts would look like no reading. */
const LONG_MESSAGE_WORDS = 40;
/** So short a message says little about itself: who writes no more is asked what would help. */
const FEW_WORDS = 3;

/** Goes along with what is told: what fits the kind of remark, a question more often than not, and now and then their words. */
export function follow(turn: Turn): TurnReply {
  const { state, message } = turn;
  if (turn.history.some(({ role }) => role === "user") && isBareNo(message.content))
    return takeNo(turn);
  const fit = acknowledge(turn);
  const isShort = countWords(message.content) <= FEW_WORDS;
  const told = turn.history.filter(({ role }) => role === "user").length;
  // Further on a short word is a part of what is told.
  const isTimeToOffer = !state.hasOfferedHelp && isShort && fit === null && told <= 1;
  const listened = state.listened + 1;
  const isTimeToChoose = listened % MESSAGES_BEFORE_CHOICE === 0 && !state.isQuiet;
  if (isTimeToOffer || (isTimeToChoose && !isRemark(turn, "everyday"))) {
    const said = askWhatHelps({ ...turn, state: fit?.state ?? state }, fit?.text || receipt(turn));
    return { ...said, state: { ...said.state, listened, talk: notAsked(said.state) } };
  }
  const next: GuidedState = { ...(fit?.state ?? state), listened, pending: null };
  const { askedInRow = 0 } = talkOf(state);
  // What weighs was just named: a question right after one, or beside something they blame themselves for, walks over it.
  const isEnough = fit?.isTender === true && (fit.isOwned === true || askedInRow > 0);
  const mayAsk = !state.isQuiet && askedInRow < MAX_ASKED_IN_ROW && !isEnough;
  if (!mayAsk) return encouraged({ ...turn, state: next }, fit);
  const isTender = fit?.isTender === true;
  const ofTheirs: Question | null =
    isTender || fit?.ask != null ? null : aboutTheirThing({ ...turn, state: next }, "ask");
  const mayOffer = ofTheirs === null && !isTender;
  const idea = mayOffer ? ideaOffered({ ...turn, state: next }, fit?.text || null) : null;
  if (idea !== null) return { ...idea, state: { ...idea.state, talk: notAsked(idea.state) } };
  if (fit?.ask != null) {
    return withButtons(joinWords(fit.text, fit.ask), { ...next, talk: asked(next) }, []);
  }
  const isGeneral = currentSubject(turn) === undefined || talkOf(state).isGuess === true;
  if (isGeneral && fit === null && isHeavy(message.content)) {
    return encouraged({ ...turn, state: next }, fit);
  }
  const question = ofTheirs ?? askOn({ ...turn, state: next }, fit);
  if (question === null) return encouraged({ ...turn, state: next }, fit);
  const after = { ...question.state, talk: asked(question.state) };
  const isTimeForWords = listened % WORDS_EVERY === 1;
  // A question that has their own words says that they were read.
  const words = () =>
    (ofTheirs === null ? (saidBack(turn) ?? takenIn(turn)) : null) ?? receipt(turn);
  const isTold = isTimeForWords && tellsTrouble(turn);
  const before = fit?.text ?? question.before ?? (isTold ? words() : null);
  return withButtons(joinWords(before, question.text), after, []);
}

/** Their words or a receipt before every question would be a tic. */
const WORDS_EVERY = 3;
/** Nothing but questions is an interrogation. */
const MAX_ASKED_IN_ROW = 2;

/** The talk once something was asked. */
export function asked(state: GuidedState): TalkPosition {
  const talk = talkOf(state);
  return { ...talk, sinceAsked: 0, askedInRow: (talk.askedInRow ?? 0) + 1 };
}

function notAsked(state: GuidedState): TalkPosition {
  const talk = talkOf(state);
  return { ...talk, sinceAsked: talk.sinceAsked + 1, askedInRow: 0 };
}

/** Without a question: what fits, their own words, or an open door. */
function encouraged(turn: Turn, fit: Acknowledged | null): TurnReply {
  const detail = fit?.text
    ? null
    : (wordOfDetail(turn, "say") ?? (turn.state.isQuiet ? null : aboutTheirThing(turn, "say")));
  const words = saidBack(turn);
  const echo =
    words === null || turn.state.isQuiet ? words : joinWords(words, sayLine(turn, "after_words"));
  const text =
    fit?.text ||
    (detail?.text ??
      echo ??
      takenIn(turn) ??
      askWhatMadeIt(turn) ??
      takeUpWord(turn) ??
      hearMoreOf(turn) ??
      encouragement(turn));
  const state = detail?.state ?? turn.state;
  return withButtons(text, { ...state, talk: notAsked(state) }, []);
}

/** One concrete thing of several, and that it weighs where it does: better than "go on". */
function takenIn(turn: Turn): string | null {
  const { message, state } = turn;
  const one =
    state.language === "en" ? sayBackOneOf(message.content) : sayBackOneInSpanish(message.content);
  const heavy = isHeavy(message.content) ? sayLine(turn, "hard_to_hear") : null;
  return joinWords(one, heavy) || null;
}

function encouragement(turn: Turn): string {
  if (turn.state.isQuiet) return received(turn);
  const isFirst = !turn.history.some(({ role }) => role === "user");
  // "Go on" by itself would be a cold welcome.
  return sayFreshLine(turn, isFirst ? "then_listen" : "encourage") ?? received(turn);
}

/** After so many questions about a subject it's offered to name something that can help. */
const ASKS_BEFORE_IDEA = 3;
/** An offer of that kind among the answers of a talk. */
const OFFERED = "idea";

/** Nobody gets advice unasked: whether it's wanted is asked first. */
function ideaOffered(turn: Turn, heard: string | null): TurnReply | null {
  const subject = currentSubject(turn);
  const matter = subject?.matter && inLanguage(subject.matter, turn.state.language)[0];
  if (subject === undefined || matter === undefined || subject.tips.length === 0) return null;
  const talk = talkOf(turn.state);
  if (talk.isGuess === true) return null;
  const name = `${OFFERED}.${subject.id}`;
  const of = (all: readonly string[]) => all.filter((id) => id.startsWith(`${subject.id}.`)).length;
  const offers = talk.answers.filter((each) => each === name).length;
  if (of(talk.tips) > 0 || of(talk.asked) < ASKS_BEFORE_IDEA * (offers + 1)) return null;
  const state: GuidedState = {
    ...turn.state,
    talk: { ...talk, answers: [...talk.answers, name] },
    pending: { kind: "idea", subjectId: subject.id },
  };
  const line = sayLine(turn, "idea_offer").replaceAll("{matter}", matter);
  return withButtons(joinWords(heard, line), state, [
    button(turn, "what_can_help", `tip:${subject.id}`),
    button(turn, "go_on", "keep_writing"),
  ]);
}

/** Words turned to them that tell of themselves. */
const OF_THEM = /^(?:you|te|me|le|lo|la|no|ya|tu|has)\b/iu;

interface Question {
  text: string;
  state: GuidedState;
  /** Their own words, where the question means nothing without them. */
  before?: string;
}

/** A question of what the talk is about, or one that fits anything that is told; null where it would have nothing to refer to. */
function askOn(turn: Turn, fit: Acknowledged | null): Question | null {
  const subject = currentSubject(turn);
  const own = subject === undefined || !isStillAbout(turn, subject) ? null : nextAsk(turn, subject);
  if (own !== null) return own;
  if (fit?.isTender === true) return null;
  const called = fit === null ? askWhatMadeIt(turn) : null;
  if (called !== null) return { text: called, state: turn.state };
  const told = wordOfDetail(turn, "ask") ?? aboutNameTold(turn);
  if (told !== null) return told;
  const before = fit === null ? (saidBack(turn) ?? takenIn(turn)) : null;
  // "How are you with it" asks of what they did or had, and not of anything that is.
  const isOfThem = before !== null && OF_THEM.test(before);
  if (!isOfThem || !isTrouble(turn.message.content)) {
    const asks = fit === null ? askByItsKind(turn) : null;
    if (asks !== null) return { text: asks, state: turn.state };
  }
  if (!isOfThem) return null;
  const said = foldedText(turn.message.content);
  const ofState = isTrouble(turn.message.content) ? "ask_about_state" : "ask_about_plain";
  const key = HAPPENED.test(said) ? "ask_about_event" : ofState;
  const lines = inLanguage(turn.content.lines[key], turn.state.language);
  const asks = lines.map((line) => ({ en: [line] }));
  const question = nextAsk(turn, { id: key, asks });
  return question === null ? null : { ...question, before };
}

/** Whether what was just said has to do with the subject: a question of it would be beside the point else. */
function isStillAbout(turn: Turn, { id }: Subject): boolean {
  const { content, message, sentences, state } = turn;
  if (talkOf(state).isGuess === true) return false;
  const matcher = content.subjects.find(({ subject }) => subject.id === id);
  const isShort = countWords(message.content) <= WORDS_OF_ANSWER;
  return (
    isShort ||
    POINTS_BACK.test(foldedText(message.content)) ||
    matcher?.recognises(message.content, sentences) === true ||
    (matcher?.countWordsOf(readSaidWords(message.content)) ?? 0) > 0
  );
}

/** "Because of the street", "it's worse at night": an answer, too. */
const POINTS_BACK =
  /^(?:(?:and|but|well|yeah|yes|no|so)[\s,]+)*(?:because|since|it|it's|that|that's|this|they|porque|eso|es que)\b/u;
/** So few words answer what was asked, whatever they are. */
const WORDS_OF_ANSWER = 4;

const HAPPENED =
  /\b(?:was|were|had|did|didn't|went|told|said|left|lost|got|took|kept|came|made|broke|found|saw|heard|knew|thought|felt|yesterday|last (?:night|week|month|year)|this morning|\w{3,}ed|pas[oó]|dijo|fue|estaba|era|hizo|ayer)\b/u;

/** That it was read, and nothing more. */
export function received(turn: Turn): string {
  const isLong = countWords(turn.message.content) >= LONG_MESSAGE_WORDS;
  return receipt(turn, isLong ? "receipts" : "listening");
}
