import { helpRegion } from "#app/safety/help-region.server.ts";
import { isOthersLife, type Decision, type RiskState } from "#app/models/risk/risk.server.ts";
import type { NewReply } from "#app/models/conversations/turns.server.ts";
import { isJustAsked, isRiskOpen } from "#app/safety/asking.ts";
import { asksAboutDanger, type Language } from "#app/safety/assessment.ts";
import { MOMENTS } from "#app/content/safety.ts";
import { joined, say, wasSaid, type ReplyIds } from "#app/safety/said.ts";
import { maybeAsked } from "#app/safety/scripts/asides.ts";
import { isUnderWay } from "#app/safety/scripts/situation.ts";
import type { WordsRead } from "#app/safety/words-read.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import {
  askedAgain,
  followUp,
  helpAlone,
  askingNothing,
  thanksForNo,
  type Moment,
  type WrittenAnswer,
} from "#app/safety/written-answers.server.ts";
import { languageOf } from "../reply/reply-language.ts";
import { wholeReply } from "../reply/new-reply.server.ts";
import type { AnswerRead } from "./asked-question.server.ts";
import {
  isAddition,
  isEmergencyOfThisVisit,
  isOfAbuse,
  movesOn,
  speaksOfWhoHurts,
} from "./same-matter.ts";
import { goesOnAboutThem } from "./whose-danger.server.ts";

/** What the written reply to a message depends on, beside the table. */
export interface Standing {
  aged: RiskState | null;
  /** The last reply was a written one. */
  isJustWritten: boolean;
  /** The last sign was seen in this visit. */
  isRecent: boolean;
  /** Where no written answer stands, the model has the next word. */
  isModelNext: boolean;
  /** They asked for no number again. */
  isRefused: boolean;
  /** They asked for other talk: somebody may look at the screen. */
  isWatched: boolean;
  /** What was said to them in this talk. */
  replies: readonly Pick<ReplyIds, "lines">[];
  screening: Screening;
}

/** The written reply that the table asks for; null where somebody else answers. */
export function writtenFor(
  risk: Decision,
  script: WrittenAnswer,
  read: AnswerRead | null,
  {
    aged,
    isJustWritten,
    isRecent,
    isModelNext,
    isRefused,
    isWatched,
    replies,
    screening,
  }: Standing,
): NewReply | null {
  const isAbuse = isOfAbuse(risk.state?.situation ?? "");
  // Who asks for another subject gets it, unless a life may hang on this one.
  const isCovered = isWatched && !script.isSaidBack && (isAbuse || !script.isGrave);
  if (isCovered && !asksAboutDanger(screening.assessment.tier)) return null;
  const language = languageOf(screening);
  const isStillIn = isRecent && isStillAboutIt(script, screening.words, isModelNext);
  const { questionAsked = null, questionWording = 0 } = risk.state ?? {};
  // What the reader alone takes for half a yes is met by a model, and not asked in other words at once.
  const isMet = read?.isGuess === true && isModelNext;
  switch (risk.answer) {
    case "question": {
      if (!questionAsked || isMet) return null;
      // Nobody can be sure about another person, so say what to do instead of asking again.
      if (questionAsked === "they_in_danger" && !script.isThrough) return asReply(script);
      return asReply(askedAgain(questionAsked, questionWording, language, replies));
    }
    case "help":
      if (isMet) return null;
      return asReply(
        askingNothing(helpAlone({ language, region: helpRegion() }, questionWording, isRefused)),
      );
    case "script": {
      const which = isModelNext || read ? null : whichQuestion(script, screening, replies);
      if (which) return which;
      const hasNoSign = risk.input !== "yes" && !asksAboutDanger(screening.assessment.tier);
      if (script.isThrough && hasNoSign && !isStillIn)
        return script.aside === null || !isRecent ? null : asReply(askingNothing(script.aside));
      return asReply(script);
    }
    default: {
      // What was swallowed is asked in written words that name whom to call, whoever would answer.
      const isGuided = script.situation === "check_in_other" && !isModelNext;
      if (isGuided || script.situation === "check_in_taken") {
        if (risk.answer === "ordinary_and_question") return asReply(script);
      }
      const isOfThem = isRecent && !isModelNext;
      if (isOfThem && goesOnAboutThem(risk, read, script, screening.words)) return asReply(script);
      const { words } = screening;
      const isShort = isAddition(words) || (isAbuse && speaksOfWhoHurts(words));
      if (goesOnAside(risk, read, { aged, isJustWritten, isShort }) && !script.isThrough)
        return asReply(script);
      const isAsking = risk.answer === "ordinary_and_question";
      // "No. Help me say it to my mom" is a no, and asks.
      if (risk.answer === "thanks" && !isModelNext && script.aside !== null)
        return asReply(askingNothing(joined(thanksForNo(language, questionWording), script.aside)));
      if (!isRecent || isDenied(risk)) return null;
      // A gentle question about something else can wait while a life may hang on it.
      if (isStillIn && (script.isGrave || !isAsking)) return asReply(script);
      return script.aside === null || isAsking ? null : asReply(askingNothing(script.aside));
    }
  }
}

