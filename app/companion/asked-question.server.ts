import type { Language } from "#app/safety/assessment.ts";
import { readAnswerTo } from "#app/safety/scripts/considered-answer.ts";
import { QUESTION_IDS, QUESTIONS, type QuestionId } from "#app/safety/scripts/questions.ts";
import type { ConsideredAnswer } from "#app/safety/written-answers.server.ts";

/** What a message answers to the written question before it. */
export interface AnswerRead {
  answer: ConsideredAnswer;
  question: QuestionId;
  /** Whether the question was about danger, so that a yes is a sign of it. */
  isAboutDanger: boolean;
}

/** Reads a message as the answer to the question that a written text asked; null where it is none. */
export function readAnswer(asked: string, message: string, language: Language): AnswerRead | null {
  const question = QUESTION_IDS.find((id) => {
    const { en, es } = QUESTIONS[id].ask;
    return [...en, ...es].some((words) => asked.includes(words));
  });
  if (!question) return null;
  const answer = readAnswerTo(question, message, language);
  return answer && { answer, question, isAboutDanger: QUESTIONS[question].tone === "danger" };
}
