import type { AnswerRefusal } from "./submit-answer.server.ts";

interface RefusalTexts {
  title: string;
  text: string;
  /** Whether it is about what stands in the field. */
  isAtField?: true;
}

/** Why an answer was not kept, in words. */
export const ANSWER_REFUSALS: Readonly<Record<AnswerRefusal, RefusalTexts>> = {
  "too-long": {
    title: "This is too long to save",
    text: "An answer can have up to 4,000 characters. Your text is in the box below. Please shorten it.",
    isAtField: true,
  },
  empty: {
    title: "You haven't written anything yet",
    text: "Please write a few words, or skip this step.",
    isAtField: true,
  },
  "no-step": {
    title: "This exercise has moved to another step",
    text: "Your text is below. It isn't saved yet. The step that's open now is shown above it.",
  },
};
