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
    title: "This is too long to keep",
    text: "An answer can have up to 4,000 characters. Your text is in the box below: please shorten it.",
    isAtField: true,
  },
  empty: {
    title: "Nothing was written",
    text: "Please write a few words, or skip this step.",
    isAtField: true,
  },
  "no-step": {
    title: "This exercise is at another step",
    text: "Your text is below. It was not kept yet: the step that is open now is shown above it.",
  },
};
