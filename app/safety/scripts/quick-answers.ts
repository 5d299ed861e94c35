import type { Answer } from "#app/content/safety-script.ts";
import type { Language } from "#app/safety/assessment.ts";

/** A button. What it means is its id, "today.yes": which question, and which of its answers. */
export interface QuickAnswer {
  id: string;
  label: string;
  message: string;
}

/** The buttons of a question: their labels are kept as the person's own words. */
export function quickAnswersOf(
  question: string,
  answers: readonly Answer[],
  language: Language,
): readonly QuickAnswer[] {
  return answers.map((answer) => ({
    id: `${question}.${answer.id}`,
    label: answer.says[language],
    message: answer.says[language],
  }));
}
