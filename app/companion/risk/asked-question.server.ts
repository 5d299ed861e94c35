import { longPattern } from "#app/config/long-pattern.ts";
import { isQuestionOpen, type AskingState } from "#app/safety/asking.ts";
import type { Language } from "#app/safety/assessment.ts";
import { isNamedDenial, isOnlyJoke, readAnswerTo } from "#app/safety/scripts/considered-answer.ts";
import { QUESTIONS, type QuestionId } from "#app/safety/scripts/questions.ts";
import { answerTapped, type ConsideredAnswer } from "#app/safety/written-answers.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import type { RiskState, Said } from "#app/models/risk/risk.server.ts";
import type { Situation } from "#app/safety/scripts/situation.ts";

/** What a message answers to the written question before it. */
export interface AnswerRead {
  answer: ConsideredAnswer;
  question: QuestionId;
  /** Whether the question was about danger, so that a yes is a sign of it. */
  isAboutDanger: boolean;
  /** Whether a button gave it: then its words say nothing beside. */
  isTapped: boolean;
}

/**
 * Reads a message as the answer to a written question: by what was tapped, by its words, or else by what the
 * reader says that it means (`meant`); null where it is none.
 */
export function readRiskAnswer(
  question: QuestionId | null,
  { content, choice }: Pick<ReplyTarget["message"], "content" | "choice">,
  { language, meant = null }: { language: Language; meant?: ConsideredAnswer | null },
): AnswerRead | null {
  if (!question) return null;
  const answer =
    choice === null
      ? (readAnswerTo(question, content, language) ?? meant)
      : answerTapped(question, choice);
  const isAboutDanger = QUESTIONS[question].tone === "danger";
  return answer && { answer, question, isAboutDanger, isTapped: choice !== null };
}

