import { MOMENTS } from "#app/content/safety.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import type { Decision } from "#app/models/risk/risk.server.ts";
import type { MessageClasses } from "#app/models/conversations/turns.server.ts";
import {
  isQuestionOpen,
  isRiskOpen,
  type AskingAnswer,
  type AskingState,
} from "#app/safety/asking.ts";
import { asksAboutDanger, type Language, isFromModelAlone } from "#app/safety/assessment.ts";
import { RECENT_MESSAGES, UNREAD } from "#app/safety/detector.server.ts";
import { countWords } from "#app/safety/plain-text.ts";
import { NO_WORDS } from "#app/safety/words-read.ts";
import type { Matter, Screening } from "#app/safety/screened-text.server.ts";
import { STOMACH_RULE } from "#app/safety/detector/stomach.ts";
import { NOTHING_SAID, wasSaid, type ReplyIds, type Said } from "#app/safety/said.ts";
import { heardInDanger } from "#app/safety/scripts/heard.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import {
  helpInFull,
  helpLink,
  questionAtEnd,
  stomachLine,
  thanksForNo,
  type Moment,
  type QuickAnswer,
  type WrittenAnswer,
} from "#app/safety/written-answers.server.ts";
import { isOfAbuse } from "../risk/same-matter.ts";
import { languageOf } from "./reply-language.ts";

/** What a reply that is not a written one begins and ends with, for the sake of safety. */
export interface ReplyFrame {
  /** Half a sentence before it, or nothing. */
  lead: Said;
  /** What the guided companion answers in the message's place; null where it is the message. */
  goesOnWith: Matter | "nothing" | null;
  /** The reply itself asks nothing and has no buttons of its own: our question stands at its end. */
  asksNothing: boolean;
  /** Stands where the guided companion has only an empty word for somebody who may be in danger; or nothing. */
  heard: Said;
  /** Our question, the quiet line with the link to help, help in full, or nothing. */
  tail: Said;
  /** Which question the tail asks. */
  question: QuestionId | null;
  /** They asked for no numbers: no line is named, and no link to one, without a new sign. */
  refusesNumbers?: boolean;
  /** The model may have the question wait: the person may ask what needs an answer first. */
  mayPostpone?: boolean;
  /** The model may leave out the question, or one that would come back: it was answered, as only it understands. */
  mayDrop?: boolean;
  /** The question came while the reply was being said, which knew nothing of it. */
  isAdded?: boolean;
  /** The model may ask the question in its own words. */
  mayAsk?: boolean;
  /** The buttons under the question. */
  quickAnswers: readonly QuickAnswer[];
  /** Every sentence of a model is judged before it is shown. */
  isStrict: boolean;
  /** The message closes what was open: no line of help goes under the reply any more. */
  isClosing: boolean;
  /** While risk is open only after its written opening, and where this model may: see `mayModelTalkAtRisk`. */
  mayUseModel: boolean;
}

/** A reply with nothing before or after it. */
export const PLAIN_FRAME: ReplyFrame = {
  lead: NOTHING_SAID,
  goesOnWith: null,
  asksNothing: false,
  heard: NOTHING_SAID,
  tail: NOTHING_SAID,
  question: null,
  quickAnswers: [],
  isStrict: false,
  isClosing: false,
  mayUseModel: true,
};

/** What somebody wrote before, and what was found in it then. */
export interface EarlierMessage {
  words: number;
  classes?: MessageClasses | null | undefined;
  /** A button, whose words are ours, or an answer to a question of ours: there is nothing in it to go back to. */
  isAnswer?: boolean;
}

interface SaidBefore {
  history: readonly {
    role: string;
    content: string;
    choice: string | null;
    classes?: MessageClasses | null;
  }[];
}

/** What the writer of a message said before it in this talk, oldest first. */
export function said({ history }: SaidBefore): EarlierMessage[] {
  return history
    .filter(({ role }) => role === "user")
    .map(({ content, choice, classes }) => ({
      words: countWords(content),
      classes,
      isAnswer: choice !== null || classes?.answer !== undefined,
    }));
}

interface FrameInput {
  risk: Decision;
  screening: Screening;
  /** The writer's messages before it, oldest first, with what was found in each. */
  earlier: readonly EarlierMessage[];
  /** The message is a button, and what stands on it is ours. */
  isTapped: boolean;
  now: number;
  /** Whether the model may answer while risk is open. */
  mayTalkAtRisk: boolean;
  refusesNumbers: boolean;
  /** What was said to them in this talk. */
  replies: readonly Pick<ReplyIds, "lines">[];
}

const MESSAGES_BETWEEN_LINKS = 6;
/** In so many entries of the talk, theirs and ours, the link stands once. */
const ENTRIES_WITHOUT_LINK = 6;

const ASKS: ReadonlySet<AskingAnswer> = new Set(["ordinary_and_question"]);

/** Our question was asked, and neither a no nor a yes has come. */
const QUESTION_IS_OPEN: ReadonlySet<AskingState> = new Set([
  "asked",
  "maybe",
  "unanswered",
  "asked_again",
  "rests",
  "asked_at_visit",
  "left",
  "unsure",
]);

function heardOf(
  { to, state }: Decision,
  { language, seed, isGuess }: { language: Language; seed: number; isGuess: boolean },
): Said {
  const kind = state?.kind ?? "none";
  const options = { language, region: helpRegion(), seed, kind };
  // Abuse locks nothing, and is still what they speak of.
  if (to === "watch_and_ask" && isOfAbuse(state?.situation ?? "")) {
    return heardInDanger("afraid_of_someone", options);
  }
  if (!QUESTION_IS_OPEN.has(to) || !state?.questionAsked) return NOTHING_SAID;
  // Of whom the model alone has asked, many are in no danger: nobody is told that a blow isn't their fault.
  if (isGuess && SAYS_WHAT_HAPPENED.has(state.questionAsked)) return NOTHING_SAID;
  return heardInDanger(state.questionAsked, options);
}

