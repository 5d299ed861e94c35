import type { ConsideredAnswer } from "#app/content/safety-script.ts";
import { readAnswer } from "#app/reader/reader.server.ts";
import type { QuestionId } from "./questions.ts";

/** So sure the reader has to be of an answer; of a no, which closes what was asked, surer. */
const SURE = 0.9;
const SURE_OF_NO = 0.93;
/** Longer replies are read as what they say. */
const MOST_CHARACTERS = 300;

/** How a reply answers a question by its meaning; null where it answers something else, or isn't clear. */
export async function answerMeant(
  question: QuestionId,
  text: string,
): Promise<ConsideredAnswer | null> {
  if (text.length > MOST_CHARACTERS) return null;
  const { yes, no, maybe } = await readAnswer(question, text);
  if (no >= SURE_OF_NO) return "no";
  if (yes >= SURE) return "yes";
  return maybe >= SURE ? "unsure" : null;
}
