import type { Answer } from "#app/content/safety-script.ts";
import type { Language } from "#app/safety/assessment.ts";

/** A button: its label is what is posted, as the person's own words. */
export interface QuickAnswer {
  id: string;
  label: string;
  message: string;
}

export function quickAnswersOf(
  answers: readonly Answer[],
  language: Language,
): readonly QuickAnswer[] {
  return answers.map((answer) => ({
    id: answer.id,
    label: answer.says[language],
    message: answer.says[language],
  }));
}