const OF_ENGLISH =
  /\b(?:i|i'?m|i'?ll|the|my|you|it|its|not|don'?t|is|to|and|he|she|they|what|yes|ok)\b/iu;

/**
 * The language of what stands above a short answer, since "no" is a word of two of them: of our lines
 * there, or else that of the talk. Null where the answer shows its own.
 */
export function languageOfQuestion(
  question: QuestionId | null,
  { above, talk }: { above: Language | null; talk: Language | null },
  answer: string,
): Language | null {
  if (question && above) return above;
  return (above ?? talk) === "es" && !OF_ENGLISH.test(answer) ? "es" : null;
}

const ABOUT_OWN_LIFE: readonly QuestionId[] = [
  "thoughts",
  "thoughts_gently",
  "thoughts_now",
  "putting_in_order",
];

/** Whether a question is about the writer's own thoughts of dying, whatever it is asked beside. */
export function asksAboutOwnLife(question: QuestionId): boolean {
  return ABOUT_OWN_LIFE.includes(question);
}

/** A no to one of these says that there are no thoughts at all, not only none of today. */
const ABOUT_THOUGHTS: ReadonlySet<QuestionId> = new Set([
  ...ABOUT_OWN_LIFE,
  "hurting_self",
  "hurt_someone",
]);

/** Thoughts or a wish that are denied outright, not only an act of today. */
const DENIES_THOUGHTS = longPattern("iu")`
  \bnot (?:at all |actually |really |feeling )*suicidal\b|\bnot in (?:any )?danger\b|
  \b(?:don'?t|do not|never|no longer) (?:really |actually |even )?want to (?:
    die|kill myself|end my life|hurt (?:myself|anyone|anybody|someone|him|her|them)
  )\b|\b(?:not|never|isn'?t|aren'?t) (?:
    going to|gonna|about to|planning (?:to|on)|thinking (?:of|about)|
    having (?:any )?thoughts (?:of|about)
  ) (?:
    kill(?:ing)? myself|suicide|dying|end(?:ing)? my life|
    hurt(?:ing)? (?:myself|anyone|anybody|someone|him|her|them)
  )\b|\bno soy suicida\b|\bno (?:me )?(?:quiero|voy a|pienso) (?:morir|morirme|matarme|suicidarme|
    hacerme daño|hacerle daño)
  \b|\bno estoy pensando en (?:eso|matarme|morir|suicidarme)(?!\p{L})`;

/** "No, sorry, I meant the relationship": what was meant is named. */
const NAMES_WHAT_WAS_MEANT = longPattern("iu")`
  ^(?:(?:no|nope|oh|sorry|god|wait|what|lol)[\s,.!?]*)+
  (?:i (?:just )?(?:mean|meant|was talking about|am talking about)|i'?m talking about) (?:the|my|our|
    this|that|it about) \w+`;

/** "That's not what I meant": a misreading, named as one. */
const MISREADING = longPattern("iu")`
  \b(?:it|that) was (?:over )?(?:\d+|ten|twelve|fifteen|twenty|thirty|many) years ago|
  not what i (?:meant|mean|said)|
  did(?:n'?t| not) mean (?:it|that)(?: (?:like that|that way|literally))?|figure of speech|
  misunderst|misread|got (?:that|me|it|this|my \w+) (?:all |totally |completely )?wrong|
    why (?:is there|are there|do i see|am i|did|are|r) .{0,60}
  (?:violence|suicide|crisis|hotline|help ?lines?|abuse|warning|panel)|
  no (?:me refer[ií]a|quise decir) (?:a )?eso|forma de hablar|me entendiste mal`;

/** "No, not for twenty years": a no to our question, though another reply came between. */
const LATE_NO =
  /^(?:no|nope|nah)[,.]? +(?:not|never|nothing|i(?:'m| am| don't| do not| haven't| have not) )\b/iu;

/** What was done, or is being done by order of voices: a no to thoughts says nothing of it. */
const NOT_DENIED: ReadonlySet<Situation> = new Set([
  "overdose",
  "act_done",
  "attempt",
  "poisoning",
  "medical",
  "psychosis_harm",
]);

/**
 * Whether a plain no to thoughts closes open risk: at every severity, but not after an act; and where a time was named,
 * the second one ("I'll be dead by Friday" is a figure of speech, too).
 */
export function mayBeDenied(
  risk: RiskState | null,
  told: ReadonlySet<string>,
  history: ReplyTarget["history"],
): boolean {
  const situation = risk?.situation ?? null;
  if (situation !== null && NOT_DENIED.has(situation)) return false;
  return !told.has("time") || history.some(hasDeniedThoughts);
}

function hasDeniedThoughts({ classes }: ReplyTarget["history"][number]): boolean {
  const answer = classes?.answer;
  return answer?.is === "no" && ABOUT_THOUGHTS.has(answer.question);
}

interface Around {
  state: AskingState;
  /** The writer said yes themselves since the risk opened. */
  hasSaidYes: boolean;
  /** A plain no to thoughts closes what is open. */
  mayBeDenied: boolean;
  language: Language;
}

/** What a message says in the terms of the table of asking. */
export function classifyAnswer(
  words: string,
  read: AnswerRead | null,
  { state, hasSaidYes, mayBeDenied, language }: Around,
): Said {
  const message = read?.isTapped ? "" : words;
  const isOpen = state === "open" || state === "folded";
  if (read?.isAboutDanger && read.answer === "yes") return "yes";
  const isNo = read?.answer === "no" && QUESTIONS[read.question].reassures === "no";
  if (isOpen) return saidWhileOpen(message, read, { isNo, hasSaidYes, mayBeDenied, language });
  // A script that locks nothing asks, too: an answer to it is one, and closes no question of ours.
  if (read && !isQuestionOpen(state)) return read.answer === "unsure" ? "maybe" : "answer";
  // "No, I'm not safe" answers another question.
  const isLateNo = state === "unanswered" && read === null && LATE_NO.test(message);
  if (isNo || isLateNo || isNamedDenial(message, language)) return "no";
  if (isOnlyJoke(message)) return "joke";
  if (read?.answer === "unsure") return "maybe";
  return read ? "answer" : "other";
}

function saidWhileOpen(
  message: string,
  read: AnswerRead | null,
  { isNo, hasSaidYes, mayBeDenied, language }: Omit<Around, "state"> & { isNo: boolean },
): Said {
  const deniesThoughts = isNo && read !== null && ABOUT_THOUGHTS.has(read.question);
  const isMisread =
    (MISREADING.test(message) && (isNo || isNamedDenial(message, language))) ||
    NAMES_WHAT_WAS_MEANT.test(message);
  const isDenied = DENIES_THOUGHTS.test(message) && isNamedDenial(message, language);
  const isNoToThoughts = mayBeDenied && (deniesThoughts || isDenied);
  if (!hasSaidYes && (isNoToThoughts || isMisread)) return "no";
  if (read) return read.answer === "unsure" ? "maybe" : "answer";
  return isOnlyJoke(message) ? "joke" : "other";
}
