/**
 * How often a new question about danger may be asked. The table in `asking.yaml` says what follows from
 * a message; this holds back its new questions where few may be asked.
 */
import {
  type AskingInput,
  type AskingState,
  isAfterNo,
  type Transition,
  WATCH_LASTS_MS,
} from "./asking.ts";
import type { Severity } from "./assessment.ts";

/** At most one new question in so many messages, and so many on one day. */
export const MESSAGES_BETWEEN_QUESTIONS = 5;
export const QUESTIONS_A_DAY = 2;

/** When questions were asked, and how much was written since the last. */
export interface AskedBefore {
  /** Milliseconds, the newest last. */
  askedAt: readonly number[];
  messagesSinceAsked: number;
}

/**
 * A new question, in a reply or on a card, only where few were asked: at most one in five messages and two a day,
 * unless a pattern found something new; after a no only then. Where it may not be asked the quiet line stands in its
 * place.
 */
export function withinLimits(
  from: AskingState,
  cell: Transition,
  before: AskedBefore,
  isSomethingNew: boolean,
  now: number,
): Transition {
  const isInReply = cell.to === "asked" && cell.answer === "ordinary_and_question";
  const isNewQuestion = isInReply || cell.answer === "card";
  if (!isNewQuestion || isSomethingNew) return cell;
  if (!isAfterNo(from) && mayAsk(before, now)) return cell;
  const to = from === "clear" ? "rests" : from;
  return { to, answer: "ordinary_and_link", settles: null };
}

/** About these a second sign names the help lines; what a body needs, or another one, is asked on. */
const ABOUT_ONESELF: ReadonlySet<string> = new Set([
  "thoughts",
  "thoughts_gently",
  "putting_in_order",
]);

const GRAVE: ReadonlySet<Severity> = new Set(["high", "critical"]);

/** What stands above the message and what the new sign would ask. */
interface Questions {
  asked: string | null | undefined;
  next: string;
  /** How grave the new sign is: one that a life may hang on is answered by its own script. */
  severity: Severity;
}

/**
 * The question that stands right above the message is not put again at once: a new sign beside it names the help
 * lines.
 */
export function notTwiceInARow(
  from: AskingState,
  input: AskingInput,
  cell: Transition,
  { asked, next, severity }: Questions,
): Transition {
  const isSame = ABOUT_ONESELF.has(asked ?? "") && ABOUT_ONESELF.has(next) && !GRAVE.has(severity);
  const isRepeated = from === "asked" && input === "pattern" && isSame;
  return isRepeated ? { to: "unanswered", answer: "ordinary_and_help", settles: null } : cell;
}

function mayAsk({ askedAt, messagesSinceAsked }: AskedBefore, now: number): boolean {
  const today = askedAt.filter((at) => now - at < WATCH_LASTS_MS);
  if (today.length >= QUESTIONS_A_DAY) return false;
  return today.length === 0 || messagesSinceAsked >= MESSAGES_BETWEEN_QUESTIONS;
}
