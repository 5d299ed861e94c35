import { isQuestionOpen, type AskingState } from "#app/safety/asking.ts";
import { asksAboutDanger, type Language } from "#app/safety/assessment.ts";
import { NO_WORDS, type WordsRead } from "#app/safety/words-read.ts";
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
  /** Whether the reader alone takes it for one. */
  isGuess: boolean;
}

/**
 * Reads a message as the answer to a written question: by what was tapped, by its words, or else by what the
 * reader says that it means (`meant`); null where it is none. `isHalfNo`: by its meaning a typed no is none.
 */
export function readRiskAnswer(
  question: QuestionId | null,
  { read, choice }: Pick<ReplyTarget["message"], "read" | "choice">,
  meant: ConsideredAnswer | null = null,
  isHalfNo = false,
): AnswerRead | null {
  if (!question) return null;
  const typed = read.words.answers[question];
  const inWords = typed === "no" && isHalfNo ? "unsure" : typed;
  const said = choice === null ? inWords : answerTapped(question, choice);
  const answer = said ?? (choice === null ? meant : null);
  const isAboutDanger = QUESTIONS[question].tone === "danger";
  const [isTapped, isGuess] = [choice !== null, said == null];
  return answer && { answer, question, isAboutDanger, isTapped, isGuess };
}

/**
 * The language of what stands above a short answer, since "no" is a word of two of them: of our lines
 * there, or else that of the talk. Null where the answer shows its own.
 */
export function languageOfQuestion(
  question: QuestionId | null,
  { above, talk }: { above: Language | null; talk: Language | null },
  { says }: WordsRead,
): Language | null {
  if (question && above) return above;
  return (above ?? talk) === "es" && !says.has("english") ? "es" : null;
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

/** Whether a model that takes a question over has to ask it in plain words: that of thoughts of dying. */
export function hasToBePlain(question: QuestionId): boolean {
  return asksAboutOwnLife(question) || question === "today";
}

/** A no to one of these says that there are no thoughts at all, not only none of today. */
const ABOUT_THOUGHTS: ReadonlySet<QuestionId> = new Set([
  ...ABOUT_OWN_LIFE,
  "thoughts_both",
  "hurting_self",
  "hurt_someone",
]);

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
  history: ReplyTarget["history"],
  asked: QuestionId | null = null,
): boolean {
  const situation = risk?.situation ?? null;
  if (situation !== null && NOT_DENIED.has(situation)) return false;
  // "I'm not suicidal" says nothing of a wound, or of the next one.
  if (situation?.startsWith("self_harm") && asked !== "hurting_self") return false;
  return !history.some(namesTime) || history.some(hasDeniedThoughts);
}

/** A time of an act: "I wish I were dead, tomorrow will be the same" sets none. */
function namesTime({ classes }: ReplyTarget["history"][number]): boolean {
  if (!classes?.told?.includes("time")) return false;
  const { tier, kind } = classes.danger;
  return classes.answer !== undefined || (asksAboutDanger(tier) && kind !== "passive_ideation");
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
  /** They asked for no more questions in this conversation: ours doesn't come back. */
  wantsNoQuestions?: boolean;
}

/** What a message says in the terms of the table of asking. */
export function classifyAnswer(
  words: WordsRead,
  read: AnswerRead | null,
  { state, hasSaidYes, mayBeDenied, wantsNoQuestions = false }: Around,
): Said {
  const { says } = read?.isTapped ? NO_WORDS : words;
  const isOpen = state === "open" || state === "folded";
  if (read?.isAboutDanger && read.answer === "yes") return "yes";
  const isNo = read?.answer === "no" && QUESTIONS[read.question].reassures === "no";
  if (isOpen) return saidWhileOpen(says, read, { isNo, hasSaidYes, mayBeDenied });
  // A script that locks nothing asks, too: an answer to it is one, and closes no question of ours.
  if (read && !isQuestionOpen(state)) return read.answer === "unsure" ? "maybe" : "answer";
  // "No, I'm not safe" answers another question.
  const isLateNo = state === "unanswered" && read === null && says.has("late_no");
  if (isNo || isLateNo || says.has("denial")) return "no";
  if (says.has("joke")) return "joke";
  if (read) return read.answer === "unsure" ? "maybe" : "answer";
  return wantsNoQuestions ? "joke" : "other";
}

function saidWhileOpen(
  says: WordsRead["says"],
  read: AnswerRead | null,
  { isNo, hasSaidYes, mayBeDenied }: Omit<Around, "state"> & { isNo: boolean },
): Said {
  const deniesThoughts = isNo && read !== null && ABOUT_THOUGHTS.has(read.question);
  const isMisread =
    (says.has("misreading") && (isNo || says.has("denial"))) || says.has("meant_else");
  const isDenied = says.has("denies_thoughts") && says.has("denial");
  const isNoToThoughts = mayBeDenied && (deniesThoughts || isDenied);
  if (!hasSaidYes && (isNoToThoughts || isMisread)) return "no";
  if (read) return read.answer === "unsure" ? "maybe" : "answer";
  return says.has("joke") ? "joke" : "other";
}