const SAYS_WHAT_HAPPENED: ReadonlySet<QuestionId> = new Set([
  "afraid_of_someone",
  "hurt_someone",
  "hurting_self",
  "afraid_to_act",
]);

/** Whether the last sign of danger in what was said lately is the reader's alone. */
function isReadersGuess({ assessment }: Screening, earlier: readonly EarlierMessage[]): boolean {
  if (asksAboutDanger(assessment.tier)) return isFromModelAlone(assessment);
  const last = earlier
    .slice(-RECENT_MESSAGES)
    .findLast(({ classes }) => classes && asksAboutDanger(classes.danger.tier));
  return last?.classes?.danger.isGuess !== false;
}

/** The frame of a reply, as the table of asking says. */
export function frameOf({
  risk,
  screening,
  earlier,
  isTapped,
  now,
  mayTalkAtRisk,
  refusesNumbers,
  replies,
}: FrameInput): ReplyFrame {
  const { tier } = screening.assessment;
  const language = languageOf(screening);
  const seed = risk.state?.messagesSinceAsked ?? Math.floor(now / 1000);
  const isOpen = isRiskOpen(risk.to);
  const frame: ReplyFrame = {
    ...PLAIN_FRAME,
    heard:
      QUESTION_IS_OPEN.has(risk.to) || risk.to === "watch_and_ask"
        ? heardOf(risk, { language, seed, isGuess: isReadersGuess(screening, earlier) })
        : NOTHING_SAID,
    isStrict: tier !== "none" || risk.to !== "clear",
    isClosing: isRiskOpen(risk.from) && !isOpen,
    refusesNumbers,
    mayDrop: isQuestionOpen(risk.to),
    mayUseModel: !isOpen || (mayTalkAtRisk && screening.language !== "other"),
  };
  if (risk.answer === "thanks") {
    const lead = thanksForNo(language, seed);
    const goesOnWith = (isTapped ? null : screening.besideNo) ?? lastSubject(earlier) ?? "nothing";
    return { ...frame, lead, goesOnWith };
  }
  if (ASKS.has(risk.answer) && risk.state?.questionAsked) {
    const { questionAsked, questionWording } = risk.state;
    return {
      ...frame,
      ...asking(questionAtEnd(questionAsked, questionWording, language, replies)),
    };
  }
  const isStomach = tier === "watch" && screening.assessment.rules.includes(STOMACH_RULE);
  if (isStomach && !isOpen) return { ...frame, tail: stomachLine(language, helpRegion(), seed) };
  if (refusesNumbers) return frame;
  if (risk.answer === "ordinary_and_help" || risk.answer === "help") {
    return { ...frame, tail: helpInFull({ language, region: helpRegion() }, seed) };
  }
  const isWatched =
    (risk.answer === "ordinary_and_link" && isLinkDue(risk.state)) || (tier === "watch" && !isOpen);
  const isSaidLately = wasSaid(MOMENTS.helpLink, replies.slice(-ENTRIES_WITHOUT_LINK));
  return isWatched && !isSaidLately ? { ...frame, tail: helpLink(language, seed) } : frame;
}

/** Names help after a no, and now and then. Under every reply it would sound as if the no weren't believed. */
function isLinkDue(state: Decision["state"]): boolean {
  return ((state?.messagesSinceAsked ?? 0) - 2) % MESSAGES_BETWEEN_LINKS === 0;
}

/** The frame of a reply that is given again, while our question stands. */
export function frameOfQuestion(
  risk: Decision["state"],
  screening: Screening,
  replies: FrameInput["replies"],
): ReplyFrame {
  if (!risk?.questionAsked) return { ...PLAIN_FRAME, isStrict: true };
  const { questionAsked, questionWording } = risk;
  const asked = questionAtEnd(questionAsked, questionWording, languageOf(screening), replies);
  return { ...PLAIN_FRAME, isStrict: true, ...asking(asked) };
}

function asking({ quickAnswers, question, ...tail }: Moment) {
  return { asksNothing: true, mayDrop: true, tail, question, quickAnswers };
}

/**
 * The frame of a model's reply while risk is open: what has to be done at once before it, and under it
 * the script's next question.
 */
export function frameWithAgenda(
  frame: ReplyFrame,
  { action, asks, question, quickAnswers }: WrittenAnswer,
  mayPostpone: boolean,
): ReplyFrame {
  return {
    ...frame,
    mayPostpone: mayPostpone && question !== null,
    lead: action.text === "" ? frame.lead : { ...action, text: `${action.text}\n\n` },
    ...asking({ ...asks, question, quickAnswers }),
    asksNothing: question !== null,
    mayDrop: question !== null,
    mayAsk: question !== null,
  };
}

/** The frame of a reply about a danger that is over: nothing of ours stands around it. */
export function withoutScript(frame: ReplyFrame): ReplyFrame {
  const { isStrict, refusesNumbers = false, mayUseModel } = frame;
  return { ...PLAIN_FRAME, isStrict, refusesNumbers, mayUseModel };
}

/** What somebody last wrote about, before our question; null where that is not fit to go back to. */
function lastSubject(earlier: readonly EarlierMessage[]): Matter | null {
  const subject = earlier.findLast(({ words, isAnswer }) => !isAnswer && words > 2);
  const { danger, subjects = [], wish = "none" } = subject?.classes ?? {};
  const isFit = !danger || !asksAboutDanger(danger.tier) || danger.isGuess;
  if (!subject || !isFit) return null;
  return { ...UNREAD, subjects, wish, words: { ...NO_WORDS, count: subject.words } };
}
