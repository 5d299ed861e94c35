import { findRiskState, stateOf } from "#app/models/risk.server.ts";
import { QUESTIONS } from "#app/safety/scripts/questions.ts";
import { questionAtEnd } from "#app/safety/written-answers.server.ts";
import type { PageQuestion } from "./question-card.tsx";

/** What the card of a page asks, where a text on it may have meant danger; null where nothing is asked. */
export async function findPageQuestion(userId: string): Promise<PageQuestion | null> {
  const risk = await findRiskState(userId);
  if (!risk?.questionAsked || stateOf(risk) !== "rests") return null;
  if (QUESTIONS[risk.questionAsked].reassures !== "no") return null;
  const { text, quickAnswers } = questionAtEnd(risk.questionAsked, risk.questionWording, "en");
  return { text, answers: quickAnswers };
}
