import { readOfferAnswer } from "./answers.ts";
import { askWhatHelps } from "./buttons.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { sayLine } from "./say.ts";
import { subjectsIn } from "./subjects.ts";
import { countWords, foldedText } from "./wording.ts";

/** Longer answers to the question after a goal are about more than that. */
const MAX_GOAL_ANSWER = 14;

const DONE =
  /^(?:(?:yes|yeah|yep|well|ok|so|s[ií])[\s,.]+)*(?:i )?(?:did(?: it| that)?|have done|managed|(?:tried|kept)(?= it| that| to |[,.]|$)|it (?:went|worked)|went (?:well|ok|fine|good)|a (?:bit|little)|mostly|partly|sometimes|twice|once|lo hice|un poco|a veces)\b/u;
const NOT_DONE =
  /\b(?:didn't|did not|haven't|have not|couldn't|could not|forgot|not (?:yet|really|at all|once)|never got|no time|no pude|no lo hice)\b/u;

/** The answer to how it went with what was set; null where the first message is about something else. */
export function goalAnswer(turn: Turn): TurnReply | null {
  const { message, remembered } = turn;
  const text = foldedText(message.content);
  if (!remembered?.goal || countWords(text) > MAX_GOAL_ANSWER) return null;
  // "I haven't slept" names something that comes first.
  if (subjectsIn(turn).length > 0) return null;
  const isNo =
    NOT_DONE.test(text) || (readOfferAnswer(message.content) === "no" && countWords(text) <= 4);
  if (!isNo && !DONE.test(text)) return null;
  return askWhatHelps(turn, sayLine(turn, isNo ? "goal_asked_not" : "goal_asked_done"));
}
