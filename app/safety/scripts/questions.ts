import { BACK_QUESTIONS } from "./questions-back.ts";
import { DANGER_QUESTIONS } from "./questions-danger.ts";
import { PROTECTION_QUESTIONS } from "./questions-protection.ts";
import type { Question } from "./script.ts";

const ALL = { ...BACK_QUESTIONS, ...DANGER_QUESTIONS, ...PROTECTION_QUESTIONS };

export type QuestionId = keyof typeof ALL;
export const QUESTIONS: Readonly<Record<QuestionId, Question>> = ALL;
export const QUESTION_IDS: readonly QuestionId[] = Object.keys(ALL).filter(
  (id): id is QuestionId => id in ALL,
);
