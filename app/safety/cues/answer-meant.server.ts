import type { ConsideredAnswer, QuestionId } from "#app/content/safety-script.ts";
import { readAnswer } from "#app/reader/reader.server.ts";

/**
 * So sure the reader has to be of a yes or a no. Of 256 held-out answers 18 of 81 yeses and 38 of 70 noes are
 * that sure, and 4 of the others.
 */
const SURE = 0.93;
/** A yes to thoughts of dying that may be a maybe ("yes but I wouldn't do it") is asked about once more. */
const SURE_OF_EITHER = 0.8;
const ABOUT_THOUGHTS: ReadonlySet<QuestionId> = new Set([
  "thoughts",
  "thoughts_now",
  "thoughts_gently",
  "thoughts_both",
]);
/** A wrong yes to one of these is the wrong way round: better a doctor too many. */
const OF_THE_BODY: ReadonlySet<QuestionId> = new Set([
  "medical_now",
  "taken_what",
  "they_in_danger",
]);
/** A wrong no to one of them ends the matter: "he said yes, and no, I won't call". */
const SURE_OF_NO_EMERGENCY = 0.98;
/** Whoever has called is told to call no more: that has to be said, and is never guessed. */
const NEVER_GUESSED: QuestionId = "called";
/** From this share on a no is taken back in the same breath: of 30 held-out noes in plain words, the one that is. */
const SURE_OF_HALF = 0.95;
/** Longer replies are read as what they say. */
const MOST_CHARACTERS = 300;

/**
 * How a reply answers a question by its meaning; null where it answers something else, or isn't clear. One everyday
 * message in 25 reads like a yes: to a question that is asked for the first time it is one to ask about once more.
 */
export async function answerMeant(
  question: QuestionId,
  text: string,
  isAskedFirst = false,
): Promise<ConsideredAnswer | null> {
  if (text.length > MOST_CHARACTERS) return null;
  const { yes, no, maybe } = await readAnswer(question, text);
  if (no >= (OF_THE_BODY.has(question) ? SURE_OF_NO_EMERGENCY : SURE)) return "no";
  if (yes >= SURE && question === NEVER_GUESSED) return null;
  if (yes >= SURE) return isAskedFirst && !OF_THE_BODY.has(question) ? "unsure" : "yes";
  const isEither = ABOUT_THOUGHTS.has(question) && yes + maybe >= SURE_OF_EITHER;
  return maybe >= SURE || isEither ? "unsure" : null;
}

/** Whether a no in plain words is none by its meaning: "no, not tonight. well. I don't know". */
export async function isHalfNo(question: QuestionId, text: string): Promise<boolean> {
  return text.length <= MOST_CHARACTERS && (await readAnswer(question, text)).maybe >= SURE_OF_HALF;
}