/** Where no model answers, and a message may ask what has an answer: which one is theirs to choose, once at a time. */
function whichQuestion(
  { situation, aside }: WrittenAnswer,
  screening: Screening,
  replies: Standing["replies"],
): NewReply | null {
  const { whichQuestion: line } = MOMENTS;
  const isSign = asksAboutDanger(screening.assessment.tier);
  if (isSign || aside !== null || isUnderWay(situation) || wasSaid(line, replies.slice(-2)))
    return null;
  const language = languageOf(screening);
  const quickAnswers = maybeAsked(screening.asides, situation, language);
  if (quickAnswers.length === 0) return null;
  return asReply({ ...say(line, replies.length, { language }), question: null, quickAnswers });
}

/** Whether the danger is what they still write about: where a life may hang on it, unless they say otherwise. */
function isStillAboutIt(script: WrittenAnswer, words: WordsRead, isModelNext: boolean): boolean {
  const isHeld = script.holds || !script.isThrough;
  if (script.isGrave) return isHeld && !movesOn(words, script.situation);
  return (
    !isModelNext &&
    script.holds &&
    (script.aside !== null ||
      isAddition(words) ||
      (isOfAbuse(script.situation) && speaksOfWhoHurts(words))) &&
    !movesOn(words, script.situation)
  );
}

/** They said that it was nothing: an ordinary question is no question about danger then. */
function isDenied({ to, state }: Decision): boolean {
  return to === "watch" || (to === "watch_and_ask" && !isOfAbuse(state?.situation ?? ""));
}

type GoingOn = Pick<Standing, "aged" | "isJustWritten"> & { isShort: boolean };

/** What locks nothing is still talked through while somebody answers it, or a life is in danger. */
function goesOnAside(
  risk: Decision,
  read: AnswerRead | null,
  { aged, isJustWritten, isShort }: GoingOn,
): boolean {
  // Who can't tell how another person is has said no more than who told something else.
  const saysNothing = risk.input === "other" || risk.input === "maybe";
  if (!saysNothing || isRiskOpen(risk.to) || !aged) return false;
  const isAsideAnswered = read !== null && !isJustAsked(risk.from);
  const situation = risk.state?.situation ?? "";
  const isUnsafe = situation.endsWith("abuse_imminent") && read === null && isJustWritten;
  // "He's asleep now" belongs to what was just told, and says nothing else to go on with.
  const isStillTold = isOfAbuse(situation) && isShort && read === null && isJustWritten;
  const isStillInDanger = isUnsafe || (risk.state !== null && isOthersLife(risk.state));
  return isAsideAnswered || isStillInDanger || isStillTold;
}

/** The one line that closes a medical event or one about somebody else. */
export function followUpLine(
  before: RiskState | null,
  risk: Decision,
  language: Language,
): NewReply | null {
  const isDue = risk.settles.some(({ resolution }) => resolution === "followed_up");
  const { followUpKind: kind, followUpSubject: subject } = before ?? {};
  if (!isDue || !kind || !subject) return null;
  const line = followUp({
    kind,
    subject,
    language,
    region: helpRegion(),
    variantSeed: before?.answersGiven ?? 0,
  });
  return asReply(askingNothing(line));
}

/** An emergency of the body is what a visit is about until help is there, or something else is told. */
export function aboutEmergency(
  aged: RiskState | null,
  {
    answer,
    line,
    words,
    now,
  }: { answer: WrittenAnswer; line: NewReply | null; words: WordsRead; now: number },
): NewReply | null {
  if (aged === null || !isEmergencyOfThisVisit(aged, now)) return null;
  return isAddition(words) || words.says.has("emergency") ? asReply(answer) : line;
}

/** Written words as a reply, with their buttons. */
export function asReply({ text, lines, question, quickAnswers }: Moment): NewReply {
  return wholeReply("written", text, { lines, question, quickAnswers });
}
